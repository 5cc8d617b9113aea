import { beginsWithGivenName } from '../values/given-names.ts'
import { isCapitals, lettersOnly } from '../values/letters.ts'
import { withNameAccents } from '../values/name-accents.ts'
import { beginsWithSurname } from '../values/surnames.ts'
import { fuzzyFind } from './fuzzy-find.ts'
import { readingConfidence, type Span } from './span.ts'

/** A place that names a person. */
interface Print {
  readonly name: string
  /** The name in capitals without accents. */
  readonly key: string
}

/** Letters of a name for each that may have been misread. */
const LETTERS_PER_EDIT = 8
const EDITS_MAX = 3
/** Letters of one word that may have been misread: a family shares all words of its names but one. */
const WORD_EDITS_MAX = 1
/** The same of a long word, where one of both spellings is no name that a list has: strokes of a pen go through several letters. */
const LONG_WORD = 6
const LONG_WORD_EDITS_MAX = 2

/** A spelling lends its accents where it was read with at least this confidence. */
const MARKS_CONFIDENCE_MIN = 0.8

/**
 * One key for every person in a text that was read from pixels: names that differ by a few letters are one
 * name, spelt as where it was read with the most confidence, in capitals or not as each place has it. A text
 * layer is left as it is printed.
 */
export function withOneSpelling<P extends Print>(
  prints: readonly P[],
  spansOf: (print: P) => readonly Span[],
): P[] {
  const spellings = prints.map((print): Spelling => {
    return { print, confidence: readingConfidence(spansOf(print)) }
  })
  const isRead = (print: P) => spansOf(print).some(({ line }) => line.line.source === 'ocr')
  if (!prints.some(isRead)) return [...prints]
  const persons: Spelling[][] = []
  for (const spelling of spellings) {
    const known = persons.find((own) => own.some(({ print }) => isNear(print.key, spelling.print.key)))
    if (known) known.push(spelling)
    else persons.push([spelling])
  }
  const surnames = surelyMarked(spellings)
  return prints.map((print) => {
    const own = persons.find((some) => some.some((one) => one.print === print)) ?? []
    const ranked = own.toSorted((a, b) => b.confidence - a.confidence)
    const key = ranked[0]?.print.key ?? print.key
    const alike = ranked.find((one) => isCapitals(one.print.name) === isCapitals(print.name))
    const name = alike?.print.name ?? print.name
    // A stamp may print capitals without accents; small letters have those that the capitals have.
    const sure = ranked.filter(({ confidence }) => confidence >= MARKS_CONFIDENCE_MIN)
    const spelt = isCapitals(name)
      ? name
      : sure.reduce((known, one) => withMarks(known, one.print.name), name)
    return { ...print, name: isCapitals(name) ? inCapitals(name) : withSurnames(spelt, surnames), key }
  })
}

/** Small print has room for an accent, not for its form: `ESTÉVÃO` is ESTÊVÃO. */
function inCapitals(name: string): string {
  return name.split(' ').map(withNameAccents).join(' ')
}

/** Surnames of the document that were read with confidence, with the most accents that they have anywhere, by their letters. */
function surelyMarked(spellings: readonly Spelling[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const { print, confidence } of spellings) {
    if (confidence < MARKS_CONFIDENCE_MIN) continue
    for (const word of print.name.split(' ').slice(1)) {
      const letters = lettersOnly(word).toUpperCase()
      const other = known.get(letters)
      if (other === undefined || marksOf(word) > marksOf(other)) known.set(letters, word)
    }
  }
  return known
}

/** Parents and children share their surnames, and one of them was read with all accents. */
function withSurnames(name: string, surnames: ReadonlyMap<string, string>): string {
  const [given = '', ...rest] = name.split(' ')
  return [
    given,
    ...rest.map((word) => withMarks(word, surnames.get(lettersOnly(word).toUpperCase()) ?? word)),
  ].join(' ')
}

/** Accents, hyphens and apostrophes get lost on pixels, hardly ever invented: a spelling takes those of its equal. */
function withMarks(name: string, other: string): string {
  if (lettersOnly(name).toUpperCase() !== lettersOnly(other).toUpperCase() || marksOf(other) <= marksOf(name))
    return name
  const own = [...name].filter((sign) => /\p{L}/u.test(sign))
  let at = 0
  return [...other]
    .map((sign) => {
      if (!/\p{L}/u.test(sign)) return sign
      const letter = own[at++] ?? sign
      return letter === letter.toUpperCase() ? sign.toUpperCase() : sign.toLowerCase()
    })
    .join('')
}

function marksOf(name: string): number {
  return name.normalize('NFD').replace(/[\p{L}\s]/gu, '').length
}

interface Spelling {
  readonly print: Print
  readonly confidence: number
}

function isNear(a: string, b: string): boolean {
  if (a === b) return true
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a]
  const edits = Math.min(EDITS_MAX, Math.floor(shorter.length / LETTERS_PER_EDIT))
  if (edits === 0 || longer.length - shorter.length > edits || isFamily(a, b)) return false
  return fuzzyFind(longer, shorter, edits).some((hit) => hit.edits <= edits)
}

/** Whether two names word by word differ in one word as a whole, or in given names that both exist. */
function isFamily(a: string, b: string): boolean {
  const [own, others] = [a.split(' '), b.split(' ')]
  if (own[0] !== others[0] && beginsWithGivenName(a) && beginsWithGivenName(b)) return true
  if (own.length !== others.length) return false
  return own.some((word, index) => !isNearWord(word, others[index] ?? ''))
}

function isNearWord(a: string, b: string): boolean {
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a]
  const isLong = shorter.length >= LONG_WORD && !(isName(a) && isName(b))
  const edits = isLong ? LONG_WORD_EDITS_MAX : WORD_EDITS_MAX
  if (longer.length - shorter.length > edits) return false
  return fuzzyFind(longer, shorter, edits).some((hit) => hit.edits <= edits)
}

function isName(word: string): boolean {
  return beginsWithGivenName(word) || beginsWithSurname(word)
}

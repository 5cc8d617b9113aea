import { beginsWithGivenName } from '../values/given-names.ts'
import { isCapitals } from '../values/letters.ts'
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
/** Words of a signature: fewer are a family's. */
const SIGNED_WORDS_MIN = 3
/** Letters of one word that may have been misread: a family shares all words of its names but one. */
const WORD_EDITS_MAX = 1
/**
 * The same of a long word, where one of both spellings is no name that a list has and one was hardly read: strokes of a pen go through
 * several letters, and siblings have names alike.
 */
const LONG_WORD = 6
const LONG_WORD_EDITS_MAX = 2
/** A name that was read with less may be written by hand. */
const HARDLY_READ = 0.5

/**
 * One key for every person in a text that was read from pixels: names that differ by a few letters are one
 * name, spelt as where it was read with the most confidence, in capitals or not as each place has it. A text
 * layer is left as it is printed.
 */
export function withOneSpelling<P extends Print>(
  prints: readonly P[],
  spansOf: (print: P) => readonly Span[],
): P[] {
  const isRead = (print: P) => spansOf(print).some(({ line }) => line.line.source === 'ocr')
  if (!prints.some(isRead)) return [...prints]
  const persons = new Set<Spelling[]>()
  const spellingsOf = prints.map((print) => {
    const spelling = { print, confidence: readingConfidence(spansOf(print)) }
    const own = [...persons].find((some) => some.some((one) => isOneName(one, spelling))) ?? []
    own.push(spelling)
    persons.add(own)
    return own
  })
  return prints.map((print, i) => {
    const ranked = (spellingsOf[i] ?? []).toSorted((a, b) => b.confidence - a.confidence)
    const alike = ranked.find((one) => isCapitals(one.print.name) === isCapitals(print.name))
    const key = ranked[0]?.print.key ?? print.key
    return { ...print, name: alike?.print.name ?? print.name, key: endOfLonger(key, prints) ?? key }
  })
}

/** `AMPARO COELHO NOTETO`, as a pen writes it, where `MARIA DO AMPARO COELHO NOLETO` stands elsewhere: the end of that name. */
function endOfLonger(key: string, prints: readonly Print[]): string | undefined {
  const count = key.split(' ').length
  if (count < SIGNED_WORDS_MIN) return undefined
  const longer = prints.map((other) => other.key.split(' ')).filter(({ length }) => length > count)
  return longer.map((words) => words.slice(-count).join(' ')).find((end) => isNear(end, key, true))
}

function isOneName(one: Spelling, other: Spelling): boolean {
  const isHardlyRead = Math.min(one.confidence, other.confidence) < HARDLY_READ
  return isNear(one.print.key, other.print.key, isHardlyRead)
}

interface Spelling {
  readonly print: Print
  readonly confidence: number
}

function isNear(a: string, b: string, isHardlyRead: boolean): boolean {
  if (a === b) return true
  const edits = Math.floor(Math.min(a.length, b.length) / LETTERS_PER_EDIT)
  return edits > 0 && isWithin(edits, a, b) && !isFamily(a, b, isHardlyRead)
}

/** Whether two texts differ by so many letters at most. */
function isWithin(edits: number, a: string, b: string): boolean {
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a]
  return longer.length - shorter.length <= edits && fuzzyFind(longer, shorter, edits).length > 0
}

/** Whether two names word by word differ in one word as a whole, or in given names that both exist. */
function isFamily(a: string, b: string, isHardlyRead: boolean): boolean {
  const [own, others] = [a.split(' '), b.split(' ')]
  if (own[0] !== others[0] && beginsWithGivenName(a) && beginsWithGivenName(b)) return true
  if (own.length !== others.length) return false
  return own.some((word, index) => !isNearWord(word, others[index] ?? '', isHardlyRead))
}

function isNearWord(a: string, b: string, isHardlyRead: boolean): boolean {
  const isLong = isHardlyRead && Math.min(a.length, b.length) >= LONG_WORD && !(isName(a) && isName(b))
  return isWithin(isLong ? LONG_WORD_EDITS_MAX : WORD_EDITS_MAX, a, b)
}

function isName(word: string): boolean {
  return beginsWithGivenName(word) || beginsWithSurname(word)
}

import { beginsWithGivenName } from '../values/given-names.ts'
import { isCapitals } from '../values/letters.ts'
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
/** Letters of one word that may have been misread: a family shares all words of its names but one. */
const WORD_EDITS_MAX = 1
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
    const own = [...persons].find((some) => some.some((one) => isNear(one.print.key, print.key))) ?? []
    own.push(spelling)
    persons.add(own)
    return own
  })
  return prints.map((print, i) => {
    const ranked = (spellingsOf[i] ?? []).toSorted((a, b) => b.confidence - a.confidence)
    const alike = ranked.find((one) => isCapitals(one.print.name) === isCapitals(print.name))
    const key = ranked[0]?.print.key ?? print.key
    return { ...print, name: alike?.print.name ?? print.name, key }
  })
}

interface Spelling {
  readonly print: Print
  readonly confidence: number
}

function isNear(a: string, b: string): boolean {
  if (a === b) return true
  const edits = Math.floor(Math.min(a.length, b.length) / LETTERS_PER_EDIT)
  return edits > 0 && isWithin(edits, a, b) && !isFamily(a, b)
}

/** Whether two texts differ by so many letters at most. */
function isWithin(edits: number, a: string, b: string): boolean {
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a]
  return longer.length - shorter.length <= edits && fuzzyFind(longer, shorter, edits).length > 0
}

/** Whether two names word by word differ in one word as a whole, or in given names that both exist. */
function isFamily(a: string, b: string): boolean {
  const [own, others] = [a.split(' '), b.split(' ')]
  if (own[0] !== others[0] && beginsWithGivenName(a) && beginsWithGivenName(b)) return true
  if (own.length !== others.length) return false
  return own.some((word, index) => !isWithin(WORD_EDITS_MAX, word, others[index] ?? ''))
}

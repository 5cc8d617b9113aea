import type { TextLine } from '../types.ts'
import { type KnownWords, LETTERS_MIN, writtenLike } from './known-words.ts'
import type { Alternative } from './weigh-alternatives.ts'

/** Log-odds that a doubtful word is one which the document prints elsewhere: of two, most are the same word. */
export const SAME_WORD_PRIOR = 1.5
/** Hyphens and apostrophes get lost on pixels, hardly ever invented. */
export const LOST_MARK_PRIOR = 1

/** Hyphens and apostrophes of names that the document prints elsewhere, where a line has lost them. */
export function lostMarks(known: KnownWords): (line: TextLine) => Alternative[] {
  const [marked, cut] = [markedNames(known), cutNames(known)]
  return (line) => {
    // Hardly a line holds one, which its letters tell sooner than a pattern.
    const lower = line.text.toLowerCase()
    const isIn = ({ letters }: { readonly letters: string }) => lower.includes(letters)
    return [...unmarkedNames(line, marked.filter(isIn)), ...beginningsOfCutNames(line, cut.filter(isIn))]
  }
}

/** A word with a hyphen or an apostrophe, and how it looks without. */
interface MarkedName {
  /** In lower case. */
  readonly letters: string
  readonly unmarked: RegExp
  readonly forms: readonly string[]
}

function markedNames(known: KnownWords): MarkedName[] {
  return [...known].flatMap(([key, { forms }]) => {
    if (!/['’-]/.test(key)) return []
    const parts = key.split(/['’-]/).join(' ')
    return [{ letters: parts, unmarked: new RegExp(`(?<![\\p{L}'’-])${parts}(?![\\p{L}'’-])`, 'giu'), forms }]
  })
}

/** `MIRANDELA-VAZ` read as `MIRANDELA VAZ`: two words that are one elsewhere. */
function unmarkedNames(line: TextLine, marked: readonly MarkedName[]): Alternative[] {
  return marked.flatMap(({ unmarked, forms }) =>
    [...line.text.matchAll(unmarked)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: writtenLike(match[0], forms),
      prior: SAME_WORD_PRIOR + LOST_MARK_PRIOR,
    })),
  )
}

/** The part before the hyphen of a word that has one, at the end of a line. */
interface CutName {
  /** In lower case. */
  readonly letters: string
  readonly atEnd: RegExp
}

function cutNames(known: KnownWords): CutName[] {
  return [...known.keys()].flatMap((key) => {
    const [first = '', second] = key.split('-')
    if (!second || first.length < LETTERS_MIN) return []
    return [{ letters: first, atEnd: new RegExp(`(?<!\\p{L})${first}[.,]?$`, 'iu') }]
  })
}

/** `Antônio Mirandela.` at the end of a line, `Vaz` on the next: the hyphen there is easily lost. */
function beginningsOfCutNames(line: TextLine, cut: readonly CutName[]): Alternative[] {
  return cut.flatMap(({ letters, atEnd }) => {
    const end = atEnd.exec(line.text)
    if (!end) return []
    const text = `${line.text.slice(end.index, end.index + letters.length)}-`
    return [{ start: end.index, end: line.text.length, text, prior: SAME_WORD_PRIOR + LOST_MARK_PRIOR }]
  })
}

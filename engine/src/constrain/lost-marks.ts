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
  return (line) => [...unmarkedNames(line, marked), ...beginningsOfCutNames(line, cut)]
}

/** A word with a hyphen or an apostrophe, and how it looks without. */
interface MarkedName {
  readonly unmarked: RegExp
  readonly forms: readonly string[]
}

function markedNames(known: KnownWords): MarkedName[] {
  return [...known].flatMap(([key, { forms }]) => {
    if (!/['’-]/.test(key)) return []
    const parts = key.split(/['’-]/).join(' ')
    return [{ unmarked: new RegExp(`(?<![\\p{L}'’-])${parts}(?![\\p{L}'’-])`, 'giu'), forms }]
  })
}

/** `MIRANDELA-VAZ` read as `MIRANDELA VAZ`: two words that are one elsewhere. */
function unmarkedNames(line: TextLine, marked: readonly MarkedName[]): Alternative[] {
  const found = marked.filter(({ unmarked }) => line.text.search(unmarked) >= 0)
  return found.flatMap(({ unmarked, forms }) =>
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
  readonly length: number
  readonly atEnd: RegExp
}

function cutNames(known: KnownWords): CutName[] {
  return [...known.keys()].flatMap((key) => {
    const [first = '', second] = key.split('-')
    if (!second || first.length < LETTERS_MIN) return []
    return [{ length: first.length, atEnd: new RegExp(`(?<!\\p{L})${first}[.,]?$`, 'iu') }]
  })
}

/** `Antônio Mirandela.` at the end of a line, `Vaz` on the next: the hyphen there is easily lost. */
function beginningsOfCutNames(line: TextLine, cut: readonly CutName[]): Alternative[] {
  return cut.flatMap(({ length, atEnd }) => {
    const end = atEnd.exec(line.text)
    if (!end) return []
    const text = `${line.text.slice(end.index, end.index + length)}-`
    return [{ start: end.index, end: line.text.length, text, prior: SAME_WORD_PRIOR + LOST_MARK_PRIOR }]
  })
}

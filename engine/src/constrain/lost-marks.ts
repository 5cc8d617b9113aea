import type { TextLine } from '../types.ts'
import { type KnownWords, writtenLike } from './known-words.ts'
import type { Alternative } from './weigh-alternatives.ts'

/** Log-odds that a doubtful word is one which the document prints elsewhere: of two, most are the same word. */
export const SAME_WORD_PRIOR = 1.5
/** Hyphens and apostrophes get lost on pixels, hardly ever invented. */
export const LOST_MARK_PRIOR = 1

/** Hyphens and apostrophes of names that the document prints elsewhere, where a line has lost them. */
export function lostMarks(known: KnownWords): (line: TextLine) => Alternative[] {
  const marked = markedNames(known)
  return (line) => unmarkedNames(line, marked)
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
  return marked.flatMap(({ unmarked, forms }) =>
    [...line.text.matchAll(unmarked)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: writtenLike(match[0], forms),
      prior: SAME_WORD_PRIOR + LOST_MARK_PRIOR,
    })),
  )
}

import { withHyphens } from './fold.ts'
import { type Hit, hitsOf } from './hit.ts'
import { letterPairs } from './letter-pairs.ts'
import { trimmed } from './trimmed-text.ts'
import { unaccented } from './unaccented.ts'

/** A code has at most this share of its pairs of letters in common with words; words have two thirds and more. */
const KNOWN_PAIRS_MAX = 0.6
const PAIRS_MIN = 4

/** A number or a code, without the sign that announces it; accents in it are specks above its letters. Null for words. */
export function withDigits(text: string): string | null {
  const bare = trimmed(text.replace(/^\s*n\s?[.º°o]{1,3}\s*:?\s*/iu, ''))?.replace(/[.,;]+$/, '')
  const core = bare && unaccented(withHyphens(bare))
  return core && (/\d|^\S*\p{Ll}\p{Lu}\S*$/u.test(core) || isDrawn(core)) ? core : null
}

/** `XBzai-Lphjg`, `AEQFWP`: letters that follow each other as in no word. */
function isDrawn(code: string): boolean {
  const { all, known } = letterPairs(code)
  return !code.includes(' ') && all >= PAIRS_MIN && known <= KNOWN_PAIRS_MAX * all
}

/** `EEQM 41877 KPT`: letters, figures and letters, as of the seals of Rio's registries. */
const IN_GROUPS = /(?<!\S)[A-Z]{2,5} \d{4,6} [A-Z]{2,5}(?!\S)/g

/** The code in groups of a line in which an offset lies. */
export function groupsAround(line: string, at: number): Hit | undefined {
  return hitsOf(line, IN_GROUPS).find(({ start, end }) => start <= at && at < end)
}

import type { TextLine } from '../types.ts'
import { unaccented } from '../values/unaccented.ts'
import odds from './accent-odds.json' with { type: 'json' }
import { type Alternative, weighAlternatives } from './weigh-alternatives.ts'

/**
 * Log-odds of the circumflex against the acute, by the vowel and by what follows it in its word: `empréstimo` but
 * `ciência`. Counted on a Portuguese word list (`python -m ficha_train.text.accents`).
 */
const ODDS: Readonly<Record<string, Readonly<Record<string, number>>>> = odds
/** Names keep their own ways: what was clearly read stands. */
const ODDS_MAX = 4

const ACUTE_OF: Readonly<Record<string, string>> = { â: 'á', ê: 'é', ô: 'ó' }
const CIRCUMFLEX_OF: Readonly<Record<string, string>> = { á: 'â', é: 'ê', ó: 'ô' }

/** A line whose acutes and circumflexes are weighed by the letters after them: small print shows that there is an accent, not which. */
export function withLikelyAccents(line: TextLine): TextLine {
  if (!line.recognition) return line
  const alternatives = [...line.text.matchAll(/[áâéêóô]/giu)].flatMap(
    ({ 0: read, index }) => other(read, line.text.slice(index + 1, index + 3), index) ?? [],
  )
  return alternatives.length === 0 ? line : weighAlternatives(line, alternatives)
}

function other(read: string, after: string, start: number): Alternative | null {
  const letter = read.toLowerCase()
  const follows = unaccented(after).toLowerCase()
  const table = ODDS[unaccented(letter)] ?? {}
  const circumflex = table[follows] ?? table[follows.charAt(0)]
  const text = ACUTE_OF[letter] ?? CIRCUMFLEX_OF[letter]
  if (circumflex === undefined || text === undefined) return null
  const prior = letter in ACUTE_OF ? -circumflex : circumflex
  if (prior <= 0) return null
  return {
    start,
    end: start + 1,
    text: read === letter ? text : text.toUpperCase(),
    prior: Math.min(ODDS_MAX, prior),
  }
}

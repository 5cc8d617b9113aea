import type { TextLine } from '../types.ts'
import type { Grammar } from './grammar.ts'
import { type Found, searchGrammar } from './search.ts'
import { stepsOfStretch } from './stretch-steps.ts'
import { logProbabilityOf } from './text-probability.ts'

/**
 * One print in a hundred breaks the rule of its own value: typing errors, forgeries, another kind of value.
 * So a reading that keeps the rule may be 4.6 less probable (natural logarithm) than what was read first,
 * and no more: below that margin the print is taken as it stands, and its check fails visibly.
 */
const BROKEN_PRINT_SHARE = 0.01
/** The reading must be more probable than all others and a broken print together. */
const PROBABILITY_MIN = 0.5

/** A stretch of a line, read under a grammar. */
export interface GrammarReading {
  /** A string of the grammar. */
  readonly text: string
  /** Its value, see `Grammar.valueOf`. */
  readonly value: string
  /** Probability in [0, 1] that this is printed there: it says how far the reading had to go. */
  readonly probability: number
  /** How much less probable it is than the first reading, as natural logarithm; 0 when it is that reading. */
  readonly margin: number
}

/**
 * The most probable string of a grammar where text offsets [start, end) of a line were read from pixels.
 *
 * @returns null when the line was not read from pixels, or no string of the grammar is within the margin
 */
export function readUnderGrammar(
  line: TextLine,
  start: number,
  end: number,
  grammar: Grammar,
): GrammarReading | null {
  const { recognition } = line
  if (!recognition || recognition.characters.length !== line.text.length) return null
  const steps = stepsOfStretch(recognition, line.text, start, end)
  const read = line.text.slice(start, end)
  const first = logProbabilityOf(read, steps)
  const found = withRead(searchGrammar(steps, grammar), read, first, grammar)
  const best = bestValue(found, grammar)
  if (best === null || first === -Infinity) return null
  const margin = Math.max(0, first - best.logProbability)
  const others = found.filter(({ text }) => grammar.valueOf(text) !== best.value)
  // Weights against the reading itself: other strings of the grammar, and the first reading as a broken print.
  const weight = (logProbability: number) => Math.exp(logProbability - best.logProbability)
  const broken = grammar.accepts(read) ? 0 : (weight(first) * BROKEN_PRINT_SHARE) / (1 - BROKEN_PRINT_SHARE)
  const total = 1 + others.reduce((sum, one) => sum + weight(one.logProbability), 0) + broken
  const probability = 1 / total
  return probability < PROBABILITY_MIN ? null : { text: best.text, value: best.value, probability, margin }
}

/** What was read first counts also where the beam lost it. */
function withRead(found: readonly Found[], read: string, first: number, grammar: Grammar): Found[] {
  const isKnown = found.some(({ text }) => text === read)
  const isAnother = !isKnown && first > -Infinity && grammar.accepts(read)
  return isAnother ? [...found, { text: read, logProbability: first }] : [...found]
}

function bestValue(found: readonly Found[], grammar: Grammar): (Found & { readonly value: string }) | null {
  const best = found.reduce<Found | null>(
    (top, one) => (top === null || one.logProbability > top.logProbability ? one : top),
    null,
  )
  return best && { ...best, value: grammar.valueOf(best.text) }
}

import type { TextLine } from '../types.ts'
import type { Grammar } from './grammar.ts'
import { searchGrammar } from './search.ts'
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
interface GrammarReading {
  /** A string of the grammar. */
  readonly text: string
  /** Its value, see `Grammar.valueOf`. */
  readonly value: string
  /** Probability in [0, 1] that this is printed there: it says how far the reading had to go. */
  readonly probability: number
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
  const steps = stepsOfStretch(line, start, end)
  if (!steps) return null
  const read = line.text.slice(start, end)
  const first = logProbabilityOf(read, steps)
  const found = searchGrammar(steps, grammar)
  const [best] = found
  if (!best || first === -Infinity) return null
  const value = grammar.valueOf(best.text)
  const others = found.filter(({ text }) => grammar.valueOf(text) !== value)
  // Weights against the reading itself: other strings of the grammar, and the first reading as a broken print.
  const weight = (logProbability: number) => Math.exp(logProbability - best.logProbability)
  const broken = grammar.accepts(read) ? 0 : (weight(first) * BROKEN_PRINT_SHARE) / (1 - BROKEN_PRINT_SHARE)
  const total = 1 + others.reduce((sum, one) => sum + weight(one.logProbability), 0) + broken
  const probability = 1 / total
  return probability < PROBABILITY_MIN ? null : { text: best.text, value, probability }
}

import { CHARACTERS } from '../model-facts.ts'
import { remembered } from '../remembered.ts'
import type { TextLine } from '../types.ts'
import { accepts, type Begun, type Grammar, NOTHING_YET } from './grammar.ts'
import { type Guide, logProbabilityOf, search } from './search.ts'
import { stepsOfStretch } from './stretch-steps.ts'

/**
 * One print in a hundred breaks the rule of its own value: typing errors, forgeries, another kind of value.
 * So a reading that keeps the rule may be 4.6 less probable (natural logarithm) than what was read first,
 * and no more: below that margin the print is taken as it stands, and its check fails visibly.
 */
const BROKEN_PRINT_SHARE = 0.01
/** The reading must be more probable than all others and a broken print together. */
const PROBABILITY_MIN = 0.5

/** A number of 14 places has a few dozen beginnings that are not far behind, and what is 12 behind ends below any margin. */
const BEAM = { width: 160, behindMax: 12, signMin: -Infinity }

/** A stretch of a line, read under a grammar. */
interface GrammarReading {
  /** A string of the grammar. */
  readonly text: string
  /** Its signs without those that only part it. */
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
  if (first === -Infinity) return null
  const found = search(steps, guideOf(grammar), BEAM)
  const [best] = found
  if (!best) return null
  const { value } = best.state
  const others = found.filter(({ state }) => state.value !== value)
  // Weights against the reading itself: other strings of the grammar, and the first reading as a broken print.
  const weight = (logProbability: number) => Math.exp(logProbability - best.logProbability)
  const broken = accepts(grammar, read) ? 0 : (weight(first) * BROKEN_PRINT_SHARE) / (1 - BROKEN_PRINT_SHARE)
  const total = 1 + others.reduce((sum, one) => sum + weight(one.logProbability), 0) + broken
  const probability = 1 / total
  return probability < PROBABILITY_MIN ? null : { text: best.text, value, probability }
}

const guideOf = remembered(
  ({ grow, isWhole }: Grammar): Guide<Begun> => ({
    start: NOTHING_YET,
    grow(begun, value) {
      const state = grow(begun, CHARACTERS[value] ?? '')
      return state && { state, logPrior: 0 }
    },
    end: (begun) => (isWhole(begun) ? 0 : -Infinity),
  }),
)

import type { Recognition, TextLine } from '../types.ts'
import type { Grammar } from './grammar.ts'
import { type Found, logProbabilityOf, type Steps, searchGrammar } from './search.ts'

/**
 * One print in a hundred breaks the rule of its own value: typing errors, forgeries, another kind of value.
 * So a reading that keeps the rule may be 4.6 less probable (natural logarithm) than what was read first,
 * and no more: below that margin the print is taken as it stands, and its check fails visibly.
 */
const BROKEN_PRINT_SHARE = 0.01
/** The reading must be more probable than all others and a broken print together. */
const PROBABILITY_MIN = 0.5

/** A stretch of a line, read under a grammar. */
export interface Rereading {
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
export function readAgain(line: TextLine, start: number, end: number, grammar: Grammar): Rereading | null {
  const { recognition } = line
  if (!recognition || recognition.characters.length !== line.text.length) return null
  const steps = stepsOf(recognition, line.text, start, end)
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

/** The steps of a stretch: up to the surest blank between it and the signs beside it, spaces among them. */
export function stepsOf(recognition: Recognition, text: string, start: number, end: number): Steps {
  const { kept, classes, logProbabilities, characters, steps } = recognition
  const stepAt = (at: number) => characters[at]?.step ?? 0
  const from = start === 0 ? 0 : blankBetween(recognition, stepAt(start - 1), stepAt(start))
  const to = end === text.length ? steps : blankBetween(recognition, stepAt(end - 1), stepAt(end))
  // Signs that were put in later stand on the step of the one before them.
  return { kept, classes, logProbabilities, from, to: Math.max(from, to, stepAt(end - 1) + 1) }
}

/** The step between two that is the most probably blank; the later of equals. */
function blankBetween({ kept, classes, logProbabilities }: Recognition, from: number, to: number): number {
  let [best, highest] = [Math.ceil((from + to) / 2), -Infinity]
  for (let step = from + 1; step < to; step++) {
    for (let rank = step * kept; rank < (step + 1) * kept; rank++) {
      const logProbability = logProbabilities[rank] ?? -Infinity
      if (classes[rank] === 0 && logProbability >= highest) [best, highest] = [step, logProbability]
    }
  }
  return best
}

import { CHARACTERS } from '../model-facts.ts'
import type { Recognition } from '../types.ts'
import type { Grammar } from './grammar.ts'

/** Beginnings kept from step to step; a number of 14 places has a few dozen that are not far behind. */
const WIDTH = 160
/** Beginnings this far behind the best (natural logarithm) end below any margin that is accepted. */
const BEHIND_MAX = 12

/** A string of the grammar and how probable the recogniser finds it. */
export interface Found {
  readonly text: string
  /** Natural logarithm, summed over all alignments of the text with the steps. */
  readonly logProbability: number
}

/** What the recogniser said on the steps [from, to) of a line. */
export type Steps = Pick<Recognition, 'kept' | 'classes' | 'logProbabilities'> & {
  readonly from: number
  readonly to: number
}

/** A beginning: log-probabilities of its alignments that end with a blank, and of those that do not. */
interface Beginning {
  readonly text: string
  readonly last: number
  blank: number
  sign: number
}

/**
 * The most probable strings of a grammar, best first: CTC prefix beam search in which only what the grammar
 * can begin with grows. Signs that the recogniser did not keep for a step are not invented.
 *
 * @see Graves and Jaitly 2014, "Towards end-to-end speech recognition with recurrent neural networks", algorithm 1
 */
export function searchGrammar(steps: Steps, grammar: Grammar): Found[] {
  const known = new Map<string, boolean>()
  const begins = (text: string) => {
    const answer = known.get(text) ?? grammar.begins(text)
    known.set(text, answer)
    return answer
  }
  let beam: Beginning[] = [{ text: '', last: 0, blank: 0, sign: -Infinity }]
  for (let step = steps.from; step < steps.to; step++) beam = advance(beam, steps, step, begins)
  return beam
    .map((one) => ({ text: one.text, logProbability: total(one) }))
    .filter(({ text }) => grammar.accepts(text))
    .sort((a, b) => b.logProbability - a.logProbability)
}

/**
 * How probable the recogniser finds a text on these steps, as natural logarithm summed over all alignments;
 * -Infinity when it cannot be there at all. A sign must be among those kept for the step where it begins.
 *
 * @see Graves et al. 2006, "Connectionist Temporal Classification", section 4.1
 */
export function logProbabilityOf(text: string, { kept, classes, logProbabilities, from, to }: Steps): number {
  const signs = [...text].map((sign) => CHARACTERS.indexOf(sign))
  if (signs.some((sign) => sign <= 0)) return -Infinity
  // After each number of signs: alignments that end with a blank, and those that do not.
  let blanks = [0, ...signs.map(() => -Infinity)]
  let ends = blanks.map(() => -Infinity)
  for (let step = from; step < to; step++) {
    const first = step * kept
    const least = logProbabilities[first + kept - 1] ?? -Infinity
    const shares = new Map<number, number>()
    for (let rank = first; rank < first + kept; rank++)
      shares.set(classes[rank] ?? 0, logProbabilities[rank] ?? least)
    const blank = shares.get(0) ?? least
    const nextBlanks = blanks.map((value, count) => logSum(value, ends[count] ?? -Infinity) + blank)
    const nextEnds = ends.map((value, count) => {
      const sign = signs[count - 1]
      if (sign === undefined) return -Infinity
      // The same sign twice needs a blank between.
      const before = blanks[count - 1] ?? -Infinity
      const begins = sign === signs[count - 2] ? before : logSum(before, ends[count - 1] ?? -Infinity)
      return logSum(value + (shares.get(sign) ?? least), begins + (shares.get(sign) ?? -Infinity))
    })
    blanks = nextBlanks
    ends = nextEnds
  }
  return logSum(blanks.at(-1) ?? -Infinity, ends.at(-1) ?? -Infinity)
}

function advance(
  beam: readonly Beginning[],
  steps: Steps,
  step: number,
  begins: (text: string) => boolean,
): Beginning[] {
  const { kept, classes, logProbabilities } = steps
  const next = new Map<string, Beginning>()
  const first = step * kept
  for (const beginning of beam) {
    const { text, last } = beginning
    const same = beginningOf(next, text, last)
    same.blank = logSum(same.blank, total(beginning) + logProbabilityAt(steps, step, 0))
    if (text !== '') same.sign = logSum(same.sign, beginning.sign + logProbabilityAt(steps, step, last))
    for (let rank = first; rank < first + kept; rank++) {
      const value = classes[rank] ?? 0
      const longer = text + (CHARACTERS[value] ?? '')
      if (value === 0 || !begins(longer)) continue
      // The same sign twice needs a blank between.
      const before = value === last && text !== '' ? beginning.blank : total(beginning)
      const grown = beginningOf(next, longer, value)
      grown.sign = logSum(grown.sign, before + (logProbabilities[rank] ?? -Infinity))
    }
  }
  return pruned([...next.values()])
}

function beginningOf(beginnings: Map<string, Beginning>, text: string, last: number): Beginning {
  const known = beginnings.get(text)
  if (known) return known
  const fresh = { text, last, blank: -Infinity, sign: -Infinity }
  beginnings.set(text, fresh)
  return fresh
}

/** Of a class that was not kept, what it has at most: as much as the last that was. */
function logProbabilityAt({ kept, classes, logProbabilities }: Steps, step: number, value: number): number {
  const last = (step + 1) * kept - 1
  for (let rank = step * kept; rank <= last; rank++) {
    if (classes[rank] === value) return logProbabilities[rank] ?? -Infinity
  }
  return logProbabilities[last] ?? -Infinity
}

function pruned(beam: readonly Beginning[]): Beginning[] {
  const ranked = [...beam].sort((a, b) => total(b) - total(a))
  const best = ranked[0] ? total(ranked[0]) : 0
  return ranked.slice(0, WIDTH).filter((one) => total(one) > best - BEHIND_MAX)
}

function total({ blank, sign }: Beginning): number {
  return logSum(blank, sign)
}

function logSum(a: number, b: number): number {
  const [high, low] = a > b ? [a, b] : [b, a]
  return low === -Infinity ? high : high + Math.log1p(Math.exp(low - high))
}

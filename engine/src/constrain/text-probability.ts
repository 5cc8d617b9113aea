import { CHARACTERS } from '../model-facts.ts'
import type { Recognition } from '../types.ts'

/** What the recogniser said on the steps [from, to) of a line. */
export type Steps = Pick<Recognition, 'kept' | 'classes' | 'logProbabilities'> & {
  readonly from: number
  readonly to: number
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

/** ln(e^a + e^b). */
export function logSum(a: number, b: number): number {
  const [high, low] = a > b ? [a, b] : [b, a]
  return low === -Infinity ? high : high + Math.log1p(Math.exp(low - high))
}

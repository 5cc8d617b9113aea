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
export function logProbabilityOf(text: string, steps: Steps): number {
  const { classes, logProbabilities } = steps
  const signs = [...text].map((sign) => CHARACTERS.indexOf(sign))
  if (signs.some((sign) => sign <= 0)) return -Infinity
  // After each number of signs: alignments that end with a blank, and those that do not.
  const blanks = [0, ...signs.map(() => -Infinity)]
  const ends = blanks.map(() => -Infinity)
  for (let step = steps.from; step < steps.to; step++) {
    const blank = logProbabilities[placeOf(steps, step, 0)] ?? -Infinity
    // From the last one on, for each is made of those before it.
    for (let count = signs.length; count >= 0; count--) {
      const [before, own] = [blanks[count - 1] ?? -Infinity, ends[count] ?? -Infinity]
      blanks[count] = logSum(blanks[count] ?? -Infinity, own) + blank
      const sign = signs[count - 1]
      if (sign === undefined) continue
      // The same sign twice needs a blank between.
      const begins = sign === signs[count - 2] ? before : logSum(before, ends[count - 1] ?? -Infinity)
      const at = placeOf(steps, step, sign)
      const share = logProbabilities[at] ?? -Infinity
      ends[count] = logSum(own + share, classes[at] === sign ? begins + share : -Infinity)
    }
  }
  return logSum(blanks.at(-1) ?? -Infinity, ends.at(-1) ?? -Infinity)
}

/** Where a class was kept for a step, or the last place: a class that was not has at most what stands there. */
export function placeOf({ kept, classes }: Steps, step: number, value: number): number {
  let at = step * kept
  while (at < (step + 1) * kept - 1 && classes[at] !== value) at += 1
  return at
}

/** ln(e^a + e^b). */
export function logSum(a: number, b: number): number {
  const [high, low] = [Math.max(a, b), Math.min(a, b)]
  return low === -Infinity ? high : high + Math.log1p(Math.exp(low - high))
}

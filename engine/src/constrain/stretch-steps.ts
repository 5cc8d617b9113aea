import type { Recognition, TextLine } from '../types.ts'

/** What the recogniser said on the steps [from, to) of a line. */
export type Steps = Pick<Recognition, 'kept' | 'classes' | 'logProbabilities'> & {
  readonly from: number
  readonly to: number
}

/**
 * The steps of a stretch: up to the most probable blank between it and the characters beside it, spaces among them. Null where the line
 * was not read from pixels, or sign for sign.
 */
export function stepsOfStretch({ recognition, text }: TextLine, start: number, end: number): Steps | null {
  if (recognition?.characters.length !== text.length) return null
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

import { partOfQuad } from '../geometry.ts'
import { CLASS_COUNT, RECOGNISER } from '../model-facts.ts'
import type { Quad, ReadCharacter, Recognition } from '../types.ts'
import { factsOf } from './ctc.ts'

/** Classes kept for each step: the ninth best has practically no share. */
const KEPT = 8

/**
 * The compact form of a line's logits.
 *
 * @param quad what was cut, in reading coordinates
 */
export function compactRecognition(logits: Float32Array, quad: Quad): Omit<Recognition, 'characters'> {
  const { sums } = factsOf(logits)
  const steps = sums.length
  const classes = new Uint8Array(steps * KEPT)
  const kept = new Float32Array(steps * KEPT).fill(-Infinity)
  for (let step = 0; step < steps; step++) {
    const from = step * KEPT
    const last = from + KEPT - 1
    for (let value = 0; value < CLASS_COUNT; value++) {
      const own = logits[step * CLASS_COUNT + value] ?? 0
      // Most classes are below all of the best so far; the others go to their place among them.
      if (!(own > (kept[last] ?? 0))) continue
      let at = last
      for (; at > from && own > (kept[at - 1] ?? 0); at--) {
        kept[at] = kept[at - 1] ?? 0
        classes[at] = classes[at - 1] ?? 0
      }
      kept[at] = own
      classes[at] = value
    }
    for (let at = from; at <= last; at++)
      kept[at] = (kept[at] ?? 0) / RECOGNISER.temperature - (sums[step] ?? 0)
  }
  return { steps, kept: KEPT, classes, logProbabilities: kept, quad }
}

/** The steps [from, to) of a recognition: one cell of a line. */
export function partOfRecognition(
  whole: Omit<Recognition, 'characters'>,
  from: number,
  to: number,
  characters: readonly ReadCharacter[],
): Recognition {
  const { steps, kept } = whole
  return {
    steps: to - from,
    kept,
    classes: whole.classes.slice(from * kept, to * kept),
    logProbabilities: whole.logProbabilities.slice(from * kept, to * kept),
    quad: partOfQuad(whole.quad, from / steps, to / steps),
    characters: characters.map(({ step, confidence }) => ({ step: step - from, confidence })),
  }
}

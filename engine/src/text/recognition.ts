import { CLASS_COUNT } from '../model-facts.ts'
import type { Point, Quad, ReadCharacter, Recognition } from '../types.ts'
import { logProbabilities, stepCount } from './ctc.ts'

/** Classes kept for each step: the ninth best has practically no share. */
const KEPT = 8

/**
 * The compact form of a line's logits.
 *
 * @param quad what was cut, in reading coordinates
 */
export function compactRecognition(logits: Float32Array, quad: Quad): Omit<Recognition, 'characters'> {
  const steps = stepCount(logits)
  const classes = new Uint8Array(steps * KEPT)
  const kept = new Float32Array(steps * KEPT)
  for (let step = 0; step < steps; step++) {
    const row = logProbabilities(logits.subarray(step * CLASS_COUNT, (step + 1) * CLASS_COUNT))
    const from = step * KEPT
    for (let value = 0; value < CLASS_COUNT; value++) {
      const own = row[value] ?? -Infinity
      let rank = Math.min(value, KEPT)
      // Into its place among the best so far; most classes are below all of them.
      for (; rank > 0 && own > (kept[from + rank - 1] ?? 0); rank--) {
        if (rank === KEPT) continue
        kept[from + rank] = kept[from + rank - 1] ?? 0
        classes[from + rank] = classes[from + rank - 1] ?? 0
      }
      if (rank === KEPT) continue
      kept[from + rank] = own
      classes[from + rank] = value
    }
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

/** Where the steps [from, to) of a recognition were cut, margins above and below left out. */
export function quadOfSteps(recognition: Recognition, from: number, to: number, marginShare: number): Quad {
  const { quad, steps } = recognition
  return partOfQuad(quad, from / steps, to / steps, marginShare, 1 - marginShare)
}

/** The part of a quad between shares of its width (left to right) and height (top to bottom). */
export function partOfQuad(quad: Quad, left: number, right: number, top = 0, bottom = 1): Quad {
  const [a, b, c, d] = quad
  const at = (across: number, down: number): Point =>
    between(between(a, b, across), between(d, c, across), down)
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

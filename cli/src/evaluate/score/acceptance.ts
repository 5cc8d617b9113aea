import { type Case, isRight } from './metrics.ts'

/** One field in two hundred may be wrong among those that nobody looks at. */
export const PRECISION_WANTED = 0.995

export interface Acceptance {
  /** Part of all fields that could be taken without review. */
  readonly share: number
  /** The lowest confidence among them; above 1 where none could. */
  readonly threshold: number
}

/**
 * How many fields could be accepted unseen: the largest set of those with the highest confidence whose precision is
 * still what is wanted. Fields of equal confidence are taken together or not at all.
 */
export function acceptance(cases: readonly Case[], precision = PRECISION_WANTED): Acceptance {
  const sorted = cases.toSorted((a, b) => b.confidence - a.confidence)
  let [right, taken] = [0, { share: 0, threshold: Number.POSITIVE_INFINITY }]
  for (const [index, one] of sorted.entries()) {
    if (isRight(one)) right++
    const isLastOfEqual = sorted[index + 1]?.confidence !== one.confidence
    if (isLastOfEqual && right / (index + 1) >= precision) {
      taken = { share: (index + 1) / sorted.length, threshold: one.confidence }
    }
  }
  return taken
}

import type { Box } from '../types.ts'

/** A line's upright box, its numbers rounded to float32 as those that the network was trained with. */
export interface BoxedLine {
  readonly box: Box
  readonly isUpright: boolean
}

/** The nearest line on one side. */
export interface Nearest {
  /** Of the page's lines; 0 where there is none. */
  readonly index: number
  /** White space between the two; `FAR` where there is none. */
  readonly gap: number
}

type Found = { -readonly [name in keyof Nearest]: Nearest[name] }

export interface Neighbours {
  readonly left: Nearest
  readonly above: Nearest
  readonly below: Nearest
  readonly right: Nearest
}

export const FAR = 1e9
/** Lines share a row when they overlap by more than this share of the lower one. */
const SAME_ROW = f(0.4)
/** How far a line may reach into the one beside it, in heights of print. */
const REACH_ACROSS = 0.5
const REACH_DOWN = 0.45

/** For each line its neighbours on a page, in single precision: equal gaps must be equal here and in training. */
export function neighboursOf(lines: readonly BoxedLine[], em: number): Neighbours[] {
  const none = (): Found => ({ index: 0, gap: FAR })
  const found = lines.map(() => ({ left: none(), above: none(), below: none(), right: none() }))
  for (const [i, own] of found.entries()) {
    for (const [j, other] of found.entries()) {
      const [a, b] = [lines[i], lines[j]]
      if (i === j || !a?.isUpright || !b?.isUpright) continue
      const left = gapToLeft(a.box, b.box, em)
      keepNearest(own.left, j, left)
      keepNearest(other.right, i, left)
      const above = gapAbove(a.box, b.box, em)
      keepNearest(own.above, j, above)
      keepNearest(other.below, i, above)
    }
  }
  return found
}

/** Lines come in order: of equal gaps the earlier line's counts. */
function keepNearest(nearest: Found, index: number, gap: number): void {
  if (gap >= nearest.gap) return
  nearest.index = index
  nearest.gap = gap
}

/** From `a` to `b` on its left. */
function gapToLeft(a: Box, b: Box, em: number): number {
  const isLeft = shareRow(a, b) && b.right <= f(a.left + f(em * REACH_ACROSS))
  return isLeft ? f(a.left - b.right) : FAR
}

/** From `a` to `b` above it. */
function gapAbove(a: Box, b: Box, em: number): number {
  const isOver = f(Math.min(a.right, b.right) - Math.max(a.left, b.left)) > 0
  const isAbove = isOver && b.bottom <= f(a.top + f(em * REACH_DOWN)) && !shareRow(a, b)
  return isAbove ? f(a.top - b.bottom) : FAR
}

function shareRow(a: Box, b: Box): boolean {
  const share = f(Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  return share > f(SAME_ROW * Math.min(f(a.bottom - a.top), f(b.bottom - b.top)))
}

function f(value: number): number {
  return Math.fround(value)
}

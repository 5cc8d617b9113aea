import { overlap } from '../geometry.ts'
import type { Box } from '../types.ts'

/** Letters stand one beside the other: fewer in a row are an ornament's strokes. */
const LETTERS_MIN = 5
/** Letters of one line overlap by at least this share of their heights, and their heights differ by at most this factor. */
const SHARED_MIN = 0.5
const LIKE = 2
/** From one letter to the next, in heights: letters overlap a little, words stand apart. */
const GAP = { min: -0.3, max: 1 } as const

/** Whether some of these shapes, as many as `count`, stand side by side as the letters of a line do. */
export function hasLetterRow(shapes: readonly Box[], count = LETTERS_MIN): boolean {
  const sorted = shapes.toSorted((a, b) => a.left - b.left)
  const widest = Math.max(0, ...sorted.map(({ left, right }) => right - left))
  /** How many letters stand in a row up to each shape. */
  const lengths: number[] = []
  for (const [at, shape] of sorted.entries()) {
    const reach = widest + LIKE * GAP.max * (shape.bottom - shape.top)
    let longest = 0
    for (let before = at - 1; before >= 0; before--) {
      const other = sorted[before]
      if (!other || other.left < shape.left - reach) break
      const length = lengths[before] ?? 0
      if (length > longest && isNext(other, shape)) longest = length
    }
    lengths.push(longest + 1)
    if (longest + 1 >= count) return true
  }
  return false
}

function isNext(left: Box, right: Box): boolean {
  const [a, b] = [left.bottom - left.top, right.bottom - right.top]
  const height = Math.max(a, b)
  const gap = right.left - left.right
  return (
    height <= LIKE * Math.min(a, b) &&
    gap > GAP.min * height &&
    gap <= GAP.max * height &&
    overlap(left.top, left.bottom, right.top, right.bottom) >= SHARED_MIN * height
  )
}

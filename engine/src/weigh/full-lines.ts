import type { ReadLine } from '../fields/reading.ts'
import { boxOf, overlap } from '../geometry.ts'
import { firstWhere } from '../in-order.ts'
import { LIMITS } from '../limits.ts'
import { remembered } from '../remembered.ts'
import type { Box, ReadPage } from '../types.ts'

/**
 * Whether a line is full: the first word of the next would not fit behind its last one, before the next cell or the print's end. Between
 * words and between cells there is a height of print.
 */
export function isFull({ box, line, page }: ReadLine, { line: next }: ReadLine): boolean {
  const [word] = next.words
  if (!word) return false
  const { left, right } = boxOf(word.quad)
  return box.right + (right - left) + line.height > cellEnd(box, line.height, page)
}

/** Where the next cell of the row begins, or else where the page's print ends. */
function cellEnd(box: Box, height: number, page: ReadPage): number {
  const { byLeft, right } = printOf(page)
  const first = firstWhere(byLeft.length, (i) => (byLeft[i]?.left ?? 0) >= box.right)
  for (const { left, top, bottom } of byLeft.slice(first, first + LIMITS.besideMax)) {
    if (overlap(box.top, box.bottom, top, bottom) > 0) return left - height
  }
  return right
}

/** The lines of a page by where they begin, and where the last of them ends. */
interface Print {
  readonly byLeft: readonly Box[]
  readonly right: number
}

const printOf = remembered(({ lines }: ReadPage): Print => {
  const boxes = lines.map(({ quad }) => boxOf(quad))
  const right = boxes.reduce((most, box) => Math.max(most, box.right), 0)
  return { byLeft: boxes.sort((a, b) => a.left - b.left), right }
})

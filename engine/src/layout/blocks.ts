import { overlap } from '../geometry.ts'
import type { PlacedLine, Row } from './reading-order.ts'

/** Lines of a paragraph differ in font size by less than this factor. */
const HEIGHT_RATIO_MAX = 1.25
/** White space between two lines of a paragraph, in line heights. */
const LEADING_MAX = 0.9
/** Lines of a paragraph share this part of the shorter one's width. */
const SHARED_WIDTH_MIN = 0.5

/**
 * Paragraphs, columns and cells: a line continues the block above it when it has about the same
 * size, stands close below, and no other line lies between. Blocks come in the order of their first line.
 */
export function blocksOf(rows: readonly Row[]): PlacedLine[][] {
  const blocks: PlacedLine[][] = []
  const open = new Set<PlacedLine[]>()
  for (const row of rows) {
    for (const item of row) {
      const block = [...open].filter((candidate) => continues(candidate, item)).sort(byGapTo(item))[0]
      if (block) block.push(item)
      else {
        const started = [item]
        blocks.push(started)
        open.add(started)
      }
    }
    const rowTop = Math.min(...row.map((item) => item.box.top))
    for (const block of open) {
      const last = block.at(-1)
      if (last && rowTop - last.box.bottom > 3 * last.line.height) open.delete(block)
    }
  }
  return blocks
}

function continues(block: readonly PlacedLine[], item: PlacedLine): boolean {
  const last = block.at(-1)
  // What ends with a colon announces something else: a caption's value, a list.
  if (!last || last.line.text.endsWith(':')) return false
  const ratio = Math.max(last.line.height, item.line.height) / Math.min(last.line.height, item.line.height)
  if (ratio > HEIGHT_RATIO_MAX) return false
  const gap = item.box.top - last.box.bottom
  if (gap > LEADING_MAX * item.line.height || item.box.top <= last.box.top) return false
  const shared = overlap(last.box.left, last.box.right, item.box.left, item.box.right)
  const shorter = Math.min(last.box.right - last.box.left, item.box.right - item.box.left)
  return shared >= SHARED_WIDTH_MIN * shorter
}

function byGapTo(item: PlacedLine): (a: readonly PlacedLine[], b: readonly PlacedLine[]) => number {
  const gap = (block: readonly PlacedLine[]) => item.box.top - (block.at(-1)?.box.bottom ?? 0)
  return (a, b) => gap(a) - gap(b)
}

import type { Box, Raster } from '../types.ts'
import { type CodeCells, codeCells } from './code-cells.ts'

/** Squares that the longer side of a page is cut into: 2.5 mm of A4. Print is judged in windows of two by two. */
const CELLS_LONG_SIDE = 117
/** Pixels of a square: small pictures may show nothing but a code, and its modules must be told from each other. */
const SIDE_MIN = 16
/**
 * Share of ink in a window, from which it may be part of a code: bars and modules are half ink, a paragraph is a
 * tenth to a quarter. A code of 5 mm still fills more than half of one window.
 */
const INK_MIN = 0.3
/**
 * How often the rows or the columns of a window go from paper to ink or back: those of a code three times and more
 * (two and a half where it is blurred), the edge of a sheet or a shadow once.
 */
const STEPS_MIN = 2
/** Windows kept around what may be a code: its quiet zone, and what its edge windows did not show. */
const MARGIN_CELLS = 2
/** Where more of the page may be a code than this, it is a picture or dark paper: all of it is looked at in one go. */
const SHARE_MAX = 0.5

/**
 * Where on a page a code may be printed: what has more ink than lines of print, and paper between it. Looking for codes
 * on a page of print costs as much as cutting all its lines.
 *
 * @returns boxes that do not touch, in whole pixels; the whole page where that is most of it
 */
export function codeRegions(page: Raster): readonly Box[] {
  const { width, height } = page
  const side = Math.max(SIDE_MIN, Math.round(Math.max(width, height) / CELLS_LONG_SIDE))
  const cells = codeCells(page, side)
  const { columns, rows } = cells
  let boxes: readonly Box[] = []
  for (let y = 0; y + 1 < rows; y++) {
    for (let x = 0; x + 1 < columns; x++) {
      if (!mayBeCode(cells, y * columns + x)) continue
      boxes = withBox(boxes, {
        left: Math.max(0, x - MARGIN_CELLS),
        top: Math.max(0, y - MARGIN_CELLS),
        right: Math.min(columns, x + 2 + MARGIN_CELLS),
        bottom: Math.min(rows, y + 2 + MARGIN_CELLS),
      })
    }
  }
  const area = boxes.reduce((total, box) => total + (box.right - box.left) * (box.bottom - box.top), 0)
  if (area > SHARE_MAX * columns * rows) return [{ left: 0, top: 0, right: width, bottom: height }]
  return boxes.map(({ left, top, right, bottom }) => ({
    left: left * side,
    top: top * side,
    right: Math.min(width, right * side),
    bottom: Math.min(height, bottom * side),
  }))
}

/** Whether the window of two by two cells that begins at `at` looks like a part of a code. */
function mayBeCode({ ink, across, down, columns }: CodeCells, at: number): boolean {
  if (sumOfWindow(ink, at, columns) < INK_MIN * 4) return false
  // A row goes through two of the four cells.
  return Math.max(sumOfWindow(across, at, columns), sumOfWindow(down, at, columns)) >= STEPS_MIN * 2
}

function sumOfWindow(cells: Float32Array, at: number, columns: number): number {
  const upper = (cells[at] ?? 0) + (cells[at + 1] ?? 0)
  return upper + (cells[at + columns] ?? 0) + (cells[at + columns + 1] ?? 0)
}

/** The boxes and one more; those that touch become one. */
function withBox(boxes: readonly Box[], more: Box): readonly Box[] {
  let joined = more
  for (;;) {
    const touched = boxes.filter((box) => touch(box, joined))
    const [first] = touched
    if (!first) return [...boxes, joined]
    if (touched.length === 1 && contains(first, joined)) return boxes
    joined = {
      left: Math.min(joined.left, ...touched.map(({ left }) => left)),
      top: Math.min(joined.top, ...touched.map(({ top }) => top)),
      right: Math.max(joined.right, ...touched.map(({ right }) => right)),
      bottom: Math.max(joined.bottom, ...touched.map(({ bottom }) => bottom)),
    }
    boxes = boxes.filter((box) => !touched.includes(box))
  }
}

function touch(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  )
}

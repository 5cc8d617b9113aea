import { areaOf, boxOf } from '../geometry.ts'
import type { Box, Point, Quad, Raster } from '../types.ts'
import { type CodeCells, codeCells } from './code-cells.ts'

/** Squares that the longer side of a page is cut into: 2.5 mm of A4. Print is judged in windows of two by two. */
const CELLS_LONG_SIDE = 117
/** Pixels of a square: small pictures may show nothing but a code, and its modules must stay distinct. */
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
/** Of a window's four cells: where more are print, it is no code, but a code may stand close to print. */
const PRINT_CELLS_MAX = 1

/**
 * Where on a page a code may be printed: what has more ink than lines of print, and paper between it. Looking for codes
 * on a page of print costs as much as cutting all its lines.
 *
 * @param print words that were read surely, in pixels: they are no codes
 * @returns boxes in whole pixels, a little of which may overlap; the whole page where they are more than it
 */
export function codeRegions(page: Raster, print: readonly Quad[] = []): readonly Box[] {
  const { width, height } = page
  const side = Math.max(SIDE_MIN, Math.round(Math.max(width, height) / CELLS_LONG_SIDE))
  const cells = codeCells(page, side)
  const { columns, rows } = cells
  const printed = cellsOf(print, cells)
  const windows = new Uint8Array(columns * rows)
  for (let y = 0; y + 1 < rows; y++) {
    for (let x = 0; x + 1 < columns; x++) {
      const at = y * columns + x
      if (mayBeCode(cells, at) && sumOfWindow(printed, at, columns) <= PRINT_CELLS_MAX) windows[at] = 1
    }
  }
  const boxes = groups(windows, columns).map(
    ({ left, top, right, bottom }): Box => ({
      left: Math.max(0, left - MARGIN_CELLS) * side,
      top: Math.max(0, top - MARGIN_CELLS) * side,
      right: Math.min(width, (right + 2 + MARGIN_CELLS) * side),
      bottom: Math.min(height, (bottom + 2 + MARGIN_CELLS) * side),
    }),
  )
  const joined = boxes.reduce(withBox, [])
  if (joined.reduce((total, box) => total + areaOf(box), 0) < width * height) return joined
  return [{ left: 0, top: 0, right: width, bottom: height }]
}

/** 1 for each cell whose middle lies in a word. */
function cellsOf(print: readonly Quad[], { side, columns, rows }: CodeCells): Uint8Array {
  const printed = new Uint8Array(columns * rows)
  for (const quad of print) {
    const { left, top, right, bottom } = boxOf(quad)
    for (let y = Math.max(0, Math.floor(top / side)); y < Math.min(rows, bottom / side); y++) {
      for (let x = Math.max(0, Math.floor(left / side)); x < Math.min(columns, right / side); x++) {
        if (isInside(quad, (x + 0.5) * side, (y + 0.5) * side)) printed[y * columns + x] = 1
      }
    }
  }
  return printed
}

/** Windows that may be of one code, as the boxes of their first cells: left and top to right and bottom, inclusive. */
function groups(windows: Uint8Array, columns: number): Box[] {
  const found: Box[] = []
  for (let start = 0; start < windows.length; start++) {
    if (windows[start] === 0) continue
    windows[start] = 0
    const box = { left: columns, top: windows.length, right: 0, bottom: 0 }
    const waiting = [start]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % columns, Math.floor(at / columns)]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      for (let v = -1; v <= 1; v++) {
        for (let u = -1; u <= 1; u++) {
          const next = at + v * columns + u
          if (x + u < 0 || x + u >= columns || windows[next] !== 1) continue
          windows[next] = 0
          waiting.push(next)
        }
      }
    }
    found.push(box)
  }
  return found
}

/** Whether the window of two by two cells that begins at `at` looks like a part of a code. */
function mayBeCode({ ink, across, down, columns }: CodeCells, at: number): boolean {
  if (sumOfWindow(ink, at, columns) < INK_MIN * 4) return false
  // A row goes through two of the four cells.
  return Math.max(sumOfWindow(across, at, columns), sumOfWindow(down, at, columns)) >= STEPS_MIN * 2
}

function sumOfWindow(cells: Float32Array | Uint8Array, at: number, columns: number): number {
  const upper = (cells[at] ?? 0) + (cells[at + 1] ?? 0)
  return upper + (cells[at + columns] ?? 0) + (cells[at + columns + 1] ?? 0)
}

/** The boxes and one more. Those that are no larger together than apart become one. */
function withBox(boxes: readonly Box[], more: Box): readonly Box[] {
  for (const box of boxes) {
    const both = {
      left: Math.min(box.left, more.left),
      top: Math.min(box.top, more.top),
      right: Math.max(box.right, more.right),
      bottom: Math.max(box.bottom, more.bottom),
    }
    if (areaOf(both) > areaOf(box) + areaOf(more)) continue
    return withBox(
      boxes.filter((one) => one !== box),
      both,
    )
  }
  return [...boxes, more]
}

function isInside([a, b, c, d]: Quad, x: number, y: number): boolean {
  return isRightOf(a, b, x, y) && isRightOf(b, c, x, y) && isRightOf(c, d, x, y) && isRightOf(d, a, x, y)
}

function isRightOf(a: Point, b: Point, x: number, y: number): boolean {
  return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0
}

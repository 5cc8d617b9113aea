import { type Tones, tonesOf } from '../raster/tones.ts'
import type { Box, Raster } from '../types.ts'

/** Squares that the longer side of a page is cut into: 2.5 mm of A4. Print is judged in windows of two by two. */
const CELLS_LONG_SIDE = 117
/**
 * Share of ink in a window, from which it may be part of a code: bars and modules are half ink, a paragraph is a
 * tenth to a fifth. A code of 5 mm still fills more than half of one window.
 */
const INK_MIN = 0.25
/** Windows kept around what may be a code: its quiet zone, and what its edge windows did not show. */
const MARGIN_CELLS = 2
/** Where more of the page may be a code than this, it is a picture or dark paper: all of it is looked at in one go. */
const SHARE_MAX = 0.5

/**
 * Where on a page a code may be printed: what has more ink than lines of print. Looking for codes on a page of
 * print costs as much as cutting all its lines.
 *
 * @returns boxes that do not touch, in whole pixels; the whole page where that is most of it
 */
export function codeRegions(page: Raster): readonly Box[] {
  const { width, height } = page
  const side = Math.max(4, Math.round(Math.max(width, height) / CELLS_LONG_SIDE))
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const ink = inkOfCells(page, side, columns, rows)
  let boxes: readonly Box[] = []
  for (let y = 0; y + 1 < rows; y++) {
    for (let x = 0; x + 1 < columns; x++) {
      if (inkOfWindow(ink, y * columns + x, columns) < INK_MIN) continue
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

/** Mean over the window of two by two cells that begins at `at`. */
function inkOfWindow(ink: Float32Array, at: number, columns: number): number {
  const upper = (ink[at] ?? 0) + (ink[at + 1] ?? 0)
  return (upper + (ink[at + columns] ?? 0) + (ink[at + columns + 1] ?? 0)) / 4
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

/** Of each cell how much is ink, from 0 for paper to 1; seen at every other pixel of every other row. */
function inkOfCells(page: Raster, side: number, columns: number, rows: number): Float32Array {
  const { width, height, data } = page
  const inkOf = inkOfLevels(tonesOf(page))
  const sums = new Float64Array(columns * rows)
  const counts = new Uint32Array(columns * rows)
  for (let y = 0; y < height; y += 2) {
    const row = Math.floor(y / side) * columns
    for (let from = 0, cell = row; from < width; from += side, cell++) {
      const end = Math.min(width, from + side)
      let sum = 0
      for (let x = from, at = y * width + from; x < end; x += 2, at += 2) sum += inkOf[data[at] ?? 0] ?? 0
      sums[cell] = (sums[cell] ?? 0) + sum
      counts[cell] = (counts[cell] ?? 0) + Math.ceil((end - from) / 2)
    }
  }
  return Float32Array.from(sums, (sum, cell) => sum / Math.max(1, counts[cell] ?? 0))
}

/** For each grey level how much of it is ink: 0 from the paper's level up, 1 from the ink's down. */
function inkOfLevels({ ink, paper }: Tones): Float32Array {
  return Float32Array.from({ length: 256 }, (_, level) =>
    Math.min(1, Math.max(0, (paper - level) / (paper - ink))),
  )
}

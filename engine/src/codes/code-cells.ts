import { tonesOf } from '../raster/tones.ts'
import type { Raster } from '../types.ts'

/** What the squares that a page is cut into show, row by row; each seen at every other pixel of every other row. */
export interface CodeCells {
  /** Pixels of a cell's side. */
  readonly side: number
  readonly columns: number
  readonly rows: number
  /** Share of ink. */
  readonly ink: Float32Array
  /** How often a row, and a column, of the cell goes from paper to ink or back; a half-tone counts in part. */
  readonly across: Float32Array
  readonly down: Float32Array
}

/**
 * Of the page's contrast, which a cell and its neighbours must have: less is a shadow, or what lies beside the sheet.
 * A code in shadow, or of grey ink, has half of it.
 */
const CONTRAST_SHARE_MIN = 0.25
const STEP = 2

/**
 * A page in square cells. Paper is the lightest and ink the darkest that a cell and its eight neighbours show, so that
 * neither a shadow nor the table beside a sheet is taken for ink.
 *
 * @param side in pixels
 */
export function codeCells(page: Raster, side: number): CodeCells {
  const { width, height, data } = page
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const { paper, contrast } = tonesOfCells(page, side, columns, rows)
  const cells = columns * rows
  const [ink, across, down] = [new Float32Array(cells), new Float32Array(cells), new Float32Array(cells)]
  const below = STEP * width
  for (let y = 0; y + STEP < height; y += STEP) {
    let cell = Math.floor(y / side) * columns
    for (let from = 0; from < width; from += side, cell++) {
      if (contrast[cell] === 0) continue
      const end = y * width + Math.min(width - STEP, from + side)
      const white = paper[cell] ?? 0
      let [dark, right, low] = [0, 0, 0]
      for (let at = y * width + from; at < end; at += STEP) {
        const level = data[at] ?? 0
        dark += white - level
        right += Math.abs(level - (data[at + STEP] ?? 0))
        low += Math.abs(level - (data[at + below] ?? 0))
      }
      ink[cell] = (ink[cell] ?? 0) + dark
      across[cell] = (across[cell] ?? 0) + right
      down[cell] = (down[cell] ?? 0) + low
    }
  }
  const samples = side / STEP
  for (let cell = 0; cell < cells; cell++) {
    const whole = samples * (contrast[cell] || 1)
    ink[cell] = (ink[cell] ?? 0) / (whole * samples)
    across[cell] = (across[cell] ?? 0) / whole
    down[cell] = (down[cell] ?? 0) / whole
  }
  return { side, columns, rows, ink, across, down }
}

/** Of each cell the paper about it, and how far below it the ink is: 0 where that shows no print. */
function tonesOfCells(page: Raster, side: number, columns: number, rows: number) {
  const { width, height, data } = page
  const darkest = new Uint8Array(columns * rows).fill(255)
  const lightest = new Uint8Array(columns * rows)
  for (let y = 0; y < height; y += STEP) {
    let cell = Math.floor(y / side) * columns
    for (let from = 0; from < width; from += side, cell++) {
      const end = y * width + Math.min(width, from + side)
      let [low, high] = [darkest[cell] ?? 0, lightest[cell] ?? 0]
      for (let at = y * width + from; at < end; at += STEP) {
        const level = data[at] ?? 0
        if (level < low) low = level
        if (level > high) high = level
      }
      darkest[cell] = low
      lightest[cell] = high
    }
  }
  const tones = tonesOf(page)
  const least = CONTRAST_SHARE_MIN * (tones.paper - tones.ink)
  const [paper, contrast] = [new Uint8Array(columns * rows), new Uint8Array(columns * rows)]
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let [low, high] = [255, 0]
      for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++) {
          low = Math.min(low, darkest[v * columns + u] ?? 255)
          high = Math.max(high, lightest[v * columns + u] ?? 0)
        }
      }
      paper[y * columns + x] = high
      contrast[y * columns + x] = high - low < least ? 0 : high - low
    }
  }
  return { paper, contrast }
}

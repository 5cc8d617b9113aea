import type { Grey } from './grey.ts'

/** Side of a cell in which every pixel must be white for it to be part of a glare. */
const CELL = 20
const WHITE = 250
/** Of all cells: less hides no letters, more is paper in bright light. */
const SHARE_MIN = 0.003
const SHARE_MAX = 0.1
/** A lamp's reflection is round or nearly so: it fills most of its box, and the box is no strip. */
const FILL_MIN = 0.5
const ASPECT_MAX = 2.5

/** Whether a lamp or a flash is reflected within the picture: a compact white spot that touches no edge. */
export function hasGlare(grey: Grey): boolean {
  const columns = Math.floor(grey.width / CELL)
  const rows = Math.floor(grey.height / CELL)
  const white = Uint8Array.from({ length: columns * rows }, (_, i) =>
    isWhite(grey, (i % columns) * CELL, Math.floor(i / columns) * CELL) ? 1 : 0,
  )
  for (let i = 0; i < white.length; i++) {
    if (white[i] === 1 && isSpot(takeSpot(white, columns, i), columns, rows)) return true
  }
  return false
}

function isWhite({ width, data }: Grey, left: number, top: number): boolean {
  for (let y = top; y < top + CELL; y++) {
    for (let x = left; x < left + CELL; x++) if ((data[y * width + x] ?? 0) < WHITE) return false
  }
  return true
}

/** Cells that hang together with `start`, taken out of `white`. */
function takeSpot(white: Uint8Array, columns: number, start: number): readonly number[] {
  const spot = [start]
  white[start] = 0
  for (let at = 0; at < spot.length; at++) {
    const cell = spot[at] ?? 0
    const sides = [cell - columns, cell + columns]
    if (cell % columns > 0) sides.push(cell - 1)
    if (cell % columns < columns - 1) sides.push(cell + 1)
    for (const next of sides) {
      if (white[next] !== 1) continue
      white[next] = 0
      spot.push(next)
    }
  }
  return spot
}

function isSpot(spot: readonly number[], columns: number, rows: number): boolean {
  const share = spot.length / (columns * rows)
  if (share < SHARE_MIN || share > SHARE_MAX) return false
  const xs = spot.map((cell) => cell % columns)
  const ys = spot.map((cell) => Math.floor(cell / columns))
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (left === 0 || top === 0 || right === columns - 1 || bottom === rows - 1) return false
  const width = right - left + 1
  const height = bottom - top + 1
  return spot.length / (width * height) >= FILL_MIN && Math.max(width / height, height / width) <= ASPECT_MAX
}

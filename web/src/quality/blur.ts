import type { Grey } from './grey.ts'

/** Side of a tile: a few letters of print on a card that fills the frame. */
const TILE = 48
/** Deviation of a tile with print in it; blank paper says nothing about focus. */
const CONTRAST_MIN = 18
/** Fewer tiles with print are no document. */
const TILES_MIN = 6
/** A mean over nine pixels blurs what is sharp much and what is blurred little. */
const MEAN_RADIUS = 4

/**
 * How blurred the print in a picture is, from 0 (sharp) to 1; null where there is hardly any print.
 * Along each direction: how much of the differences between neighbours is left after a mean filter.
 *
 * @see Crété et al. 2007, "The Blur Effect: Perception and Estimation with a New No-Reference Perceptual Blur Metric"
 */
export function blurOf(grey: Grey): number | null {
  const blurs: number[] = []
  for (let top = 0; top + TILE <= grey.height; top += TILE) {
    for (let left = 0; left + TILE <= grey.width; left += TILE) {
      const tile = cut(grey, left, top)
      if (deviation(tile) < CONTRAST_MIN) continue
      // The worse direction counts: a shake blurs along one only.
      blurs.push(Math.max(blurAlong(tile, 1, TILE), blurAlong(tile, TILE, 1)))
    }
  }
  if (blurs.length < TILES_MIN) return null
  blurs.sort((a, b) => a - b)
  return blurs[blurs.length >> 1] ?? null
}

function cut({ width, data }: Grey, left: number, top: number): Uint8Array {
  const tile = new Uint8Array(TILE * TILE)
  for (let y = 0; y < TILE; y++) {
    const from = (top + y) * width + left
    tile.set(data.subarray(from, from + TILE), y * TILE)
  }
  return tile
}

function deviation(values: Uint8Array): number {
  let sum = 0
  let squares = 0
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / values.length
  return Math.sqrt(Math.max(0, squares / values.length - mean * mean))
}

/** @param step from a pixel to the next along the direction, @param line from one line to the next */
function blurAlong(tile: Uint8Array, step: number, line: number): number {
  let before = 0
  let lost = 0
  for (let i = 0; i < TILE; i++) {
    const start = i * line
    const at = (x: number) => tile[start + Math.min(TILE - 1, Math.max(0, x)) * step] ?? 0
    let mean = 0
    for (let x = -MEAN_RADIUS; x <= MEAN_RADIUS; x++) mean += at(x)
    const span = 2 * MEAN_RADIUS + 1
    for (let x = 1; x < TILE; x++) {
      const next = mean + at(x + MEAN_RADIUS) - at(x - 1 - MEAN_RADIUS)
      const sharp = Math.abs(at(x) - at(x - 1))
      before += sharp
      lost += Math.max(0, sharp - Math.abs(next - mean) / span)
      mean = next
    }
  }
  return before === 0 ? 1 : (before - lost) / before
}

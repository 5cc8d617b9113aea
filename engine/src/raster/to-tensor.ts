import { DETECTOR, RECOGNISER } from '../model-facts.ts'
import type { Levels } from '../runtime/runtime.ts'
import type { Box, Raster } from '../types.ts'
import { levelCounts } from './level-counts.ts'

/**
 * A page for the detector: right and bottom edges repeated up to a multiple of 32, then normalised.
 *
 * @param part what of it the tensor shows, in whole multiples of 32; normalised as the whole page is
 */
export function pageTensor(page: Raster, part: Box | null = null): Levels {
  const width = paddedSide(page.width)
  const height = paddedSide(page.height)
  const padded = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = Math.min(y, page.height - 1) * page.width
    const end = y * width + page.width
    padded.set(page.data.subarray(from, from + page.width), y * width)
    padded.fill(padded[end - 1] ?? 0, end, (y + 1) * width)
  }
  const { left, top, right, bottom } = part ?? { left: 0, top: 0, right: width, bottom: height }
  const levels = normalisedLevels(padded, DETECTOR.normalisation.floor)
  const shape = [1, 1, bottom - top, right - left]
  if (!part) return { data: padded, levels, shape }
  const columns = right - left
  const data = new Uint8Array(columns * (bottom - top))
  for (let y = top, to = 0; y < bottom; y++, to += columns)
    data.set(padded.subarray(y * width + left, y * width + right), to)
  return { data, levels, shape }
}

/** A side of a page as the detector takes it. */
export function paddedSide(length: number): number {
  return Math.ceil(length / DETECTOR.input.multipleOf) * DETECTOR.input.multipleOf
}

/** A cut line for the recogniser. */
export function lineTensor({ width, height, data }: Raster): Levels {
  return {
    data,
    levels: normalisedLevels(data, RECOGNISER.normalisation.floor),
    shape: [1, 1, height, width],
  }
}

/**
 * What each of the 256 grey levels becomes, so that the mean is 0 and the deviation about 1.
 *
 * @param floor grey levels, so that an even area is not made noise
 */
function normalisedLevels(levels: Uint8Array, floor: number): Float32Array {
  const counts = levelCounts(levels)
  let [sum, squares] = [0, 0]
  for (let level = 0; level < 256; level++) sum += (counts[level] ?? 0) * level
  const mean = sum / levels.length
  for (let level = 0; level < 256; level++) squares += (counts[level] ?? 0) * (level - mean) ** 2
  const scale = 1 / (Math.sqrt(squares / levels.length) + floor)
  const values = new Float32Array(256)
  for (let level = 0; level < 256; level++) values[level] = (level - mean) * scale
  return values
}

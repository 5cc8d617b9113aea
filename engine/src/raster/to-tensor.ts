import { DETECTOR, RECOGNISER } from '../model-facts.ts'
import type { Tensor } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'

/** A page for the detector: right and bottom edges repeated up to a multiple of 32, then normalised. */
export function pageTensor(page: Raster): Tensor {
  const multiple = DETECTOR.input.multipleOf
  const width = Math.ceil(page.width / multiple) * multiple
  const height = Math.ceil(page.height / multiple) * multiple
  const padded = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = Math.min(y, page.height - 1) * page.width
    const end = y * width + page.width
    padded.set(page.data.subarray(from, from + page.width), y * width)
    padded.fill(padded[end - 1] ?? 0, end, (y + 1) * width)
  }
  return { data: normalised(padded, DETECTOR.normalisation.floor), shape: [1, 1, height, width] }
}

/** A cut line for the recogniser. */
export function lineTensor(line: Raster): Tensor {
  return {
    data: normalised(line.data, RECOGNISER.normalisation.floor),
    shape: [1, 1, line.height, line.width],
  }
}

/**
 * Mean 0, deviation about 1. There are only 256 grey levels: each is counted, then normalised once.
 *
 * @param floor grey levels, so that an even area is not made noise
 */
function normalised(levels: Uint8Array, floor: number): Float32Array {
  const counts = new Uint32Array(256)
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] ?? 0
    counts[level] = (counts[level] ?? 0) + 1
  }
  const mean = counts.reduce((sum, count, level) => sum + count * level, 0) / levels.length
  const squares = counts.reduce((sum, count, level) => sum + count * (level - mean) ** 2, 0)
  const scale = 1 / (Math.sqrt(squares / levels.length) + floor)
  const values = Float32Array.from(counts, (_, level) => (level - mean) * scale)
  const data = new Float32Array(levels.length)
  for (let i = 0; i < levels.length; i++) data[i] = values[levels[i] ?? 0] ?? 0
  return data
}

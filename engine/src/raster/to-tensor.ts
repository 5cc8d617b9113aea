import { DETECTOR, RECOGNISER } from '../model-facts.ts'
import type { Tensor } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'

/** A page for the detector: right and bottom edges repeated up to a multiple of 32, then normalised. */
export function pageTensor(page: Raster): Tensor {
  const multiple = DETECTOR.input.multipleOf
  const width = Math.ceil(page.width / multiple) * multiple
  const height = Math.ceil(page.height / multiple) * multiple
  const data = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(y, page.height - 1) * page.width
    for (let x = 0; x < width; x++, at++) data[at] = page.data[row + Math.min(x, page.width - 1)] ?? 0
  }
  normalise(data, DETECTOR.normalisation.floor)
  return { data, shape: [1, 1, height, width] }
}

/** A cut line for the recogniser. */
export function lineTensor(line: Raster): Tensor {
  const data = Float32Array.from(line.data)
  normalise(data, RECOGNISER.normalisation.floor)
  return { data, shape: [1, 1, line.height, line.width] }
}

/** In place: mean 0, deviation about 1. @param floor grey levels, so that an even area is not made noise */
function normalise(data: Float32Array, floor: number): void {
  let sum = 0
  for (const value of data) sum += value
  const mean = sum / data.length
  let squares = 0
  for (const value of data) squares += (value - mean) ** 2
  const scale = 1 / (Math.sqrt(squares / data.length) + floor)
  for (let i = 0; i < data.length; i++) data[i] = ((data[i] ?? 0) - mean) * scale
}

import type { Machine } from '../runtime/int8/machine.ts'
import { openWorkspace } from '../runtime/int8/workspace.ts'
import type { Raster } from '../types.ts'
import { resize } from './resize.ts'
import { COLUMN_BITS, ROW_WHOLE, type Taps, tapsOf } from './taps.ts'

/** Neighbours that the kernel takes for a sample: a picture that shrinks to less than a third has more. */
const TAPS_MAX = 4
/** Samples that it computes at once. */
const SAMPLES = 4
const SHARE_BYTES = 2

/**
 * What `resize` gives, by the kernels: for a whole raster.
 *
 * @throws {RangeError} for a size that is not whole and positive
 */
export function resizeOn(machine: Machine, raster: Raster, width: number, height: number): Raster {
  if (width === raster.width && height === raster.height) return raster
  const down = tapsOf(raster.height, height, ROW_WHOLE)
  const across = tapsOf(raster.width, width, 1 << COLUMN_BITS)
  if (across.each > TAPS_MAX) return resize(raster, width, height)
  const { kernels, memory } = machine
  const { take, put } = openWorkspace(machine)
  const from = put(raster.data)
  const downShares = put(new Int16Array(down.shares))
  const places = put(placesOf(across))
  const acrossShares = put(sharesOf(across))
  const row = take(raster.width)
  const to = take(width * height)
  for (let y = 0; y < height; y++) {
    const first = from + (down.from[y] ?? 0) * raster.width
    const shares = downShares + y * down.each * SHARE_BYTES
    const out = to + y * width
    // A scan is often a row higher than its page, and no wider.
    const mean = raster.width === width ? out : row
    kernels.averageRows(first, raster.width, shares, down.each, mean, raster.width)
    if (mean === row) kernels.scaleRow(row, places, acrossShares, out, width)
  }
  return { width, height, data: new Uint8Array(memory.buffer).slice(to, to + width * height) }
}

function placesOf({ from }: Taps): Int32Array {
  const places = new Int32Array(Math.ceil(from.length / SAMPLES) * SAMPLES)
  places.set(from)
  return places
}

/** As many for each sample as the kernel takes. */
function sharesOf({ each, from, shares }: Taps): Int16Array {
  const filled = new Int16Array(Math.ceil(from.length / SAMPLES) * SAMPLES * TAPS_MAX)
  for (let sample = 0; sample < from.length; sample++)
    filled.set(shares.subarray(sample * each, (sample + 1) * each), sample * TAPS_MAX)
  return filled
}

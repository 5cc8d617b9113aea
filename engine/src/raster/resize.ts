import type { Raster } from '../types.ts'

/** Takes the rows of a grey picture one at a time, so that a picture is scaled without ever being whole. */
export interface RowResizer {
  /** @param row at least the source's width of grey values; copied, so the caller may reuse it */
  push(row: Uint8Array): void
  /** Rows that never came are white, as paper is. */
  finish(): Raster
}

/** One output sample: source samples from `from` on, each with its share. */
interface Tap {
  readonly from: number
  readonly weights: Float32Array
}

const WHITE = 255

/**
 * Scale a grey raster: area average where it shrinks, linear where it grows.
 *
 * @throws {RangeError} for a raster of several channels, or a size that is not whole and positive
 */
export function resize(raster: Raster, width: number, height: number): Raster {
  if (raster.channels !== 1) throw new RangeError(`resize takes 1 channel, not ${raster.channels}`)
  if (width === raster.width && height === raster.height) return raster
  const rows = rowResizer(raster.width, raster.height, width, height)
  for (let y = 0; y < raster.height; y++) {
    rows.push(raster.data.subarray(y * raster.width, (y + 1) * raster.width))
  }
  return rows.finish()
}

/** @throws {RangeError} when a size is not whole and positive */
export function rowResizer(fromWidth: number, fromHeight: number, width: number, height: number): RowResizer {
  const across = fromWidth === width ? null : tapsOf(fromWidth, width)
  const down = tapsOf(fromHeight, height)
  const data = new Uint8Array(width * height).fill(WHITE)
  const line = new Float32Array(width)
  /** Output rows begun and not yet whole, oldest first: two when shrinking, more when growing. */
  const open: Float32Array[] = []
  const spare: Float32Array[] = []
  let first = 0
  let y = 0

  const push = (row: Uint8Array) => {
    if (y >= fromHeight) return
    if (across) scaleRow(row, across, line)
    for (let n = 0; first + n < height; n++) {
      const tap = down[first + n]
      if (!tap || tap.from > y) break
      const weight = tap.weights[y - tap.from] ?? 0
      const sum = open[n] ?? spare.pop()?.fill(0) ?? new Float32Array(width)
      open[n] = sum
      if (across) for (let x = 0; x < width; x++) sum[x] = (sum[x] ?? 0) + (line[x] ?? 0) * weight
      else for (let x = 0; x < width; x++) sum[x] = (sum[x] ?? 0) + (row[x] ?? 0) * weight
    }
    y += 1
    while (open.length > 0 && endOf(down[first]) <= y) close()
  }
  const close = () => {
    const sum = open.shift()
    if (!sum) return
    const at = first * width
    for (let x = 0; x < width; x++) data[at + x] = (sum[x] ?? 0) + 0.5
    spare.push(sum)
    first += 1
  }
  return { push, finish: () => ({ width, height, channels: 1, data }) }
}

const endOf = (tap: Tap | undefined) => (tap ? tap.from + tap.weights.length : 0)

function scaleRow(row: Uint8Array, taps: readonly Tap[], out: Float32Array): void {
  for (let x = 0; x < out.length; x++) {
    const tap = taps[x]
    if (!tap) return
    const { from, weights } = tap
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += (row[from + i] ?? 0) * (weights[i] ?? 0)
    out[x] = sum
  }
}

function tapsOf(from: number, to: number): readonly Tap[] {
  if (!(Number.isInteger(from) && Number.isInteger(to) && from > 0 && to > 0)) {
    throw new RangeError(`a raster is scaled from ${from} to ${to} samples`)
  }
  return Array.from({ length: to }, (_, i) => (to <= from ? areaTap(i, from, to) : linearTap(i, from, to)))
}

/** Every source sample that the output sample covers, by how much of it is covered. */
function areaTap(i: number, from: number, to: number): Tap {
  const scale = from / to
  const [start, end] = [i * scale, Math.min(from, (i + 1) * scale)]
  const begin = Math.floor(start)
  // A sliver that is only rounding must not open another sample.
  const length = Math.max(1, Math.ceil(end - 1e-6) - begin)
  const weights = new Float32Array(length)
  for (let n = 0; n < length; n++) {
    weights[n] = (Math.min(end, begin + n + 1) - Math.max(start, begin + n)) / (end - start)
  }
  return { from: begin, weights }
}

/** The two source samples around the centre of the output sample. */
function linearTap(i: number, from: number, to: number): Tap {
  const centre = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5))
  const begin = Math.min(Math.floor(centre), Math.max(0, from - 2))
  const share = centre - begin
  return { from: begin, weights: from === 1 ? Float32Array.of(1) : Float32Array.of(1 - share, share) }
}

import type { Raster } from '../types.ts'

/** Takes the rows of a grey picture one at a time, so that a picture is scaled without ever being whole. */
export interface RowResizer {
  /** @param row at least the source's width of grey values; copied, so the caller may reuse it */
  push(row: Uint8Array): void
  /** Rows that never came are white, as paper is. */
  finish(): Raster
}

/** Of each output sample: the source samples from `from` on, each with its share; as many for all, some of share 0. */
interface Taps {
  readonly each: number
  readonly from: Int32Array
  /** One past the last source sample with a share. */
  readonly end: Int32Array
  readonly shares: Float32Array
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
    else line.set(row.subarray(0, width))
    for (let n = 0; first + n < height; n++) {
      const nth = y - (down.from[first + n] ?? 0)
      if (nth < 0) break
      const share = nth < down.each ? (down.shares[(first + n) * down.each + nth] ?? 0) : 0
      const begun = open[n]
      if (begun) addRow(begun, line, share)
      else open[n] = startRow(spare.pop() ?? new Float32Array(width), line, share)
    }
    y += 1
    while (open.length > 0 && (down.end[first] ?? 0) <= y) close()
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

function startRow(sum: Float32Array, line: Float32Array, share: number): Float32Array {
  for (let x = 0; x < sum.length; x++) sum[x] = (line[x] ?? 0) * share
  return sum
}

function addRow(sum: Float32Array, line: Float32Array, share: number): void {
  if (share !== 0) for (let x = 0; x < sum.length; x++) sum[x] = (sum[x] ?? 0) + (line[x] ?? 0) * share
}

function scaleRow(row: Uint8Array, { each, from, shares }: Taps, out: Float32Array): void {
  for (let x = 0, tap = 0; x < out.length; x++) {
    const start = from[x] ?? 0
    let sum = 0
    for (let i = 0; i < each; i++, tap++) sum += (row[start + i] ?? 0) * (shares[tap] ?? 0)
    out[x] = sum
  }
}

function tapsOf(from: number, to: number): Taps {
  if (!(Number.isInteger(from) && Number.isInteger(to) && from > 0 && to > 0)) {
    throw new RangeError(`a raster is scaled from ${from} to ${to} samples`)
  }
  // Where a sample covers `from / to` others, it touches at most one and a bit more.
  const each = Math.min(from, to < from ? Math.ceil(from / to) + 1 : 2)
  const taps = {
    each,
    from: new Int32Array(to),
    end: new Int32Array(to),
    shares: new Float32Array(to * each),
  }
  for (let i = 0; i < to; i++) {
    if (to <= from) areaTap(taps, i, from, to)
    else linearTap(taps, i, from, to)
    const shares = taps.shares.subarray(i * each, (i + 1) * each)
    taps.end[i] = (taps.from[i] ?? 0) + shares.findLastIndex((share) => share > 0) + 1
  }
  return taps
}

/** Every source sample that the output sample covers, by how much of it is covered. */
function areaTap(taps: Taps, i: number, from: number, to: number): void {
  const scale = from / to
  const [start, end] = [i * scale, Math.min(from, (i + 1) * scale)]
  // The last ones reach back, so that no tap lies beyond the source.
  const begin = Math.min(Math.floor(start), from - taps.each)
  taps.from[i] = begin
  for (let n = 0; n < taps.each; n++) {
    const covered = Math.min(end, begin + n + 1) - Math.max(start, begin + n)
    taps.shares[i * taps.each + n] = Math.max(0, covered) / (end - start)
  }
}

/** The two source samples around the centre of the output sample. */
function linearTap(taps: Taps, i: number, from: number, to: number): void {
  const centre = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5))
  const begin = Math.min(Math.floor(centre), from - taps.each)
  taps.from[i] = begin
  const share = centre - begin
  for (let n = 0; n < taps.each; n++)
    taps.shares[i * taps.each + n] = taps.each === 1 ? 1 : n === 0 ? 1 - share : share
}

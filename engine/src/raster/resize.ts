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
  /** In units of 1 / WHOLE; those of one sample make exactly a whole, so that white stays white. */
  readonly shares: Int32Array
}

const WHITE = 255
/** Whole numbers are added twice as fast as fractions; a grey value times two shares is below 2 ** 31. */
const SHARE_BITS = 11
const WHOLE = 1 << SHARE_BITS
const HALF = 1 << (2 * SHARE_BITS - 1)

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
  if (fromWidth === width && fromHeight === height) return rowCollector(width, height)
  const across = tapsOf(fromWidth, width)
  const down = tapsOf(fromHeight, height)
  const data = new Uint8Array(width * height).fill(WHITE)
  const line = new Int32Array(width)
  /** Output rows begun and not yet whole, oldest first: two when shrinking, more when growing. */
  const open: Int32Array[] = []
  const spare: Int32Array[] = []
  let first = 0
  let y = 0

  const push = (row: Uint8Array) => {
    if (y >= fromHeight) return
    scaleRow(row, across, line)
    for (let n = 0; first + n < height; n++) {
      const nth = y - (down.from[first + n] ?? 0)
      if (nth < 0) break
      const share = nth < down.each ? (down.shares[(first + n) * down.each + nth] ?? 0) : 0
      const begun = open[n]
      if (begun) addRow(begun, line, share)
      else open[n] = startRow(spare.pop() ?? new Int32Array(width), line, share)
    }
    y += 1
    while (open.length > 0 && (down.end[first] ?? 0) <= y) close()
  }
  const close = () => {
    const sum = open.shift()
    if (!sum) return
    const at = first * width
    for (let x = 0; x < width; x++) data[at + x] = ((sum[x] ?? 0) + HALF) >> (2 * SHARE_BITS)
    spare.push(sum)
    first += 1
  }
  return { push, finish: () => ({ width, height, channels: 1, data }) }
}

/** @throws {RangeError} when a size is not whole and positive */
function rowCollector(width: number, height: number): RowResizer {
  if (!(isSize(width) && isSize(height))) throw new RangeError(`a raster has ${width} × ${height} samples`)
  const data = new Uint8Array(width * height).fill(WHITE)
  let y = 0
  return {
    push(row) {
      if (y < height) data.set(row.length === width ? row : row.subarray(0, width), y * width)
      y += 1
    },
    finish: () => ({ width, height, channels: 1, data }),
  }
}

function startRow(sum: Int32Array, line: Int32Array, share: number): Int32Array {
  for (let x = 0; x < sum.length; x++) sum[x] = Math.imul(line[x] ?? 0, share)
  return sum
}

function addRow(sum: Int32Array, line: Int32Array, share: number): void {
  if (share !== 0)
    for (let x = 0; x < sum.length; x++) sum[x] = (sum[x] ?? 0) + Math.imul(line[x] ?? 0, share)
}

function scaleRow(row: Uint8Array, { each, from, shares }: Taps, out: Int32Array): void {
  if (each === 3) scaleByThrees(row, from, shares, out)
  else {
    for (let x = 0, tap = 0; x < out.length; x++) {
      const start = from[x] ?? 0
      let sum = 0
      for (let i = 0; i < each; i++, tap++) sum += Math.imul(row[start + i] ?? 0, shares[tap] ?? 0)
      out[x] = sum
    }
  }
}

/** The loop of `scaleRow` unrolled for what a page usually shrinks by, up to a half: half of the time. */
function scaleByThrees(row: Uint8Array, from: Int32Array, shares: Int32Array, out: Int32Array): void {
  for (let x = 0, tap = 0; x < out.length; x++, tap += 3) {
    const start = from[x] ?? 0
    out[x] =
      Math.imul(row[start] ?? 0, shares[tap] ?? 0) +
      Math.imul(row[start + 1] ?? 0, shares[tap + 1] ?? 0) +
      Math.imul(row[start + 2] ?? 0, shares[tap + 2] ?? 0)
  }
}

function isSize(length: number): boolean {
  return Number.isInteger(length) && length > 0
}

function tapsOf(from: number, to: number): Taps {
  if (!(isSize(from) && isSize(to))) throw new RangeError(`a raster is scaled from ${from} to ${to} samples`)
  // Where a sample covers `from / to` others, it touches at most one and a bit more.
  const each = Math.min(from, to < from ? Math.ceil(from / to) + 1 : 2)
  const taps = {
    each,
    from: new Int32Array(to),
    end: new Int32Array(to),
    shares: new Int32Array(to * each),
  }
  const exact = new Float64Array(each)
  for (let i = 0; i < to; i++) {
    taps.from[i] = to <= from ? areaTap(exact, i, from, to) : linearTap(exact, i, from, to)
    const shares = taps.shares.subarray(i * each, (i + 1) * each)
    toWhole(exact, shares)
    taps.end[i] = (taps.from[i] ?? 0) + shares.findLastIndex((share) => share > 0) + 1
  }
  return taps
}

/** Rounded so that the sums of the first ones are right, and so is the sum of all. */
function toWhole(exact: Float64Array, shares: Int32Array): void {
  let [sum, given] = [0, 0]
  for (const [n, share] of exact.entries()) {
    sum += share
    shares[n] = Math.round(sum * WHOLE) - given
    given += shares[n] ?? 0
  }
}

/** Every source sample that the output sample covers, by how much of it is covered. @returns the first one */
function areaTap(shares: Float64Array, i: number, from: number, to: number): number {
  const scale = from / to
  const [start, end] = [i * scale, Math.min(from, (i + 1) * scale)]
  // The last ones reach back, so that no tap lies beyond the source.
  const begin = Math.min(Math.floor(start), from - shares.length)
  for (let n = 0; n < shares.length; n++) {
    const covered = Math.min(end, begin + n + 1) - Math.max(start, begin + n)
    shares[n] = Math.max(0, covered) / (end - start)
  }
  return begin
}

/** The two source samples around the centre of the output sample. @returns the first one */
function linearTap(shares: Float64Array, i: number, from: number, to: number): number {
  const centre = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5))
  const begin = Math.min(Math.floor(centre), from - shares.length)
  const share = centre - begin
  for (let n = 0; n < shares.length; n++) shares[n] = shares.length === 1 ? 1 : n === 0 ? 1 - share : share
  return begin
}

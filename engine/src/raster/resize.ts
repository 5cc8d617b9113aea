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
  /** Those of one sample make exactly a whole, so that white stays white. */
  readonly shares: Int32Array
}

/** An output row that is being summed: of every four samples the first and third, and the second and fourth. */
interface OpenRow {
  readonly outer: Int32Array
  readonly inner: Int32Array
}

const WHITE = 255
/** Shares of rows are in 1 / 256: a grey value times a whole fits in 16 bits, so that a word sums two samples at once. */
const ROW_WHOLE = 1 << 8
const TWO_SAMPLES = 0x00ff00ff
const TWO_HALVES = 0x00800080
/** Shares of columns. */
const COLUMN_BITS = 11
const COLUMN_HALF = 1 << (COLUMN_BITS - 1)

/**
 * Scale a raster: area average where it shrinks, linear where it grows.
 *
 * @throws {RangeError} for a size that is not whole and positive
 */
export function resize(raster: Raster, width: number, height: number): Raster {
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
  const across = tapsOf(fromWidth, width, 1 << COLUMN_BITS)
  const down = tapsOf(fromHeight, height, ROW_WHOLE)
  const data = new Uint8Array(width * height).fill(WHITE)
  const words = Math.ceil(fromWidth / 4)
  /** A row as it came, and rows that were averaged: bytes that are added as words. */
  const source = new Int32Array(words)
  const sourceBytes = new Uint8Array(source.buffer)
  /** With one word more, so that four samples can be taken from any place. */
  const averaged = new Int32Array(words + 1)
  const averagedSamples = new DataView(averaged.buffer)
  const averagedBytes = new Uint8Array(averaged.buffer, 0, fromWidth)
  /** Output rows begun and not yet whole, oldest first: two when shrinking, more when growing. */
  const open: OpenRow[] = []
  const spare: OpenRow[] = []
  let first = 0
  let y = 0

  /** Of the source row that came last, in an output row. */
  const shareOf = (target: number) => {
    const nth = y - (down.from[target] ?? 0)
    return nth < down.each ? (down.shares[target * down.each + nth] ?? 0) : 0
  }
  const push = (row: Uint8Array) => {
    if (y >= fromHeight) return
    sourceBytes.set(row.length === fromWidth ? row : row.subarray(0, fromWidth))
    let whole = 0
    for (let n = 0; first + n < height && y >= (down.from[first + n] ?? 0); n++) {
      const isNew = open[n] === undefined
      const sum = open[n] ?? spare.pop() ?? { outer: new Int32Array(words), inner: new Int32Array(words) }
      open[n] = sum
      // The last share is added while the means are taken.
      if (whole === n && (down.end[first + n] ?? 0) <= y + 1) {
        whole += 1
        if (isNew) setRow(sum, source, 0)
      } else if (isNew) setRow(sum, source, shareOf(first + n))
      else addRow(sum, source, shareOf(first + n))
    }
    for (; whole > 0; whole--) close()
    y += 1
  }
  const close = () => {
    const sum = open.shift()
    if (!sum) return
    takeMeans(sum, source, shareOf(first), averaged)
    const row = data.subarray(first * width, (first + 1) * width)
    // A scan is often a row higher than its page, and no wider.
    if (fromWidth === width) row.set(averagedBytes)
    else scaleRow(averagedSamples, across, row)
    spare.push(sum)
    first += 1
  }
  return { push, finish: () => ({ width, height, data }) }
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
    finish: () => ({ width, height, data }),
  }
}

function setRow({ outer, inner }: OpenRow, row: Int32Array, share: number): void {
  for (let i = 0; i < row.length; i++) {
    const four = row[i] ?? 0
    outer[i] = Math.imul(four & TWO_SAMPLES, share)
    inner[i] = Math.imul((four >>> 8) & TWO_SAMPLES, share)
  }
}

function addRow({ outer, inner }: OpenRow, row: Int32Array, share: number): void {
  if (share === 0) return
  for (let i = 0; i < row.length; i++) {
    const four = row[i] ?? 0
    outer[i] = (outer[i] ?? 0) + Math.imul(four & TWO_SAMPLES, share)
    inner[i] = (inner[i] ?? 0) + Math.imul((four >>> 8) & TWO_SAMPLES, share)
  }
}

/** Sums and the share of one more row into samples, four in a word as they came. */
function takeMeans({ outer, inner }: OpenRow, row: Int32Array, share: number, means: Int32Array): void {
  for (let i = 0; i < row.length; i++) {
    const four = row[i] ?? 0
    const even = (outer[i] ?? 0) + Math.imul(four & TWO_SAMPLES, share) + TWO_HALVES
    const odd = (inner[i] ?? 0) + Math.imul((four >>> 8) & TWO_SAMPLES, share) + TWO_HALVES
    means[i] = ((even >>> 8) & TWO_SAMPLES) | (odd & ~TWO_SAMPLES)
  }
}

function scaleRow(row: DataView, { each, from, shares }: Taps, out: Uint8Array): void {
  if (each === 3) scaleByThrees(row, from, shares, out)
  else if (each === 4) scaleByFours(row, from, shares, out)
  else {
    for (let x = 0, tap = 0; x < out.length; x++) {
      const start = from[x] ?? 0
      let sum = COLUMN_HALF
      for (let i = 0; i < each; i++, tap++) sum += Math.imul(row.getUint8(start + i), shares[tap] ?? 0)
      out[x] = sum >> COLUMN_BITS
    }
  }
}

/** The loop of `scaleRow` for what a page usually shrinks by, up to a half: samples come as a word, the last share is the rest. */
function scaleByThrees(row: DataView, from: Int32Array, shares: Int32Array, out: Uint8Array): void {
  for (let x = 0, tap = 0; x < out.length; x++, tap += 3) {
    const four = row.getInt32(from[x] ?? 0, true)
    const last = (four >>> 16) & 255
    const sum =
      Math.imul((four & 255) - last, shares[tap] ?? 0) +
      Math.imul(((four >>> 8) & 255) - last, shares[tap + 1] ?? 0)
    out[x] = (sum + (last << COLUMN_BITS) + COLUMN_HALF) >> COLUMN_BITS
  }
}

/** The same up to a third. */
function scaleByFours(row: DataView, from: Int32Array, shares: Int32Array, out: Uint8Array): void {
  for (let x = 0, tap = 0; x < out.length; x++, tap += 4) {
    const four = row.getInt32(from[x] ?? 0, true)
    const last = four >>> 24
    const sum =
      Math.imul((four & 255) - last, shares[tap] ?? 0) +
      Math.imul(((four >>> 8) & 255) - last, shares[tap + 1] ?? 0) +
      Math.imul(((four >>> 16) & 255) - last, shares[tap + 2] ?? 0)
    out[x] = (sum + (last << COLUMN_BITS) + COLUMN_HALF) >> COLUMN_BITS
  }
}

function isSize(length: number): boolean {
  return Number.isInteger(length) && length > 0
}

/** @param whole what the shares of one sample make */
function tapsOf(from: number, to: number, whole: number): Taps {
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
    toWhole(exact, whole, shares)
    taps.end[i] = (taps.from[i] ?? 0) + shares.findLastIndex((share) => share > 0) + 1
  }
  return taps
}

/** Rounded so that the sums of the first ones are right, and so is the sum of all. */
function toWhole(exact: Float64Array, whole: number, shares: Int32Array): void {
  let [sum, given] = [0, 0]
  for (const [n, share] of exact.entries()) {
    sum += share
    shares[n] = Math.round(sum * whole) - given
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

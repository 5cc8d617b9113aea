import type { Raster } from '../types.ts'
import { COLUMN_BITS, isSize, ROW_WHOLE, type Taps, tapsOf } from './taps.ts'

/** Takes the rows of a grey picture one at a time, so that a picture is scaled without ever being whole. */
export interface RowResizer {
  /** @param row at least the source's width of grey values; copied, so the caller may reuse it */
  push(row: Uint8Array): void
  /** Rows that never came are white, as paper is. */
  finish(): Raster
}

/** An output row that is being summed: of every four samples the first and third, and the second and fourth. */
interface OpenRow {
  readonly outer: Int32Array
  readonly inner: Int32Array
}

const WHITE = 255
const TWO_SAMPLES = 0x00ff00ff
const TWO_HALVES = 0x00800080
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
  return new RowAverages(fromWidth, fromHeight, width, height)
}

/** A class: closures would be made, and what V8 compiled for them be lost, with every picture. */
class RowAverages implements RowResizer {
  readonly #fromWidth: number
  readonly #fromHeight: number
  readonly #across: Taps
  readonly #down: Taps
  readonly #result: Raster
  /** A row as it came, and rows that were averaged: bytes that are added as words. */
  readonly #source: Int32Array
  readonly #sourceBytes: Uint8Array
  /** With one word more, so that four samples can be taken from any place. */
  readonly #averaged: Int32Array
  readonly #averagedSamples: DataView
  /** Output rows begun and not yet whole, oldest first: two when shrinking, more when growing. */
  readonly #open: OpenRow[] = []
  readonly #spare: OpenRow[] = []
  #first = 0
  #y = 0

  constructor(fromWidth: number, fromHeight: number, width: number, height: number) {
    this.#fromWidth = fromWidth
    this.#fromHeight = fromHeight
    this.#across = tapsOf(fromWidth, width, 1 << COLUMN_BITS)
    this.#down = tapsOf(fromHeight, height, ROW_WHOLE)
    this.#result = { width, height, data: new Uint8Array(width * height).fill(WHITE) }
    const words = Math.ceil(fromWidth / 4)
    this.#source = new Int32Array(words)
    this.#sourceBytes = new Uint8Array(this.#source.buffer)
    this.#averaged = new Int32Array(words + 1)
    this.#averagedSamples = new DataView(this.#averaged.buffer)
  }

  push(row: Uint8Array): void {
    const y = this.#y
    if (y >= this.#fromHeight) return
    this.#sourceBytes.set(row.length === this.#fromWidth ? row : row.subarray(0, this.#fromWidth))
    const { from, end } = this.#down
    let whole = 0
    for (let n = 0; this.#first + n < this.#result.height && y >= (from[this.#first + n] ?? 0); n++) {
      const target = this.#first + n
      const begun = this.#open[n]
      const sum = begun ?? this.#spare.pop() ?? openRow(this.#source.length)
      this.#open[n] = sum
      // The last share is added while the means are taken.
      if (whole === n && (end[target] ?? 0) <= y + 1) {
        whole += 1
        if (!begun) setRow(sum, this.#source, 0)
      } else if (begun) addRow(sum, this.#source, this.#shareOf(target))
      else setRow(sum, this.#source, this.#shareOf(target))
    }
    for (; whole > 0; whole--) this.#close()
    this.#y += 1
  }

  finish(): Raster {
    return this.#result
  }

  /** Of the source row that came last, in an output row. */
  #shareOf(target: number): number {
    const { from, each, shares } = this.#down
    const nth = this.#y - (from[target] ?? 0)
    return nth < each ? (shares[target * each + nth] ?? 0) : 0
  }

  #close(): void {
    const sum = this.#open.shift()
    if (!sum) return
    takeMeans(sum, this.#source, this.#shareOf(this.#first), this.#averaged)
    const { width, data } = this.#result
    const row = data.subarray(this.#first * width, (this.#first + 1) * width)
    // A scan is often a row higher than its page, and no wider.
    if (this.#fromWidth === width) row.set(new Uint8Array(this.#averaged.buffer, 0, width))
    else scaleRow(this.#averagedSamples, this.#across, row)
    this.#spare.push(sum)
    this.#first += 1
  }
}

function openRow(words: number): OpenRow {
  return { outer: new Int32Array(words), inner: new Int32Array(words) }
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

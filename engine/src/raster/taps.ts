/** Shares of rows are in 1 / 256: a grey value times a whole fits in 16 bits, so that a word sums two samples at once. */
export const ROW_WHOLE = 1 << 8
/** Shares of columns. */
export const COLUMN_BITS = 11

/** Of each output sample: the source samples from `from` on, each with its share; as many for all, some of share 0. */
export interface Taps {
  readonly each: number
  readonly from: Int32Array
  /** One past the last source sample with a share. */
  readonly end: Int32Array
  /** Those of one sample make exactly a whole, so that white stays white. */
  readonly shares: Int32Array
}

/** @param whole what the shares of one sample make */
export function tapsOf(from: number, to: number, whole: number): Taps {
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
    taps.end[i] = (taps.from[i] ?? 0) + toWhole(exact, whole, taps.shares, i * each)
  }
  return taps
}

/** Rounded so that the sums of the first ones are right, and so is the sum of all. @returns how many up to the last above 0 */
function toWhole(exact: Float64Array, whole: number, shares: Int32Array, at: number): number {
  let [sum, given, count] = [0, 0, 0]
  for (let n = 0; n < exact.length; n++) {
    sum += exact[n] ?? 0
    const share = Math.round(sum * whole) - given
    shares[at + n] = share
    given += share
    if (share > 0) count = n + 1
  }
  return count
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

export function isSize(length: number): boolean {
  return Number.isInteger(length) && length > 0
}

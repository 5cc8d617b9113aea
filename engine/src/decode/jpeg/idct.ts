/** Samples that a block of 8 × 8 becomes on each side: 8 is full size, 1 its mean. */
export type BlockSide = 8 | 4 | 2 | 1

/**
 * The coefficients of a block that has more than its mean to samples of 0 to 255.
 *
 * @param coefficients of which side × side from `at` on are the block's lowest, row by row
 * @param quants what they are multiplied with, in the same order
 * @param out written from `to` on, `stride` samples to the next row
 */
export function inverseDct(
  side: BlockSide,
  coefficients: Int16Array,
  at: number,
  quants: Int32Array,
  out: Uint8Array,
  to: number,
  stride: number,
): void {
  if (side === 8) full(coefficients, at, quants, out, to, stride)
  else reduced(side, coefficients, at, quants, out, to, stride)
}

/** A block that has nothing but its mean. @param dc multiplied with its quant */
export function fillFlat(side: BlockSide, dc: number, out: Uint8Array, to: number, stride: number): void {
  const value = clamp(((dc + 4) >> 3) + 128)
  // Eight samples are written sooner than `fill` is called.
  for (let y = 0; y < side; y++, to += stride) for (let x = to; x < to + side; x++) out[x] = value
}

const clamp = (value: number) => ((value & ~255) === 0 ? value : value < 0 ? 0 : 255)

/** Constants of Loeffler, Ligtenberg and Moschytz, "Practical fast 1-D DCT algorithms with 11 multiplications", 1989, in 1/8192. */
const BITS = 13
const C0_298 = 2446
const C0_390 = 3196
const C0_541 = 4433
const C0_765 = 6270
const C0_899 = 7373
const C1_175 = 9633
const C1_501 = 12299
const C1_847 = 15137
const C1_961 = 16069
const C2_053 = 16819
const C2_562 = 20995
const C3_072 = 25172
/** Bits kept between the two passes. */
const EXTRA = 2

const work = new Int32Array(64)

function full(
  coefficients: Int16Array,
  at: number,
  quants: Int32Array,
  out: Uint8Array,
  to: number,
  stride: number,
): void {
  for (let x = 0; x < 8; x++) {
    if (isColumnFlat(coefficients, at + x)) {
      const even = ((coefficients[at + x] ?? 0) * (quants[x] ?? 0)) << EXTRA
      for (let i = x; i < 64; i += 8) work[i] = even
      continue
    }
    columnPass(coefficients, at, quants, x)
  }
  for (let y = 0; y < 8; y++) rowPass(y * 8, out, to + y * stride)
}

/** Most columns of a photo's blocks are: what is fine across is seldom fine down. */
function isColumnFlat(coefficients: Int16Array, at: number): boolean {
  for (let i = at + 8; i < at + 64; i += 8) if (coefficients[i] !== 0) return false
  return true
}

/**
 * One transform of the eight coefficients of a column into `work`. Columns and rows have the same steps, written out twice: a
 * fourth of a photo's decoding went into carrying their values in and out of one function.
 */
function columnPass(coefficients: Int16Array, at: number, quants: Int32Array, x: number): void {
  const shift = BITS - EXTRA
  const x0 = Math.imul(coefficients[at + x] ?? 0, quants[x] ?? 0)
  const x1 = Math.imul(coefficients[at + x + 8] ?? 0, quants[x + 8] ?? 0)
  const x2 = Math.imul(coefficients[at + x + 16] ?? 0, quants[x + 16] ?? 0)
  const x3 = Math.imul(coefficients[at + x + 24] ?? 0, quants[x + 24] ?? 0)
  const x4 = Math.imul(coefficients[at + x + 32] ?? 0, quants[x + 32] ?? 0)
  const x5 = Math.imul(coefficients[at + x + 40] ?? 0, quants[x + 40] ?? 0)
  const x6 = Math.imul(coefficients[at + x + 48] ?? 0, quants[x + 48] ?? 0)
  const x7 = Math.imul(coefficients[at + x + 56] ?? 0, quants[x + 56] ?? 0)
  const round = 1 << (shift - 1)
  // Even part.
  const turn = Math.imul(x2 + x6, C0_541)
  const even2 = turn - Math.imul(x6, C1_847)
  const even3 = turn + Math.imul(x2, C0_765)
  const sum = (x0 + x4) << BITS
  const apart = (x0 - x4) << BITS
  const e0 = sum + even3 + round
  const e3 = sum - even3 + round
  const e1 = apart + even2 + round
  const e2 = apart - even2 + round
  // Odd part.
  const z5 = Math.imul(x7 + x3 + x5 + x1, C1_175)
  const z1 = Math.imul(x7 + x1, -C0_899)
  const z2 = Math.imul(x5 + x3, -C2_562)
  const z3 = Math.imul(x7 + x3, -C1_961) + z5
  const z4 = Math.imul(x5 + x1, -C0_390) + z5
  const o0 = Math.imul(x7, C0_298) + z1 + z3
  const o1 = Math.imul(x5, C2_053) + z2 + z4
  const o2 = Math.imul(x3, C3_072) + z2 + z3
  const o3 = Math.imul(x1, C1_501) + z1 + z4
  work[x] = (e0 + o3) >> shift
  work[x + 56] = (e0 - o3) >> shift
  work[x + 8] = (e1 + o2) >> shift
  work[x + 48] = (e1 - o2) >> shift
  work[x + 16] = (e2 + o1) >> shift
  work[x + 40] = (e2 - o1) >> shift
  work[x + 24] = (e3 + o0) >> shift
  work[x + 32] = (e3 - o0) >> shift
}

/** The same of a row of `work`, into samples. */
function rowPass(at: number, out: Uint8Array, to: number): void {
  const shift = BITS + EXTRA + 3
  const x0 = work[at] ?? 0
  const x1 = work[at + 1] ?? 0
  const x2 = work[at + 2] ?? 0
  const x3 = work[at + 3] ?? 0
  const x4 = work[at + 4] ?? 0
  const x5 = work[at + 5] ?? 0
  const x6 = work[at + 6] ?? 0
  const x7 = work[at + 7] ?? 0
  const round = 1 << (shift - 1)
  // Even part.
  const turn = Math.imul(x2 + x6, C0_541)
  const even2 = turn - Math.imul(x6, C1_847)
  const even3 = turn + Math.imul(x2, C0_765)
  const sum = (x0 + x4) << BITS
  const apart = (x0 - x4) << BITS
  const e0 = sum + even3 + round
  const e3 = sum - even3 + round
  const e1 = apart + even2 + round
  const e2 = apart - even2 + round
  // Odd part.
  const z5 = Math.imul(x7 + x3 + x5 + x1, C1_175)
  const z1 = Math.imul(x7 + x1, -C0_899)
  const z2 = Math.imul(x5 + x3, -C2_562)
  const z3 = Math.imul(x7 + x3, -C1_961) + z5
  const z4 = Math.imul(x5 + x1, -C0_390) + z5
  const o0 = Math.imul(x7, C0_298) + z1 + z3
  const o1 = Math.imul(x5, C2_053) + z2 + z4
  const o2 = Math.imul(x3, C3_072) + z2 + z3
  const o3 = Math.imul(x1, C1_501) + z1 + z4
  out[to] = clamp(((e0 + o3) >> shift) + 128)
  out[to + 7] = clamp(((e0 - o3) >> shift) + 128)
  out[to + 1] = clamp(((e1 + o2) >> shift) + 128)
  out[to + 6] = clamp(((e1 - o2) >> shift) + 128)
  out[to + 2] = clamp(((e2 + o1) >> shift) + 128)
  out[to + 5] = clamp(((e2 - o1) >> shift) + 128)
  out[to + 3] = clamp(((e3 + o0) >> shift) + 128)
  out[to + 4] = clamp(((e3 - o0) >> shift) + 128)
}

/**
 * What each coefficient adds to each sample when only the lowest side × side are transformed: the picture
 * scaled by side / 8. The weights are those of eight samples, so that the mean stays.
 */
const BASES: Readonly<Record<4 | 2 | 1, Float64Array>> = { 4: basis(4), 2: basis(2), 1: basis(1) }

/** Row-major [sample, frequency]. */
function basis(side: number): Float64Array {
  return Float64Array.from({ length: side * side }, (_, i) => {
    const [sample, frequency] = [Math.floor(i / side), i % side]
    if (frequency === 0) return Math.SQRT1_2 / 2
    // Math.cos is not the same to the last bit everywhere; six digits are.
    return Math.round(Math.cos(((2 * sample + 1) * frequency * Math.PI) / (2 * side)) * 1e6) / 2e6
  })
}

const rows = new Float64Array(16)

function reduced(
  side: 4 | 2 | 1,
  coefficients: Int16Array,
  at: number,
  quants: Int32Array,
  out: Uint8Array,
  to: number,
  stride: number,
): void {
  const weights = BASES[side]
  for (let v = 0; v < side; v++) {
    for (let x = 0; x < side; x++) {
      let sum = 0
      for (let u = 0; u < side; u++) {
        const i = v * side + u
        sum += (coefficients[at + i] ?? 0) * (quants[i] ?? 0) * (weights[x * side + u] ?? 0)
      }
      rows[v * side + x] = sum
    }
  }
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let sum = 128.5
      for (let v = 0; v < side; v++) sum += (rows[v * side + x] ?? 0) * (weights[y * side + v] ?? 0)
      out[to + y * stride + x] = clamp(Math.floor(sum))
    }
  }
}

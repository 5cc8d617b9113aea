import { cosine, TAU } from './elementary.ts'

/** From samples to quantised coefficients, 8 × 8 at a time (ITU-T T.81, annex A). */

/** The tables of annex K: luma, chroma. */
export const QUANTISATION: readonly (readonly number[])[] = [
  [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17,
    22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78,
    87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ],
  [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  ],
]

/** Position in the block of the n-th coefficient of the scan. */
export const ZIGZAG: readonly number[] = Array.from({ length: 64 }, (_, at) => at).sort((a, b) => {
  const [diagonalA, diagonalB] = [(a >> 3) + (a & 7), (b >> 3) + (b & 7)]
  if (diagonalA !== diagonalB) return diagonalA - diagonalB
  return diagonalA % 2 === 1 ? a - b : b - a
})

/** libjpeg's scale: 50 is the table itself, 100 is all ones. */
export function scaledTable(table: readonly number[], quality: number): Float32Array {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
  return Float32Array.from(table, (step) => Math.min(255, Math.max(1, Math.floor((step * scale + 50) / 100))))
}

/** Values of a block, and how many of them a frequency is made of once a row is folded in the middle. */
export const BLOCK = 64
const HALF = 4
/** Weights of the four sums or differences of a folded row, by frequency. */
const COSINES = Float32Array.from({ length: 8 * HALF }, (_, at) => {
  const [frequency, position] = [at >> 2, at & 3]
  const norm = frequency === 0 ? Math.SQRT1_2 : 1
  return (norm / 2) * cosine(((2 * position + 1) * frequency * TAU) / 32)
})
const samples = new Float32Array(BLOCK)
const halfway = new Float32Array(BLOCK)
const folded = new Float32Array(8)

/** Coefficients in the order of the scan, written at `start`; what lies outside the plane repeats its edge. */
export function transformBlock(
  plane: Uint8Array,
  width: number,
  height: number,
  left: number,
  top: number,
  into: Float32Array,
  start: number,
): void {
  for (let y = 0; y < 8; y++) {
    const row = Math.min(height - 1, top + y) * width
    for (let x = 0; x < 8; x++) samples[y * 8 + x] = (plane[row + Math.min(width - 1, left + x)] ?? 0) - 128
  }
  transform(samples, halfway)
  transform(halfway, samples)
  for (let i = 0; i < BLOCK; i++) into[start + i] = samples[ZIGZAG[i] ?? 0] ?? 0
}

/** One-dimensional DCT of each row, written as columns: twice gives both dimensions. */
function transform(from: Float32Array, to: Float32Array): void {
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < HALF; x++) {
      const near = from[y * 8 + x] ?? 0
      const far = from[y * 8 + 7 - x] ?? 0
      folded[x] = near + far
      folded[HALF + x] = near - far
    }
    for (let frequency = 0; frequency < 8; frequency++) {
      const side = (frequency & 1) * HALF
      let sum = 0
      for (let x = 0; x < HALF; x++) sum += (folded[side + x] ?? 0) * (COSINES[frequency * HALF + x] ?? 0)
      to[frequency * 8 + y] = sum
    }
  }
}

/**
 * Sums as the next layer takes them: with the bias, scaled, rounded to even and clamped, as onnxruntime does it.
 *
 * @param facts least and greatest value, four times each; a scale for each output; a bias for each output
 */
@inline
export function requantised(sums: v128, facts: usize, output: i32, outputs: i32): v128 {
  const at = facts + 32 + (<usize>output << 2)
  const biased = i32x4.add(sums, v128.load(at + (<usize>outputs << 2)))
  const value = f32x4.mul(f32x4.convert_i32x4_s(biased), v128.load(at))
  return rounded(value, v128.load(facts), v128.load(facts, 16))
}

/** Added to a small number, this leaves a whole one in its lowest bits, rounded to even. */
const WHOLE: f32 = 12582912
const WHOLE_BITS: i32 = 0x4b400000

/** @param least and `most` are within 2^21 of 0 */
@inline
export function rounded(value: v128, least: v128, most: v128): v128 {
  const clamped = f32x4.pmin(f32x4.pmax(value, least), most)
  return i32x4.sub(f32x4.add(clamped, f32x4.splat(WHOLE)), i32x4.splat(WHOLE_BITS))
}

import { multiply } from './multiply'
import { requantised, rounded } from './requantise'

/** A convolution as it is defined, row by row. */
export function convolve(
  from: usize,
  fromRow: usize,
  fromStep: usize,
  runs: i32,
  runBytes: usize,
  runStep: usize,
  weights: usize,
  outputs: i32,
  to: usize,
  toRow: usize,
  width: i32,
  height: i32,
  facts: usize,
  room: usize,
): void {
  for (let y = 0; y < height; y++) {
    multiply(from, fromStep, runs, runBytes, runStep, weights, outputs, room, <usize>outputs * 4, width)
    let sums = room
    let out = to
    for (let x = 0; x < width; x++) {
      for (let output = 0; output < outputs; output += 8) {
        const low = requantised(v128.load(sums), facts, output, outputs)
        const high = requantised(v128.load(sums, 16), facts, output + 4, outputs)
        v128.store(out, i16x8.narrow_i32x4_s(low, high))
        sums += 32
        out += 16
      }
    }
    from += fromRow
    to += toRow
  }
}

/** Numbers of an image into whole ones, less their zero. */
export function quantise(from: usize, to: usize, toRow: usize, width: i32, height: i32, scale: f32, zero: f32): void {
  const least = f32x4.splat(-zero), most = f32x4.splat(255 - zero), divisor = f32x4.splat(scale)
  const fours = width & ~3
  for (let y = 0; y < height; y++) {
    let out = to
    for (let x = 0; x < fours; x += 4) {
      const whole = rounded(f32x4.div(v128.load(from), divisor), least, most)
      v128.store64_lane(out, i16x8.narrow_i32x4_s(whole, whole), 0)
      from += 16
      out += 8
    }
    for (let x = fours; x < width; x++) {
      const whole = rounded(f32x4.splat(load<f32>(from) / scale), least, most)
      store<i16>(out, <i16>i32x4.extract_lane(whole, 0))
      from += 4
      out += 2
    }
    to += toRow
  }
}

/** Grey levels into whole numbers: what each of the 256 is, two bytes each, stands in `table`. */
export function lookUp(from: usize, to: usize, toRow: usize, width: i32, height: i32, table: usize): void {
  for (let y = 0; y < height; y++) {
    const end = from + <usize>width
    let out = to
    while (from < end) {
      store<u16>(out, load<u16>(table + (<usize>load<u8>(from) << 1)))
      from += 1
      out += 2
    }
    to += toRow
  }
}

/**
 * The sum of two images, each with its scale; the second may be half as large.
 *
 * @param facts scales of the first, the second and the sum; the number that stands for 0 in the sum; each four times
 * @param halved 1 where the second image has half the width and height
 */
export function add(
  a: usize,
  aRow: usize,
  b: usize,
  bRow: usize,
  halved: i32,
  to: usize,
  toRow: usize,
  channels: i32,
  width: i32,
  height: i32,
  facts: usize,
): void {
  const bytes: usize = <usize>channels * 2
  for (let y = 0; y < height; y++) {
    let one = a
    let out = to
    for (let x = 0; x < width; x++) {
      let other = b + <usize>(y >> halved) * bRow + <usize>(x >> halved) * bytes
      const end = one + bytes
      while (one < end) {
        const p = v128.load(one)
        const q = v128.load(other)
        v128.store(out, i16x8.narrow_i32x4_s(
          sum(i32x4.extend_low_i16x8_s(p), i32x4.extend_low_i16x8_s(q), facts),
          sum(i32x4.extend_high_i16x8_s(p), i32x4.extend_high_i16x8_s(q), facts),
        ))
        one += 16
        other += 16
        out += 16
      }
    }
    a += aRow
    to += toRow
  }
}

@inline
function sum(p: v128, q: v128, facts: usize): v128 {
  const value = f32x4.add(
    f32x4.mul(f32x4.convert_i32x4_s(p), v128.load(facts)),
    f32x4.mul(f32x4.convert_i32x4_s(q), v128.load(facts, 16)),
  )
  const zero = v128.load(facts, 48)
  // Rounded with its zero, as onnxruntime does it: what lies between two numbers becomes the even one of the shifted ones.
  const shifted = f32x4.add(f32x4.div(value, v128.load(facts, 32)), zero)
  return i32x4.sub(rounded(shifted, f32x4.splat(0), f32x4.splat(255)), i32x4.trunc_sat_f32x4_s(zero))
}

/**
 * A 1 x 1 convolution of floats, what the networks end with.
 *
 * @param weights for each 8 outputs, for each channel: the weights of the outputs
 * @param scale of the whole numbers that come in
 * @param bias a float for each output
 * @param to floats, the outputs of a pixel side by side
 */
export function project(
  from: usize,
  channels: i32,
  scale: f32,
  weights: usize,
  bias: usize,
  outputs: i32,
  to: usize,
  pixels: i32,
  room: usize,
): void {
  const count = pixels * channels
  const factor = f32x4.splat(scale)
  for (let i = 0; i < count; i += 4) {
    const four = v128.load16x4_s(from + (<usize>i << 1))
    v128.store(room + (<usize>i << 2), f32x4.mul(f32x4.convert_i32x4_s(four), factor))
  }
  const step: usize = <usize>channels << 2
  const toStep: usize = <usize>outputs << 2
  for (let output = 0; output < outputs; output += 8) {
    const b0 = v128.load(bias), b1 = v128.load(bias, 16)
    let left = pixels
    let a0 = room
    let out = to + (<usize>output << 2)
    for (; left >= 4; left -= 4) {
      let s00 = f32x4.splat(0), s01 = s00, s10 = s00, s11 = s00, s20 = s00, s21 = s00, s30 = s00, s31 = s00
      let w = weights
      let a1 = a0 + step, a2 = a1 + step, a3 = a2 + step
      const end = a1
      let p = a0
      while (p < end) {
        const w0 = v128.load(w), w1 = v128.load(w, 16)
        let a = v128.load32_splat(p)
        s00 = f32x4.add(s00, f32x4.mul(a, w0))
        s01 = f32x4.add(s01, f32x4.mul(a, w1))
        a = v128.load32_splat(a1)
        s10 = f32x4.add(s10, f32x4.mul(a, w0))
        s11 = f32x4.add(s11, f32x4.mul(a, w1))
        a = v128.load32_splat(a2)
        s20 = f32x4.add(s20, f32x4.mul(a, w0))
        s21 = f32x4.add(s21, f32x4.mul(a, w1))
        a = v128.load32_splat(a3)
        s30 = f32x4.add(s30, f32x4.mul(a, w0))
        s31 = f32x4.add(s31, f32x4.mul(a, w1))
        w += 32
        p += 4
        a1 += 4
        a2 += 4
        a3 += 4
      }
      v128.store(out, f32x4.add(s00, b0))
      v128.store(out, f32x4.add(s01, b1), 16)
      v128.store(out + toStep, f32x4.add(s10, b0))
      v128.store(out + toStep, f32x4.add(s11, b1), 16)
      v128.store(out + 2 * toStep, f32x4.add(s20, b0))
      v128.store(out + 2 * toStep, f32x4.add(s21, b1), 16)
      v128.store(out + 3 * toStep, f32x4.add(s30, b0))
      v128.store(out + 3 * toStep, f32x4.add(s31, b1), 16)
      a0 = a0 + (step << 2)
      out += toStep << 2
    }
    for (; left > 0; left--) {
      let s0 = f32x4.splat(0), s1 = s0
      let w = weights
      const end = a0 + step
      while (a0 < end) {
        const a = v128.load32_splat(a0)
        s0 = f32x4.add(s0, f32x4.mul(a, v128.load(w)))
        s1 = f32x4.add(s1, f32x4.mul(a, v128.load(w, 16)))
        w += 32
        a0 += 4
      }
      v128.store(out, f32x4.add(s0, b0))
      v128.store(out, f32x4.add(s1, b1), 16)
      out += toStep
    }
    weights += <usize>channels << 5
    bias += 32
  }
}

/** Zeros around an image, which its window sees beyond its edges. */
export function surround(at: usize, row: usize, rows: i32, top: i32, left: usize, width: usize, height: i32): void {
  memory.fill(at, 0, <usize>top * row + left)
  let end = at + <usize>top * row + left + width
  for (let y = 1; y < height; y++) {
    memory.fill(end, 0, row - width)
    end += row
  }
  memory.fill(end, 0, at + <usize>rows * row - end)
}

import { multiply } from './multiply'
import { requantised } from './requantise'
import { GAP, scratch, TILES } from './tiles'

/** A tile's side. */
const SIDE: i32 = 6
const POINTS: i32 = 36

/** Six numbers, `fromStep` bytes from each other, of 8 channels. */
@inline
function transform(from: usize, fromStep: usize, to: usize, toStep: usize): void {
  const d0 = v128.load(from)
  const d1 = v128.load(from + fromStep)
  const d2 = v128.load(from + 2 * fromStep)
  const d3 = v128.load(from + 3 * fromStep)
  const d4 = v128.load(from + 4 * fromStep)
  const d5 = v128.load(from + 5 * fromStep)
  const even = i16x8.sub(d4, d2)
  const even4 = i16x8.sub(d4, i16x8.shl(d2, 2))
  const odd2 = i16x8.shl(i16x8.sub(d3, d1), 1)
  const odd4 = i16x8.sub(d3, i16x8.shl(d1, 2))
  v128.store(to, i16x8.add(i16x8.shl(i16x8.sub(d0, d2), 2), even))
  v128.store(to + toStep, i16x8.add(even4, odd4))
  v128.store(to + 2 * toStep, i16x8.sub(even4, odd4))
  v128.store(to + 3 * toStep, i16x8.add(even, odd2))
  v128.store(to + 4 * toStep, i16x8.sub(even, odd2))
  v128.store(to + 5 * toStep, i16x8.sub(i16x8.sub(d5, d3), i16x8.shl(odd2, 1)))
}

export function convolve3x3(
  from: usize,
  fromRow: usize,
  channels: i32,
  weights: usize,
  outputs: i32,
  to: usize,
  toRow: usize,
  width: i32,
  height: i32,
  facts: usize,
  room: usize,
): void {
  const across = (width + 3) >> 2
  const tiles = across * ((height + 3) >> 2)
  const inStep: usize = <usize>(TILES * channels) * 2 + GAP
  const outStep: usize = <usize>(TILES * outputs) * 4 + GAP
  const products = room + <usize>POINTS * inStep
  const pixel: usize = <usize>channels * 2
  const weightBytes: usize = <usize>(channels * outputs) * 2
  for (let first = 0; first < tiles; first += TILES) {
    const count = min(TILES, tiles - first)
    for (let n = 0; n < count; n++) {
      const y = (first + n) / across
      const x = (first + n) - y * across
      let tile = from + <usize>(4 * y) * fromRow + <usize>(4 * x) * pixel
      let out = room + <usize>n * pixel
      for (let channel = 0; channel < channels; channel += 8) {
        for (let i = 0; i < SIDE; i++) transform(tile + <usize>i * pixel, fromRow, scratch + <usize>(i * 16), 96)
        for (let i = 0; i < SIDE; i++) transform(scratch + <usize>(i * 96), 16, out + <usize>(i * SIDE) * inStep, inStep)
        tile += 16
        out += 16
      }
    }
    for (let point = 0; point < POINTS; point++) {
      multiply(
        room + <usize>point * inStep, pixel, 1, pixel, 0,
        weights + <usize>point * weightBytes, outputs,
        products + <usize>point * outStep, <usize>outputs * 4, count,
      )
    }
    for (let n = 0; n < count; n++) {
      const y = (first + n) / across
      const x = (first + n) - y * across
      finish(
        products + <usize>(n * outputs) * 4, outStep, outputs,
        to + <usize>(4 * y) * toRow + <usize>(4 * x * outputs) * 2, toRow,
        min(4, width - 4 * x), min(4, height - 4 * y), facts,
      )
    }
  }
}

/** The inverse of 9 modulo 2^32: results are 576 times too large. */
const NINTH: i32 = 0x38e38e39

@inline
function gather(from: usize, fromStep: usize, to: usize, toStep: usize): void {
  const m0 = v128.load(from)
  const m1 = v128.load(from + fromStep)
  const m2 = v128.load(from + 2 * fromStep)
  const m3 = v128.load(from + 3 * fromStep)
  const m4 = v128.load(from + 4 * fromStep)
  const m5 = v128.load(from + 5 * fromStep)
  const p = i32x4.shl(i32x4.add(m1, m2), 2)
  const q = i32x4.add(m3, m4)
  const d = i32x4.shl(i32x4.sub(m1, m2), 2)
  const e = i32x4.shl(i32x4.sub(m3, m4), 1)
  const six = i32x4.shl(i32x4.add(m0, i32x4.shl(m0, 1)), 1)
  const twentyFour = i32x4.shl(i32x4.add(m5, i32x4.shl(m5, 1)), 3)
  v128.store(to, i32x4.add(i32x4.add(six, p), q))
  v128.store(to + toStep, i32x4.add(d, e))
  v128.store(to + 2 * toStep, i32x4.add(p, i32x4.shl(q, 2)))
  v128.store(to + 3 * toStep, i32x4.add(i32x4.add(d, i32x4.shl(e, 2)), twentyFour))
}

@inline
function finish(from: usize, step: usize, outputs: i32, to: usize, toRow: usize, width: i32, height: i32, facts: usize): void {
  const ninth = i32x4.splat(NINTH)
  for (let output = 0; output < outputs; output += 4) {
    for (let i = 0; i < SIDE; i++) gather(from + <usize>i * step, <usize>SIDE * step, scratch + <usize>(i * 16), 96)
    for (let row = 0; row < height; row++) {
      gather(scratch + <usize>(row * 96), 16, scratch + <usize>(row * 96), 16)
      let out = to + <usize>row * toRow
      for (let x = 0; x < width; x++) {
        const sums = i32x4.shr_s(i32x4.mul(v128.load(scratch + <usize>(row * 96 + x * 16)), ninth), 6)
        v128.store64_lane(out, i16x8.narrow_i32x4_s(requantised(sums, facts, output, outputs), i32x4.splat(0)), 0)
        out += <usize>outputs * 2
      }
    }
    from += 16
    to += 8
  }
}

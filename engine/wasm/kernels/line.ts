import { multiply } from './multiply'
import { requantised } from './requantise'
import { GAP, scratch, TILES } from './tiles'

/** A line's tiles give four results of eight numbers. */
const LINE_SIDE: i32 = 8
/** The inverse of 45 modulo 2^32: results are 360 times too large. */
const FORTY_FIFTH: i32 = 0xa4fa4fa5

/** Eight neighbouring numbers of 8 channels. */
@inline
function transformLine(from: usize, fromStep: usize, to: usize, toStep: usize): void {
  const d1 = v128.load(from + fromStep)
  const d2 = v128.load(from + 2 * fromStep)
  const d3 = v128.load(from + 3 * fromStep)
  const d4 = v128.load(from + 4 * fromStep)
  const d5 = v128.load(from + 5 * fromStep)
  const d6 = v128.load(from + 6 * fromStep)
  const d0 = v128.load(from)
  const d7 = v128.load(from + 7 * fromStep)
  const five = i16x8.splat(5), seventeen = i16x8.splat(17), twentyOne = i16x8.splat(21)
  const outer = i16x8.sub(d0, d6), inner = i16x8.sub(d4, d2)
  v128.store(to, i16x8.add(i16x8.shl(outer, 2), i16x8.mul(inner, twentyOne)))
  const last = i16x8.sub(d7, d1), middle = i16x8.sub(d3, d5)
  v128.store(to + 7 * toStep, i16x8.add(i16x8.shl(last, 2), i16x8.mul(middle, twentyOne)))
  const even1 = i16x8.sub(i16x8.shl(i16x8.add(d2, d6), 2), i16x8.mul(d4, seventeen))
  const odd1 = i16x8.sub(i16x8.shl(i16x8.add(d1, d5), 2), i16x8.mul(d3, seventeen))
  v128.store(to + toStep, i16x8.add(even1, odd1))
  v128.store(to + 2 * toStep, i16x8.sub(even1, odd1))
  const even5 = i16x8.mul(d4, five), odd5 = i16x8.mul(d3, five)
  const even2 = i16x8.sub(i16x8.add(d2, i16x8.shl(d6, 2)), even5)
  const odd2 = i16x8.shl(i16x8.sub(i16x8.add(d1, i16x8.shl(d5, 2)), odd5), 1)
  v128.store(to + 3 * toStep, i16x8.add(even2, odd2))
  v128.store(to + 4 * toStep, i16x8.sub(even2, odd2))
  const evenHalf = i16x8.shl(i16x8.sub(i16x8.add(i16x8.shl(d2, 2), d6), even5), 1)
  const oddHalf = i16x8.sub(i16x8.add(i16x8.shl(d1, 2), d5), odd5)
  v128.store(to + 5 * toStep, i16x8.add(evenHalf, oddHalf))
  v128.store(to + 6 * toStep, i16x8.sub(evenHalf, oddHalf))
}

@inline
function times(a: v128, factor: i32): v128 {
  return i32x4.mul(a, i32x4.splat(factor))
}

/** Four outputs of four results, 360 times too large, into the scratch. */
@inline
function gatherLine(from: usize, fromStep: usize): void {
  const m1 = v128.load(from + fromStep)
  const m2 = v128.load(from + 2 * fromStep)
  const m3 = v128.load(from + 3 * fromStep)
  const m4 = v128.load(from + 4 * fromStep)
  const m5 = v128.load(from + 5 * fromStep)
  const m6 = v128.load(from + 6 * fromStep)
  const one = times(i32x4.add(m1, m2), 20), oneLess = times(i32x4.sub(m1, m2), 20)
  const two = i32x4.add(m3, m4), twoLess = i32x4.sub(m3, m4)
  const half = i32x4.add(m5, m6), halfLess = i32x4.sub(m5, m6)
  const first = times(v128.load(from), 90), last = times(v128.load(from + 7 * fromStep), 90)
  v128.store(scratch, i32x4.add(i32x4.add(first, one), i32x4.add(two, i32x4.shl(half, 3))))
  v128.store(scratch, i32x4.add(oneLess, i32x4.add(i32x4.shl(twoLess, 1), i32x4.shl(halfLess, 2))), 16)
  v128.store(scratch, i32x4.add(one, i32x4.add(i32x4.shl(two, 2), i32x4.shl(half, 1))), 32)
  v128.store(scratch, i32x4.add(i32x4.add(last, oneLess), i32x4.add(i32x4.shl(twoLess, 3), halfLess)), 48)
}

export function convolve1x5(
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
  for (let y = 0; y < height; y++) {
    convolveRow(from, channels, weights, outputs, to, width, facts, room)
    from += fromRow
    to += toRow
  }
}

function convolveRow(
  from: usize,
  channels: i32,
  weights: usize,
  outputs: i32,
  to: usize,
  width: i32,
  facts: usize,
  room: usize,
): void {
  const tiles = (width + 3) >> 2
  const inStep: usize = <usize>(TILES * channels) * 2 + GAP
  const outStep: usize = <usize>(TILES * outputs) * 4 + GAP
  const products = room + <usize>LINE_SIDE * inStep
  const pixel: usize = <usize>channels * 2
  const weightBytes: usize = <usize>(channels * outputs) * 2
  const inverse = i32x4.splat(FORTY_FIFTH)
  for (let first = 0; first < tiles; first += TILES) {
    const count = min(TILES, tiles - first)
    for (let n = 0; n < count; n++) {
      let tile = from + <usize>(4 * (first + n)) * pixel
      let out = room + <usize>n * pixel
      for (let channel = 0; channel < channels; channel += 8) {
        transformLine(tile, pixel, out, inStep)
        tile += 16
        out += 16
      }
    }
    for (let point = 0; point < LINE_SIDE; point++) {
      multiply(
        room + <usize>point * inStep, pixel, 1, pixel, 0,
        weights + <usize>point * weightBytes, outputs,
        products + <usize>point * outStep, <usize>outputs * 4, count,
      )
    }
    for (let n = 0; n < count; n++) {
      const x = 4 * (first + n)
      const results = min(4, width - x)
      let sums = products + <usize>(n * outputs) * 4
      for (let output = 0; output < outputs; output += 4) {
        gatherLine(sums, outStep)
        let out = to + <usize>(x * outputs + output) * 2
        for (let i = 0; i < results; i++) {
          const sum = i32x4.shr_s(i32x4.mul(v128.load(scratch + <usize>(i * 16)), inverse), 3)
          const whole = requantised(sum, facts, output, outputs)
          v128.store64_lane(out, i16x8.narrow_i32x4_s(whole, whole), 0)
          out += <usize>outputs * 2
        }
        sums += 16
      }
    }
  }
}

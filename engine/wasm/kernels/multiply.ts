/**
 * Sums of products of 16-bit numbers, which every convolution comes down to. A pixel's numbers lie in `runs` stretches
 * of `runBytes`, `runStep` bytes from one to the next: the rows of a window on an image whose channels lie side by side.
 *
 * @param fromStep bytes between the windows of neighbouring pixels
 * @param weights for each 8 outputs, for each two numbers of the window: the two weights of each output side by side
 * @param to for each pixel its 32-bit sums; `toStep` bytes from pixel to pixel
 */
export function multiply(
  from: usize,
  fromStep: usize,
  runs: i32,
  runBytes: usize,
  runStep: usize,
  weights: usize,
  outputs: i32,
  to: usize,
  toStep: usize,
  pixels: i32,
): void {
  const blockBytes: usize = <usize>runs * runBytes * 8
  for (let output = 0; output < outputs; output += 8) {
    let a = from
    let sums = to + (<usize>output << 2)
    let left = pixels
    for (; left >= 4; left -= 4) {
      multiplyFour(a, fromStep, runs, runBytes, runStep, weights, sums, toStep)
      a += fromStep << 2
      sums += toStep << 2
    }
    for (; left > 0; left--) {
      multiplyOne(a, runs, runBytes, runStep, weights, sums)
      a += fromStep
      sums += toStep
    }
    weights += blockBytes
  }
}

/** Eight outputs of four pixels: as many sums as fit in registers beside what is multiplied. */
@inline
function multiplyFour(
  from: usize,
  fromStep: usize,
  runs: i32,
  runBytes: usize,
  runStep: usize,
  weights: usize,
  to: usize,
  toStep: usize,
): void {
  let s00 = i32x4.splat(0), s01 = i32x4.splat(0)
  let s10 = i32x4.splat(0), s11 = i32x4.splat(0)
  let s20 = i32x4.splat(0), s21 = i32x4.splat(0)
  let s30 = i32x4.splat(0), s31 = i32x4.splat(0)
  for (let run = 0; run < runs; run++) {
    let a0 = from
    let a1 = a0 + fromStep
    let a2 = a1 + fromStep
    let a3 = a2 + fromStep
    const end = a0 + runBytes
    do {
      const w0 = v128.load(weights), w1 = v128.load(weights, 16)
      let a = v128.load32_splat(a0)
      s00 = i32x4.add(s00, i32x4.dot_i16x8_s(a, w0))
      s01 = i32x4.add(s01, i32x4.dot_i16x8_s(a, w1))
      a = v128.load32_splat(a1)
      s10 = i32x4.add(s10, i32x4.dot_i16x8_s(a, w0))
      s11 = i32x4.add(s11, i32x4.dot_i16x8_s(a, w1))
      a = v128.load32_splat(a2)
      s20 = i32x4.add(s20, i32x4.dot_i16x8_s(a, w0))
      s21 = i32x4.add(s21, i32x4.dot_i16x8_s(a, w1))
      a = v128.load32_splat(a3)
      s30 = i32x4.add(s30, i32x4.dot_i16x8_s(a, w0))
      s31 = i32x4.add(s31, i32x4.dot_i16x8_s(a, w1))
      weights += 32
      a0 += 4
      a1 += 4
      a2 += 4
      a3 += 4
    } while (a0 < end)
    from += runStep
  }
  v128.store(to, s00)
  v128.store(to, s01, 16)
  to += toStep
  v128.store(to, s10)
  v128.store(to, s11, 16)
  to += toStep
  v128.store(to, s20)
  v128.store(to, s21, 16)
  to += toStep
  v128.store(to, s30)
  v128.store(to, s31, 16)
}

@inline
function multiplyOne(from: usize, runs: i32, runBytes: usize, runStep: usize, weights: usize, to: usize): void {
  let s0 = i32x4.splat(0), s1 = i32x4.splat(0)
  for (let run = 0; run < runs; run++) {
    let a0 = from
    const end = a0 + runBytes
    do {
      const a = v128.load32_splat(a0)
      s0 = i32x4.add(s0, i32x4.dot_i16x8_s(a, v128.load(weights)))
      s1 = i32x4.add(s1, i32x4.dot_i16x8_s(a, v128.load(weights, 16)))
      weights += 32
      a0 += 4
    } while (a0 < end)
    from += runStep
  }
  v128.store(to, s0)
  v128.store(to, s1, 16)
}

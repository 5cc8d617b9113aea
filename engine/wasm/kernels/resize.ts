/**
 * The mean of rows by their shares, which are 256ths and two bytes each.
 *
 * @param row bytes from row to row; 15 more than `width` may be read of each, and written
 */
export function averageRows(from: usize, row: usize, shares: usize, rows: i32, to: usize, width: i32): void {
  const half = i16x8.splat(128)
  for (let x = 0; x < width; x += 16) {
    let low = half, high = half
    let at = from
    for (let n = 0; n < rows; n++) {
      const share = v128.load16_splat(shares + (<usize>n << 1))
      const levels = v128.load(at)
      low = i16x8.add(low, i16x8.mul(i16x8.extend_low_i8x16_u(levels), share))
      high = i16x8.add(high, i16x8.mul(i16x8.extend_high_i8x16_u(levels), share))
      at += row
    }
    v128.store(to, i8x16.narrow_i16x8_u(i16x8.shr_u(low, 8), i16x8.shr_u(high, 8)))
    from += 16
    to += 16
  }
}

/**
 * A row whose samples are means of up to four neighbours.
 *
 * @param places of the first neighbour of each sample, four bytes each
 * @param shares four for each sample, 2048ths and two bytes each
 * @param count samples; up to three more are written
 */
export function scaleRow(from: usize, places: usize, shares: usize, to: usize, count: i32): void {
  const half = i32x4.splat(1024)
  for (let x = 0; x < count; x += 4) {
    let levels = v128.load32_zero(from + <usize>load<i32>(places))
    levels = v128.load32_lane(from + <usize>load<i32>(places, 4), levels, 1)
    levels = v128.load32_lane(from + <usize>load<i32>(places, 8), levels, 2)
    levels = v128.load32_lane(from + <usize>load<i32>(places, 12), levels, 3)
    const low = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(levels), v128.load(shares))
    const high = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(levels), v128.load(shares, 16))
    const sums = i32x4.add(v128.shuffle<i32>(low, high, 0, 2, 4, 6), v128.shuffle<i32>(low, high, 1, 3, 5, 7))
    const means = i32x4.shr_s(i32x4.add(sums, half), 11)
    const words = i16x8.narrow_i32x4_s(means, means)
    v128.store32_lane(to, i8x16.narrow_i16x8_u(words, words), 0)
    places += 16
    shares += 32
    to += 4
  }
}

/** Pixels before and after one along an axis that must be lighter, and by how many levels. */
const REACH: i32 = 4
const DARKER_MIN: i8 = 22
const LIGHT_MAX: i8 = -23 // 255 - DARKER_MIN, as a byte.

/**
 * The darkest of `reach` × `reach` pixels to the right of each and below it, in its place.
 *
 * @param row bytes from row to row, of which the last `reach` and what fills up 16 are no pixels; `reach` rows more are read
 */
export function darken(at: usize, row: usize, width: i32, height: i32, reach: i32): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 16) {
      const from = at + <usize>x
      let darkest = v128.load(from)
      for (let down = 0; down < reach; down++) {
        for (let right = 0; right < reach; right++)
          darkest = i8x16.min_u(darkest, v128.load(from + <usize>down * row + <usize>right))
      }
      v128.store(from, darkest)
    }
    at += row
  }
}

/** Of an image seen at places of a row: 255 where there is none. */
export function pick(from: usize, places: usize, to: usize, count: i32): void {
  for (let x = 0; x < count; x++) {
    const place = load<i32>(places)
    store<u8>(to, place < 0 ? 255 : load<u8>(from + <usize>place))
    places += 4
    to += 1
  }
}

/**
 * The same at places that lie anyhow on a line: column `x` at `(x + 0.5) * scale - 0.5` of a homography's row.
 *
 * @param round what is added before a place is cut off to a whole one, which is one too large
 * @param right and `down` the last places that are seen
 */
export function pickAlong(
  from: usize, row: usize, right: i32, down: i32, round: f64, scale: f64,
  a: f64, b: f64, d: f64, e: f64, g: f64, h: f64,
  to: usize, count: i32,
): void {
  let columns = f64x2(0, 1)
  const half = f64x2.splat(0.5), one = f64x2.splat(1), two = f64x2.splat(2)
  const scales = f64x2.splat(scale), rounds = f64x2.splat(round)
  const as = f64x2.splat(a), bs = f64x2.splat(b), ds = f64x2.splat(d), es = f64x2.splat(e)
  const gs = f64x2.splat(g), hs = f64x2.splat(h)
  for (let x = 0; x < count; x += 2) {
    const along = f64x2.sub(f64x2.mul(f64x2.add(columns, half), scales), half)
    const w = f64x2.div(one, f64x2.add(f64x2.mul(gs, along), hs))
    const lefts = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(f64x2.add(f64x2.mul(as, along), bs), w), rounds))
    const tops = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(f64x2.add(f64x2.mul(ds, along), es), w), rounds))
    store<u8>(to, levelAt(from, row, right, down, i32x4.extract_lane(lefts, 0) - 1, i32x4.extract_lane(tops, 0) - 1))
    // With an odd count this is one too many, for which the next row makes up.
    store<u8>(to, levelAt(from, row, right, down, i32x4.extract_lane(lefts, 1) - 1, i32x4.extract_lane(tops, 1) - 1), 1)
    columns = f64x2.add(columns, two)
    to += 2
  }
}

@inline
function levelAt(from: usize, row: usize, right: i32, down: i32, x: i32, y: i32): u8 {
  const isInside = <u32>x <= <u32>right && <u32>y <= <u32>down
  return isInside ? load<u8>(from + <usize>y * row + <usize>x) : 255
}

/** 1 for each of 16 pixels that is darker than what is before and after it, and the darkest of its stroke. */
@inline
function ridge(at: usize, next: usize): v128 {
  const level = v128.load(at)
  const isThin = v128.and(i8x16.lt_u(level, v128.load(at + next)), i8x16.le_u(level, v128.load(at - next)))
  const isDark = v128.and(isThin, i8x16.le_u(level, i8x16.splat(LIGHT_MAX)))
  const far = i8x16.min_u(v128.load(at + <usize>REACH * next), v128.load(at - <usize>REACH * next))
  return v128.and(isDark, i8x16.ge_u(far, i8x16.add_sat_u(level, i8x16.splat(DARKER_MIN))))
}

/** Columns of a strip, as many as a vector has places. */
const STRIP: i32 = 16

/** The first `count` of 16 places. */
@inline
function upTo(count: i32): i32 {
  return count >= STRIP ? 0xffff : (1 << count) - 1
}

/**
 * Where thin dark level lines run.
 *
 * @param marks 1 where a pixel is of one; zeros before
 * @param counts for each strip of 16 columns, for each row, how many are; zeros before
 */
export function levelRidges(at: usize, width: i32, height: i32, marks: usize, counts: usize): void {
  const ones = i8x16.splat(1)
  for (let y = REACH; y < height - REACH; y++) {
    const row = at + <usize>(y * width)
    for (let x = 0; x < width; x += STRIP) {
      const seen = ridge(row + <usize>x, width)
      const bits = i8x16.bitmask(seen) & upTo(width - x)
      if (bits === 0) continue
      const to = marks + <usize>(y * width + x)
      if (x + STRIP <= width) v128.store(to, v128.and(seen, ones))
      else for (let rest = bits; rest !== 0; rest &= rest - 1) store<u8>(to + <usize>ctz(rest), 1)
      store<u8>(counts + <usize>((x / STRIP) * height + y), <u8>popcnt(bits))
    }
  }
}

/** The same of upright lines, as if the image lay on its side: columns as rows. */
export function uprightRidges(at: usize, width: i32, height: i32, marks: usize, counts: usize): void {
  for (let y = 0; y < height; y++) {
    const row = at + <usize>(y * width)
    const strip = counts + <usize>((y / STRIP) * width)
    for (let x = REACH; x < width - REACH; x += STRIP) {
      const seen = ridge(row + <usize>x, 1)
      for (let rest = i8x16.bitmask(seen) & upTo(width - REACH - x); rest !== 0; rest &= rest - 1) {
        const column = x + ctz(rest)
        store<u8>(marks + <usize>(column * height + y), 1)
        store<u8>(strip + <usize>column, load<u8>(strip + <usize>column) + 1)
      }
    }
  }
}

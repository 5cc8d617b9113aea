/**
 * Morphological opening: what is left of a mask of 0 and 1 where only those pixels stay that a square of `side` pixels
 * (odd), lying wholly in the mask, can cover. It cuts off what hangs on a shape by a thread. Beyond its edges the mask
 * goes on.
 */
export function openMask(mask: Float32Array, width: number, height: number, side: number): Float32Array {
  if (side <= 1) return mask
  const inverse = mask.map((value) => 1 - value)
  const cleared = widened(inverse, width, height, side).map((value) => 1 - value)
  return widened(cleared, width, height, side)
}

/** Every pixel set that has a set one within the square about it. */
function widened(mask: Float32Array, width: number, height: number, side: number): Float32Array {
  const wide = new Float32Array(mask.length)
  for (let y = 0; y < height; y++) widenLine(mask, wide, y * width, 1, width, side)
  const both = new Float32Array(mask.length)
  for (let x = 0; x < width; x++) widenLine(wide, both, x, width, height, side)
  return both
}

/** One row or column: `count` pixels from `start` on, `step` apart. */
function widenLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  side: number,
): void {
  const reach = (side - 1) / 2
  let last = -Infinity
  for (let ahead = 0; ahead < count + reach; ahead++) {
    if (ahead < count && (from[start + ahead * step] ?? 0) > 0) last = ahead
    const at = ahead - reach
    if (at >= 0 && last >= at - reach) to[start + at * step] = 1
  }
}

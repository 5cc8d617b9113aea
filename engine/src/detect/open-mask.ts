/**
 * Morphological opening: what is left of a mask of 0 and 1 where only those pixels stay that a square of `side` pixels
 * (odd), lying wholly in the mask, can cover. It cuts off what hangs on a shape by a thread. Beyond its edges the mask
 * goes on.
 */
export function openMask(mask: Float32Array, width: number, height: number, side: number): Float32Array {
  if (side <= 1) return mask
  const reach = (side - 1) / 2
  const rows = new Float32Array(mask.length)
  const both = new Float32Array(mask.length)
  // What a pixel that is not set reaches is cleared, and then what one that is left reaches is set again.
  for (const [sign, given] of [
    [0, mask],
    [1, both],
  ] as const) {
    for (let y = 0; y < height; y++) widenLine(sign, given, rows, y * width, 1, width, reach)
    for (let x = 0; x < width; x++) widenLine(sign, rows, both, x, width, height, reach)
  }
  return both
}

/** One row or column, `count` pixels from `start` on and `step` apart: `sign` wherever there is one within reach. */
function widenLine(
  sign: number,
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
): void {
  let last = -2 * reach - 1
  for (let ahead = 0, read = start, write = start - reach * step; ahead < count + reach; ahead++) {
    if (ahead < count && from[read] === sign) last = ahead
    if (ahead >= reach) to[write] = ahead - last <= 2 * reach ? sign : 1 - sign
    read += step
    write += step
  }
}

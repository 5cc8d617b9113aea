/**
 * Morphological opening: what is left of a mask of 0 and 1 where only those pixels stay that a square of `side` pixels
 * (odd), lying wholly in the mask, can cover. It cuts off what hangs on a shape by a thread. Beyond its edges the mask
 * goes on.
 */
export function openMask(mask: Uint8Array, width: number, height: number, side: number): Uint8Array {
  if (side <= 1) return mask
  const reach = (side - 1) / 2
  const rows = new Uint8Array(mask.length)
  const both = new Uint8Array(mask.length)
  // What a pixel that is not set reaches is cleared, and then what one that is left reaches is set again.
  for (const [sign, given] of [
    [0, mask],
    [1, both],
  ] as const) {
    for (let y = 0; y < height; y++) widenRow(sign, given, rows, y * width, width, reach)
    widenDown(sign, rows, both, width, height, reach)
  }
  return both
}

/** A row from `start` on: `sign` wherever there is one within reach. */
function widenRow(
  sign: number,
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  count: number,
  reach: number,
): void {
  const row = from.subarray(start, start + count)
  const wide = to.subarray(start, start + count).fill(1 - sign)
  for (let first = row.indexOf(sign), end = 0; first >= 0; first = row.indexOf(sign, end)) {
    end = row.indexOf(1 - sign, first)
    if (end < 0) end = count
    wide.fill(sign, Math.max(0, first - reach), end + reach)
  }
}

/** The same down all columns, row by row as they lie in memory. */
function widenDown(
  sign: number,
  from: Uint8Array,
  to: Uint8Array,
  width: number,
  height: number,
  reach: number,
): void {
  const last = new Int32Array(width).fill(-2 * reach - 1)
  for (let ahead = 0; ahead < height + reach; ahead++) {
    const read = ahead * width
    if (ahead < height) for (let x = 0; x < width; x++) if (from[read + x] === sign) last[x] = ahead
    if (ahead < reach) continue
    const [write, least] = [read - reach * width, ahead - 2 * reach]
    for (let x = 0; x < width; x++) to[write + x] = (last[x] ?? 0) >= least ? sign : 1 - sign
  }
}

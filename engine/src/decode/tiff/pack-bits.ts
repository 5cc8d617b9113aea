const PIECE_BYTES = 65_536
/** A run or a stretch is at most this long. */
const RUN_MAX = 128

/**
 * Apple's run lengths, as TIFF 6.0, section 9 has them.
 * Cut data is where the pieces end.
 */
export function* decodePackBits(data: Uint8Array): Generator<Uint8Array> {
  let piece = new Uint8Array(PIECE_BYTES)
  let filled = 0
  for (let at = 0; at < data.length; ) {
    if (filled + RUN_MAX > PIECE_BYTES) {
      yield piece.subarray(0, filled)
      piece = new Uint8Array(PIECE_BYTES)
      filled = 0
    }
    const head = data[at] ?? 0
    at += 1
    if (head < 128) {
      const stretch = data.subarray(at, at + head + 1)
      piece.set(stretch, filled)
      filled += stretch.length
      at += head + 1
    } else if (head > 128) {
      piece.fill(data[at] ?? 0, filled, filled + 257 - head)
      filled += 257 - head
      at += 1
    }
  }
  yield piece.subarray(0, filled)
}

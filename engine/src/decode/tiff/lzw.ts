const CLEAR = 256
const END = 257
const FIRST_FREE = 258
const CODES_MAX = 4096
/** Pieces of this size are handed on; no string is longer than there are codes. */
const PIECE_BYTES = 65_536

/**
 * TIFF's LZW: codes of 9 to 12 bits, highest bit first, one bit longer a code earlier than they must be.
 * Broken or cut data is where the pieces end.
 *
 * @see TIFF 6.0, section 13
 */
export function* decodeLzw(data: Uint8Array): Generator<Uint8Array> {
  const prefix = new Uint16Array(CODES_MAX)
  const last = new Uint8Array(CODES_MAX)
  const length = new Uint16Array(CODES_MAX)
  for (let code = 0; code < 256; code++) {
    last[code] = code
    length[code] = 1
  }
  let piece = new Uint8Array(PIECE_BYTES)
  let filled = 0
  let free = FIRST_FREE
  let width = 9
  let previous = -1
  let [buffer, count] = [0, 0]
  for (let at = 0; ; ) {
    for (; count < width && at < data.length; at++, count += 8) buffer = (buffer << 8) | (data[at] ?? 0)
    if (count < width) break
    count -= width
    const code = (buffer >>> count) & ((1 << width) - 1)
    if (code === END) break
    if (code === CLEAR) {
      free = FIRST_FREE
      width = 9
      previous = -1
      continue
    }
    // A code may be the one that is just being defined: the previous string and its own first byte.
    if (code >= free + (previous >= 0 ? 1 : 0) || (previous < 0 && code >= CLEAR)) break
    const string = code < free ? code : previous
    const size = (length[string] ?? 0) + (code < free ? 0 : 1)
    if (filled + size > PIECE_BYTES) {
      yield piece.subarray(0, filled)
      piece = new Uint8Array(PIECE_BYTES)
      filled = 0
    }
    const first = unfold(string, prefix, last, length, piece, filled)
    if (code >= free) piece[filled + size - 1] = first
    filled += size
    if (previous >= 0 && free < CODES_MAX) {
      prefix[free] = previous
      last[free] = first
      length[free] = (length[previous] ?? 0) + 1
      free += 1
    }
    previous = code
    // One code earlier than needed: the writers' habit became the standard.
    width = free + 1 >= 2048 ? 12 : free + 1 >= 1024 ? 11 : free + 1 >= 512 ? 10 : 9
  }
  yield piece.subarray(0, filled)
}

/** Write the string of a code, from its end. @returns its first byte */
function unfold(
  code: number,
  prefix: Uint16Array,
  last: Uint8Array,
  length: Uint16Array,
  out: Uint8Array,
  to: number,
): number {
  let at = to + (length[code] ?? 0) - 1
  for (; at > to; at--) {
    out[at] = last[code] ?? 0
    code = prefix[code] ?? 0
  }
  out[to] = last[code] ?? 0
  return last[code] ?? 0
}

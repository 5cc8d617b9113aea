/**
 * Codes of a deflate block, looked up by as many bits as the longest code has. Each entry holds the symbol above
 * four bits that tell the code's own length; 0 where no code begins with these bits.
 */
export interface CodeTable {
  readonly entries: Uint16Array
  /** Bits of the longest code. */
  readonly bits: number
}

const LENGTH_BITS_MAX = 15

/**
 * @param lengths bits of each symbol's code; 0 where it has none
 * @returns null when there are more codes than fit
 * @see RFC 1951, section 3.2.2
 */
export function codeTable(lengths: Uint8Array): CodeTable | null {
  const counts = new Uint16Array(LENGTH_BITS_MAX + 1)
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1
  counts[0] = 0
  const next = new Uint16Array(LENGTH_BITS_MAX + 2)
  let [bits, code] = [0, 0]
  for (let length = 1; length <= LENGTH_BITS_MAX; length++) {
    const count = counts[length] ?? 0
    if (count > 0) bits = length
    code += count
    if (code > 1 << length) return null
    code <<= 1
    next[length + 1] = code
  }
  const entries = new Uint16Array(1 << bits)
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue
    const own = next[length] ?? 0
    next[length] = own + 1
    // Codes come highest bit first in a stream that is read lowest bit first.
    for (let at = reversed(own, length); at < entries.length; at += 1 << length)
      entries[at] = (symbol << 4) | length
  }
  return { entries, bits }
}

function reversed(code: number, length: number): number {
  let turned = 0
  for (let bit = 0; bit < length; bit++) turned |= ((code >> bit) & 1) << (length - 1 - bit)
  return turned
}

/** Symbol 257 + i is a match of `base[i]` bytes and what `extra[i]` more bits say. */
export const MATCH_LENGTHS = {
  base: Uint16Array.of(
    ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163],
    ...[195, 227, 258],
  ),
  extra: Uint8Array.of(
    ...[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
  ),
}

export const DISTANCES = {
  base: Uint16Array.of(
    ...[1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049],
    ...[3073, 4097, 6145, 8193, 12289, 16385, 24577],
  ),
  extra: Uint8Array.of(
    ...[0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
  ),
}

/** The codes of a block that brings none of its own. */
export function fixedCodes(): { readonly literals: CodeTable | null; readonly distances: CodeTable | null } {
  const literals = new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280)
  return { literals: codeTable(literals), distances: codeTable(new Uint8Array(30).fill(5)) }
}

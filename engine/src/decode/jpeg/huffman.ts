import { BrokenImage } from '../grey.ts'

/** A Huffman code ready to be read. */
export interface HuffmanTable {
  /** Of the next `LOOKUP_BITS` bits: length << 8 | symbol of the code they begin with; 0 for a longer one. */
  readonly lookup: Uint16Array
  /** By length: one more than its last code; 0 when it has none. */
  readonly endOf: Int32Array
  /** By length: from a code to its place in `symbols`. */
  readonly offsetOf: Int32Array
  readonly symbols: Uint8Array
}

/** Most codes of a photo are shorter. */
export const LOOKUP_BITS = 9

/**
 * @param counts how many codes there are of each length, 1 to 16
 * @param symbols in the order of their codes
 * @see ITU T.81, annex C
 */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const lookup = new Uint16Array(1 << LOOKUP_BITS)
  const endOf = new Int32Array(17)
  const offsetOf = new Int32Array(17)
  let code = 0
  let at = 0
  for (let length = 1; length <= 16; length++) {
    const count = counts[length - 1] ?? 0
    if (code + count > 1 << length) throw new BrokenImage('a Huffman table has more codes than there can be')
    offsetOf[length] = at - code
    if (count > 0) endOf[length] = code + count
    for (let i = 0; i < count; i++, code++, at++) {
      if (length > LOOKUP_BITS) continue
      const first = code << (LOOKUP_BITS - length)
      lookup.fill((length << 8) | (symbols[at] ?? 0), first, first + (1 << (LOOKUP_BITS - length)))
    }
    code <<= 1
  }
  return { lookup, endOf, offsetOf, symbols }
}

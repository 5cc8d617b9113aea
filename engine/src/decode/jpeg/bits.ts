import type { HuffmanTable } from './huffman.ts'
import { LOOKUP_BITS } from './huffman.ts'

/** Reads bits of entropy-coded data, most significant first, up to the next marker. */
export interface BitReader {
  readonly bytes: Uint8Array
  /** Next byte to take in. */
  at: number
  /** The last `count` bits are still to be read. */
  buffer: number
  count: number
  /** Zero bits given after the data ended; the data was too short once they are read. */
  padding: number
}

/** The data cannot be what an encoder wrote, or ends too early; what follows a restart marker can still be read. */
export class DamagedScan extends Error {
  override readonly name = 'DamagedScan'
}

export function bitReader(bytes: Uint8Array, at: number): BitReader {
  return { bytes, at, buffer: 0, count: 0, padding: 0 }
}

/** Begin again at a byte, as after a restart marker. */
export function restartAt(bits: BitReader, at: number): void {
  bits.at = at
  bits.buffer = 0
  bits.count = 0
  bits.padding = 0
}

/** Takes bytes in until 25 bits or more are there. */
function fill(bits: BitReader): void {
  const { bytes } = bits
  let { at, buffer, count } = bits
  while (count <= 24) {
    const byte = bytes[at]
    if (byte === undefined || (byte === 0xff && bytes[at + 1] !== 0)) {
      // A marker or the end: zeros, and `padding` says so.
      bits.padding += 8
      buffer <<= 8
    } else {
      at += byte === 0xff ? 2 : 1
      buffer = (buffer << 8) | byte
    }
    count += 8
  }
  bits.at = at
  bits.buffer = buffer
  bits.count = count
}

/** @throws {DamagedScan} when bits were read that the data does not have */
export function checkNotPastEnd(bits: BitReader): void {
  if (bits.count < bits.padding) throw new DamagedScan('the data ends early')
}

/** @param n 1 to 16 */
export function readBits(bits: BitReader, n: number): number {
  if (bits.count < n) fill(bits)
  bits.count -= n
  return (bits.buffer >>> bits.count) & ((1 << n) - 1)
}

/** A value of `size` bits whose leading zero means negative (ITU T.81, F.2.2.1, EXTEND). */
export function readSigned(bits: BitReader, size: number): number {
  if (size === 0) return 0
  const value = readBits(bits, size)
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value
}

/** The next symbol of a Huffman code. */
export function readSymbol(bits: BitReader, table: HuffmanTable): number {
  if (bits.count < 16) fill(bits)
  const found = table.lookup[(bits.buffer >>> (bits.count - LOOKUP_BITS)) & ((1 << LOOKUP_BITS) - 1)] ?? 0
  if (found !== 0) {
    bits.count -= found >> 8
    return found & 255
  }
  const next = (bits.buffer >>> (bits.count - 16)) & 0xffff
  for (let length = LOOKUP_BITS + 1; length <= 16; length++) {
    const code = next >> (16 - length)
    if (code >= (table.endOf[length] ?? 0)) continue
    bits.count -= length
    return table.symbols[code + (table.offsetOf[length] ?? 0)] ?? 0
  }
  throw new DamagedScan('a code that no table has')
}

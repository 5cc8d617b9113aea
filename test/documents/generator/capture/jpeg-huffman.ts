/** The quantised coefficients of all blocks, 64 each in scan order, and the component that each block is of. */
export interface Blocks {
  readonly values: Int16Array
  readonly owners: Uint8Array
}

export interface HuffmanTable {
  /** How many codes have 1, 2, … 16 bits. */
  readonly counts: readonly number[]
  /** By length, then by value. */
  readonly symbols: readonly number[]
  /** Code of each symbol, and how many bits it has. */
  readonly codes: Uint16Array
  readonly bits: Uint8Array
}

/** For the first coefficient of a block (dc) and for the others. */
export interface HuffmanTables {
  readonly dc: HuffmanTable
  readonly ac: HuffmanTable
}

const BLOCK = 64
const END_OF_BLOCK = 0x00
const SIXTEEN_ZEROS = 0xf0

/** @param kind 0 is the first component, 1 all others */
export function huffmanTables({ values, owners }: Blocks, kind: number): HuffmanTables {
  const dc = new Uint32Array(256)
  const ac = new Uint32Array(256)
  const count = (counts: Uint32Array, symbol: number): void => {
    counts[symbol] = (counts[symbol] ?? 0) + 1
  }
  for (let block = 0; block < owners.length; block++) {
    if (Math.min(1, owners[block] ?? 0) !== kind) continue
    const start = block * BLOCK
    count(dc, size(values[start] ?? 0))
    let run = 0
    for (let i = start + 1; i < start + BLOCK; i++) {
      const value = values[i] ?? 0
      if (value === 0) {
        run++
        continue
      }
      for (; run > 15; run -= 16) count(ac, SIXTEEN_ZEROS)
      count(ac, (run << 4) | size(value))
      run = 0
    }
    if (run > 0) count(ac, END_OF_BLOCK)
  }
  return { dc: huffmanTable(dc), ac: huffmanTable(ac) }
}

/** The coded data of a scan; a byte of all ones is followed by a zero (annex B.1.1.5). */
export function writeBlocks({ values, owners }: Blocks, tables: readonly HuffmanTables[]): Uint8Array {
  let bytes = new Uint8Array(1 << 18)
  let length = 0
  let buffer = 0
  let held = 0
  const write = (value: number, count: number): void => {
    buffer = (buffer << count) | value
    held += count
    while (held >= 8) {
      held -= 8
      const byte = (buffer >> held) & 255
      bytes[length++] = byte
      if (byte === 255) bytes[length++] = 0
    }
    buffer &= (1 << held) - 1
  }
  const writeSymbol = ({ codes, bits }: HuffmanTable, symbol: number, value: number): void => {
    write(codes[symbol] ?? 0, bits[symbol] ?? 0)
    const count = symbol & 15
    // A negative value as the ones' complement of its magnitude.
    if (count > 0) write((value < 0 ? value - 1 : value) & ((1 << count) - 1), count)
  }
  for (let block = 0; block < owners.length; block++) {
    if (length + 4 * BLOCK * 2 > bytes.length) bytes = grown(bytes)
    const table = tables[Math.min(1, owners[block] ?? 0)]
    if (!table) throw new RangeError(`no Huffman table for component ${owners[block]}`)
    const start = block * BLOCK
    writeSymbol(table.dc, size(values[start] ?? 0), values[start] ?? 0)
    let run = 0
    for (let i = start + 1; i < start + BLOCK; i++) {
      const value = values[i] ?? 0
      if (value === 0) {
        run++
        continue
      }
      for (; run > 15; run -= 16) writeSymbol(table.ac, SIXTEEN_ZEROS, 0)
      writeSymbol(table.ac, (run << 4) | size(value), value)
      run = 0
    }
    if (run > 0) writeSymbol(table.ac, END_OF_BLOCK, 0)
  }
  if (held > 0) write((1 << (8 - held)) - 1, 8 - held)
  return bytes.slice(0, length)
}

function grown(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(2 * bytes.length)
  longer.set(bytes)
  return longer
}

/**
 * A code with at most 16 bits a symbol and none that is all ones.
 *
 * @see ITU-T T.81, annex K.2
 */
function huffmanTable(counted: Uint32Array): HuffmanTable {
  const frequencies = new Map([...counted.entries()].filter(([, count]) => count > 0))
  // The reserved entry of frequency 1 takes the code of all ones; -1 sorts it last.
  let groups = [...frequencies, [-1, 1] as const].map(([symbol, weight]) => ({ weight, members: [symbol] }))
  const lengths = new Map<number, number>()
  while (groups.length > 1) {
    groups = groups.sort((a, b) => a.weight - b.weight || b.members.length - a.members.length)
    const [low, next] = groups
    if (!low || !next) break
    const members = [...low.members, ...next.members]
    for (const symbol of members) lengths.set(symbol, (lengths.get(symbol) ?? 0) + 1)
    groups = [{ weight: low.weight + next.weight, members }, ...groups.slice(2)]
  }
  const counts = limited(lengths)
  const symbols = [...frequencies.keys()].sort(
    (a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0) || a - b,
  )
  const codes = new Uint16Array(256)
  const bits = new Uint8Array(256)
  let [code, at] = [0, 0]
  for (const [index, count] of counts.entries()) {
    for (let i = 0; i < count; i++) {
      const symbol = symbols[at++] ?? 0
      codes[symbol] = code++
      bits[symbol] = index + 1
    }
    code <<= 1
  }
  return { counts, symbols, codes, bits }
}

/** Codes longer than 16 bits are moved up (annex K.3); the reserved code goes. */
function limited(lengths: ReadonlyMap<number, number>): number[] {
  const counts = new Array<number>(Math.max(17, ...lengths.values()) + 1).fill(0)
  for (const length of lengths.values()) counts[length] = (counts[length] ?? 0) + 1
  for (let i = counts.length - 1; i > 16; i--) {
    while ((counts[i] ?? 0) > 0) {
      let shorter = i - 2
      while (counts[shorter] === 0) shorter--
      counts[i] = (counts[i] ?? 0) - 2
      counts[i - 1] = (counts[i - 1] ?? 0) + 1
      counts[shorter + 1] = (counts[shorter + 1] ?? 0) + 2
      counts[shorter] = (counts[shorter] ?? 0) - 1
    }
  }
  let longest = 16
  while (counts[longest] === 0) longest--
  counts[longest] = (counts[longest] ?? 0) - 1
  return counts.slice(1, 17)
}

/** Bits of a value's magnitude. */
function size(value: number): number {
  return 32 - Math.clz32(Math.abs(value))
}

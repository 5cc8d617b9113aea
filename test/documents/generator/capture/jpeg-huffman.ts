/** The quantised coefficients of one block in scan order; the first is the difference to the block before. */
export interface Symbols {
  readonly kind: 0 | 1
  readonly values: Int16Array
}

export interface HuffmanTable {
  /** How many codes have 1, 2, … 16 bits. */
  readonly counts: readonly number[]
  /** By length, then by value. */
  readonly symbols: readonly number[]
  /** Code and its length for each symbol. */
  readonly codes: ReadonlyMap<number, readonly [code: number, length: number]>
}

const END_OF_BLOCK = 0x00
const SIXTEEN_ZEROS = 0xf0

/** How often each symbol of the direct (dc) or the other coefficients (ac) is written. */
export function countSymbols(blocks: readonly Symbols[], which: 'dc' | 'ac'): Map<number, number> {
  const counts = new Map<number, number>()
  const count = (symbol: number): void => void counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  for (const { values } of blocks) {
    if (which === 'dc') count(size(values[0] ?? 0))
    else eachRun(values, count)
  }
  return counts
}

/**
 * A code with at most 16 bits a symbol and none that is all ones.
 *
 * @see ITU-T T.81, annex K.2
 */
export function huffmanTable(frequencies: ReadonlyMap<number, number>): HuffmanTable {
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
  const codes = new Map<number, readonly [number, number]>()
  let [code, at] = [0, 0]
  for (const [index, count] of counts.entries()) {
    for (let i = 0; i < count; i++) codes.set(symbols[at++] ?? 0, [code++, index + 1])
    code <<= 1
  }
  return { counts, symbols, codes }
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

/** Bits into bytes; a byte of all ones is followed by a zero (annex B.1.1.5). */
export class BitWriter {
  #bytes = new Uint8Array(1 << 16)
  #length = 0
  #buffer = 0
  #held = 0

  write(value: number, count: number): void {
    this.#buffer = (this.#buffer << count) | (value & ((1 << count) - 1))
    this.#held += count
    while (this.#held >= 8) {
      this.#held -= 8
      const byte = (this.#buffer >> this.#held) & 255
      this.#push(byte)
      if (byte === 255) this.#push(0)
    }
    this.#buffer &= (1 << this.#held) - 1
  }

  end(): Uint8Array {
    if (this.#held > 0) this.write(127, 8 - this.#held)
    return this.#bytes.slice(0, this.#length)
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(2 * this.#length)
      longer.set(this.#bytes)
      this.#bytes = longer
    }
    this.#bytes[this.#length++] = byte
  }
}

export function writeSymbols(bits: BitWriter, { values }: Symbols, dc: HuffmanTable, ac: HuffmanTable): void {
  const write = (table: HuffmanTable, symbol: number, value: number): void => {
    const [code, length] = table.codes.get(symbol) ?? [0, 0]
    bits.write(code, length)
    const count = symbol & 15
    if (count > 0) bits.write(value < 0 ? value + (1 << count) - 1 : value, count)
  }
  write(dc, size(values[0] ?? 0), values[0] ?? 0)
  eachRun(values, (symbol, value) => write(ac, symbol, value))
}

/** Runs of zeros and the value that ends each: `run << 4 | size`. */
function eachRun(values: Int16Array, visit: (symbol: number, value: number) => void): void {
  let run = 0
  for (let i = 1; i < 64; i++) {
    const value = values[i] ?? 0
    if (value === 0) {
      run++
      continue
    }
    for (; run > 15; run -= 16) visit(SIXTEEN_ZEROS, 0)
    visit((run << 4) | size(value), value)
    run = 0
  }
  if (run > 0) visit(END_OF_BLOCK, 0)
}

/** Bits of a value's magnitude. */
function size(value: number): number {
  return 32 - Math.clz32(Math.abs(value))
}

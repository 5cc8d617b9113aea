import { BLACK_RUNS, FAX_BITS, MODE, MODES, WHITE_RUNS } from './fax-codes.ts'

/** How the lines of a fax are coded: each by its runs, by its runs after a mark, or by the line above. */
export type FaxCoding = 'runs' | 'group-3' | 'group-3-two-dimensional' | 'group-4'

interface FaxReader {
  readonly data: Uint8Array
  readonly lowestBitFirst: boolean
  /** In bits. */
  at: number
}

/** Bits of the end-of-line mark: eleven zeros or more, then a one. */
const MARK_ZEROS = 11

/** A line's changes of colour, and whether they are all there. */
interface FaxLine {
  readonly changes: number[]
  readonly isWhole: boolean
}

/**
 * Bilevel lines of ITU T.4 and T.6, packed, black as ones. A damaged line of group 3 ends at its damage, and the next
 * mark begins another; elsewhere the lines end there.
 *
 * @param lowestBitFirst FillOrder 2
 */
export function* decodeFax(
  data: Uint8Array,
  width: number,
  coding: FaxCoding,
  lowestBitFirst: boolean,
): Generator<Uint8Array> {
  const reader: FaxReader = { data, lowestBitFirst, at: 0 }
  const isMarked = coding === 'group-3' || coding === 'group-3-two-dimensional'
  /** Columns where the colour changes, first from white. */
  let above: number[] = []
  for (;;) {
    const line = readLine(reader, above, width, coding)
    if (!line || (!line.isWhole && !(isMarked && seekMark(reader)))) return
    yield pack(line.changes, width)
    above = line.changes
  }
}

/** @returns null where the lines end */
function readLine(
  reader: FaxReader,
  above: readonly number[],
  width: number,
  coding: FaxCoding,
): FaxLine | null {
  switch (coding) {
    case 'runs':
      reader.at = (reader.at + 7) & ~7
      return readRuns(reader, width)
    case 'group-3':
      // Two marks without a line between them end the page.
      if (skipMark(reader) && skipMark(reader)) return null
      return readRuns(reader, width)
    case 'group-3-two-dimensional': {
      // The bit after the mark says which way the line is coded.
      if (!skipMark(reader)) return null
      const isByRuns = take(reader, 1) === 1
      if (isByRuns && skipMark(reader)) return null
      return isByRuns ? readRuns(reader, width) : readDifferences(reader, above, width)
    }
    case 'group-4':
      return readDifferences(reader, above, width)
  }
}

function readRuns(reader: FaxReader, width: number): FaxLine {
  const changes: number[] = []
  let at = 0
  for (let isBlack = false; at < width; isBlack = !isBlack) {
    const run = readRun(reader, isBlack)
    if (run === null) return damaged(changes)
    at = Math.min(width, at + run)
    changes.push(at)
  }
  return { changes, isWhole: true }
}

/** What comes after the damage is white. */
function damaged(changes: readonly number[]): FaxLine {
  return { changes: changes.slice(0, changes.length & ~1), isWhole: false }
}

/** a0, b1 and b2 are as ITU T.6 names them: where the line has come to, and the next changes of the line above. */
function readDifferences(reader: FaxReader, above: readonly number[], width: number): FaxLine {
  const changes: number[] = []
  let isBlack = false
  let next = 0
  // The line begins before its first column, so that a change there counts as one.
  for (let a0 = -1; a0 < width; ) {
    const mode = readCode(reader, MODES)
    if (mode === null) return damaged(changes)
    // A change at an even place is one to black, which is what a white stretch looks for.
    while (next > 0 && (above[next - 1] ?? width) > a0) next -= 1
    while (next < above.length && ((above[next] ?? width) <= a0 || (next & 1) !== (isBlack ? 1 : 0)))
      next += 1
    const before = a0
    if (mode === MODE.pass) {
      a0 = above[next + 1] ?? width
    } else if (mode === MODE.horizontal) {
      const [first, second] = [readRun(reader, isBlack), readRun(reader, !isBlack)]
      if (first === null || second === null) return damaged(changes)
      const middle = Math.min(width, Math.max(0, a0) + first)
      a0 = Math.min(width, middle + second)
      changes.push(middle, a0)
    } else {
      a0 = Math.min(width, (above[next] ?? width) + mode - MODE.straight)
      changes.push(a0)
      isBlack = !isBlack
    }
    // A line that does not move on is damage, and would never end.
    if (a0 <= before) return damaged(changes)
  }
  return { changes, isWhole: true }
}

function readRun(reader: FaxReader, isBlack: boolean): number | null {
  for (let total = 0; ; ) {
    const run = readCode(reader, isBlack ? BLACK_RUNS : WHITE_RUNS)
    if (run === null) return null
    total += run
    if (run < 64) return total
  }
}

function readCode(reader: FaxReader, table: Int32Array): number | null {
  const entry = table[peek(reader, FAX_BITS)] ?? 0
  if (entry === 0) return null
  reader.at += entry >> 16
  return reader.at <= reader.data.length * 8 ? entry & 0xffff : null
}

/** Steps over an end-of-line mark and the zeros that fill up before it. @returns whether there was one */
function skipMark(reader: FaxReader): boolean {
  if (peek(reader, MARK_ZEROS) !== 0) return false
  const end = reader.data.length * 8
  while (reader.at < end && peek(reader, 1) === 0) reader.at += 1
  reader.at += 1
  return reader.at <= end
}

/** Goes on to the next mark, which is left to be read. @returns whether there is one */
function seekMark(reader: FaxReader): boolean {
  const end = reader.data.length * 8 - MARK_ZEROS
  while (reader.at < end) {
    if (peek(reader, MARK_ZEROS) === 0) return true
    // Three zeros at most before the next byte, and seven in it: no mark begins in this one.
    const isFar =
      (peek({ ...reader, at: reader.at & ~7 }, 8) & 15) !== 0 &&
      peek({ ...reader, at: (reader.at | 7) + 1 }, 8) !== 0
    reader.at = isFar ? (reader.at | 7) + 1 : reader.at + 1
  }
  return false
}

function take(reader: FaxReader, bits: number): number {
  const value = peek(reader, bits)
  reader.at += bits
  return value
}

/** Up to 16 bits; zeros beyond the end. */
function peek({ data, at, lowestBitFirst }: FaxReader, bits: number): number {
  const byte = at >> 3
  let value = 0
  for (let i = 0; i < 3; i++) {
    const next = data[byte + i] ?? 0
    value = (value << 8) | (lowestBitFirst ? reversed(next) : next)
  }
  return (value >> (24 - (at & 7) - bits)) & ((1 << bits) - 1)
}

export function reversed(byte: number): number {
  let value = ((byte & 0x55) << 1) | ((byte >> 1) & 0x55)
  value = ((value & 0x33) << 2) | ((value >> 2) & 0x33)
  return ((value & 0x0f) << 4) | (value >> 4)
}

function pack(changes: readonly number[], width: number): Uint8Array {
  const row = new Uint8Array(Math.ceil(width / 8))
  for (let i = 0; i < changes.length; i += 2) {
    const end = changes[i + 1] ?? width
    for (let x = changes[i] ?? width; x < end; x++) row[x >> 3] = (row[x >> 3] ?? 0) | (0x80 >> (x & 7))
  }
  return row
}

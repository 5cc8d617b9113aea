import { functionBodies } from '../engine/wasm/functions.mjs'
import { afterLebs, readLeb, SECTION, section } from '../engine/wasm/sections.mjs'
import { typesOf } from './wasm-types.ts'

/** What a function of a module calls, as far as its instructions say: both by the numbers of `functionBodies`. */
export interface Calls {
  /** Functions that it calls. */
  readonly called: readonly number[]
  /**
   * Functions that it could hand to the host to call (emscripten does so to catch exceptions): a function of the host gets
   * their number in the table before what they take.
   */
  readonly named: readonly number[]
}

/** @param wasm a module with one table, whose entries are written in it at one place */
export function callsOf(wasm: Buffer): Calls[] {
  const { imported, typeOf, typeWithoutNumber } = typesOf(wasm)
  const table = tableOf(wasm)
  const own = (numbers: readonly number[]) => numbers.filter((n) => n >= imported).map((n) => n - imported)
  return functionBodies(wasm).map(({ from, to }) => {
    const { called, constants } = instructionsOf(wasm, from, to)
    const handed = new Set(called.filter((number) => number < imported).map(typeWithoutNumber))
    const named = constants.flatMap((constant) => table.get(constant) ?? [])
    return { called: own(called), named: own(named.filter((number) => handed.has(typeOf(number)))) }
  })
}

function tableOf(wasm: Buffer): Map<number, number> {
  const segments = readLeb(wasm, section(wasm, SECTION.element, 'calls').body)
  const flags = readLeb(wasm, segments.next)
  if (segments.value !== 1 || flags.value !== 0) throw new RangeError('one table in one piece was expected')
  // i32.const OFFSET, end
  const offset = readLeb(wasm, flags.next + 1)
  const count = readLeb(wasm, offset.next + 1)
  const table = new Map<number, number>()
  for (let i = 0, at = count.next; i < count.value; i++) {
    const { value, next } = readLeb(wasm, at)
    table.set(offset.value + i, value)
    at = next
  }
  return table
}

/** How many numbers (LEB128) follow an instruction, where that is all that follows; by its first byte. */
const LEBS_BEHIND: readonly (readonly [from: number, to: number, count: number])[] = [
  [0x00, 0x01, 0],
  [0x02, 0x04, 1],
  [0x05, 0x05, 0],
  [0x0b, 0x0b, 0],
  [0x0c, 0x0d, 1],
  [0x0f, 0x0f, 0],
  [0x11, 0x11, 2],
  [0x1a, 0x1b, 0],
  [0x20, 0x26, 1],
  [0x28, 0x3e, 2],
  [0x3f, 0x40, 1],
  [0x42, 0x42, 1],
  [0x45, 0xc4, 0],
  [0xd0, 0xd0, 1],
  [0xd1, 0xd1, 0],
  [0xd2, 0xd2, 1],
]

/** Calls and constants of a function. @throws {RangeError} at an instruction that is not known */
function instructionsOf(wasm: Buffer, from: number, to: number) {
  const called: number[] = []
  const constants: number[] = []
  const locals = readLeb(wasm, from)
  let at = locals.next
  for (let left = locals.value; left > 0; left--) at = afterLebs(wasm, at, 1) + 1
  while (at < to) {
    const code = wasm[at++] ?? 0
    if (code === 0x10 || code === 0x41) {
      const { value, next } = readLeb(wasm, at)
      if (code === 0x10) called.push(value)
      else constants.push(value)
      at = next
    } else at = afterOperands(wasm, code, at)
  }
  if (at !== to) throw new RangeError(`a function ends at ${to}, its instructions at ${at}`)
  return { called, constants }
}

function afterOperands(wasm: Buffer, code: number, at: number): number {
  const known = LEBS_BEHIND.find(([from, to]) => code >= from && code <= to)
  if (known) return afterLebs(wasm, at, known[2])
  switch (code) {
    case 0x0e: {
      // br_table: so many targets, and one for the rest
      const { value, next } = readLeb(wasm, at)
      return afterLebs(wasm, next, value + 1)
    }
    case 0x43:
      return at + 4
    case 0x44:
      return at + 8
    case 0xfc:
    case 0xfd:
    case 0xfe:
      return afterPrefixed(wasm, code, readLeb(wasm, at))
    default:
      throw new RangeError(`instruction 0x${code.toString(16)} is not known`)
  }
}

/** Bulk memory (0xfc), SIMD (0xfd) and atomics (0xfe). */
function afterPrefixed(wasm: Buffer, prefix: number, { value, next }: { value: number; next: number }) {
  if (prefix === 0xfc) {
    if (value > 11) throw new RangeError(`instruction 0xfc ${value} is not known`)
    return afterLebs(wasm, next, value < 8 ? 0 : value === 8 || value === 10 ? 2 : 1)
  }
  if (prefix === 0xfe) return value === 3 ? next + 1 : afterLebs(wasm, next, 2)
  if (value <= 11 || value === 92 || value === 93) return afterLebs(wasm, next, 2)
  if (value === 12 || value === 13) return next + 16
  if (value >= 21 && value <= 34) return next + 1
  return value >= 84 && value <= 91 ? afterLebs(wasm, next, 2) + 1 : next
}

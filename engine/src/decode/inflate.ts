import { type CodeTable, codeTable, DISTANCES, fixedCodes, MATCH_LENGTHS } from './inflate-codes.ts'

/** How far back a match reaches. */
const WINDOW_BYTES = 32_768
/** Pieces of at least this size are handed on, but for the last. */
const PIECE_BYTES = 32_768
const MATCH_MAX = 258
/** Shorter matches are copied byte by byte: a call costs more. */
const COPY_MIN = 24
const END_OF_BLOCK = 256
/** The order in which the lengths of the code of code lengths are told (RFC 1951, section 3.2.7). */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
/** Read past the end, so that the last codes are no case of their own. */
const PADDING = new Uint8Array(8)

/** The data is cut or broken here. */
class Broken extends Error {}

interface Stream {
  readonly slices: Iterator<Uint8Array>
  data: Uint8Array
  at: number
  /** Bits that were read and not yet used, the next one lowest. */
  bits: number
  count: number
  /** How many of them, or of those after them, are padding: 0 before the end. */
  padding: number
  readonly out: Uint8Array
  /** Bytes in `out`, what was handed on included. */
  to: number
}

/**
 * Inflate a zlib stream piece by piece; the caller ends it by leaving the loop when it has enough. Broken or cut data
 * is where the pieces end: what came before is good. The checksum is not looked at.
 *
 * Done here because an image is many small pieces and a piece must be bounded. A `DecompressionStream` costs several
 * times as much and can be made to hold more than is asked for. fflate 0.8.3 took 1.8 to 2.9 times as long for an A4
 * page in 412 and in 3,300 strips of a TIFF, and hands on all that a slice of input inflates to: 1 MB for 1 KB of zeros,
 * where a piece here has 65 KiB at most.
 *
 * @returns pieces that are overwritten when the next one is asked for
 * @see RFC 1950, RFC 1951
 */
export function* inflate(slices: Iterable<Uint8Array>): Generator<Uint8Array> {
  const stream: Stream = {
    slices: slices[Symbol.iterator](),
    data: new Uint8Array(),
    at: 0,
    bits: 0,
    count: 0,
    padding: 0,
    out: new Uint8Array(WINDOW_BYTES + PIECE_BYTES + MATCH_MAX),
    to: 0,
  }
  let given = 0
  const work = blocks(stream)
  for (let isWhole = false; !isWhole; ) {
    try {
      isWhole = work.next().done === true
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      isWhole = true
    }
    if (stream.to > given) yield stream.out.subarray(given, stream.to)
    const kept = Math.min(stream.to, WINDOW_BYTES)
    stream.out.copyWithin(0, stream.to - kept, stream.to)
    stream.to = kept
    given = kept
  }
}

/** Yields whenever `out` is to be emptied. */
function* blocks(stream: Stream): Generator<void, void> {
  const [method, flags] = [take(stream, 8), take(stream, 8)]
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0 || (flags & 32) !== 0) throw new Broken()
  for (let isLast = false; !isLast; ) {
    isLast = take(stream, 1) === 1
    const type = take(stream, 2)
    if (type === 0) yield* stored(stream)
    else {
      const { literals, distances } = type === 1 ? fixedCodes() : type === 2 ? ownCodes(stream) : NO_CODES
      if (!literals || !distances) throw new Broken()
      while (!decodeSymbols(stream, literals, distances)) yield
    }
  }
}

const NO_CODES = { literals: null, distances: null }

function* stored(stream: Stream): Generator<void, void> {
  take(stream, stream.count & 7)
  const [length, check] = [take(stream, 16), take(stream, 16)]
  if ((length ^ check) !== 0xffff) throw new Broken()
  for (let left = length; left > 0; left--) {
    if (stream.to >= WINDOW_BYTES + PIECE_BYTES) yield
    stream.out[stream.to] = take(stream, 8)
    stream.to += 1
  }
}

function ownCodes(stream: Stream): ReturnType<typeof fixedCodes> {
  const [literals, distances, told] = [take(stream, 5) + 257, take(stream, 5) + 1, take(stream, 4) + 4]
  const ofLengths = new Uint8Array(19)
  for (const symbol of LENGTH_ORDER.slice(0, told)) ofLengths[symbol] = take(stream, 3)
  const table = codeTable(ofLengths)
  if (!table) throw new Broken()
  const lengths = new Uint8Array(literals + distances)
  for (let at = 0; at < lengths.length; ) {
    const symbol = decode(stream, table)
    if (symbol < 16) {
      lengths[at++] = symbol
      continue
    }
    if (symbol === 16 && at === 0) throw new Broken()
    const value = symbol === 16 ? (lengths[at - 1] ?? 0) : 0
    const times =
      symbol === 16 ? 3 + take(stream, 2) : symbol === 17 ? 3 + take(stream, 3) : 11 + take(stream, 7)
    if (at + times > lengths.length) throw new Broken()
    lengths.fill(value, at, at + times)
    at += times
  }
  return {
    literals: codeTable(lengths.subarray(0, literals)),
    distances: codeTable(lengths.subarray(literals)),
  }
}

/** @returns whether the block has ended; otherwise `out` is full */
function decodeSymbols(stream: Stream, literals: CodeTable, distances: CodeTable): boolean {
  const { out } = stream
  const [literalMask, distanceMask] = [(1 << literals.bits) - 1, (1 << distances.bits) - 1]
  while (stream.to < WINDOW_BYTES + PIECE_BYTES) {
    // As `decode` and `take` would, but a picture has millions of these.
    if (stream.count < 15) fill(stream, 15)
    const literal = literals.entries[stream.bits & literalMask] ?? 0
    use(stream, literal & 15)
    const symbol = literal >> 4
    if (literal === 0) throw new Broken()
    if (symbol < END_OF_BLOCK) {
      out[stream.to++] = symbol
      continue
    }
    if (symbol === END_OF_BLOCK) return true
    const length =
      (MATCH_LENGTHS.base[symbol - 257] ?? 0) + take(stream, MATCH_LENGTHS.extra[symbol - 257] ?? 0)
    if (stream.count < 15) fill(stream, 15)
    const entry = distances.entries[stream.bits & distanceMask] ?? 0
    use(stream, entry & 15)
    const base = DISTANCES.base[entry >> 4]
    if (entry === 0 || base === undefined || length === 0) throw new Broken()
    const distance = base + take(stream, DISTANCES.extra[entry >> 4] ?? 0)
    if (distance > stream.to) throw new Broken()
    copy(stream, distance, length)
  }
  return false
}

function copy(stream: Stream, distance: number, length: number): void {
  const { out, to } = stream
  const from = to - distance
  if (length >= COPY_MIN && distance >= length) out.copyWithin(to, from, from + length)
  else if (length >= COPY_MIN && distance === 1) out.fill(out[from] ?? 0, to, to + length)
  else for (let i = 0; i < length; i++) out[to + i] = out[from + i] ?? 0
  stream.to = to + length
}

function decode(stream: Stream, { entries, bits }: CodeTable): number {
  fill(stream, bits)
  const entry = entries[stream.bits & ((1 << bits) - 1)] ?? 0
  if (entry === 0) throw new Broken()
  use(stream, entry & 15)
  return entry >> 4
}

/** The next bits as a number, the first one lowest. @param count up to 16 */
function take(stream: Stream, count: number): number {
  fill(stream, count)
  const value = stream.bits & ((1 << count) - 1)
  use(stream, count)
  return value
}

function use(stream: Stream, count: number): void {
  stream.bits >>>= count
  stream.count -= count
  if (stream.count < stream.padding) throw new Broken()
}

function fill(stream: Stream, count: number): void {
  while (stream.count < count) {
    if (stream.at >= stream.data.length) nextSlice(stream)
    stream.bits |= (stream.data[stream.at++] ?? 0) << stream.count
    stream.count += 8
    if (stream.data === PADDING) stream.padding += 8
  }
}

function nextSlice(stream: Stream): void {
  do {
    const { done, value } = stream.slices.next()
    stream.data = done ? PADDING : value
  } while (stream.data.length === 0)
  stream.at = 0
}

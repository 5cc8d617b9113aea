import { constants, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inflate } from '../../../engine/src/decode/inflate.ts'

function inflated(...slices: Uint8Array[]): Uint8Array {
  const pieces = []
  // A piece is overwritten by the next one.
  for (const piece of inflate(slices)) pieces.push(piece.slice())
  return new Uint8Array(Buffer.concat(pieces))
}

/** Bytes that a seed decides; small `alphabet`s repeat themselves. */
function bytesOf(seed: number, length: number, alphabet: number): Uint8Array {
  let state = seed
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 16) % alphabet
  })
}

const SAMPLES: readonly (readonly [string, Uint8Array])[] = [
  ['nothing', new Uint8Array()],
  ['one byte', Uint8Array.of(7)],
  ['paper', new Uint8Array(300_000).fill(255)],
  ['noise', bytesOf(1, 100_000, 256)],
  ['few signs', bytesOf(2, 200_000, 3)],
  ['what repeats from far away', Uint8Array.from({ length: 200_000 }, (_, i) => (i % 32_768 < 300 ? i : 9))],
  ['text', new TextEncoder().encode('a licença de operação é válida até '.repeat(5000))],
]
const WAYS = {
  stored: { level: 0 },
  quick: { level: 1 },
  best: { level: 9 },
  'no matches': { strategy: constants.Z_HUFFMAN_ONLY },
  runs: { strategy: constants.Z_RLE },
  'fixed codes': { strategy: constants.Z_FIXED },
}

describe.each(Object.entries(WAYS))('%s', (_way, options) => {
  test.each(SAMPLES)('%s', (_name, bytes) => {
    expect(Buffer.compare(inflated(deflateSync(bytes, options)), bytes)).toBe(0)
  })
})

test('slices may end anywhere', () => {
  const bytes = bytesOf(3, 5000, 20)
  const packed = deflateSync(bytes)
  const slices = Array.from({ length: packed.length }, (_, i) => packed.subarray(i, i + 1))
  expect(inflated(new Uint8Array(), ...slices)).toEqual(bytes)
})

test('what comes before a cut is good, and nothing comes after it', () => {
  const bytes = bytesOf(4, 3000, 12)
  const packed = deflateSync(bytes)
  for (let end = 0; end < packed.length - 4; end += 7) {
    const got = inflated(packed.subarray(0, end))
    expect(Buffer.compare(got, bytes.subarray(0, got.length))).toBe(0)
    if (end < 10) expect(got.length).toBe(0)
  }
  expect(inflated(packed.subarray(0, packed.length - 4))).toEqual(bytes)
})

test('broken data ends, whatever byte is wrong', () => {
  const bytes = bytesOf(5, 2000, 12)
  const packed = new Uint8Array(deflateSync(bytes))
  for (let at = 0; at < packed.length; at++) {
    const broken = packed.slice()
    broken[at] = (broken[at] ?? 0) ^ (1 + (at % 255))
    // At most 1032 bytes come out of one.
    expect(inflated(broken).length).toBeLessThan(1032 * packed.length)
  }
})

test.each([
  ['another method', [0x79, 0x9c]],
  ['a wrong header', [0x78, 0x9d]],
  ['a dictionary that nobody has', [0x78, 0xbb]],
  ['a block of no known type', [0x78, 0x9c, 0x07]],
  ['a match before the first byte', [0x78, 0x9c, 0x4b, 0x04, 0x42, 0x00]],
])('%s gives nothing that was not there', (_name, bytes) => {
  expect(inflated(Uint8Array.from(bytes)).length).toBeLessThan(2)
})

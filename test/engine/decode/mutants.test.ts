import { readFile } from 'node:fs/promises'
import { extract, toResult, UnreadableDocument } from '@ficha/engine'
import { nodeRuntime } from '@ficha/engine/node'
import { expect, test } from 'vitest'

const MUTANTS = 200
const SECONDS_MAX = 10
const DOCUMENTS = ['51-cetesb-renewal', '23-tjsp-guarda-', '51-ibama-transport-fleet-9'] as const

/** Mulberry32: the same mutants on every machine. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** What goes wrong with files: bytes flipped, a piece lost, doubled or zeroed, the end cut, two files mixed. */
function mutate(bytes: Uint8Array, other: Uint8Array, next: () => number): Uint8Array {
  const at = Math.floor(next() * bytes.length)
  const length = Math.floor(next() * Math.min(4000, bytes.length - at))
  switch (Math.floor(next() * 6)) {
    case 0: {
      const copy = bytes.slice()
      for (let i = 0; i < 1 + next() * 60; i++)
        copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256)
      return copy
    }
    case 1:
      return Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + length)])
    case 2:
      return Uint8Array.from([...bytes.subarray(0, at + length), ...bytes.subarray(at)])
    case 3:
      return bytes.slice().fill(0, at, at + length)
    case 4:
      return bytes.slice(0, at)
    default:
      return Uint8Array.from([...bytes.subarray(0, at), ...other.subarray(Math.floor(next() * other.length))])
  }
}

test(`${MUTANTS} broken PDFs are each an answer, and a good file after each reads as before`, async () => {
  const folder = new URL('../../documents/tuning/documents/', import.meta.url)
  const { readdir } = await import('node:fs/promises')
  const names = await readdir(folder)
  const originals = await Promise.all(
    DOCUMENTS.map(async (prefix) => {
      const name = names.find((candidate) => candidate.startsWith(prefix) && candidate.endsWith('.pdf'))
      if (!name) throw new RangeError(`no test document begins with ${prefix}`)
      return new Uint8Array(await readFile(new URL(name, folder)))
    }),
  )
  const runtime = nodeRuntime()
  const [good] = originals
  if (!good) throw new RangeError('no test documents')
  const read = async () => JSON.stringify(toResult(await extract([good], 51, runtime)))
  const expected = await read()
  const next = random(20261121)
  const outcomes = { read: 0, refused: 0 }
  let slowest = 0
  for (let i = 0; i < MUTANTS; i++) {
    const original = originals[i % originals.length] ?? good
    const mutant = mutate(original, originals[(i + 1) % originals.length] ?? good, next)
    const started = performance.now()
    try {
      await extract([mutant], i % 3 === 1 ? 23 : 51, runtime)
      outcomes.read += 1
    } catch (error) {
      // Anything else than a typed refusal is our own error and fails the test with its stack.
      if (!(error instanceof UnreadableDocument)) throw error
      outcomes.refused += 1
    }
    slowest = Math.max(slowest, performance.now() - started)
    expect(await read(), `after mutant ${i}`).toBe(expected)
  }
  console.info(
    `${MUTANTS} mutants: ${outcomes.read} read, ${outcomes.refused} refused, slowest ${Math.round(slowest)} ms`,
  )
  expect(outcomes.read + outcomes.refused).toBe(MUTANTS)
  expect(slowest).toBeLessThan(SECONDS_MAX * 1000)
}, 300_000)

import { readFile } from 'node:fs/promises'
import { UnreadableDocument } from '@ficha/engine'
import { extract, toResult } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect } from 'vitest'
import { mutate, random } from './mutate.ts'

const SECONDS_MAX = 10
const DOCUMENTS = [
  '51-holder-boxes-company',
  '23-tjrn-tutela-provisional',
  '51-other-debts-municipal',
] as const

/** Broken PDFs are each an answer, and a good file after each reads as before. */
export async function readMutants(count: number): Promise<void> {
  const folder = new URL('../../documents/tuning/documents/', import.meta.url)
  const originals = await Promise.all(
    DOCUMENTS.map(async (name) => new Uint8Array(await readFile(new URL(`${name}.pdf`, folder)))),
  )
  const runtime = nodeRuntime()
  const [good] = originals
  if (!good) throw new RangeError('no test documents')
  const read = async () => JSON.stringify(toResult(await extract([good], 51, runtime)))
  const expected = await read()
  const next = random(20261121)
  const outcomes = { read: 0, refused: 0 }
  let slowest = 0
  for (let i = 0; i < count; i++) {
    const original = originals[i % originals.length] ?? good
    const mutant = mutate(original, originals[(i + 1) % originals.length] ?? good, next)
    const before = process.cpuUsage()
    try {
      await extract([mutant], i % 3 === 1 ? 23 : 51, runtime)
      outcomes.read += 1
    } catch (error) {
      // Anything else than a typed refusal is our own error and fails the test with its stack.
      if (!(error instanceof UnreadableDocument)) throw error
      outcomes.refused += 1
    }
    // Of processor time: a busy machine keeps everybody waiting.
    slowest = Math.max(slowest, process.cpuUsage(before).user / 1000)
    expect(await read(), `after mutant ${i}`).toBe(expected)
  }
  console.info(
    `${count} mutants: ${outcomes.read} read, ${outcomes.refused} refused, slowest ${Math.round(slowest)} ms`,
  )
  expect(outcomes.read + outcomes.refused).toBe(count)
  expect(slowest).toBeLessThan(SECONDS_MAX * 1000)
}

import { readFile } from 'node:fs/promises'
import { extract, toResult } from '@ficha/engine'
import { nodeRuntime } from '@ficha/engine/node'
import type { TestProject } from 'vitest/node'
import type { SentCase } from './cases.ts'

const DOCUMENTS = new URL('../documents/tuning/documents/', import.meta.url)
/** One of each type, and one with tables over several pages. */
const NAMES = ['51-cetesb-renewal', '51-ibama-transport-fleet-80'] as const

/** Reads the contract's documents in Node and hands them, with what Node read, to the other hosts. */
export default async function setup(project: TestProject): Promise<void> {
  const runtime = nodeRuntime()
  const cases: SentCase[] = []
  for (const name of NAMES) {
    const pdf = await readFile(new URL(`${name}.pdf`, DOCUMENTS))
    const type = Number(name.slice(0, 2)) as SentCase['type']
    const result = toResult(await extract([pdf], type, runtime))
    cases.push({ name, type, pdfBase64: pdf.toString('base64'), expected: JSON.stringify(result) })
  }
  project.provide('contractCases', cases)
}

import { nodeRuntime } from '@ficha/engine/node'
import { describe, expect, test } from 'vitest'
import { loadDocuments } from './documents.ts'
import { isRight } from './metrics.ts'
import { run } from './run.ts'

/** Every so many of the digital tuning documents, all of which are read without an error. */
const EVERY = 12
/** One document from pixels of each type and source that is read without an error. */
const PIXELS: readonly string[] = [
  '23-code-and-link-grandmother-scan-200',
  '23-spouses-guarda-respectively-photo',
  '51-cetesb-plastics-scan-200',
  '51-iat-letters-in-cnpj-photo',
  '54-export-l2-grey',
  '54-export-l3-photo',
]

const runtime = nodeRuntime()
const documents = await loadDocuments('tuning')
const digital = documents.filter(({ source }) => source === 'digital')

describe('golden documents read as the JSON beside them says', () => {
  const golden = [
    ...digital.filter((_, index) => index % EVERY === 0),
    ...documents.filter(({ id }) => PIXELS.includes(id)),
  ]
  test('one of every type and source is among them', () => {
    const kinds = new Set(golden.map(({ type, source }) => `${type} ${source.replace('card-', '')}`))
    expect(kinds.size).toBe(9)
  })

  test.each(golden.map((document) => [document.id, document] as const))('%s', async (_id, document) => {
    const { cases, failure } = await run(document, runtime)
    expect(failure).toBeNull()
    expect(cases.filter((one) => !isRight(one))).toEqual([])
  })
})

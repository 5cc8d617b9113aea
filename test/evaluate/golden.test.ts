import { nodeRuntime } from '@ficha/engine/node'
import { describe, expect, test } from 'vitest'
import { loadDocuments } from './documents.ts'
import { isRight } from './metrics.ts'
import { run } from './run.ts'

/** Every so many of the digital tuning documents, all of which are read without an error. */
const EVERY = 12
/** One document from pixels of each type and source that is read without an error. */
const PIXELS: readonly string[] = []

const runtime = nodeRuntime()
const documents = await loadDocuments('tuning')
const digital = documents.filter(({ source }) => source === 'digital')

describe('golden documents read as the JSON beside them says', () => {
  const golden = [
    ...digital.filter((_, index) => index % EVERY === 0),
    ...documents.filter(({ id }) => PIXELS.includes(id)),
  ]
  test.each(golden.map((document) => [document.id, document] as const))('%s', async (_id, document) => {
    const { cases, failure } = await run(document, runtime)
    expect(failure).toBeNull()
    expect(cases.filter((one) => !isRight(one))).toEqual([])
  })
})

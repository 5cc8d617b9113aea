import { nodeRuntime } from '@ficha/engine/parts/node'
import { describe, expect, test } from 'vitest'
import { isRight } from '../../cli/src/evaluate/score/metrics.ts'
import { loadDocuments } from './documents.ts'
/** One in twelve of the digital tuning documents and one of each type from scans and photos, read without an error. */
import GOLDEN from './golden.json' with { type: 'json' }
import { run } from './run.ts'

const runtime = nodeRuntime()
const documents = await loadDocuments('tuning')

describe('golden documents read as the JSON beside them says', () => {
  const golden = documents.filter(({ id }) => GOLDEN.includes(id))
  test('one of every type and source is among them', () => {
    const kinds = new Set(golden.map(({ type, source }) => `${type} ${source.replace('card-', '')}`))
    expect(kinds.size).toBe(9)
    expect(golden).toHaveLength(GOLDEN.length)
  })

  test.each(golden.map((document) => [document.id, document] as const))('%s', async (_id, document) => {
    const { cases, failure } = await run(document, runtime)
    expect(failure).toBeNull()
    expect(cases.filter((one) => !isRight(one))).toEqual([])
  })
})

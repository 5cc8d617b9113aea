import { nodeRuntime } from '@ficha/engine/node'
import { describe, expect, test } from 'vitest'
import { loadDocuments, type Part, type TestDocument } from './documents.ts'
import { ratio, summarise } from './metrics.ts'
import { type Outcome, run } from './run.ts'

/**
 * What the rules reach today on the fixed documents; a change that falls below it has broken something.
 * Raise a floor when the rules have become better, and never look at what the held-out part holds.
 */
const DIGITAL: readonly (readonly [
  part: Part,
  type: number,
  accuracyMin: number,
  confidentErrorsMax: number,
])[] = [
  ['tuning', 51, 0.99, 0.005],
  ['tuning', 54, 0.99, 0.005],
  ['tuning', 23, 0.99, 0.005],
  ['held-out', 51, 0.97, 0.005],
  ['held-out', 54, 0.99, 0.005],
  ['held-out', 23, 0.97, 0.005],
]

/** Pixels take seconds a document: every so many of the tuning part stand for all, which `npm run evaluate` reads. */
const EVERY = 10
const PIXELS: readonly (readonly [source: TestDocument['source'], accuracyMin: number])[] = [
  ['scan', 0.85],
  ['photo', 0.85],
  ['card-scan', 0.9],
  ['card-photo', 0.9],
]

const runtime = nodeRuntime()

async function outcomes(documents: readonly TestDocument[]): Promise<Outcome[]> {
  const all: Outcome[] = []
  for (const document of documents) all.push(await run(document, runtime))
  return all
}

describe('accuracy does not fall', () => {
  test.each(DIGITAL)(
    '%s documents of type %i with a text layer: at least %f right',
    async (part, type, accuracyMin, confidentErrorsMax) => {
      const own = (await loadDocuments(part)).filter((one) => one.type === type && one.source === 'digital')
      const { all, confidentErrors } = summarise((await outcomes(own)).flatMap(({ cases }) => cases))
      expect(all.total).toBeGreaterThan(50)
      expect(ratio(all)).toBeGreaterThanOrEqual(accuracyMin)
      expect(ratio(confidentErrors)).toBeLessThanOrEqual(confidentErrorsMax)
    },
  )

  test.each(PIXELS)(
    'of the tuning part, every tenth %s: at least %f right',
    { timeout: 240_000 },
    async (source, accuracyMin) => {
      const own = (await loadDocuments('tuning')).filter((one) => one.source === source)
      const sample = own.filter((_, index) => index % EVERY === 0)
      const { all } = summarise((await outcomes(sample)).flatMap(({ cases }) => cases))
      expect(all.total).toBeGreaterThan(10)
      expect(ratio(all)).toBeGreaterThanOrEqual(accuracyMin)
    },
  )
})

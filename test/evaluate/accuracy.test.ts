import { nodeRuntime } from '@ficha/engine/node'
import { describe, expect, test } from 'vitest'
import { loadDocuments, type Part } from './documents.ts'
import { ratio, summarise } from './metrics.ts'
import { type Outcome, run } from './run.ts'

/**
 * What the rules reach today on the fixed documents; a change that falls below it has broken something.
 * Raise a floor when the rules have become better, and never look at what the held-apart part holds.
 */
const FLOORS: readonly (readonly [part: Part, type: number, accuracyMin: number, sureAndWrongMax: number])[] =
  [
    ['tuning', 51, 0.97, 0.01],
    ['tuning', 54, 0.99, 0.01],
    ['tuning', 23, 0.98, 0.01],
    ['held-apart', 51, 0.945, 0.01],
    ['held-apart', 54, 0.97, 0.01],
    ['held-apart', 23, 0.91, 0.015],
  ]

describe('accuracy does not fall', () => {
  const runtime = nodeRuntime()
  test.each(FLOORS)(
    '%s documents of type %i: at least %f right',
    async (part, type, accuracyMin, sureAndWrongMax) => {
      const outcomes: Outcome[] = []
      for (const document of await loadDocuments(part)) {
        if (document.type === type) outcomes.push(await run(document, runtime))
      }
      const { all, sureAndWrong } = summarise(outcomes.flatMap(({ cases }) => cases))
      expect(all.total).toBeGreaterThan(50)
      expect(ratio(all)).toBeGreaterThanOrEqual(accuracyMin)
      expect(ratio(sureAndWrong)).toBeLessThanOrEqual(sureAndWrongMax)
    },
  )
})

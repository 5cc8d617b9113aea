import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { ratio, summarise } from '../../cli/src/evaluate/score/metrics.ts'
import { makePictures } from '../documents/pictures.ts'
import { loadDocuments, type Part, type Source } from './documents.ts'
import { loadReached, nameOf } from './reached.ts'
import { type Outcome, run } from './run.ts'

/**
 * A change may cost so many fields of a part, type and source before a test fails. Of pixels more, until they are recorded
 * anew with the networks that learnt real pictures: those cost computed licences up to two points.
 */
const MARGIN = { digital: 0.01, pixels: 0.025 }
/** And make one field in two hundred wrong with a confidence over 0.9. */
const CONFIDENT_MARGIN = 0.005
const MINUTES_MAX = 20
/** Of a larger group every second, third … document is read, so that at least so many are: more tell no more. */
const DOCUMENTS_ENOUGH = { digital: 100, pixels: 40 }

/**
 * A test for each type of a part: documents of these sources read as well as when `npm run evaluate -- --record` wrote
 * down what was reached.
 */
export async function assertAccuracy(part: Part, sources: readonly Source[]): Promise<void> {
  const runtime = nodeRuntime()
  const groups = (await loadReached()).filter((one) => one.part === part && sources.includes(one.source))
  test.each(groups.map((group) => [nameOf(group), group] as const))(
    '%s: at most a point below what was reached',
    { timeout: MINUTES_MAX * 60_000 },
    async (_name, { type, source, fields, right, confidentErrors, documents }) => {
      const kind = source === 'digital' ? 'digital' : 'pixels'
      const own = (await loadDocuments(part)).filter((one) => one.type === type && one.source === source)
      expect(own.length).toBe(documents)
      const step = Math.max(1, Math.floor(documents / DOCUMENTS_ENOUGH[kind]))
      const sample = own.filter((_, i) => i % step === 0)
      await makePictures(sample)
      const outcomes: Outcome[] = []
      for (const document of sample) outcomes.push(await run(document, runtime))
      const summary = summarise(outcomes.flatMap(({ cases }) => cases))
      expect(ratio(summary.all)).toBeGreaterThanOrEqual(right / fields - MARGIN[kind])
      expect(ratio(summary.confidentErrors)).toBeLessThanOrEqual(confidentErrors / fields + CONFIDENT_MARGIN)
    },
  )
}

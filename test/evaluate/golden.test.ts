import { crc32 } from 'node:zlib'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { groupBy, isRight } from '../../cli/src/evaluate/score/metrics.ts'
import { kindOf, loadDocuments, type TestDocument } from './documents.ts'
import { run } from './run.ts'

/** One in so many of the tuning documents whose text stands in the file, and one in so many of scans and photos, of each type. */
const ONE_IN = { digital: 128, scan: 150, photo: 150 }
/** Of their fields right. The whole of the tuning part has 0.99 of digital documents and 0.98 of pictures (docs/measured.md). */
const FLOOR = 0.975

/** Those with the smallest checksums of their names, so that nobody chooses what is read right. */
function drawnFrom(group: readonly TestDocument[]): readonly TestDocument[] {
  const count = Math.ceil(group.length / Math.max(...group.map(({ source }) => ONE_IN[kindOf(source)])))
  return group.toSorted((a, b) => crc32(a.id) - crc32(b.id)).slice(0, count)
}

test('a sample of test documents reads as the JSON beside them says', { timeout: 120_000 }, async () => {
  const groups = groupBy(await loadDocuments('tuning'), ({ type, source }) => `${type} ${kindOf(source)}`)
  expect(groups.size).toBe(9)
  const sample = [...groups.values()].flatMap(drawnFrom)
  const runtime = nodeRuntime()
  const outcomes = []
  for (const document of sample) outcomes.push(await run(document, runtime))
  const cases = outcomes.flatMap((one) => one.cases)
  const wrong = cases.filter((one) => !isRight(one))
  const share = 1 - wrong.length / cases.length
  const said = wrong.map(({ document, field }) => `${document} ${field}`).join('\n')
  expect(share, `of ${sample.length} documents and ${cases.length} fields wrong:\n${said}`).toBeGreaterThan(
    FLOOR,
  )
})

import { crc32 } from 'node:zlib'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { groupBy, isRight } from '../../cli/src/evaluate/score/metrics.ts'
import { loadDocuments, type TestDocument } from './documents.ts'
import { run } from './run.ts'

/** Of each type one in so many of the tuning documents whose text stands in the file: the long suites read all, and pictures. */
const ONE_IN = 256
/** Of their fields right. The whole of the tuning part has 0.99 (docs/measured.md). */
const FLOOR = 0.975

/** Those with the smallest checksums of their names, so that nobody chooses what is read right. */
function drawnFrom(group: readonly TestDocument[]): readonly TestDocument[] {
  return group.toSorted((a, b) => crc32(a.id) - crc32(b.id)).slice(0, Math.ceil(group.length / ONE_IN))
}

test('a sample of test documents reads as the JSON beside them says', { timeout: 120_000 }, async () => {
  const documents = (await loadDocuments('tuning')).filter(({ source }) => source === 'digital')
  const groups = groupBy(documents, ({ type }) => String(type))
  expect(groups.size).toBe(3)
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

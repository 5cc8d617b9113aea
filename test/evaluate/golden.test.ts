import { crc32 } from 'node:zlib'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { isRight } from '../../cli/src/evaluate/score/metrics.ts'
import { kindOf, loadDocuments, type TestDocument } from './documents.ts'
import { run } from './run.ts'

/** One in so many of the tuning documents whose text stands in the file, and one in so many of scans and photos. */
const ONE_IN = { digital: 32, scan: 120, photo: 120 }
/** Of their fields right. The whole of the tuning part has 0.99 of digital documents and 0.98 of pictures (docs/measured.md). */
const FLOOR = 0.975

/** Drawn by the checksum of their names, so that nobody chooses what is read right. */
function isDrawn({ id, source }: TestDocument): boolean {
  return crc32(id) % ONE_IN[kindOf(source)] === 0
}

test('a sample of test documents reads as the JSON beside them says', { timeout: 120_000 }, async () => {
  const sample = (await loadDocuments('tuning')).filter(isDrawn)
  expect(new Set(sample.map(({ type, source }) => `${type} ${kindOf(source)}`)).size).toBe(9)
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

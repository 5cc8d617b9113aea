import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findDocument } from '../../worker/src/store/documents.ts'
import { countStatements, findScans } from './query-plans.ts'

/** Every file of the suite ends with a look at the plans of what it made the service ask (setup.ts). */
test('statements of the service are seen, those of tests are not', async () => {
  await findScans()
  const before = countStatements()
  await env.DB_0.prepare('SELECT count(*) FROM documents WHERE page_count = 7').first()
  await findDocument(env.DB_0, 'nobody', crypto.randomUUID())
  expect(await findScans()).toEqual([])
  expect(countStatements()).toBeGreaterThanOrEqual(before)
  expect(countStatements()).toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import type { ApiEnv } from '../../worker/src/env.ts'
import { createApi } from './api.ts'
import { readAll, splitting } from './splitting.ts'

/** An inspector that finds so many pages in whatever it is shown. */
const pagesFound = (pageCount: number) => () =>
  ({
    INSPECTOR: {
      ping: async () => 'alive',
      inspect: async (files: readonly Uint8Array[]) => ({
        outcome: 'readable',
        pageCount,
        files: files.map(() => ({ mediaType: 'application/pdf', pageCount })),
      }),
    },
  }) as Partial<ApiEnv>

test('a large file is split by so many pages that its copies stay within the limit', async () => {
  const api = await createApi(pagesFound(50))
  const limits = (await api.call('/limits')).body
  expect(limits).toMatchObject({ partsMax: 50, partsBytesMax: 400_000_000 })
  const large = new Blob(['%PDF', new Uint8Array(20_000_000 - 4)])
  const refused = await api.upload({ type: 'auto', split: 'true' }, large)
  expect([refused.status, refused.body['code']]).toEqual([422, 'too_many_pages'])
  expect(refused.body['detail']).toContain('20 pages')
  expect((await api.env.DOCUMENTS.list({ prefix: 'a/' })).objects).toEqual([])
  expect((await api.upload({ type: 'auto', split: 'true', pages: '1-10,41-60' }, large)).status).toBe(200)
  expect((await api.upload({ type: 'auto', split: 'true', pages: '1-10,40-50' }, large)).status).toBe(422)
  expect((await api.upload({ type: 'auto' }, large)).status).toBe(200)
})

test('each part counts against the rate of uploads of its tenant', async () => {
  const { api } = await splitting()
  const arrival = () =>
    api.env.DB_0.prepare(
      `SELECT arrival_at FROM rate_limits WHERE holder = 'a' AND policy = 'uploads'`,
    ).first<number>('arrival_at')
  const before = await arrival()
  await readAll(api)
  // A key of a hundred times the usual: a tenant's turn is 200 ms / 10 / 100, and never less than one.
  expect((await arrival()) ?? 0).toBe((before ?? 0) + 3)
  expect((await api.post('/documents/none/reprocess')).headers.get('RateLimit')).not.toBeNull()
})

test('several files are one document, which is not split', async () => {
  const api = await createApi()
  const form = new FormData()
  for (const name of ['front.jpg', 'back.jpg']) form.append('files', new Blob(['%PDF']), name)
  form.append('type', 'auto')
  form.append('split', 'true')
  const { status, body } = await api.call('/documents/upload', { method: 'POST', body: form })
  expect(status).toBe(422)
  expect(body['errors']).toMatchObject([{ parameter: 'split', code: 'invalid_value' }])
})

import { expect, test } from 'vitest'
import { newId } from '../../worker/src/ids.ts'
import { LIMITS } from '../../worker/src/limits.ts'
import { keepAnswer } from '../../worker/src/store/answers.ts'
import { onShard } from '../../worker/src/store/shards.ts'
import { archiveSpent } from '../../worker/src/sweep/archive.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import type { ClaimedDelivery } from '../../worker/src/webhook/delivery.ts'
import { createApi } from './api.ts'
import { clock } from './clock.ts'
import { type Api, finished } from './finished.ts'

/** What meets at an unlucky moment, and leaves nothing behind. */

const DAY_MS = 86_400_000
const AWAY = new Error('delete: We encountered an internal error. Please try again. (10001)')
const objectsOf = async ({ world }: Api, id: string) =>
  (await world.env.DOCUMENTS.list({ prefix: `a/${id}/` })).objects

test('a document that is deleted while retention removes its file is looked at a second time', async () => {
  const api = await createApi()
  const { id, address } = await finished(api)
  const bucket = api.world.env.DOCUMENTS
  const own = { ...bucket }
  let isBegun = false
  Object.assign(bucket, {
    list: async (options: R2ListOptions) => {
      const found = await own.list(options)
      if (isBegun) return found
      isBegun = true
      // The bucket stumbles over the deletion: what it leaves is the second look's.
      Object.assign(bucket, { delete: () => Promise.reject(AWAY) })
      expect((await api.call(address, { method: 'DELETE' })).status).toBe(204)
      Object.assign(bucket, { delete: own.delete })
      return found
    },
  })
  clock.advance(DAY_MS + 1)
  await sweep(api.env, clock.now())
  expect(await objectsOf(api, id)).not.toEqual([])
  clock.advance(20 * 60_000)
  await sweep(api.env, clock.now())
  expect(await objectsOf(api, id)).toEqual([])
})

test('an answer of an endpoint whose document cannot be looked up is not kept', async () => {
  const api = await createApi()
  const { id } = await finished(api)
  const db = {
    prepare: () => {
      throw new Error('D1_ERROR: Network connection lost.')
    },
  } as unknown as D1Database
  const claim = { id: 'd', attempt: 1, document: { tenantId: 'a', id }, webhook: { payload: 'full' } }
  const outcome = {
    startedAt: 0,
    durationMs: 1,
    responseStatus: 200,
    error: null,
    retryAfterMs: null,
    answer: 'Ana',
  }
  const kept = await keepAnswer(db, api.env.DOCUMENTS, claim as unknown as ClaimedDelivery, outcome)
  expect(kept).toMatchObject({ answer: null, answerKey: null })
  expect((await objectsOf(api, id)).filter(({ key }) => key.includes('/answers/'))).toEqual([])
})

test('two sweeps that archive at the same time lose no line', async () => {
  const api = await createApi()
  const { DB_0, DOCUMENTS } = api.env
  const ids = Array.from({ length: 3 }, () => newId(clock.now())).sort()
  const add = (id: string, at: number) =>
    DB_0.prepare(
      `INSERT INTO documents (tenant_id, id, type, state, page_count, byte_count, files, created_at, updated_at, send_at)
       VALUES ('a', ?1, 51, 'finished', 1, 1, '[]', ?2, ?2, 0)`,
    )
      .bind(id, at)
      .run()
  const [first = '', second = '', third = ''] = ids
  const old = clock.now() - (LIMITS.rowDays + 1) * DAY_MS
  await add(first, old)
  // One that is slow: before it writes, another has found more, written and removed it.
  const slow = {
    ...DOCUMENTS,
    put: async (...args: Parameters<R2Bucket['put']>) => {
      await add(second, old + 1)
      await add(third, old + 2)
      await archiveSpent(onShard(api.env, 0), clock.now())
      return DOCUMENTS.put(...args)
    },
  } as unknown as R2Bucket
  await archiveSpent({ ...onShard(api.env, 0), DOCUMENTS: slow }, clock.now())
  expect(await DB_0.prepare('SELECT count(*) AS n FROM documents').first('n')).toBe(0)
  const { objects } = await DOCUMENTS.list({ prefix: 'archive/' })
  const texts = await Promise.all(objects.map(async ({ key }) => (await DOCUMENTS.get(key))?.text()))
  for (const id of ids) expect(texts.join('')).toContain(id)
})

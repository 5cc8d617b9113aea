import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../worker/src/ids.ts'
import { claimInTurn } from '../../worker/src/lifecycle/claim.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { call, licence, newTenant, type Tenant } from './client.ts'
import { database } from './database.ts'
import { eventsOf, receive, rowOf, uploadsOf } from './received.ts'

let tenant: Tenant
let pdf: Blob
beforeAll(async () => {
  tenant = await newTenant()
  pdf = await licence()
})

const MINUTE_MS = 60_000

async function claimAt(documentId: string, now: number): Promise<void> {
  const won = await claimInTurn(
    tenant.db,
    { tenantId: tenant.id, id: documentId },
    [],
    newId(now),
    { messageId: 'm', attempt: 1 },
    now,
  )
  expect(won?.document.id).toBe(documentId)
}

test('a document whose message was lost is sent again and finishes', async () => {
  const now = Date.now()
  const id = await receive(tenant, pdf, { sendAt: now - 1 })
  await sweep(env, now)
  expect((await call(`/documents/${id}?wait=25`, tenant)).body['status']).toBe(1)
  expect(await rowOf(id)).toMatchObject({ sends: 2, attempts: 1 })
})

test('several sweeps at the same time send one message', async () => {
  const now = Date.now()
  const id = await receive(tenant, pdf, { sendAt: now - 1 })
  await Promise.all(Array.from({ length: 5 }, () => sweep(env, now)))
  expect(await rowOf(id)).toMatchObject({ sends: 2 })
})

test('the pause between sendings doubles, up to an hour', async () => {
  const now = Date.now()
  const id = await receive(tenant, pdf)
  const pauses: number[] = []
  for (const sends of [1, 2, 3, 5, 7, 30]) {
    await database
      .prepare('UPDATE documents SET sends = ?2, send_at = 0, state = ?3, lease_until = NULL WHERE id = ?1')
      .bind(id, sends, 'received')
      .run()
    // A queue that takes nothing: only the row is of interest.
    await sweep({ ...env, EXTRACTION: deafQueue }, now)
    pauses.push((Number((await rowOf(id))['send_at']) - now) / MINUTE_MS)
  }
  expect(pauses).toEqual([2, 4, 8, 32, 60, 60])
})

const deafQueue = {
  ...env.EXTRACTION,
  send: () => Promise.reject(new Error('the queue is away')),
  sendBatch: () => Promise.reject(new Error('the queue is away')),
} as unknown as typeof env.EXTRACTION

test('a lease that ran out puts a document back; the third is its end, with processing_timeout', async () => {
  const now = Date.now()
  const [late, busy] = [await receive(tenant, pdf), await receive(tenant, pdf)]
  await claimAt(late, now - 5 * MINUTE_MS - 1)
  await claimAt(busy, now - 4 * MINUTE_MS)
  await sweep({ ...env, EXTRACTION: deafQueue }, now)
  expect(await rowOf(late)).toMatchObject({ state: 'received', attempts: 1, lease_until: null, sends: 2 })
  await database
    .prepare('UPDATE documents SET attempts = 3, lease_until = ?2, send_at = ?2 WHERE id = ?1')
    .bind(late, now - 1)
    .run()
  await sweep(env, now)
  await sweep(env, now)
  expect(await rowOf(late)).toMatchObject({ state: 'failed', error_code: 'processing_timeout' })
  expect(await eventsOf(late)).toEqual(['document.received', 'document.failed'])
  expect(await rowOf(busy)).toMatchObject({ state: 'received' })
  const { body } = await call(`/documents/${late}`, tenant)
  expect(body).toMatchObject({ error: { code: 'processing_timeout' } })
  expect(body['processTime']).toBeCloseTo(300.001, 3)
})

test('three attempts without an end are FAILED with engine_error', async () => {
  const now = Date.now()
  const id = await receive(tenant, pdf, { sendAt: now - 1 })
  await database.prepare('UPDATE documents SET attempts = 3 WHERE id = ?1').bind(id).run()
  await sweep(env, now)
  expect(await rowOf(id)).toMatchObject({ state: 'failed', error_code: 'engine_error' })
})

test('a poll looks after its document as a sweep does', async () => {
  const lost = await receive(tenant, pdf, { sendAt: Date.now() - 1 })
  expect((await call(`/documents/${lost}?wait=25`, tenant)).body['status']).toBe(1)

  const late = await receive(tenant, pdf)
  await claimAt(late, Date.now() - 6 * MINUTE_MS)
  expect((await call(`/documents/${late}?wait=25`, tenant)).body['status']).toBe(1)
})

test('a document that nobody began within a day is FAILED', async () => {
  const now = Date.now()
  const id = await receive(tenant, pdf, { createdAt: now - 25 * 60 * MINUTE_MS, sendAt: now - 1 })
  await sweep(env, now)
  expect(await rowOf(id)).toMatchObject({ state: 'failed', error_code: 'processing_timeout' })
})

test('uploads that were never completed disappear with their bytes, new ones stay', async () => {
  const now = Date.now()
  const old = await receive(tenant, pdf, { createdAt: now - 6 * MINUTE_MS, state: 'uploading' })
  const fresh = await receive(tenant, pdf, { createdAt: now - MINUTE_MS, state: 'uploading' })
  expect((await call(`/documents/${fresh}`, tenant)).status).toBe(404)
  await sweep(env, now)
  expect((await env.DOCUMENTS.list({ prefix: `${tenant.id}/${old}` })).objects).toEqual([])
  expect(await uploadsOf(tenant)).toEqual([fresh])
  expect((await env.DOCUMENTS.list({ prefix: `${tenant.id}/${fresh}` })).objects).toHaveLength(1)
})

test('a step that fails does not keep those after it from their work', async () => {
  const now = Date.now()
  const id = await receive(tenant, pdf, { sendAt: now - 1 })
  const deletions = { ...env, DOCUMENTS: brokenBucket }
  await database.prepare('UPDATE documents SET source_purge_at = 0 WHERE id = ?1').bind(id).run()
  await database
    .prepare(`INSERT INTO idempotency_keys (tenant_id, key_hash, payload_hash, document_id, expires_at)
      SELECT tenant_id, 'old', '', id, ?2 FROM documents WHERE id = ?1`)
    .bind(id, now - 1)
    .run()
  await sweep(deletions, now)
  const left = database.prepare('SELECT count(*) AS n FROM idempotency_keys WHERE document_id = ?1').bind(id)
  expect(await left.first('n')).toBe(0)
})

const brokenBucket = { list: () => Promise.reject(new Error('R2 is away')) } as unknown as R2Bucket

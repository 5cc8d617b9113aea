import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { LIMITS } from '../../worker/src/limits.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { call, licence, newTenant, type Tenant, upload } from './client.ts'
import { database } from './database.ts'
import { deliver, receive, rowOf } from './received.ts'

const HOUR_MS = 3_600_000

let pdf: Blob
beforeAll(async () => {
  pdf = await licence()
})

async function objectsOf(tenant: Tenant, id: string): Promise<string[]> {
  const { objects } = await env.DOCUMENTS.list({ prefix: `${tenant.id}/${id}/` })
  return objects.map(({ key }) => key.split('/')[2] ?? '')
}

async function finish(tenant: Tenant, parts: Readonly<Record<string, string>> = {}): Promise<string> {
  const sent = await upload(tenant, { files: pdf, type: '51', ...parts })
  const done = await call(`/documents/${sent.body['id']}?wait=25`, tenant)
  expect(done.body['status']).toBe(1)
  return String(sent.body['id'])
}

test('the source goes a day after the end, the result after 30', async () => {
  const tenant = await newTenant()
  const id = await finish(tenant)
  const endedAt = Number((await rowOf(id))['ended_at'])
  await sweep(env, endedAt + 24 * HOUR_MS - 1)
  expect(await objectsOf(tenant, id)).toEqual(['files', 'results'])
  await sweep(env, endedAt + 24 * HOUR_MS)
  expect(await objectsOf(tenant, id)).toEqual(['results'])
  expect((await call(`/documents/${id}/file`, tenant)).body['code']).toBe('source_purged')
  expect((await call(`/documents/${id}`, tenant)).body['status']).toBe(1)

  await sweep(env, endedAt + 720 * HOUR_MS)
  expect(await objectsOf(tenant, id)).toEqual([])
  expect((await call(`/documents/${id}`, tenant)).body['code']).toBe('document_expired')
  // What remains: that there was such a document, and the hash of its file.
  const list = await call('/documents', tenant)
  expect(list.body['items']).toMatchObject([{ id, status: 1 }])
})

test('what waits for a person waits no longer than its result is there', async () => {
  const tenant = await newTenant()
  await call('/settings', tenant, { method: 'PATCH', body: '{"reviewBelow":1}' })
  const id = await finish(tenant)
  const waiting = async () => (await call('/documents?review=needed', tenant)).body['items']
  expect(await waiting()).toMatchObject([{ id, review: { state: 'needed' } }])
  await sweep(env, Number((await rowOf(id))['ended_at']) + 720 * HOUR_MS)
  expect(await waiting()).toEqual([])
  expect((await call('/documents?review=none', tenant)).body['items']).toMatchObject([{ id }])
})

test('0 hours: the source goes when the document ends, FINISHED or FAILED', async () => {
  const tenant = await newTenant()
  const id = await finish(tenant, { retentionHours: '0' })
  await expect.poll(() => objectsOf(tenant, id)).toEqual(['results'])

  const whole = await newTenant()
  await database.prepare('UPDATE tenants SET source_retention_hours = 0 WHERE id = ?1').bind(whole.id).run()
  const bad = await receive(whole, new Blob(['%PDF-1.7 nonsense']))
  await deliver([{ id: 'b', attempts: 1, documentId: bad }])
  expect((await call(`/documents/${bad}`, whole)).body['status']).toBe(2)
  expect(await objectsOf(whole, bad)).toEqual([])
})

test('an upload’s own hours come before the tenant’s', async () => {
  const tenant = await newTenant()
  await database
    .prepare('UPDATE tenants SET source_retention_hours = 1, result_retention_hours = 2 WHERE id = ?1')
    .bind(tenant.id)
    .run()
  const [own, default_] = [await finish(tenant, { retentionHours: '48' }), await finish(tenant)]
  const hours = async (id: string) => {
    const row = await rowOf(id)
    return [row['source_purge_at'], row['result_purge_at']].map(
      (at) => (Number(at) - Number(row['ended_at'])) / HOUR_MS,
    )
  }
  expect(await hours(own)).toEqual([48, 2])
  expect(await hours(default_)).toEqual([1, 2])
})

test.each(['-1', '1.5', '8761', 'x', ''])('retentionHours %j is not valid', async (retentionHours) => {
  const tenant = await newTenant()
  const { status, body } = await upload(tenant, { files: pdf, type: '51', retentionHours })
  expect([status, body['code']]).toEqual([400, 'invalid_parameter'])
})

test('a purge that dies half-way is taken up by the next sweep', async () => {
  const tenant = await newTenant()
  const id = await finish(tenant)
  const later = Number((await rowOf(id))['ended_at']) + 25 * HOUR_MS
  const broken = {
    ...env,
    DOCUMENTS: { list: () => Promise.reject(new Error('R2 is away')) } as unknown as R2Bucket,
  }
  await sweep(broken, later).catch(() => {})
  // Nobody may read it any more, though it is still there.
  expect((await call(`/documents/${id}/file`, tenant)).status).toBe(410)
  const leftAfterSweep = async () => {
    await sweep(env, later)
    return objectsOf(tenant, id)
  }
  await expect.poll(leftAfterSweep).toEqual(['results'])
})

test('what a reader leaves behind in a deleted document goes when it must have ended', async () => {
  const tenant = await newTenant()
  const id = await finish(tenant)
  await call(`/documents/${id}`, tenant, { method: 'DELETE' })
  await env.DOCUMENTS.put(`${tenant.id}/${id}/results/late.json`, '{}')
  await sweep(env, Date.now() + 60_000)
  expect(await objectsOf(tenant, id)).toEqual(['results'])
  await sweep(env, Date.now() + 11 * 60_000)
  expect(await objectsOf(tenant, id)).toEqual([])
  expect(await rowOf(id)).toMatchObject({ state: 'deleted', source_purge_at: null })
})

test('a document that is read again is not purged meanwhile', async () => {
  const tenant = await newTenant()
  const id = await receive(tenant, pdf)
  await deliver([{ id: 'm', attempts: 1, documentId: id }])
  const { ended_at } = await rowOf(id)
  await database
    .prepare(
      `UPDATE documents SET state = 'received', ended_at = NULL, source_purge_at = NULL, result_purge_at = NULL,
       send_at = ?2, updated_at = ?2, lease_until = ?2 WHERE id = ?1`,
    )
    .bind(id, Number(ended_at) + 9999 * HOUR_MS)
    .run()
  await sweep(env, Number(ended_at) + 1000 * HOUR_MS)
  expect(await objectsOf(tenant, id)).toContain('files')
})

test('a week after its result the row becomes a line of the archive, without the client’s name for it', async () => {
  const tenant = await newTenant()
  const id = await finish(tenant, { externalId: 'order 77' })
  const endedAt = Number((await rowOf(id))['ended_at'])
  await sweep(env, endedAt + 25 * HOUR_MS)
  await sweep(env, endedAt + 721 * HOUR_MS)
  expect((await call(`/documents/${id}`, tenant)).body['code']).toBe('document_expired')
  const later = endedAt + 38 * 24 * HOUR_MS
  await sweep(env, later)
  expect(await rowOf(id)).toEqual({})
  expect((await call(`/documents/${id}`, tenant)).status).toBe(404)
  const { objects } = await env.DOCUMENTS.list({
    prefix: `archive/${new Date(later).toISOString().slice(0, 10)}/`,
  })
  const texts = await Promise.all(objects.map(async ({ key }) => (await env.DOCUMENTS.get(key))?.text()))
  const lines = texts.flatMap((text) =>
    (text ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )
  expect(lines.filter((line) => line.id === id)).toMatchObject([
    { tenantId: tenant.id, type: 51, state: 'finished', endedAt, files: [{ mediaType: 'application/pdf' }] },
  ])
  expect(texts.join('')).not.toContain('order 77')
})

test('a purge goes on in rounds until nothing is due', async () => {
  const tenant = await newTenant()
  const count = LIMITS.stepRowsMax + 3
  await tenant.db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO documents (tenant_id, id, type, state, page_count, byte_count, files, created_at, updated_at,
         send_at, source_purge_at)
       SELECT ?1, 'd' || i, 51, 'finished', 1, 1, '[]', 0, ?3, 0, 1 FROM n`,
    )
    .bind(tenant.id, count, Date.now())
    .run()
  await sweep(env, 2)
  const left = tenant.db.prepare(
    'SELECT count(*) AS n FROM documents WHERE tenant_id = ?1 AND source_purge_at = 1',
  )
  expect(await left.bind(tenant.id).first('n')).toBe(0)
})

import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { type Answer, call, formOf, licence, makePdf, newTenant, type Tenant } from './client.ts'
import { database } from './database.ts'

let pdf: Blob
beforeAll(async () => {
  pdf = await licence()
})

function send(
  tenant: Tenant,
  key: string,
  parts: Readonly<Record<string, string | Blob | readonly Blob[]>> = { files: pdf, type: '51' },
): Promise<Answer> {
  const headers = { 'Idempotency-Key': key }
  return call('/documents/upload', tenant, { method: 'POST', headers, body: formOf(parts) })
}

async function countDocuments(tenant: Tenant): Promise<number> {
  const row = await database
    .prepare('SELECT count(*) AS count FROM documents WHERE tenant_id = ?1')
    .bind(tenant.id)
    .first<number>('count')
  return row ?? 0
}

test('50 equal requests at the same time make one document and get 50 equal bodies', async () => {
  const tenant = await newTenant()
  const parts = { files: pdf, type: '51', externalId: 'once' }
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(tenant, 'k', parts)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const replayed = answers.filter(({ headers }) => headers.get('Idempotency-Replayed') === 'true')
  expect(replayed).toHaveLength(49)
  expect(await countDocuments(tenant)).toBe(1)
  const { objects } = await env.DOCUMENTS.list({ prefix: `${tenant.id}/` })
  expect(objects.filter(({ key }) => key.includes('/files/'))).toHaveLength(1)
})

test('a replay is the first answer, even when the document is FINISHED since', async () => {
  const tenant = await newTenant()
  const first = await send(tenant, 'later')
  await call(`/documents/${first.body['id']}?wait=25`, tenant)
  const second = await send(tenant, 'later')
  expect(second.body).toEqual(first.body)
  expect(first.headers.get('Idempotency-Replayed')).toBeNull()
  expect(second.headers.get('Idempotency-Replayed')).toBe('true')
})

test('a replay has the type that was asked for, not the one that was found or read since', async () => {
  const tenant = await newTenant()
  const parts = { files: pdf, type: 'auto' }
  const first = await send(tenant, 'found', parts)
  await call(`/documents/${first.body['id']}?wait=25`, tenant)
  expect((await send(tenant, 'found', parts)).body).toEqual(first.body)
})

test('another payload under the same key is refused, however small the difference', async () => {
  const tenant = await newTenant()
  await send(tenant, 'k', { files: pdf, type: '51', pages: '1' })
  const others = [
    { files: pdf, type: '54', pages: '1' },
    { files: pdf, type: '51', pages: '2' },
    { files: pdf, type: '51' },
    { files: pdf, type: '51', pages: '1', externalId: 'x' },
    { files: pdf, type: '51', pages: '1', retentionHours: '1' },
    { files: await makePdf(['other']), type: '51', pages: '1' },
    { files: [pdf, pdf], type: '51', pages: '1' },
  ]
  for (const parts of others) {
    const { status, body } = await send(tenant, 'k', parts)
    expect([status, body['code']]).toEqual([422, 'idempotency_key_reused'])
  }
  expect(await countDocuments(tenant)).toBe(1)
  // The same type in other words: the same payload.
  expect((await send(tenant, 'k', { files: pdf, type: 'LO', pages: '1' })).status).toBe(200)
})

test('a refused upload leaves its key free', async () => {
  const tenant = await newTenant()
  expect((await send(tenant, 'k', { files: new Blob(['nothing']), type: '51' })).status).toBe(415)
  expect((await send(tenant, 'k')).status).toBe(200)
})

test('keys are a tenant’s own, and free again after deletion or a day', async () => {
  const [one, two] = [await newTenant(), await newTenant()]
  const first = await send(one, 'k')
  expect((await send(two, 'k')).body['id']).not.toBe(first.body['id'])
  await call(`/documents/${first.body['id']}`, one, { method: 'DELETE' })
  const second = await send(one, 'k')
  expect(second.body['id']).not.toBe(first.body['id'])
  await sweep(env, Date.now() + 25 * 3_600_000)
  const third = await send(one, 'k')
  expect([third.status, third.body['id'] === second.body['id']]).toEqual([200, false])
})

test('two payloads under one key at the same time: one makes the document, the other is refused', async () => {
  const tenant = await newTenant()
  const parts = (type: string) => ({ files: pdf, type })
  const answers = await Promise.all(['51', '54', '51', '54'].map((type) => send(tenant, 'k', parts(type))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422])
  expect(await countDocuments(tenant)).toBe(1)
})

test.each(['', 'x'.repeat(256)])(
  'a key of a length that is not allowed is a parameter error',
  async (key) => {
    const tenant = await newTenant()
    const { status, body } = await send(tenant, key, { files: pdf, type: '52' })
    expect([status, body['code']]).toEqual([400, 'invalid_parameter'])
    const errors = body['errors'] as { readonly parameter: string }[]
    expect(errors.map(({ parameter }) => parameter)).toEqual(['type', 'Idempotency-Key'])
  },
)

test('the database holds neither the key nor anything of the answer', async () => {
  const tenant = await newTenant()
  await send(tenant, 'maria@example.com', { files: pdf, type: '51', externalId: 'order-77' })
  const { results } = await database
    .prepare('SELECT * FROM idempotency_keys WHERE tenant_id = ?1')
    .bind(tenant.id)
    .all()
  expect(results).toHaveLength(1)
  expect(JSON.stringify(results)).not.toMatch(/maria|order-77/)
})

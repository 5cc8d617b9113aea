import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import api from '../../worker/src/index.ts'
import { describeError } from '../../worker/src/log.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { call, licence, newTenant, readAnswer, type Tenant, upload } from './client.ts'
import { takeLines } from './console-lines.ts'
import { database } from './database.ts'
import { receive } from './received.ts'

/** Faults that were once seen in the service, a row each. `cut-upload.test.ts` has those of uploads that died. */
let tenant: Tenant
let pdf: Blob
beforeAll(async () => {
  tenant = await newTenant()
  pdf = await licence()
})

const post = (path: string, who: Pick<Tenant, 'key' | 'id' | 'keyId'>, body: object = {}) =>
  call(path, who, { method: 'POST', body: JSON.stringify(body) })
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const png = (chunks: readonly (readonly [type: string, data: readonly number[]])[]) => {
  const be32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
  const bytes = chunks.flatMap(([type, data]) => [
    ...be32(data.length),
    ...new TextEncoder().encode(type),
    ...data,
    ...be32(0),
  ])
  return new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...bytes])])
}
const HEADER = ['IHDR', [0, 0, 2, 0, 0, 0, 2, 0, 8, 0, 0, 0, 0]] as const
const LOOP = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [2 0 R] /Count 1 >> endobj
trailer << /Root 1 0 R >>
%%EOF`

const REFUSED: readonly (readonly [
  fault: string,
  ask: () => Promise<unknown>,
  status: number,
  code: string,
])[] = [
  [
    'a page number of twenty digits was a parameter error',
    () => upload(tenant, { files: pdf, type: '51', pages: '99999999999999999999' }),
    422,
    'page_out_of_range',
  ],
  [
    'a range up to such a page, too',
    () => upload(tenant, { files: pdf, type: '51', pages: `1-${'9'.repeat(150)}` }),
    422,
    'page_out_of_range',
  ],
  [
    'a PNG of a header alone was accepted',
    () => upload(tenant, { files: png([HEADER, ['IEND', []]]), type: '51' }),
    422,
    'corrupt_file',
  ],
  [
    'a PDF whose tree of pages loops was accepted',
    () => upload(tenant, { files: new Blob([LOOP]), type: '51' }),
    422,
    'corrupt_file',
  ],
  [
    'a key that ends made one without an end',
    async () => post('/keys', await newTenant({ expiresAt: Date.now() + 60_000 }), { name: 'for ever' }),
    400,
    'invalid_parameter',
  ],
  [
    'a key that ends made one that ends later',
    async () => {
      const owner = await newTenant({ expiresAt: Date.now() + 60_000 })
      return post('/keys', owner, { name: 'longer', expiresAt: inSeconds(3600) })
    },
    400,
    'invalid_parameter',
  ],
  [
    'a key that ends took over one without an end by rotating it',
    async () => {
      const owner = await newTenant()
      const guest = await newTenant({ tenantId: owner.id, expiresAt: Date.now() + 60_000 })
      return post(`/keys/${owner.keyId}/rotate`, guest)
    },
    403,
    'insufficient_scope',
  ],
  [
    'a key took over higher limits by rotating another',
    async () => {
      const owner = await newTenant({ limitFactor: 100 })
      const usual = await newTenant({ tenantId: owner.id, limitFactor: 1 })
      return post(`/keys/${owner.keyId}/rotate`, usual)
    },
    403,
    'insufficient_scope',
  ],
  [
    'a tenant made any number of keys',
    async () => {
      const owner = await newTenant()
      await fillKeys(owner)
      return post('/keys', owner, { name: 'one too many' })
    },
    400,
    'invalid_parameter',
  ],
  [
    'status was told to every key',
    async () => call('/status', await newTenant({ scopes: ['documents:read'] })),
    403,
    'insufficient_scope',
  ],
]

/** As many usable keys as there may be, the tenant's own included. */
async function fillKeys(owner: Tenant): Promise<void> {
  const statements = Array.from({ length: 99 }, (_, i) =>
    env.DB_0.prepare(
      `INSERT INTO api_keys (id, tenant_id, hash, name, scopes, created_at)
       VALUES (?1, ?2, ?1, 'one of many', 'documents:read', 0)`,
    ).bind(`${owner.id}-${i}`, owner.id),
  )
  await env.DB_0.batch(statements)
}

test.each(REFUSED)('once: %s', async (_fault, ask, status, code) => {
  expect(await ask()).toMatchObject({ status, body: { code } })
})

test('once: signing secrets were stored in clear on a deployment without a key for them', async () => {
  const owner = await newTenant()
  const headers = { 'SERVICE-API-KEY': owner.key }
  const init = { method: 'POST', headers, body: '{"url":"https://example.com/hook"}' }
  const bare = { ...env, WEBHOOK_SECRET_KEY: '' }
  const request = new Request('http://ficha.test/webhooks', init)
  const answer = await readAnswer(await createApp().fetch(request, bare, createExecutionContext()))
  expect(answer).toMatchObject({ status: 503, body: { code: 'webhooks_not_configured' } })
  expect(answer.body['detail']).toContain('WEBHOOK_SECRET_KEY')
  expect((await call('/webhooks', owner)).body['items']).toEqual([])
})

test('once: errors of D1 were logged as "Error"; other messages are still kept back', async () => {
  const error = await env.DB_0.prepare('SELECT * FROM nowhere')
    .run()
    .catch((thrown: unknown) => thrown)
  expect(describeError(error)).toMatchObject({ message: expect.stringContaining('no such table: nowhere') })
  expect(describeError(new Error('Network connection lost.'))).toMatchObject({ message: expect.any(String) })
  expect(describeError(new SyntaxError('Unexpected token in "Joana Prado"'))).not.toHaveProperty('message')
})

test('once: a step of the sweeper that failed stopped those after it', async () => {
  const now = Date.now()
  const old = await receive(tenant, pdf, { createdAt: now - 6 * 60_000, state: 'uploading' })
  await database.prepare('ALTER TABLE idempotency_keys RENAME TO away').run()
  try {
    await sweep(env, now)
  } finally {
    await database.prepare('ALTER TABLE away RENAME TO idempotency_keys').run()
  }
  expect(takeLines().some((line) => line.includes('"event":"sweep-failed"'))).toBe(true)
  expect(await database.prepare('SELECT 1 FROM uploads WHERE document_id = ?1').bind(old).first()).toBeNull()
  expect((await call('/status', tenant)).body['failedSweepSteps']).toBeGreaterThan(0)
})

test('once: nothing told the age of the queue', async () => {
  const waiting = await receive(tenant, pdf, { createdAt: Date.now() - 3_600_000 })
  // Before the sweeper wakes the queue, which may read the document at once.
  expect((await call('/status', tenant)).body['oldestWaitingSeconds']).toBeGreaterThanOrEqual(3600)
  await api.scheduled(createScheduledController(), env)
  const { status, body } = await call('/status', tenant)
  expect(status).toBe(200)
  expect(body['lastSweepSeconds']).toBeLessThan(60)
  expect(body['failedSweepSteps']).toBe(0)
  await call(`/documents/${waiting}`, tenant, { method: 'DELETE' })
  expect((await call('/health', null)).body).toEqual({ status: 'ok', version: expect.any(String) })
})

test('once: a rotated key lost its higher limits', async () => {
  const owner = await newTenant({ limitFactor: 7 })
  const { body } = await post(`/keys/${owner.keyId}/rotate`, owner)
  const row = await env.DB_0.prepare('SELECT limit_factor FROM api_keys WHERE id = ?1')
    .bind(body['id'])
    .first()
  expect(row).toEqual({ limit_factor: 7 })
})

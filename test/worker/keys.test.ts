import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { type Answer, bodyAfter, call, type Key, newTenant, readAnswer } from './client.ts'

const app = createApp()
const NO_DOCUMENT = '/documents/00000000-0000-4000-8000-000000000000'

const post = (path: string, tenant: Key, body?: unknown): Promise<Answer> =>
  call(path, tenant, { method: 'POST', ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

const asKey = (answer: Answer): Key => ({
  id: '',
  key: String(answer.body['key']),
  keyId: String(answer.body['id']),
})

const works = async (key: Key): Promise<boolean> => (await call(NO_DOCUMENT, key)).status === 404

test('a key is issued, shown once, listed without itself and revoked at once', async () => {
  const owner = await newTenant()
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const made = await post('/keys', owner, {
    name: 'billing',
    scopes: ['documents:read'],
    naming: 'camel',
    expiresAt,
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    name: 'billing',
    scopes: ['documents:read'],
    naming: 'camel',
    values: 'json',
    expiresAt,
    lastUsedAt: null,
    revokedAt: null,
    key: expect.stringMatching(/^fch_live_/),
  })
  const key = asKey(made)
  expect(await works(key)).toBe(true)

  const list = await call('/keys', owner)
  const items = list.body['items'] as Record<string, unknown>[]
  expect(items.map(({ id }) => id).sort()).toEqual([owner.keyId, key.keyId].sort())
  expect(JSON.stringify(list.body)).not.toContain(key.key.slice(-30))
  await expect.poll(async () => (await listed(owner, key))['lastUsedAt']).not.toBeNull()

  expect((await call(`/keys/${key.keyId}`, owner, { method: 'DELETE' })).status).toBe(204)
  expect((await call(NO_DOCUMENT, key)).status).toBe(401)
  expect((await call(`/keys/${key.keyId}`, owner, { method: 'DELETE' })).status).toBe(204)
  expect(await listed(owner, key)).toMatchObject({ revokedAt: expect.any(String) })
})

test.each([
  ['/keys', { name: 'heir' }],
  ['/webhooks', { url: 'https://hooks.example.com', payload: 'full' }],
])('a key that is revoked while its body comes to %s leaves nothing behind', async (path, body) => {
  const owner = await newTenant()
  const lost = await newTenant({ tenantId: owner.id })
  const revoke = () => call(`/keys/${lost.keyId}`, owner, { method: 'DELETE' })
  const request = new Request(`http://ficha.test${path}`, {
    method: 'POST',
    body: bodyAfter(revoke, body),
    headers: { 'SERVICE-API-KEY': lost.key },
  })
  const answer = await readAnswer(await app.fetch(request, env, createExecutionContext()))
  expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_api_key' } })
  expect((await call('/keys', owner)).body['items']).toHaveLength(2)
  expect((await call('/webhooks', owner)).body['items']).toEqual([])
})

async function listed(owner: Key, key: Key): Promise<Record<string, unknown>> {
  const items = (await call('/keys', owner)).body['items'] as Record<string, unknown>[]
  return items.find(({ id }) => id === key.keyId) ?? {}
}

test('a rotated key works until the end of the overlap, the new one has its settings', async () => {
  const owner = await newTenant()
  const old = asKey(await post('/keys', owner, { name: 'app', scopes: ['documents:read'], values: 'text' }))
  const rotated = await post(`/keys/${old.keyId}/rotate`, owner)
  expect(rotated.status).toBe(201)
  expect(rotated.body).toMatchObject({
    name: 'app',
    scopes: ['documents:read'],
    values: 'text',
    expiresAt: null,
  })
  const { replaced } = rotated.body as { replaced: { id: string; expiresAt: string } }
  expect(replaced.id).toBe(old.keyId)
  expect(Date.parse(replaced.expiresAt) - Date.now()).toBeGreaterThan(86_390_000)
  expect([await works(old), await works(asKey(rotated))]).toEqual([true, true])

  const atOnce = await post(`/keys/${rotated.body['id']}/rotate`, owner, { graceSeconds: 0 })
  expect([await works(asKey(rotated)), await works(asKey(atOnce))]).toEqual([false, true])
  // An ended key cannot be brought back to life.
  expect((await post(`/keys/${rotated.body['id']}/rotate`, owner)).status).toBe(404)
})

test('a rotation does not make an expiring key live longer', async () => {
  const owner = await newTenant()
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  const old = await post('/keys', owner, { name: 'short', expiresAt })
  const rotated = await post(`/keys/${old.body['id']}/rotate`, owner, { graceSeconds: 604_800 })
  expect(rotated.body).toMatchObject({ expiresAt, replaced: { expiresAt } })
})

test('a key gives no scope that it does not have, by issue or by rotation', async () => {
  const owner = await newTenant()
  const clerk = await newTenant({ tenantId: owner.id, scopes: ['keys:manage', 'documents:read'] })
  expect((await post('/keys', clerk, { name: 'more', scopes: ['documents:write'] })).status).toBe(403)
  expect((await post(`/keys/${owner.keyId}/rotate`, clerk)).status).toBe(403)
  expect((await post('/keys', clerk, { name: 'less', scopes: ['documents:read'] })).status).toBe(201)
  const reader = await newTenant({ tenantId: owner.id, scopes: ['documents:read'] })
  expect((await call('/keys', reader)).status).toBe(403)
})

test.each([
  ['/keys', { name: 'reader', scope: ['documents:read'] }],
  ['/keys/none/rotate', { grace: 0 }],
  ['/webhooks', { url: 'https://example.com', event: ['document.deleted'] }],
])('%s refuses a misspelt name, with which more would be allowed than was meant', async (path, body) => {
  const owner = await newTenant()
  const at = path.replace('none', owner.keyId)
  expect(await post(at, owner, body)).toMatchObject({
    status: 400,
    body: { errors: [{ parameter: 'body' }] },
  })
})

test('all errors of a body come in one answer', async () => {
  const owner = await newTenant()
  const { status, body } = await post('/keys', owner, {
    name: '',
    scopes: ['all'],
    naming: 'kebab',
    expiresAt: '2020-01-01T00:00:00Z',
  })
  expect([status, body['code']]).toEqual([400, 'invalid_parameter'])
  const names = (body['errors'] as { readonly parameter: string }[]).map(({ parameter }) => parameter)
  expect(names).toEqual(['name', 'scopes.0', 'naming', 'expiresAt'])
  expect(JSON.stringify(body)).not.toContain('kebab')
  expect((await call('/keys', owner, { method: 'POST', body: '{' })).status).toBe(400)
  expect((await post(`/keys/${owner.keyId}/rotate`, owner, { graceSeconds: 604_801 })).status).toBe(400)
  expect((await post('/keys', owner, { name: 'x', tenant: 'y' })).body['errors']).toMatchObject([
    { parameter: 'tenant' },
  ])
})

const OPERATOR = 'a secret of the operator, long enough'

test('the administrator’s secret makes a tenant with its first key, and nothing else', async () => {
  const ask = async (path: string, key: string, init: RequestInit = {}, secret = OPERATOR) =>
    readAnswer(
      await app.fetch(
        new Request(`http://ficha.test${path}`, { ...init, headers: { 'SERVICE-API-KEY': key } }),
        { ...env, ADMIN_API_KEY: secret },
        createExecutionContext(),
      ),
    )
  const create = {
    method: 'POST',
    body: JSON.stringify({ name: 'first', tenant: 'Transportes', scopes: ['keys:manage', 'documents:read'] }),
  }
  const made = await ask('/keys', OPERATOR, create)
  expect(made.status).toBe(201)
  expect(await works(asKey(made))).toBe(true)
  expect((await ask('/keys', OPERATOR)).status).toBe(401)
  expect((await ask('/keys', 'another', create)).status).toBe(401)
  // Where no secret is set, nothing matches: not even nothing.
  expect((await ask('/keys', '', create, '')).status).toBe(401)
  const noName = await ask('/keys', OPERATOR, { method: 'POST', body: '{"name":"x"}' })
  expect(noName.body).toMatchObject({ code: 'missing_parameter', errors: [{ parameter: 'tenant' }] })
})

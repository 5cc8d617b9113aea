import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newApiKey } from '../../worker/src/api-key.ts'
import { createApp } from '../../worker/src/app.ts'
import { type Answer, call, type Key, newTenant, readAnswer } from './client.ts'

const NO_DOCUMENT = '/documents/00000000-0000-4000-8000-000000000000'
const app = createApp()

/** A problem without what differs from request to request. */
function withoutInstance(answer: Answer): unknown {
  const { instance, ...rest } = answer.body
  expect(instance).toBe(`urn:uuid:${answer.headers.get('X-Request-Id')}`)
  return rest
}

function keyOf(key: string): Key {
  return { id: '', key, keyId: '' }
}

test('a request without a key is told which header is missing', async () => {
  const answer = await call(NO_DOCUMENT, null)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('WWW-Authenticate')).toContain('SERVICE-API-KEY')
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  expect(answer.body['code']).toBe('missing_api_key')
})

test('unknown, revoked, expired and mistyped keys get the same answer', async () => {
  const good = await newTenant()
  const other = await newTenant()
  const keys = [
    (await newApiKey('test')).key,
    (await newTenant({ revokedAt: Date.now() - 1 })).key,
    (await newTenant({ expiresAt: Date.now() - 1 })).key,
    `${good.key.slice(0, -1)}${good.key.endsWith('a') ? 'b' : 'a'}`,
    good.key.replace(good.keyId, other.keyId),
    'fch_test_x',
    '',
  ]
  const answers = await Promise.all(keys.map((key) => call(NO_DOCUMENT, keyOf(key))))
  for (const answer of answers) {
    expect(answer.status).toBe(401)
    expect(withoutInstance(answer)).toEqual(withoutInstance(answers[0] as Answer))
    expect(answer.body['code']).toBe('invalid_api_key')
  }
})

test('a key whose checksum is wrong is refused without the database', async () => {
  const { key } = await newTenant()
  const headers = { 'SERVICE-API-KEY': `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}` }
  const noDatabase = { ...env, DB: null as unknown as D1Database }
  const request = new Request(`http://ficha.test${NO_DOCUMENT}`, { headers })
  expect((await app.fetch(request, noDatabase, createExecutionContext())).status).toBe(401)
})

test('the maker’s own header name carries the key as well', async () => {
  const { key } = await newTenant()
  expect((await call(NO_DOCUMENT, null, { headers: { 'MAKER-API-KEY': key } })).status).toBe(404)
})

test('a key in the query string is no key', async () => {
  const { key } = await newTenant()
  expect((await call(`${NO_DOCUMENT}?SERVICE-API-KEY=${key}`, null)).status).toBe(401)
})

test('a key without the scope is refused', async () => {
  const reader = await newTenant({ scopes: ['documents:read'] })
  const answer = await call('/documents/upload', reader, { method: 'POST' })
  expect(answer.status).toBe(403)
  expect(answer.body['code']).toBe('insufficient_scope')
  const writer = await newTenant({ scopes: ['documents:write'] })
  expect((await call(NO_DOCUMENT, writer)).status).toBe(403)
})

test('a refused caller’s body is not read', async () => {
  const body = new ReadableStream({
    pull() {
      throw new Error('the body was read')
    },
  })
  const request = new Request('http://ficha.test/documents/upload', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  })
  const answer = await readAnswer(await app.fetch(request, env, createExecutionContext()))
  expect(answer.body['code']).toBe('missing_api_key')
})

test('the database holds no key, and notes when one was used', async () => {
  const tenant = await newTenant()
  const context = createExecutionContext()
  const headers = { 'SERVICE-API-KEY': tenant.key }
  const response = await app.fetch(new Request(`http://ficha.test${NO_DOCUMENT}`, { headers }), env, context)
  await response.body?.cancel()
  await waitOnExecutionContext(context)
  const row = await env.DB_0.prepare('SELECT * FROM api_keys WHERE id = ?1').bind(tenant.keyId).first()
  expect(JSON.stringify(row)).not.toContain(tenant.key.slice(-20))
  expect(row?.['last_used_at']).toBeGreaterThan(Date.now() - 10_000)
})

test('every answer carries a request id, whatever it says', async () => {
  const tenant = await newTenant()
  const requests: [string, RequestInit?][] = [
    ['/health'],
    ['/limits'],
    ['/openapi.json'],
    ['/nowhere'],
    [NO_DOCUMENT],
    [NO_DOCUMENT, { method: 'DELETE' }],
    [NO_DOCUMENT, { method: 'OPTIONS' }],
    [NO_DOCUMENT, { method: 'HEAD' }],
    ['/documents/upload', { method: 'POST' }],
  ]
  for (const [path, init] of requests) {
    const headers = { ...init?.headers, 'SERVICE-API-KEY': tenant.key }
    const response = await exports.default.fetch(
      new Request(`http://ficha.test${path}`, { ...init, headers }),
    )
    expect(response.headers.get('X-Request-Id'), path).toMatch(/^[0-9a-f-]{36}$/)
    await response.body?.cancel()
  }
})

import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { answerLocally } from '../../worker/src/local.ts'
import { call, newTenant } from './client.ts'

test.each([
  ['/documents/upload', 'GET', 'OPTIONS, POST'],
  ['/v1/documents/upload', 'PUT', 'OPTIONS, POST'],
  ['/documents/0/fields', 'POST', 'GET, HEAD, OPTIONS, PATCH'],
  ['/health', 'POST', 'GET, HEAD, OPTIONS'],
])('%s refuses %s and names what it allows', async (path, method, allow) => {
  const answer = await call(path, null, { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('Allow')).toBe(allow)
  expect(answer.body['code']).toBe('method_not_allowed')
})

test('OPTIONS names the methods and needs no key', async () => {
  const answer = await call('/documents/upload', null, { method: 'OPTIONS' })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('Allow')).toBe('OPTIONS, POST')
})

test('HEAD is GET without a body', async () => {
  const tenant = await newTenant()
  const head = await call('/limits', tenant, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('Content-Type')).toContain('application/json')
  expect(head.body).toEqual({})
  const missing = await call('/documents/x', tenant, { method: 'HEAD' })
  expect(missing.status).toBe(404)
})

test.each(['/', '/v1', '/v1/', '/v2/limits', '/documents/', '/limits/', '/documents//fields'])(
  'there is nothing at %s',
  async (path) => {
    const answer = await call(path, null)
    expect(answer.status).toBe(404)
    expect(answer.body['code']).toBe('route_not_found')
  },
)

test('what `npm start` asks for exists in local mode alone', async () => {
  for (const [path, method] of [
    ['/local/sweep', 'POST'],
    ['/local/workers', 'GET'],
  ] as const) {
    expect((await call(path, null, { method })).status).toBe(404)
  }
  const asked = new Request('http://ficha.test/local/workers')
  const answer = await answerLocally(asked, { ...env, ENVIRONMENT: 'local' })
  expect(await answer?.json()).toEqual({ reader: 'ok', inspector: 'ok' })
})

test('the limits are the same with and without the version', async () => {
  const [plain, versioned] = await Promise.all([call('/limits', null), call('/v1/limits', null)])
  expect(plain.body).toMatchObject({ uploadBytesMax: 20_000_000, pagesMax: 50, pagesAnalysedByDefault: 10 })
  expect(versioned.body).toEqual(plain.body)
})

test('health says that the service is up', async () => {
  expect((await call('/health', null)).body).toEqual({ status: 'ok', version: expect.any(String) })
})

test('the interface describes itself', async () => {
  const { body } = await call('/openapi.json', null)
  expect(body['openapi']).toBe('3.1.0')
  expect(Object.keys(body['paths'] as object)).toEqual(
    expect.arrayContaining(['/documents/upload', '/documents/{id}', '/documents/{id}/fields']),
  )
})

import { createClient, type FichaClient } from '@ficha/client'
import { expect, test } from 'vitest'
import {
  FINISHED,
  json,
  problem,
  RECEIVED,
  type ScriptedHost,
  type Step,
  scriptedHost,
} from './scripted-host.ts'

const REACHED_NOBODY = new TypeError('fetch failed')
const ID = RECEIVED.id

function clientOf(...steps: Step[]): { ficha: FichaClient; host: ScriptedHost } {
  const host = scriptedHost(steps)
  return { ficha: createClient({ url: 'https://ficha.example/v1/', apiKey: 'fch_test' }, host), host }
}

test('a request names the key, the path and the form of the answer', async () => {
  const { ficha, host } = clientOf(json(FINISHED))
  const document = await ficha.get('a/b', { waitSeconds: 5 })
  expect(document).toMatchObject({ status: 1, type: 54, processTime: 1.5 })
  expect(host.requests[0]?.url.href).toBe(
    'https://ficha.example/v1/documents/a%2Fb?naming=camel&values=json&wait=5',
  )
  expect(host.requests[0]?.init).toMatchObject({
    method: 'GET',
    headers: { 'SERVICE-API-KEY': 'fch_test' },
    redirect: 'manual',
  })
})

test('a reading is repeated of the version that was seen', async () => {
  const { ficha, host } = clientOf(json(RECEIVED), json(RECEIVED))
  await ficha.reprocess(ID, { type: 51, version: '"run.2"' })
  await ficha.reprocess(ID)
  expect(host.requests[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"type":51}',
    headers: { 'If-Match': '"run.2"' },
  })
  expect(host.requests[1]?.init.headers).not.toHaveProperty('If-Match')
})

test('a problem becomes one error with everything it said', async () => {
  const body = {
    code: 'invalid_pages',
    status: 400,
    detail: 'pages cannot be understood',
    maxBytes: 7,
    errors: [{ parameter: 'pages', code: 'invalid_pages', detail: 'reversed' }],
  }
  const { ficha } = clientOf(json(body, 400, { 'X-Request-Id': 'request-9' }))
  await expect(ficha.get(ID)).rejects.toMatchObject({
    name: 'FichaError',
    message: 'pages cannot be understood',
    code: 'invalid_pages',
    status: 400,
    requestId: 'request-9',
    errors: body.errors,
    problem: { maxBytes: 7 },
  })
})

test.each([
  [
    'HTML',
    new Response('<h1>Bad gateway</h1>', { status: 400, headers: { 'Content-Type': 'text/html' } }),
    400,
  ],
  ['a redirect', new Response(null, { status: 302, headers: { Location: 'https://evil.example' } }), 302],
  ['JSON of somebody else', json({ hello: 'world' }), null],
  ['no JSON', new Response('hello'), null],
])('%s is no answer of the service', async (_, response, status) => {
  const { ficha } = clientOf(response)
  await expect(ficha.get(ID)).rejects.toMatchObject({ code: 'unexpected_answer', status })
})

test.each([
  ['a network that fails', () => REACHED_NOBODY],
  ['503', () => problem(503, 'unavailable')],
  ['500', () => problem(500, 'internal_error')],
  ['a gateway’s 502', () => new Response('<h1>', { status: 502 })],
  ['429', () => problem(429, 'rate_limited')],
])('a fetch is repeated after %s, with pauses that double', async (_, failure) => {
  const { ficha, host } = clientOf(failure(), failure(), failure(), json(RECEIVED))
  expect((await ficha.get(ID)).status).toBe(0)
  expect(host.pauses).toEqual([250, 500, 1000])
})

test('after five tries the last failure is the answer', async () => {
  const { ficha, host } = clientOf(...Array.from({ length: 5 }, () => problem(503, 'unavailable')))
  await expect(ficha.get(ID)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    requestId: 'request-1',
  })
  expect(host.pauses).toHaveLength(4)
})

test.each([400, 401, 403, 404, 409, 410, 413, 422])('%i is not repeated', async (status) => {
  const { ficha, host } = clientOf(problem(status, 'some_code'))
  await expect(ficha.get(ID)).rejects.toMatchObject({ code: 'some_code', status })
  expect(host.pauses).toEqual([])
})

test.each([
  ['7', 7025],
  ['0', 25],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_025],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 25],
  ['soon', 250],
])('Retry-After: %s is honoured', async (header, pause) => {
  const { ficha, host } = clientOf(problem(503, 'unavailable', { 'Retry-After': header }), json(RECEIVED))
  await ficha.get(ID)
  expect(host.pauses).toEqual([pause])
})

test('a page that says yes to everything has deleted nothing', async () => {
  const { ficha } = clientOf(new Response('<h1>Welcome to our hotel</h1>'))
  await expect(ficha.delete(ID)).rejects.toMatchObject({ code: 'unexpected_answer' })
})

test('an hour is too long to wait for without being asked', async () => {
  const { ficha, host } = clientOf(problem(503, 'unavailable', { 'Retry-After': '3600' }))
  await expect(ficha.get(ID)).rejects.toMatchObject({ code: 'unavailable', retryAfterMs: 3_600_000 })
  expect(host.pauses).toEqual([])
})

test('a gateway’s broken JSON is repeated like any failure of its kind', async () => {
  const broken = new Response('{"half', { status: 502, headers: { 'Content-Type': 'application/json' } })
  const { ficha, host } = clientOf(broken, json(RECEIVED))
  await ficha.get(ID)
  expect(host.pauses).toHaveLength(1)
})

test('what could happen twice is repeated only where it was refused unread', async () => {
  const refused = clientOf(problem(429, 'rate_limited'), new Response(null, { status: 204 }))
  await expect(refused.ficha.delete(ID)).resolves.toBeUndefined()
  const lost = clientOf(REACHED_NOBODY)
  await expect(lost.ficha.delete(ID)).rejects.toMatchObject({ code: 'network_error', cause: REACHED_NOBODY })
  expect(lost.host.requests).toHaveLength(1)
})

test('an upload is repeated with its own key, which is another for each upload', async () => {
  const { ficha, host } = clientOf(
    REACHED_NOBODY,
    problem(409, 'idempotency_in_progress', { 'Retry-After': '1' }),
    json(RECEIVED),
    json(RECEIVED),
  )
  const files = new File(['%PDF'], 'licence.pdf')
  await ficha.upload({ files, type: 'LO', externalId: 'a', pages: '1-2', retentionHours: 0 })
  await ficha.upload({ files, type: 51 })
  const keys = host.requests.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
})

test('an upload is a form with its files in their order', async () => {
  const { ficha, host } = clientOf(json(RECEIVED), json(RECEIVED))
  const stream = new Blob(['third']).stream()
  const files = [new File(['first'], 'front.jpg'), new TextEncoder().encode('second'), stream]
  await ficha.upload({ files, type: 54, pages: '1,3', externalId: 'é' })
  const form = host.requests[0]?.init.body
  if (!(form instanceof FormData)) throw new TypeError('the body is no form')
  const sent = form.getAll('files').map((file) => (file instanceof File ? file : new File([], 'none')))
  expect(await Promise.all(sent.map((file) => file.text()))).toEqual(['first', 'second', 'third'])
  expect(sent.map((file) => file.name)).toEqual(['front.jpg', 'document', 'document'])
  expect(Object.fromEntries([...form].filter(([name]) => name !== 'files'))).toEqual({
    type: '54',
    pages: '1,3',
    externalId: 'é',
  })
  await ficha.upload({ files: new ArrayBuffer(3), type: 'TUTELA', idempotencyKey: 'mine' })
  expect(new Headers(host.requests[1]?.init.headers).get('Idempotency-Key')).toBe('mine')
})

test('a call that is given up throws the reason of its signal and is not repeated', async () => {
  const reason = new Error('enough')
  const controller = new AbortController()
  const host: ScriptedHost = {
    ...scriptedHost([]),
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        controller.abort(reason)
      }),
  }
  const ficha = createClient({ url: 'https://ficha.example', apiKey: 'k' }, host)
  await expect(ficha.get(ID, { signal: controller.signal })).rejects.toBe(reason)
  expect(host.pauses).toEqual([])
})

test('an answer that does not come is a timeout', async () => {
  const host: ScriptedHost = {
    ...scriptedHost([]),
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  }
  const ficha = createClient({ url: 'https://ficha.example', apiKey: 'k', timeoutMs: 5, retries: 1 }, host)
  await expect(ficha.get(ID)).rejects.toMatchObject({ code: 'timeout', status: null })
  expect(host.pauses).toEqual([250])
})

test.each([
  '',
  'ficha.example',
  'ftp://ficha.example',
  'https://user:pass@ficha.example',
  'https://a/?key=b',
])('the address %j is refused', (url) => {
  expect(() => createClient({ url, apiKey: 'k' })).toThrow(TypeError)
})

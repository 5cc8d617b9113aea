import { expect, test, vi } from 'vitest'
import type { ApiEnv } from '../../worker/src/env.ts'
import { createByteShares } from '../../worker/src/upload/bytes-in-flight.ts'
import { nearestName } from '../../worker/src/upload/nearest-name.ts'
import { checkForm, readForm } from '../../worker/src/upload/read-form.ts'
import { createApi, idOfKey } from './api.ts'
import { clock } from './clock.ts'
import { counting } from './counting.ts'
import { type Api, finished } from './finished.ts'

/** Promises of the service that were once broken, each through the HTTP interface. */

test('a misspelt form field is 422 with the nearest known name', async () => {
  const api = await createApi()
  const answer = await api.upload({ type: '54', externalID: 'x' })
  expect([answer.status, answer.body['code']]).toEqual([422, 'unknown_parameter'])
  expect(answer.body['errors']).toEqual([
    {
      parameter: 'externalID',
      code: 'unknown_parameter',
      detail: 'there is no such field; externalId is the nearest',
    },
  ])
  // A name that is near to none is not repeated: it may be anything.
  const strange = await api.upload({ type: '54', 'Maria da Silva': 'x' })
  expect(JSON.stringify(strange.body)).not.toContain('Maria')
  expect(strange.status).toBe(422)
})

test.each([
  ['external_id', 'externalId'],
  ['file', 'files'],
  ['Type', 'type'],
  ['page', 'pages'],
  ['retention', null],
  ['password', null],
])('%s is nearest to %s', (name, nearest) => {
  expect(nearestName(name, ['files', 'type', 'pages', 'externalId', 'retentionHours'])).toBe(nearest)
})

test('type=auto: null until it has been read, then what was found, with a probability', async () => {
  const api = await createApi()
  const sent = await api.upload({ type: 'AUTO' })
  expect(sent.body).toMatchObject({ type: null, status: 0 })
  api.world.find({ type: 51, confidence: 0.93 })
  await api.read()
  const { body } = await api.call(`/documents/${sent.body['id']}`)
  expect(body).toMatchObject({ type: 51, typeConfidence: 0.93, status: 1 })
  // What was asked for by number says nothing of a confidence: the wire of the specification.
  const plain = await api.upload({ type: '54' })
  expect(Object.keys(plain.body)).toEqual(['id', 'type', 'status', 'statusDesc', 'createdAt', 'updatedAt'])
})

test('reprocess reads as another type, and counts as an upload', async () => {
  const api = await createApi()
  const { body } = await api.upload({ type: '54' })
  await api.read()
  const again = await api.post(`/documents/${body['id']}/reprocess`, { type: 'LO' })
  expect([again.status, again.body['type']]).toEqual([200, 51])
  expect(again.headers.get('RateLimit-Policy')).toMatch(/^"uploads"/)
  expect((await api.post(`/documents/${body['id']}/reprocess`, { type: 'CNH' })).status).toBe(400)
  await api.read()
  expect((await api.post(`/documents/${body['id']}/reprocess`)).body['type']).toBe(51)
})

test('a body that may be absent may be one without bytes, whose length is not told', async () => {
  const api = await createApi()
  const { body } = await api.upload({ type: '51' })
  await api.read()
  const key = await api.makeKey(['documents:read'])
  for (const path of [`/documents/${body['id']}/reprocess`, `/keys/${idOfKey(key)}/rotate`]) {
    const empty = new ReadableStream({ start: (controller) => controller.close() })
    const init = { method: 'POST', body: empty, duplex: 'half' } as const
    expect((await api.call(path, init)).status, path).toBeLessThan(300)
  }
})

test('the files of an upload are views of its body: nothing is held twice', async () => {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(300_000).fill(1)]), 'front.jpg')
  form.append('files', new Blob([new Uint8Array(200_000).fill(2)]), 'back.jpg')
  form.append('type', '54')
  const request = new Request('http://ficha.test/', { method: 'POST', body: form })
  const turn = { take: async () => true, end: () => {} }
  const parts = await readForm(request, checkForm(request), turn)
  expect(parts.map(({ bytes }) => bytes.byteLength)).toEqual([300_000, 200_000, 2])
  expect(new Set(parts.map(({ bytes }) => bytes.buffer)).size).toBe(1)
})

test('whoever receives or ends a document wakes the courier', async () => {
  const api = await createApi()
  await api.listen(['document.received', 'document.failed'])
  const woken = () => api.world.webhooks.waiting.splice(0).length
  const { body } = await api.upload()
  expect(woken(), 'upload').toBe(1)
  await api.env.DB_0.prepare('UPDATE documents SET attempts = 3').run()
  expect((await api.call(`/documents/${body['id']}`)).body['status']).toBe(2)
  expect(woken(), 'end by a poll').toBe(1)
  await api.post(`/documents/${body['id']}/reprocess`)
  expect(woken(), 'reprocess').toBe(1)
  await api.env.DB_0.prepare('UPDATE documents SET attempts = 3').run()
  const [message] = api.world.queue.waiting.splice(0)
  if (message === undefined) throw new Error('no message waits')
  api.world.queue.dead.push(message)
  await api.world.bury(message)
  expect(woken(), 'end by a dead letter').toBe(1)
})

// Nobody delivers here meanwhile, who would go on with the recovery as well.
test('a recovery that was cut goes on before another begins', async () => {
  const api = await createApi()
  await api.listen(['document.finished'])
  await finished(api)
  const id = crypto.randomUUID()
  await api.env.DB_0.prepare(
    'UPDATE webhooks SET id = ?1, recover_after = 0, recover_since = 0, recover_until = ?2',
  )
    .bind(id, clock.now() + 1)
    .run()
  const [since, until] = [7_200_000, 3_600_000].map((ms) => new Date(clock.now() - ms).toISOString())
  const recover = () => api.post(`/webhooks/${id}/recover`, { since, until })
  expect((await recover()).body).toEqual({ queued: 1 })
  expect((await recover()).body).toEqual({ queued: 0 })
})

test('a key cannot revoke one with a scope that it has not', async () => {
  const api = await createApi()
  const manager = await api.makeKey(['keys:manage', 'documents:read'])
  const writer = await api.makeKey(['documents:write'])
  const reader = await api.makeKey(['documents:read'])
  const revoke = (key: string) => api.call(`/keys/${idOfKey(key)}`, { method: 'DELETE' }, manager)
  expect((await revoke(writer)).body['code']).toBe('insufficient_scope')
  expect((await revoke(reader)).status).toBe(204)
})

test('?wait asks the database eight times in 25 seconds', async () => {
  let looks = 0
  const api = await createApi(({ DB_0 }) => ({ DB_0: counting(DB_0, () => looks++) }))
  const { body } = await api.upload()
  looks = 0
  const beganAt = clock.now()
  expect((await api.call(`/documents/${body['id']}?wait=25`)).body['status']).toBe(0)
  expect(clock.now() - beganAt).toBeGreaterThanOrEqual(25_000)
  expect(looks).toBeLessThanOrEqual(8)
})

test('?wait hears of an end that this isolate writes, between two looks at the database', async () => {
  let looks = 0
  const api = await createApi(({ DB_0 }) => ({ DB_0: counting(DB_0, () => looks++) }))
  const { body } = await api.upload()
  looks = 0
  const beganAt = clock.now()
  // While the service waits, the document is read.
  const reading = vi.spyOn(scheduler, 'wait').mockImplementationOnce(async () => {
    await api.read()
    clock.advance(25)
  })
  expect((await api.call(`/documents/${body['id']}?wait=25`)).body['status']).toBe(1)
  reading.mockRestore()
  // The next look would have been after 700 ms.
  expect(clock.now() - beganAt).toBeLessThan(100)
  expect(looks).toBe(2)
})

test('an inspector that is started again is waited for, up to 20 seconds', async () => {
  let backAt = clock.now() + 8000
  const away = async () => {
    if (clock.now() < backAt) throw new Error('Worker "ficha-inspector" not found.')
    return 'alive'
  }
  const api = await createApi(({ INSPECTOR }) => ({
    INSPECTOR: {
      ping: away,
      inspect: (...asked) => away().then(() => INSPECTOR.inspect(...asked)),
    } as ApiEnv['INSPECTOR'],
  }))
  expect((await api.call('/health')).status).toBe(503)
  expect((await api.upload()).status).toBe(200)
  expect((await api.call('/health')).status).toBe(200)
  backAt = clock.now() + 60_000
  expect((await api.upload()).status).toBe(503)
})

test('an address that asks too much is refused before its key is looked up', async () => {
  let looks = 0
  const api = await createApi(({ DB_0 }) => ({
    ADDRESSES: { limit: async () => ({ success: false }) } as unknown as RateLimit,
    DB_0: counting(DB_0, () => looks++, /./),
  }))
  const answer = await api.call('/documents', { headers: { 'CF-Connecting-IP': '192.0.2.1' } })
  expect([answer.status, answer.headers.get('Retry-After'), looks]).toEqual([429, '10', 0])
})

test('a short secret of the administrator is none, and the log says so once', async () => {
  const said = vi.spyOn(console, 'log')
  const api = await createApi(() => ({ ADMIN_API_KEY: 'guessable' }))
  const body = JSON.stringify({ name: 'first', tenant: 'T', scopes: ['documents:read'] })
  for (let asked = 0; asked < 2; asked++)
    expect((await api.call('/keys', { method: 'POST', body }, 'guessable')).status).toBe(401)
  const lines = said.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.includes('admin-key-ignored'))
  expect(lines).toEqual([expect.stringContaining('"characters":9,"charactersMin":32')])
  expect(lines.join()).not.toContain('guessable')
})

test('bytes in flight: two slow uploads of one tenant leave room for others', async () => {
  const begin = createByteShares(
    { capacity: 45, one: 20, tenant: 5, waitSeconds: 20, idleSeconds: 90 },
    clock.now,
  )
  const [first, second] = [begin('greedy'), begin('greedy')]
  expect(await first.take(19)).toBe(true)
  expect(await second.take(5)).toBe(true)
  expect(await second.take(1), 'more than its share').toBe(false)
  const other = begin('other')
  expect(await other.take(20), 'another tenant').toBe(true)
  first.end()
  expect(await second.take(10), 'the oldest of all always ends').toBe(true)
})

test('bytes in flight: uploads that wait for each other do not all wait', async () => {
  const begin = createByteShares(
    { capacity: 45, one: 20, tenant: 5, waitSeconds: 1, idleSeconds: 90 },
    clock.now,
  )
  const turns = Array.from({ length: 6 }, (_, i) => begin(`t${i}`))
  for (const turn of turns) expect(await turn.take(5)).toBe(true)
  expect(await turns[1]?.take(15)).toBe(false)
  expect(await turns[0]?.take(15)).toBe(true)
  turns[0]?.end()
  expect(await turns[1]?.take(15)).toBe(true)
})

test('bytes in flight: who went away without a word holds nothing for ever', async () => {
  const begin = createByteShares(
    { capacity: 45, one: 20, tenant: 5, waitSeconds: 100, idleSeconds: 90 },
    clock.now,
  )
  await begin('gone').take(20)
  await begin('gone too').take(20)
  expect(await begin('a').take(20)).toBe(true)
})

test('a sender that stands still is cut by its progress', async () => {
  const api = await createApi()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await clock.wait(4000)
      controller.enqueue(new Uint8Array(100))
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const answer = await api.call('/documents/upload', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
  expect([answer.status, answer.body['code']]).toEqual([408, 'upload_too_slow'])
})

/** An upload of 200,000 bytes in a minute. @param whileItComes runs once it is being read */
async function sendSlowly(api: Api, whileItComes = async () => {}) {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(200_000).fill(65)]), 'a.pdf')
  form.append('type', '54')
  const whole = new Response(form)
  const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' }
  const bytes = new Uint8Array(await whole.arrayBuffer())
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (at > 0) await whileItComes()
      await clock.wait(3000)
      if (at >= bytes.byteLength) return controller.close()
      controller.enqueue(bytes.subarray(at, at + 16_384))
      at += 16_384
    },
  })
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  return api.call('/documents/upload', init)
}

test('a slow body arrives whole: no piece is lost where a span of time ends', async () => {
  const api = await createApi()
  expect((await sendSlowly(api)).status).toBe(200)
  const stored = await api.env.DB_0.prepare('SELECT byte_count FROM documents').first('byte_count')
  expect(stored).toBe(200_000)
})

test('a key that is revoked while its body comes slowly uploads nothing', async () => {
  const api = await createApi()
  const revoke = () => api.env.DB_0.prepare('UPDATE api_keys SET revoked_at = ?1').bind(clock.now()).run()
  const answer = await sendSlowly(api, async () => void (await revoke()))
  expect([answer.status, answer.body['code']]).toEqual([401, 'invalid_api_key'])
  expect((await api.env.DOCUMENTS.list()).objects).toEqual([])
  expect(await api.env.DB_0.prepare('SELECT count(*) AS n FROM documents').first('n')).toBe(0)
})

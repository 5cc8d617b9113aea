import { expect, test, vi } from 'vitest'
import { LIMITS } from '../../worker/src/limits.ts'
import { WEBHOOK_LIMITS } from '../../worker/src/webhook/limits.ts'
import { createApi } from './api.ts'
import { clock } from './clock.ts'
import { counting } from './counting.ts'

/** What one client can ask of the service, and for how long what it asked holds something. */

test('a delivery that was sent again without end tells its last attempts', async () => {
  const api = await createApi()
  await api.listen(['document.finished'])
  const [webhook, delivery] = [crypto.randomUUID(), crypto.randomUUID()]
  const { DB_0 } = api.env
  await DB_0.prepare('UPDATE webhooks SET id = ?1').bind(webhook).run()
  await DB_0.prepare(
    `INSERT INTO deliveries (id, tenant_id, webhook_id, message_id, kind, state, attempts, next_attempt_at, created_at, updated_at)
     VALUES (?1, 'a', ?2, ?1, 'webhook.test', 'delivered', 5000, 0, 0, 0)`,
  )
    .bind(delivery, webhook)
    .run()
  await DB_0.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
     INSERT INTO delivery_attempts (delivery_id, number, started_at, duration_ms, answer) SELECT ?1, i, i, 1, 'ok' FROM n`,
  )
    .bind(delivery)
    .run()
  const { body } = await api.call(`/webhooks/${webhook}/deliveries`)
  const [told] = body['items'] as { attemptCount: number; attempts: { number: number }[] }[]
  const count = WEBHOOK_LIMITS.attemptsTold
  expect(told?.attemptCount).toBe(5000)
  expect(told?.attempts.map(({ number }) => number)).toEqual(
    Array.from({ length: count }, (_, i) => 5001 - count + i),
  )
})

test('what has a message sent to somebody counts as a listing, not as a read', async () => {
  const api = await createApi()
  await api.listen(['document.finished'])
  const webhook = crypto.randomUUID()
  const { DB_0 } = api.env
  await DB_0.prepare('UPDATE webhooks SET id = ?1').bind(webhook).run()
  await DB_0.prepare('UPDATE api_keys SET limit_factor = 1').run()
  const { burst } = LIMITS.rates.listing
  const statuses: number[] = []
  let delivery: unknown
  for (let i = 0; i < burst; i++) {
    const { status, body } = await api.post(`/webhooks/${webhook}/test`)
    statuses.push(status)
    delivery = body['id']
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await api.post(`/webhooks/${webhook}/test`)).status).toBe(429)
  expect((await api.post(`/deliveries/${delivery}/resend`)).status).toBe(429)
  expect((await api.post(`/webhooks/${webhook}/recover`, { since: '2026-01-01T00:00:00Z' })).status).toBe(429)
  expect((await api.call(`/webhooks/${webhook}`)).status).toBe(200)
})

test('keys that have ended are kept, and so a day has an end of new ones', async () => {
  const api = await createApi()
  await api.env.DB_0.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO api_keys (id, tenant_id, hash, name, scopes, created_at, revoked_at) SELECT i, 'a', i, 'k', '', ?1, ?1 FROM n`,
  )
    .bind(clock.now(), LIMITS.newKeysPerDayMax)
    .run()
  const issue = () => api.post('/keys', { name: 'one more' })
  expect((await issue()).body['errors']).toMatchObject([{ parameter: 'name', code: 'invalid_parameter' }])
  clock.advance(86_400_001)
  expect((await issue()).status).toBe(201)
})

test('a list of keys comes in pages; who asks for none gets a hundred, newest first', async () => {
  const api = await createApi()
  await api.env.DB_0.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
     INSERT INTO api_keys (id, tenant_id, hash, name, scopes, created_at) SELECT 'k' || i, 'a', i, 'k', '', i / 7 FROM n`,
  ).run()
  const seen: { id: string; createdAt: string }[] = []
  const sizes: number[] = []
  for (let next: unknown = ''; next !== null; ) {
    const { status, body } = await api.call(`/keys?${next === '' ? '' : `cursor=${next}`}`)
    expect(status).toBe(200)
    const items = body['items'] as typeof seen
    sizes.push(items.length)
    seen.push(...items)
    next = body['nextCursor']
  }
  expect(sizes).toEqual([100, 100, 51])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(251)
  const times = seen.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort().reverse())
  expect((await api.call('/keys?limit=2')).body['items']).toHaveLength(2)
  for (const query of ['limit=0', 'limit=101', 'cursor=x'])
    expect((await api.call(`/keys?${query}`)).status).toBe(400)
})

test('a request whose client went away holds no place among those that wait', async () => {
  const api = await createApi()
  const { body } = await api.upload()
  const wait = (seconds: number) => api.call(`/documents/${body['id']}?wait=${seconds}`)
  // workerd cancels it: nothing behind its wait is ever done.
  const away = vi.spyOn(scheduler, 'wait').mockImplementation(() => new Promise(() => {}))
  for (let i = 0; i < LIMITS.waitsPerTenantMax; i++) void wait(10)
  await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(LIMITS.waitsPerTenantMax))
  away.mockRestore()
  const heldMs = async () => {
    const beganAt = clock.now()
    await wait(5)
    return clock.now() - beganAt
  }
  expect(await heldMs()).toBe(0)
  clock.advance(10_000)
  expect(await heldMs()).toBeGreaterThanOrEqual(5000)
})

test('an IPv6 address is counted with its network, which one sender has whole', async () => {
  const counted: string[] = []
  const limit = async ({ key }: { readonly key: string }) => ({ success: counted.push(key) > 0 })
  const api = await createApi(() => ({ ADDRESSES: { limit } as unknown as RateLimit }))
  const ask = (address: string) => api.call('/documents', { headers: { 'CF-Connecting-IP': address } })
  for (const address of ['2001:db8:0:1::1', '2001:db8::1:dead:beef:0:1', '2001:db8:0:2::1', '192.0.2.1'])
    await ask(address)
  const [first, ...others] = counted
  expect(others.map((key) => key === first)).toEqual([true, false, false])
  expect(counted.at(-1)).toBe('192.0.2.1')
})

test('who has no key asks for the health of the service as often as an address may', async () => {
  let looks = 0
  const api = await createApi(({ DB_0 }) => ({
    ADDRESSES: { limit: async () => ({ success: false }) } as unknown as RateLimit,
    DB_0: counting(DB_0, () => looks++, /./),
  }))
  const answer = await api.call('/health', { headers: { 'CF-Connecting-IP': '192.0.2.1' } })
  expect([answer.status, answer.headers.get('Retry-After'), looks]).toEqual([429, '10', 0])
})

test('counters that are away keep nobody from reading', async () => {
  const limit = vi.fn(async () => {
    throw new Error('Network connection lost.')
  })
  const api = await createApi(() => ({ READS: { limit }, ADDRESSES: { limit } }) as never)
  const headers = { 'CF-Connecting-IP': '192.0.2.1' }
  expect((await api.call('/settings', { headers })).status).toBe(200)
  expect((await api.call('/health', { headers })).status).toBe(200)
  expect(limit).toHaveBeenCalledTimes(4)
})

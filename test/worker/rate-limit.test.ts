import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { takeTurns } from '../../worker/src/store/rate-limits.ts'
import { call, newTenant, readAnswer } from './client.ts'
import { database } from './database.ts'

const RATE = { intervalMs: 100, burst: 5, waitMsMax: 200 }

test('the rate is exact: a burst, then turns to wait for, then refusal until the bucket leaks', async () => {
  const tenant = await newTenant()
  const { keyId } = tenant
  const take = (now: number) => takeTurns(tenant.db, [{ holder: keyId, rate: RATE }], 'p', now)
  const verdicts = []
  for (let i = 0; i < 9; i++) verdicts.push(await take(1_000_000))
  expect(verdicts).toEqual([
    ...[4, 3, 2, 1, 0].map((remaining) => ({ outcome: 'allowed', remaining, waitMs: 0 })),
    { outcome: 'allowed', remaining: 0, waitMs: 100 },
    { outcome: 'allowed', remaining: 0, waitMs: 200 },
    { outcome: 'refused', retryAfterMs: 100 },
    { outcome: 'refused', retryAfterMs: 100 },
  ])
  expect(await take(1_000_100)).toMatchObject({ outcome: 'allowed', waitMs: 200 })
  expect(await take(1_000_101)).toMatchObject({ outcome: 'refused', retryAfterMs: 99 })
  expect(await take(2_000_000)).toEqual({ outcome: 'allowed', remaining: 4, waitMs: 0 })
})

test('of 60 at the same time exactly as many pass as the rate allows', async () => {
  const tenant = await newTenant()
  const { keyId } = tenant
  const verdicts = await Promise.all(
    Array.from({ length: 60 }, () => takeTurns(tenant.db, [{ holder: keyId, rate: RATE }], 'p', 1_000_000)),
  )
  expect(verdicts.filter(({ outcome }) => outcome === 'allowed')).toHaveLength(7)
})

test('listings over the rate are refused with the time to wait; other keys and routes go on', async () => {
  const tenant = await newTenant({ limitFactor: 1 })
  const answers = await Promise.all(Array.from({ length: 60 }, () => call('/documents', tenant)))
  const refused = answers.filter(({ status }) => status === 429)
  const passed = answers.filter(({ status }) => status === 200)
  expect(passed.length + refused.length).toBe(60)
  expect(passed.length).toBeGreaterThanOrEqual(20)
  expect(refused.length).toBeGreaterThan(0)
  const [one] = refused
  expect(one?.body['code']).toBe('rate_limited')
  expect(one?.headers.get('Retry-After')).toBe('1')
  expect(one?.headers.get('RateLimit')).toMatch(/^"listing";r=0;t=1$/)
  expect(one?.headers.get('RateLimit-Policy')).toBe('"listing";q=20;w=2')
  expect(passed[0]?.headers.get('RateLimit')).toMatch(/^"listing";r=\d+;t=1$/)

  const other = await newTenant({ tenantId: tenant.id, limitFactor: 1 })
  expect((await call('/documents', other)).status).toBe(200)
  expect((await call('/webhooks', tenant)).status).toBe(200)
})

test('uploads over the burst wait for their turn, and are refused when it is too far off', async () => {
  const tenant = await newTenant({ limitFactor: 1 })
  const send = () => call('/documents/upload', tenant, { method: 'POST' })
  const startedAt = Date.now()
  const answers = await Promise.all(Array.from({ length: 26 }, send))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  // Six over the burst of 20, five a second.
  expect(Date.now() - startedAt).toBeGreaterThan(700)

  await database
    .prepare('UPDATE rate_limits SET arrival_at = ?2 WHERE holder = ?1')
    .bind(tenant.keyId, Date.now() + 60_000)
    .run()
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(40)
})

test('reads are counted by the binding, under the key', async () => {
  const tenant = await newTenant({ limitFactor: 1 })
  const keys: string[] = []
  const ask = async (success: boolean) => {
    const READS = {
      async limit({ key }: { key: string }) {
        keys.push(key)
        return { success }
      },
    }
    const headers = { 'SERVICE-API-KEY': tenant.key }
    const request = new Request('http://ficha.test/documents/x', { headers })
    return readAnswer(await app.fetch(request, { ...env, READS }, createExecutionContext()))
  }
  const app = createApp()
  const [passed, refused] = [await ask(true), await ask(false)]
  const [ofKey, ofTenant, ...rest] = keys
  expect([ofKey, rest]).toEqual([`${tenant.keyId}/0`, [`${tenant.keyId}/0`]])
  expect(ofTenant).toMatch(new RegExp(`^${tenant.id}/\\d$`))
  expect([passed.status, passed.headers.get('RateLimit-Policy')]).toEqual([404, '"reads";q=500;w=10'])
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '10'])
})

test('the binding itself refuses what is more than 50 reads a second', async () => {
  const tenant = await newTenant({ limitFactor: 1 })
  // Two windows' worth and one: whenever the window turns, one of them is too full.
  const limits = await Promise.all(
    Array.from({ length: 1001 }, () => env.READS?.limit({ key: tenant.keyId })),
  )
  expect(limits.filter((limit) => limit?.success === false).length).toBeGreaterThan(0)
})

test('a database that cannot count refuses nobody on that account', async () => {
  const tenant = await newTenant({ limitFactor: 1 })
  await database.prepare('ALTER TABLE rate_limits RENAME TO away').run()
  try {
    expect((await call('/documents', tenant)).status).toBe(200)
  } finally {
    await database.prepare('ALTER TABLE away RENAME TO rate_limits').run()
  }
})

test('keys of one tenant share its rate, and a key that is refused takes nothing from the others', async () => {
  const tenant = await newTenant()
  const ofTenant = { holder: tenant.id, rate: { ...RATE, burst: 8, waitMsMax: 0 } }
  const take = (key: string) =>
    takeTurns(tenant.db, [{ holder: key, rate: { ...RATE, waitMsMax: 0 } }, ofTenant], 'shared', 1_000_000)
  const outcomes: string[] = []
  // Five for the first key and no more, however often it asks; three are left for all others.
  for (const key of ['a', 'a', 'a', 'a', 'a', 'a', 'a', 'b', 'c', 'd', 'e']) {
    outcomes.push((await take(`${tenant.id}/${key}`)).outcome)
  }
  const [yes, no] = ['allowed', 'refused']
  expect(outcomes).toEqual([yes, yes, yes, yes, yes, no, no, yes, yes, yes, no])
})

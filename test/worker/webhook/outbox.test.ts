import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../worker/src/ids.ts'
import type { LoggedOutcome } from '../../../worker/src/store/answers.ts'
import { resendDelivery } from '../../../worker/src/store/deliveries.ts'
import { claimDelivery } from '../../../worker/src/store/deliveries-claim.ts'
import { dispatchEvents } from '../../../worker/src/store/deliveries-dispatch.ts'
import {
  deleteOldEvents,
  endHopeless,
  findNextDue,
  releaseDeliveries,
} from '../../../worker/src/store/deliveries-due.ts'
import { settleDelivery } from '../../../worker/src/store/deliveries-settle.ts'
import { sweep } from '../../../worker/src/sweep/sweep.ts'
import { judge, type Verdict } from '../../../worker/src/webhook/judge.ts'
import { seeded } from '../../webhook/seeded.ts'
import { call, licence, newTenant, type Tenant } from '../client.ts'
import { database } from '../database.ts'
import { receive } from '../received.ts'
import { deliveriesOf, type Hook, makeDue, newHook, until, wake } from './hooks.ts'
import { loseWakeUps } from './lost-wake-ups.ts'

let pdf: Blob
beforeAll(async () => {
  pdf = await licence()
  // What other tests left waiting must not be claimed here.
  await database.prepare(`UPDATE deliveries SET state = 'cancelled' WHERE state = 'pending'`).run()
})
beforeEach(() => loseWakeUps(true))
afterAll(() => loseWakeUps(false))

/** Documents whose only event so far is document.received; nothing is sent until a test wakes somebody. */
async function receiveMany(tenant: Tenant, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => receive(tenant, pdf)))
}

const NOBODY = { busy: [], full: [] }
const WANTS_RECEIVED = { events: ['document.received'] }
const FINE: LoggedOutcome = {
  startedAt: 1,
  durationMs: 2,
  responseStatus: 200,
  error: null,
  retryAfterMs: null,
  answer: 'ok',
  answerKey: null,
}
const DELIVERED: Verdict = { state: 'delivered', nextAttemptAt: null, blamesEndpoint: false, disable: null }

function claimFor(tenant: Tenant, hook: Hook, now: number) {
  return claimUntil(tenant, hook, now, 50)
}

/** Claims of the same database also see what other tests left: take until this hook's comes. */
async function claimUntil(tenant: Tenant, hook: Hook, now: number, tries: number) {
  for (let i = 0; i < tries; i++) {
    const claim = await claimDelivery(tenant.db, newId(now), NOBODY, now)
    if (claim === null || claim.webhook.id === hook.id) return claim
  }
  return null
}

test('every wake-up five times in random order, 3 webhooks, 40 documents: each delivery is sent once', async () => {
  const tenant = await newTenant()
  const hooks = await Promise.all([1, 2, 3].map(() => newHook(tenant, 'ok', WANTS_RECEIVED)))
  const ids = await receiveMany(tenant, 40)
  // 40 messages, each delivered five times, in batches of random size, several batches at once.
  const random = seeded(9)
  const batches: number[] = []
  for (let left = ids.length * 5; left > 0; ) {
    const size = Math.min(left, 1 + Math.floor(random() * 20))
    batches.push(size)
    left -= size
  }
  await Promise.all(batches.map((size) => wake(size)))
  for (const hook of hooks) {
    const received = await until(hook.received, (found) => found.length >= ids.length)
    expect(received).toHaveLength(ids.length)
    expect(new Set(received.map(({ id }) => id)).size).toBe(ids.length)
    expect(new Set(received.map(({ body }) => JSON.parse(body).data.id as string))).toEqual(new Set(ids))
  }
  const rows = await database
    .prepare('SELECT count(*) AS n FROM deliveries WHERE tenant_id = ?1')
    .bind(tenant.id)
    .first('n')
  console.log(`200 wake-ups in ${batches.length} batches: ${rows} deliveries, each sent once`)
  expect(rows).toBe(120)
}, 120_000)

test('an event is dispatched once, however many dispatch it at the same time', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', { ...WANTS_RECEIVED, enabled: true })
  await receiveMany(tenant, 5)
  const now = Date.now()
  await Promise.all(Array.from({ length: 10 }, () => dispatchEvents(tenant.db, now)))
  const found = await deliveriesOf(tenant, hook)
  expect(found).toHaveLength(5)
  expect(
    found.every(({ id }) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
  ).toBe(true)
  // A version 7 id begins with its time.
  expect(Number.parseInt((found[0]?.id ?? '').replace('-', '').slice(0, 12), 16)).toBe(now)
  await wake()
})

test('of 30 claimers at the same time eight get one webhook’s deliveries, each another one', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', WANTS_RECEIVED)
  await receiveMany(tenant, 10)
  const now = Date.now()
  while ((await dispatchEvents(tenant.db, now)) > 0);
  const claims = await Promise.all(
    Array.from({ length: 30 }, () => claimDelivery(tenant.db, newId(now), NOBODY, now)),
  )
  const won = claims.filter((claim) => claim?.webhook.id === hook.id)
  expect(won).toHaveLength(8)
  expect(new Set(won.map((claim) => claim?.id)).size).toBe(8)
  expect(won.every((claim) => claim?.attempt === 1 && claim.step === 1)).toBe(true)
  await releaseDeliveries(tenant.db, now)
  await wake()
  await until(hook.received, (received) => received.length === 10)
})

test('a lease that ends is taken over; the late success of the first still counts, its failure does not', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', WANTS_RECEIVED)
  await receiveMany(tenant, 1)
  const now = Date.now()
  while ((await dispatchEvents(tenant.db, now)) > 0);
  const first = await claimFor(tenant, hook, now)
  expect(await claimFor(tenant, hook, now + 44_000)).toBeNull()
  const second = await claimFor(tenant, hook, now + 46_000)
  expect([first?.attempt, second?.attempt]).toEqual([1, 2])
  expect(second?.id).toBe(first?.id)
  if (!first || !second) return

  const failed = { ...FINE, error: 'timeout' as const, responseStatus: null }
  const retry: Verdict = { state: 'pending', nextAttemptAt: now, blamesEndpoint: true, disable: null }
  await settleDelivery(tenant.db, first, failed, retry, newId(now), now)
  const row = () =>
    database.prepare('SELECT state, lease FROM deliveries WHERE id = ?1').bind(first.id).first()
  expect(await row()).toEqual({ state: 'pending', lease: second.lease })
  await settleDelivery(tenant.db, first, FINE, DELIVERED, newId(now), now)
  expect(await row()).toEqual({ state: 'delivered', lease: null })
  // The second comes home to a delivery that has ended.
  await settleDelivery(tenant.db, second, failed, retry, newId(now), now)
  expect(await row()).toEqual({ state: 'delivered', lease: null })
  expect((await deliveriesOf(tenant, hook))[0]?.attempts).toHaveLength(2)
})

test('settling twice, as after a lost answer of the database, changes nothing', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', WANTS_RECEIVED)
  await newHook(tenant, 'ok', { events: ['webhook.disabled'] })
  await receiveMany(tenant, 1)
  const now = Date.now()
  while ((await dispatchEvents(tenant.db, now)) > 0);
  const claim = await claimFor(tenant, hook, now)
  if (!claim) throw new Error('nothing to claim')
  const gone: Verdict = { state: 'exhausted', nextAttemptAt: null, blamesEndpoint: true, disable: 'gone' }
  const outcome = { ...FINE, responseStatus: 410, error: 'gone' as const }
  const messageId = newId(now)
  for (let i = 0; i < 3; i++) await settleDelivery(tenant.db, claim, outcome, gone, messageId, now)
  // Another attempt that ends the same way gives no second notice.
  await settleDelivery(tenant.db, claim, outcome, gone, newId(now), now)
  const notices = await database
    .prepare(`SELECT count(*) AS n FROM deliveries WHERE tenant_id = ?1 AND kind = 'webhook.disabled'`)
    .bind(tenant.id)
    .first('n')
  expect(notices).toBe(1)
  expect((await deliveriesOf(tenant, hook))[0]?.attempts).toHaveLength(1)
})

test('a delivery whose last attempt died without a word is exhausted', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', WANTS_RECEIVED)
  await receiveMany(tenant, 1)
  const now = Date.now()
  while ((await dispatchEvents(tenant.db, now)) > 0);
  await database
    .prepare('UPDATE deliveries SET step = 9, attempts = 9 WHERE webhook_id = ?1')
    .bind(hook.id)
    .run()
  expect((await claimFor(tenant, hook, now))?.step).toBe(10)
  await endHopeless(tenant.db, now + 44_000)
  expect((await deliveriesOf(tenant, hook))[0]?.status).toBe('pending')
  await endHopeless(tenant.db, now + 46_000)
  expect((await deliveriesOf(tenant, hook))[0]?.status).toBe('exhausted')
})

test('a resend during the last attempt begins the schedule anew, whatever comes of that attempt', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', WANTS_RECEIVED)
  await receiveMany(tenant, 1)
  const now = Date.now()
  while ((await dispatchEvents(tenant.db, now)) > 0);
  await database
    .prepare('UPDATE deliveries SET step = 9, attempts = 9 WHERE webhook_id = ?1')
    .bind(hook.id)
    .run()
  const last = await claimFor(tenant, hook, now)
  if (!last) throw new Error('nothing to claim')
  await resendDelivery(tenant.db, last.id, now)
  const exhausted: Verdict = { state: 'exhausted', nextAttemptAt: null, blamesEndpoint: true, disable: null }
  const failed = { ...FINE, error: 'timeout' as const, responseStatus: null }
  await settleDelivery(tenant.db, last, failed, exhausted, newId(now), now)
  expect((await deliveriesOf(tenant, hook))[0]?.status).toBe('pending')
  expect((await claimFor(tenant, hook, now))?.step).toBe(1)
})

test('what a dead process held is cancelled when its webhook is disabled', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', WANTS_RECEIVED)
  await receiveMany(tenant, 1)
  const now = Date.now()
  while ((await dispatchEvents(tenant.db, now)) > 0);
  expect(await claimFor(tenant, hook, now)).not.toBeNull()
  await database.prepare('UPDATE webhooks SET enabled = 0 WHERE id = ?1').bind(hook.id).run()
  await endHopeless(tenant.db, now + 44_000)
  expect((await deliveriesOf(tenant, hook))[0]?.status).toBe('pending')
  await endHopeless(tenant.db, now + 46_000)
  expect((await deliveriesOf(tenant, hook))[0]?.status).toBe('cancelled')
})

test('deleting a webhook while it is being called leaves nothing behind', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', WANTS_RECEIVED)
  await receiveMany(tenant, 1)
  const now = Date.now()
  while ((await dispatchEvents(tenant.db, now)) > 0);
  const claim = await claimFor(tenant, hook, now)
  if (!claim) throw new Error('nothing to claim')
  await database.prepare('DELETE FROM webhooks WHERE id = ?1').bind(hook.id).run()
  await settleDelivery(tenant.db, claim, FINE, DELIVERED, newId(now), now)
  const left = await database
    .prepare('SELECT count(*) AS n FROM delivery_attempts WHERE delivery_id = ?1')
    .bind(claim.id)
    .first('n')
  expect(left).toBe(0)
})

test('the sweeper wakes for what a queue lost, and removes old logs', async () => {
  loseWakeUps(false)
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', WANTS_RECEIVED)
  await receiveMany(tenant, 3)
  expect(await findNextDue(tenant.db, Date.now())).not.toBeNull()
  await sweep(env, Date.now())
  await until(
    () => deliveriesOf(tenant, hook, '?status=delivered'),
    (found) => found.length === 3,
  )
  const day = 86_400_000
  await database
    .prepare('UPDATE deliveries SET updated_at = ?2 WHERE webhook_id = ?1')
    .bind(hook.id, Date.now() - 29 * day)
    .run()
  await sweep(env, Date.now())
  expect(await deliveriesOf(tenant, hook)).toHaveLength(3)
  await sweep(env, Date.now() + 1.1 * day)
  expect(await deliveriesOf(tenant, hook)).toEqual([])
})

test('events are kept for 30 days after their dispatch, and while one of their deliveries waits', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', WANTS_RECEIVED)
  await receiveMany(tenant, 2)
  const now = Date.now()
  while ((await dispatchEvents(tenant.db, now)) > 0);
  const [kept, ended] = await deliveriesOf(tenant, hook)
  await database.prepare(`UPDATE deliveries SET state = 'delivered' WHERE id = ?1`).bind(ended?.id).run()
  const events = async () => {
    const { results } = await database
      .prepare('SELECT id FROM events WHERE tenant_id = ?1')
      .bind(tenant.id)
      .all()
    return results.map(({ id }) => id)
  }
  await deleteOldEvents(tenant.db, now + 29 * 86_400_000)
  expect(await events()).toHaveLength(2)
  // Several times, as the minutes do: other tests have left events before these.
  for (let i = 0; i < 3; i++) await deleteOldEvents(tenant.db, now + 31 * 86_400_000)
  expect(await events()).toEqual([kept?.messageId])
})

test('what an address said that the webhook has left meanwhile does not count where it is now', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'status-410', WANTS_RECEIVED)
  await receiveMany(tenant, 1)
  const now = Date.now()
  while ((await dispatchEvents(tenant.db, now)) > 0);
  const claim = await claimFor(tenant, hook, now)
  if (claim === null) throw new Error('nothing was due')
  const next = await newHook(tenant, 'ok', { enabled: false })
  const body = JSON.stringify({ url: next.url })
  expect((await call(`/webhooks/${hook.id}`, tenant, { method: 'PATCH', body })).status).toBe(200)
  const gone: LoggedOutcome = { ...FINE, responseStatus: 410, error: 'gone' }
  await settleDelivery(tenant.db, claim, gone, judge(claim, gone, now, 0), newId(now), now)
  const moved = (await call(`/webhooks/${hook.id}`, tenant)).body
  expect(moved).toMatchObject({ url: next.url, enabled: true })
  expect(moved).not.toHaveProperty('failingSince')
  await makeDue(hook)
  await wake()
  await until(next.received, (received) => received.length === 1)
})

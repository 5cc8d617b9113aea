import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openOutbox } from '../../../worker/src/courier/open-outbox.ts'
import { drainOutbox } from '../../../worker/src/webhook/drain-outbox.ts'
import { WEBHOOK_LIMITS } from '../../../worker/src/webhook/limits.ts'
import { seeded } from '../../webhook/seeded.ts'
import { licence, newTenant } from '../client.ts'
import { database } from '../database.ts'
import { receive } from '../received.ts'
import { newHook } from './hooks.ts'

test('200 events through D1 to an endpoint of which every fifth request fails: all delivered', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', { events: ['document.received'] })
  const pdf = await licence()
  await Promise.all(Array.from({ length: 200 }, () => receive(tenant, pdf)))
  const random = seeded(8)
  const real = await openOutbox({ ...env, DB: tenant.db }, () => true)
  let failures = 0
  // The sockets fail in the tests of Node; here it is the database's turn.
  const ports = {
    ...real,
    now: () => clock,
    attempt: async (claim: Parameters<typeof real.attempt>[0]) => {
      if (random() >= 0.2) return real.attempt(claim)
      failures++
      return {
        startedAt: 1,
        durationMs: 2,
        responseStatus: null,
        error: 'timeout' as const,
        retryAfterMs: null,
        answer: null,
        answerKey: null,
      }
    },
  }
  let clock = Date.now()
  for (let round = 0; round < 40; round++) {
    await drainOutbox(ports, { ...WEBHOOK_LIMITS, attemptsMax: 1000 })
    const due = await database
      .prepare(
        `SELECT max(next_attempt_at) AS at FROM deliveries WHERE webhook_id = ?1 AND state = 'pending'`,
      )
      .bind(hook.id)
      .first<number>('at')
    if (due === null) break
    clock = Math.max(clock, due)
  }
  const states = await database
    .prepare('SELECT state, count(*) AS n FROM deliveries WHERE webhook_id = ?1 GROUP BY state')
    .bind(hook.id)
    .all()
  expect(states.results).toEqual([{ state: 'delivered', n: 200 }])
  const received = await hook.received()
  expect(new Set(received.map(({ id }) => id)).size).toBe(200)
  expect(received).toHaveLength(200)
  console.log(`200 events, ${failures} failed attempts, 200 delivered`)
}, 120_000)

import { afterEach, expect, test, vi } from 'vitest'
import { consumeWebhooks } from '../../worker/src/courier/consume-webhooks.ts'
import type { ApiEnv } from '../../worker/src/env.ts'
import { clock } from './clock.ts'
import { counting } from './counting.ts'
import { ACTIONS, createWorld } from './world.ts'

/** What one invocation may ask of D1. */
const QUERIES_MAX = 1000
const SHARDS = 2
const EVENTS = 100

const WAKE_UP = { ackAll() {}, retryAll() {} } as unknown as MessageBatch<unknown>

/** Databases with a webhook each, and events that it waits for; endpoints answer sooner than the next look. */
async function outboxes(events: number, watch: (db: D1Database, i: number) => D1Database) {
  const world = createWorld(ACTIONS, SHARDS)
  for (const db of world.databases) {
    const run = (sql: string, ...values: readonly unknown[]) =>
      db
        .prepare(sql)
        .bind(...values)
        .run()
    await run(`INSERT INTO tenants (id, name, created_at) VALUES ('a', 'a', 0)`)
    await run(
      `INSERT INTO webhooks (id, tenant_id, url, events, payload, secret, created_at, updated_at)
       VALUES ('w', 'a', 'https://example.com', '["document.finished"]', 'full', ?1, 0, 0)`,
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    )
    await run(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO documents (tenant_id, id, type, state, page_count, byte_count, files, created_at, updated_at, send_at)
       SELECT 'a', 'd' || i, 51, 'finished', 1, 1, '[]', ?1, ?1, 0 FROM n`,
      clock.now(),
      events,
    )
    await run(
      `INSERT INTO events (tenant_id, sequence, id, document_id, kind, status, created_at)
       SELECT 'a', n, 'e' || id, id, 'document.finished', 1, updated_at FROM (
         SELECT row_number() OVER (ORDER BY id) AS n, id, updated_at FROM documents)`,
    )
  }
  const env: ApiEnv = {
    ...world.env,
    ...Object.fromEntries(world.databases.map((db, i) => [`DB_${i}`, watch(db, i)])),
    WEBHOOK_LOOPBACK: 'refuse',
    DNS_RESOLVER: '',
  }
  const sent: string[] = []
  vi.spyOn(scheduler, 'wait').mockImplementation(() => new Promise((end) => setImmediate(end)))
  vi.stubGlobal('fetch', async (_url: string, { headers }: { readonly headers: Record<string, string> }) => {
    sent.push(headers['webhook-id'] ?? '')
    return new Response('thanks')
  })
  return { world, env, sent }
}

afterEach(() => {
  vi.mocked(scheduler.wait).mockRestore()
  vi.unstubAllGlobals()
})

test('a courier asks of all databases together no more than D1 answers, and what is left is sent by the next', async () => {
  let queries = 0
  const { env, sent } = await outboxes(EVENTS, (db) => counting(db, () => queries++, /./))
  for (let wakes = 0; sent.length < SHARDS * EVENTS && wakes < 10; wakes++) {
    queries = 0
    await consumeWebhooks(WAKE_UP, env)
    expect(queries).toBeLessThan(QUERIES_MAX)
  }
  // Equal ids on both databases.
  expect([sent.length, new Set(sent).size]).toEqual([SHARDS * EVENTS, EVENTS])
})

test('what is on its way is settled, though another database is away', async () => {
  const away = () => {
    throw new Error('D1_ERROR: no such table: deliveries')
  }
  const { world, env, sent } = await outboxes(3, (db, i) => (i === 0 ? db : counting(db, away, /./)))
  await consumeWebhooks(WAKE_UP, env)
  expect(sent).toHaveLength(3)
  const delivered = `SELECT count(*) AS n FROM deliveries WHERE state = 'delivered'`
  expect(await world.databases[0]?.prepare(delivered).first('n')).toBe(3)
})

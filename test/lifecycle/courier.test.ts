import { expect, test, vi } from 'vitest'
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

test('a courier asks of all databases together no more than D1 answers, and what is left is sent by the next', async () => {
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
       VALUES ('w', 'a', 'https://example.com', '["document.finished"]', 'full', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 0, 0)`,
    )
    await run(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO documents (tenant_id, id, type, state, page_count, byte_count, files, created_at, updated_at, send_at)
       SELECT 'a', 'd' || i, 51, 'finished', 1, 1, '[]', ?1, ?1, 0 FROM n`,
      clock.now(),
      EVENTS,
    )
    await run(
      `INSERT INTO events (tenant_id, sequence, id, document_id, kind, status, created_at)
       SELECT 'a', rowid, 'e' || id, id, 'document.finished', 1, updated_at FROM (
         SELECT row_number() OVER (ORDER BY id) AS rowid, id, updated_at FROM documents)`,
    )
  }
  let queries = 0
  const counted = world.databases.map((db, i) => [`DB_${i}`, counting(db, () => queries++, /./)])
  const env: ApiEnv = {
    ...world.env,
    ...Object.fromEntries(counted),
    WEBHOOK_LOOPBACK: 'refuse',
    DNS_RESOLVER: '',
  }
  // Endpoints answer sooner than the next look.
  const wait = vi.spyOn(scheduler, 'wait').mockImplementation(() => new Promise((end) => setImmediate(end)))
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { readonly headers: Record<string, string> }) => {
    sent.push(headers['webhook-id'] ?? '')
    return new Response('thanks')
  })
  for (let wakes = 0; sent.length < SHARDS * EVENTS && wakes < 10; wakes++) {
    queries = 0
    await consumeWebhooks(WAKE_UP, env)
    expect(queries).toBeLessThan(QUERIES_MAX)
  }
  wait.mockRestore()
  vi.unstubAllGlobals()
  // Equal ids on both databases.
  expect([sent.length, new Set(sent).size]).toEqual([SHARDS * EVENTS, EVENTS])
})

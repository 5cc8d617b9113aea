import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../../worker/src/app.ts'
import { newId } from '../../../worker/src/ids.ts'
import { newTenant, readAnswer } from '../client.ts'
import { countOperations } from '../count-operations.ts'

const app = createApp()
const DELIVERED = 5000

test('the few deliveries of a state are found without a walk over the many of another', async () => {
  const tenant = await newTenant()
  const now = Date.now()
  const id = newId(now)
  await tenant.db
    .prepare(
      `INSERT INTO webhooks (id, tenant_id, url, events, secret, created_at, updated_at)
       VALUES (?1, ?2, 'https://example.com', '[]', '', 0, 0)`,
    )
    .bind(id, tenant.id)
    .run()
  const add = (state: string, count: number) =>
    tenant.db
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?4)
         INSERT INTO deliveries (id, tenant_id, webhook_id, message_id, kind, state, next_attempt_at, created_at, updated_at)
         SELECT substr(?2, 1, 24) || printf('%.2s%010d', ?3, i), ?1, ?2, ?3 || i, 'webhook.test', ?3, ?5, ?5, ?5 FROM n`,
      )
      .bind(tenant.id, id, state, count, now + 1e9)
      .run()
  const few = { exhausted: 2, cancelled: 3, pending: 4 }
  await add('delivered', DELIVERED)
  for (const [state, count] of Object.entries(few)) await add(state, count)
  const list = async (query: string) => {
    const { bindings, counts } = countOperations(env)
    const request = new Request(`http://ficha.test/webhooks/${id}/deliveries?${query}`, {
      headers: { 'SERVICE-API-KEY': tenant.key },
    })
    const { body } = await readAnswer(
      await app.fetch(request, { ...env, ...bindings }, createExecutionContext()),
    )
    expect(counts().d1.rowsRead, query).toBeLessThan(500)
    return body
  }
  for (const [state, count] of Object.entries(few))
    expect((await list(`status=${state}`))['items']).toHaveLength(count)
  // Nor is a late page found by a walk over those before it.
  let cursor = ''
  for (let pages = 0; pages < 10; pages++) {
    const body = await list(`limit=100${cursor}`)
    expect(body['items']).toHaveLength(100)
    cursor = `&cursor=${body['nextCursor']}`
  }
  // Nobody sends what only the test has written.
  await tenant.db.prepare('DELETE FROM webhooks WHERE id = ?1').bind(id).run()
})

import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { moveTenantStep } from '../../worker/src/store/move-tenant.ts'
import { shardsOf } from '../../worker/src/store/shards.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { call, licence, newTenant, type Tenant, upload } from './client.ts'
import { receive } from './received.ts'
import { deliveriesOf, newHook, until } from './webhook/hooks.ts'

const shards = shardsOf(env)
const SECRET = 'a secret of the administrator, long enough'
const TABLES = ['webhooks', 'documents', 'events', 'deliveries', 'idempotency_keys']
const ATTEMPTS = `SELECT count(*) AS n FROM delivery_attempts
  WHERE delivery_id IN (SELECT id FROM deliveries WHERE tenant_id = ?1)`

async function countRows(db: D1Database | undefined, tenant: Tenant): Promise<number[]> {
  const counts = TABLES.map((table) => `SELECT count(*) AS n FROM ${table} WHERE tenant_id = ?1`)
  return Promise.all(
    [...counts, ATTEMPTS].map(async (sql) => Number(await db?.prepare(sql).bind(tenant.id).first('n'))),
  )
}

async function makeBusyTenant(): Promise<Tenant> {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok')
  const sent = await upload(tenant, { files: await licence(), type: '51' })
  await call(`/documents/${sent.body['id']}?wait=25`, tenant)
  await until(
    () => deliveriesOf(tenant, hook),
    (found) => found[0]?.status === 'delivered',
  )
  return tenant
}

/** Call until it is done, twice each, as after a lost answer; `look` after each step. */
async function move(tenant: Tenant, to: number, look = async (_state: string) => {}): Promise<string[]> {
  const states: string[] = []
  for (let state = ''; state !== 'done'; ) {
    state = (await moveTenantStep(env, tenant.id, to, Date.now()))?.state ?? 'unknown'
    states.push(state)
    await look(state)
  }
  return states
}

test.runIf(shards.length > 1)('a tenant moves with all its rows, and nothing of it stays', async () => {
  const tenant = await makeBusyTenant()
  const profile = { ficha: 'profile 1', precision: 0.995, others: 0.9, byField: { 51: { number: 0.97 } } }
  const body = JSON.stringify({ reviewBelow: 0.8, profile })
  await call('/settings', tenant, { method: 'PATCH', body })
  const before = await countRows(tenant.db, tenant)
  expect(before.every((count) => count > 0 || before.indexOf(count) === 4)).toBe(true)
  const from = shards.indexOf(tenant.db)
  const to = (from + 1) % shards.length
  const list = await call('/documents', tenant)
  const [id] = (list.body['items'] as { readonly id: string }[]).map((item) => item.id)

  const states = await move(tenant, to, async (state) => {
    if (state === 'done') return
    // Nobody is told that something is not there, and nothing changes under the copy.
    expect((await call('/documents', tenant)).status).toBe(503)
    const before = await countRows(tenant.db, tenant)
    if (state === 'frozen') {
      await receive(tenant, await licence()).catch(() => {})
      await sweep(env, Date.now() + 61_000)
      expect(await countRows(tenant.db, tenant)).toEqual(before)
    }
  })
  expect(states[0]).toBe('frozen')
  expect(states).toContain('switched')
  expect(await countRows(shards[to], tenant)).toEqual(before)
  expect(await countRows(tenant.db, tenant)).toEqual([0, 0, 0, 0, 0, 0])
  expect((await call(`/documents/${id}`, tenant)).body['status']).toBe(1)
  expect((await call('/documents', tenant)).body).toEqual(list.body)
  expect((await call('/settings', tenant)).body).toEqual({ reviewBelow: 0.8, profile })
  // There is life after it: an upload, its reading and its webhook.
  const next = await upload(tenant, { files: await licence(), type: '51' })
  expect((await call(`/documents/${next.body['id']}?wait=25`, tenant)).body['status']).toBe(1)
  expect(await move(tenant, to)).toEqual(['done'])
  // And back, over the rows' old places.
  expect((await move(tenant, from)).at(-1)).toBe('done')
  expect((await call(`/documents/${id}`, tenant)).body['status']).toBe(1)
})

test('what is deleted while its tenant begins to move is not said to be gone', async () => {
  const tenant = await newTenant()
  const document = `/documents/${await receive(tenant, await licence())}`
  const webhook = `/webhooks/${(await newHook(tenant, 'ok')).id}`
  const setFrozen = (frozen: string | null) =>
    tenant.db.prepare('UPDATE tenants SET frozen = ?2 WHERE id = ?1').bind(tenant.id, frozen).run()
  // Asked behind the key.
  const READS = { limit: async () => ({ success: (await setFrozen('leaving')).success }) }
  for (const path of [document, webhook]) {
    const init = { method: 'DELETE', headers: { 'SERVICE-API-KEY': tenant.key } }
    const request = new Request(`http://ficha.test${path}`, init)
    const answer = await createApp().fetch(request, { ...env, READS }, createExecutionContext())
    await setFrozen(null)
    expect([path, answer.status]).toEqual([path, 503])
    expect((await call(path, tenant)).status).toBe(200)
    expect((await call(path, tenant, { method: 'DELETE' })).status).toBe(204)
  }
})

test('a move is for the administrator; for everybody else there is nothing', async () => {
  const tenant = await newTenant()
  const app = createApp()
  const post = async (key: string, body: object, id = tenant.id) => {
    const init = { method: 'POST', headers: { 'SERVICE-API-KEY': key }, body: JSON.stringify(body) }
    const request = new Request(`http://ficha.test/v1/tenants/${id}/move`, init)
    const answer = await app.fetch(request, { ...env, ADMIN_API_KEY: SECRET }, createExecutionContext())
    return { status: answer.status, body: await answer.json() }
  }
  expect((await post(tenant.key, { to: 0 })).status).toBe(404)
  expect((await post(SECRET, { to: shards.length })).status).toBe(400)
  expect((await post(SECRET, { to: 0 }, 'nobody')).status).toBe(404)
  const to = shards.indexOf(tenant.db)
  expect(await post(SECRET, { to })).toEqual({ status: 200, body: { state: 'done' } })
})

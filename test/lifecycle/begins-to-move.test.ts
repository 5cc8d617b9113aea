import { expect, test, vi } from 'vitest'
import { claimInTurn } from '../../worker/src/lifecycle/claim.ts'
import { moveTenantStep } from '../../worker/src/store/move-tenant.ts'
import { createApi } from './api.ts'
import { clock } from './clock.ts'
import { counting } from './counting.ts'
import { createD1 } from './d1.ts'
import { type Api, finished } from './finished.ts'

const HOOK = { url: 'https://example.com/hook' }
const WEBHOOK_SECRET_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='
/** What a request writes for the sake of its rate or its key. */
const ASIDE = /rate_limits|api_keys/

/** A tenant with a document, a webhook and a delivery. It begins to move when `isArmed`, right before the next write. */
async function settled() {
  const state = { isArmed: false }
  const api = await createApi(({ DB_0 }) => {
    const { prepare } = DB_0
    const freeze = (frozen: string | null) =>
      void prepare('UPDATE tenants SET frozen = ?1').bind(frozen).run()
    const watched = {
      ...DB_0,
      prepare: (sql: string) => {
        if (state.isArmed && /^\s*(?:INSERT|UPDATE|DELETE)/.test(sql) && !ASIDE.test(sql)) freeze('leaving')
        return prepare(sql)
      },
    }
    return {
      DB_0: watched as D1Database,
      WEBHOOK_SECRET_KEY,
      WEBHOOK_LOOPBACK: 'refuse',
      DNS_RESOLVER: '',
    } as never
  })
  const { address, fields } = await finished(api)
  const hook = `/webhooks/${(await api.post('/webhooks', HOOK)).body['id']}`
  const delivery = `/deliveries/${(await api.post(`${hook}/test`)).body['id']}`
  const rows = async () => {
    const tables = ['documents', 'events', 'webhooks', 'deliveries']
    const found = tables.map((table) => api.world.env.DB_0.prepare(`SELECT * FROM ${table}`).all())
    return (await Promise.all(found)).map(({ results }) => results)
  }
  return { api, state, address, fields, hook, delivery, rows }
}
type Settled = Awaited<ReturnType<typeof settled>>

const remove = (api: Api, path: string) => api.call(path, { method: 'DELETE' })

const REQUESTS: Readonly<Record<string, (of: Settled) => ReturnType<Api['call']>>> = {
  upload: ({ api }) => api.upload(),
  'another reading': ({ api, address }) => api.post(`${address}/reprocess`),
  'a correction': ({ api, fields }) => api.patch(fields, { values: { name: 'ANA LIMA' } }),
  'the deletion of a document': ({ api, address }) => remove(api, address),
  'a new webhook': ({ api }) => api.post('/webhooks', HOOK),
  'another address': ({ api, hook }) => api.patch(hook, { url: 'https://example.org' }),
  'another secret': ({ api, hook }) => api.post(`${hook}/rotate-secret`),
  'a test': ({ api, hook }) => api.post(`${hook}/test`),
  'a recovery': ({ api, hook }) => api.post(`${hook}/recover`, { since: '2026-01-01T00:00:00Z' }),
  'another sending': ({ api, delivery }) => api.post(`${delivery}/resend`),
  'the deletion of a webhook': ({ api, hook }) => remove(api, hook),
}

test.each(Object.keys(REQUESTS))('%s is 503 where the tenant begins to move meanwhile', async (what) => {
  const place = await settled()
  const before = await place.rows()
  place.state.isArmed = true
  const answer = await REQUESTS[what]?.(place)
  expect([answer?.status, answer?.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await place.rows()).toEqual(before)
})

test('a document that is waited for is found where its tenant has moved meanwhile', async () => {
  const api = await createApi(() => ({ DB_1: createD1() }))
  const { body: sent } = await api.upload()
  const { wait } = clock
  let isMoved = false
  const spy = vi.spyOn(scheduler, 'wait').mockImplementation(async (ms, options) => {
    while (!isMoved) isMoved = (await moveTenantStep(api.env, 'a', 1, clock.now()))?.state === 'done'
    await wait(ms, options)
  })
  const { status, body } = await api.call(`/documents/${sent['id']}?wait=1`)
  spy.mockRestore()
  expect([status, body['status'], isMoved]).toEqual([200, 0, true])
})

test('a look at a document that can end no more, where its tenant begins to move, is one of a few', async () => {
  let looks = 0
  let isArmed = false
  const api = await createApi(({ DB_0 }) => ({
    DB_0: counting(DB_0, () => {
      if (!isArmed) return
      if (++looks > 50) throw new Error('it never ends')
      void DB_0.prepare(`UPDATE tenants SET frozen = 'leaving'`).run()
    }),
  }))
  const { body } = await api.upload()
  await api.env.DB_0.prepare('UPDATE documents SET attempts = 3').run()
  isArmed = true
  const answer = await api.call(`/documents/${body['id']}`)
  expect([answer.status, answer.body['status']]).toEqual([200, 0])
  expect(looks).toBeLessThan(10)
})

test('whoever begins with a document right when its tenant has moved keeps it', async () => {
  let meanwhile: (() => Promise<unknown>) | null = null
  const api = await createApi(({ DB_0 }) => {
    const { prepare } = DB_0
    const watched = {
      ...DB_0,
      // Leases of before the move end with it.
      prepare: (sql: string) => {
        if (meanwhile && /SET lease_until = NULL, attempts/.test(sql)) {
          void meanwhile()
          meanwhile = null
        }
        return prepare(sql)
      },
    }
    return { DB_0: watched as D1Database, DB_1: createD1() }
  })
  const { body } = await api.upload()
  const move = async (to: number) => {
    while ((await moveTenantStep(api.env, 'a', to, clock.now()))?.state !== 'done');
  }
  await move(1)
  const document = { tenantId: 'a', id: String(body['id']) }
  const claims: Promise<unknown>[] = []
  meanwhile = async () =>
    claims.push(
      claimInTurn(api.world.env.DB_0, document, [], 'r', { messageId: 'm', attempt: 1 }, clock.now()),
    )
  await move(0)
  const [claim] = await Promise.all(claims)
  const row = await api.env.DB_0.prepare('SELECT attempts, lease_until FROM documents').first()
  expect(row).toEqual(
    claim === null ? { attempts: 0, lease_until: null } : { attempts: 1, lease_until: expect.any(Number) },
  )
  expect(claims).toHaveLength(1)
})

import { expect, test, vi } from 'vitest'
import type { ApiEnv } from '../../worker/src/env.ts'
import { claimInTurn } from '../../worker/src/lifecycle/claim.ts'
import { moveTenantStep } from '../../worker/src/store/move-tenant.ts'
import { changeSettings } from '../../worker/src/store/settings.ts'
import { createApi } from './api.ts'
import { clock } from './clock.ts'
import { counting } from './counting.ts'
import { createD1 } from './d1.ts'
import { type Api, finished } from './finished.ts'

const HOOK = { url: 'https://example.com/hook' }
const HOOKS = {
  WEBHOOK_SECRET_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  WEBHOOK_LOOPBACK: 'refuse',
  DNS_RESOLVER: '',
} as const
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
    return { DB_0: watched as D1Database, ...HOOKS } as never
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

test.each(['document', 'webhook', 'delivery'] as const)(
  'a %s whose tenant has moved right before the look at it is 503, not 404',
  async (what) => {
    let moving: (() => Promise<unknown>) | null = null
    const bindings = ({ DB_0 }: ApiEnv) => {
      /** Behind the look-up of the key: the tenant moves before anything else is looked up. */
      const late = (statement: D1PreparedStatement): D1PreparedStatement =>
        Object.assign(Object.create(statement), {
          bind: (...values: unknown[]) => late(statement.bind(...values)),
          first: async () => {
            const move = moving
            moving = null
            await move?.()
            return statement.first()
          },
        })
      const watched = {
        ...DB_0,
        prepare: (sql: string) => {
          const statement = DB_0.prepare(sql)
          return moving && /FROM (?:documents|webhooks|deliveries d)\b/.test(sql)
            ? late(statement)
            : statement
        },
      }
      return { DB_0: watched, DB_1: createD1(), ...HOOKS } as unknown as Partial<ApiEnv>
    }
    const api = await createApi(bindings)
    const { address } = await finished(api)
    const hook = `/webhooks/${(await api.post('/webhooks', HOOK)).body['id']}`
    const delivery = `/deliveries/${(await api.post(`${hook}/test`)).body['id']}/resend`
    moving = async () => {
      while ((await moveTenantStep(api.env, 'a', 1, clock.now()))?.state !== 'done');
    }
    const looks = {
      document: () => api.call(address),
      webhook: () => api.call(hook),
      delivery: () => api.post(delivery),
    }
    expect((await looks[what]()).status).toBe(503)
    expect((await looks[what]()).status).toBe(200)
  },
)

test.each(['an upload', 'a webhook', 'a setting'])(
  '%s that is under way while its tenant moves away from the first database is 503, and is nowhere',
  async (what) => {
    let meanwhile = async (): Promise<unknown> => null
    const api = await createApi(({ INSPECTOR }) => ({
      DB_1: createD1(),
      ...HOOKS,
      DNS_RESOLVER: 'https://dns.example/dns-query',
      INSPECTOR: {
        ...INSPECTOR,
        inspect: async (...args) => {
          await meanwhile()
          return INSPECTOR.inspect(...args)
        },
      },
    }))
    const move = async (to: number) => {
      while ((await moveTenantStep(api.env, 'a', to, clock.now()))?.state !== 'done');
    }
    meanwhile = () => move(1)
    vi.stubGlobal('fetch', async () => {
      await move(1)
      return Response.json({ Status: 0, Answer: [{ type: 1, data: '93.184.216.34' }] })
    })
    const { prepare } = api.env.DB_0
    const requests: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
      'an upload': () => api.upload(),
      'a webhook': () => api.post('/webhooks', HOOK),
      'a setting': async () => {
        await move(1)
        const isChanged = await changeSettings(api.env.DB_0, 'a', { reviewBelow: 0.5 })
        return { status: isChanged ? 200 : 503 }
      },
    }
    const answer = await requests[what]?.()
    vi.unstubAllGlobals()
    meanwhile = async () => null
    const left = prepare('SELECT (SELECT count(*) FROM documents) + (SELECT count(*) FROM webhooks) AS n')
    if (what === 'a webhook') {
      // Its key was asked for again behind the look-up of its name, and says where the tenant is.
      expect([answer?.status, (await api.call('/webhooks')).body['items']]).toEqual([
        201,
        [expect.anything()],
      ])
    } else expect(answer?.status).toBe(503)
    expect(await left.first('n')).toBe(0)
    expect((await api.world.env.DOCUMENTS.list()).objects).toEqual([])
    // And back, with all that came meanwhile.
    expect((await api.upload()).status).toBe(200)
    await move(0)
    const { body } = await api.call('/documents')
    expect(body['items']).toHaveLength(1)
    expect((await api.upload()).status).toBe(200)
  },
)

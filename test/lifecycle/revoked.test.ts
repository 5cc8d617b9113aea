import { expect, test, vi } from 'vitest'
import type { ApiEnv } from '../../worker/src/env.ts'
import { createApi, idOfKey } from './api.ts'
import { clock } from './clock.ts'
import { type Api, finished } from './finished.ts'

/** What a key that is revoked while its request is under way still does: nothing. */

const REFUSED = [401, 'invalid_api_key']
const revoke = ({ env }: Api) =>
  env.DB_0.prepare('UPDATE api_keys SET revoked_at = ?1').bind(clock.now()).run()

/** An interface over a bucket or inspector that has the key revoked when it is asked. */
async function revokedBy(binding: 'DOCUMENTS' | 'INSPECTOR', method: string) {
  let act = async (): Promise<unknown> => null
  const api = await createApi((env) => {
    const own = env[binding] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
    const watched = {
      ...own,
      [method]: async (...args: unknown[]) => {
        await act()
        return own[method]?.(...args)
      },
    }
    return { [binding]: watched } as unknown as Partial<ApiEnv>
  })
  const arm = () => {
    act = () => revoke(api)
  }
  return { api, arm }
}

test.each([
  ['INSPECTOR', 'inspect'],
  ['DOCUMENTS', 'put'],
] as const)(
  'a short upload whose key is revoked meanwhile (%s.%s) leaves nothing',
  async (binding, method) => {
    const { api, arm } = await revokedBy(binding, method)
    arm()
    const { status, body } = await api.upload()
    expect([status, body['code']]).toEqual(REFUSED)
    const count = (table: string) => api.env.DB_0.prepare(`SELECT count(*) AS n FROM ${table}`).first('n')
    expect([await count('documents'), await count('events'), await count('uploads')]).toEqual([0, 0, 0])
    expect((await api.world.env.DOCUMENTS.list()).objects).toEqual([])
    expect(api.world.queue.waiting).toEqual([])
  },
)

/** Has the key revoked at the next wait of the service. */
function revokeAtNextWait(api: Api) {
  const { wait } = clock
  return vi.spyOn(scheduler, 'wait').mockImplementation(async (ms, options) => {
    await revoke(api)
    await wait(ms, options)
  })
}

test('nor does one that waits for its turn begin: another reading', async () => {
  const api = await createApi()
  const { address } = await finished(api)
  await api.env.DB_0.prepare('UPDATE api_keys SET limit_factor = 1').run()
  while (
    ((await api.env.DB_0.prepare('SELECT max(arrival_at) AS at FROM rate_limits').first<number>('at')) ?? 0) <
    clock.now() + 4000
  )
    await api.upload()
  const spy = revokeAtNextWait(api)
  const { status, body } = await api.post(`${address}/reprocess`)
  spy.mockRestore()
  expect([status, body['code']]).toEqual(REFUSED)
  const state = api.env.DB_0.prepare('SELECT state FROM documents WHERE id = ?1').bind(
    address.slice('/documents/'.length),
  )
  expect(await state.first('state')).toBe('finished')
})

test('nor does one that waits for a document learn what it says', async () => {
  const api = await createApi()
  const { body: sent } = await api.upload()
  const { wait } = clock
  let isOver = false
  const spy = vi.spyOn(scheduler, 'wait').mockImplementation(async (ms, options) => {
    if (!isOver) {
      isOver = true
      await revoke(api)
      await api.read()
    }
    await wait(ms, options)
  })
  const { status, body } = await api.call(`/documents/${sent['id']}?wait=5`)
  spy.mockRestore()
  expect([status, body['code']]).toEqual(REFUSED)
})

test('nor does one that exports slowly get the rest', async () => {
  const api = await createApi()
  for (let i = 0; i < 14; i++) await finished(api)
  const bucket = api.world.env.DOCUMENTS
  const { get } = bucket
  let reads = 0
  Object.assign(bucket, {
    get: async (key: string) => {
      if (++reads === 3) {
        await revoke(api)
        clock.advance(10_000)
      }
      return get(key)
    },
  })
  await expect(api.call('/documents/export')).rejects.toThrow()
  expect(reads).toBe(6)
})

test('nor does one whose webhook’s name is looked up leave a webhook', async () => {
  const api = await createApi(() => ({
    WEBHOOK_SECRET_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
    WEBHOOK_LOOPBACK: 'refuse',
    DNS_RESOLVER: 'https://dns.example/dns-query',
  }))
  vi.stubGlobal('fetch', async () => {
    await revoke(api)
    return Response.json({ Status: 0, Answer: [{ type: 1, data: '93.184.216.34' }] })
  })
  const { status, body } = await api.post('/webhooks', { url: 'https://example.com/hook', payload: 'full' })
  vi.unstubAllGlobals()
  expect([status, body['code']]).toEqual(REFUSED)
  expect(await api.env.DB_0.prepare('SELECT count(*) AS n FROM webhooks').first('n')).toBe(0)
})

test('a key that goes on working is asked for once where nothing takes long', async () => {
  let looks = 0
  const api = await createApi(({ DB_0 }) => ({
    DB_0: {
      prepare: (sql: string) => {
        if (/FROM api_keys k/.test(sql)) looks++
        return DB_0.prepare(sql)
      },
      batch: (statements: D1PreparedStatement[]) => DB_0.batch(statements),
    } as unknown as D1Database,
  }))
  expect((await api.upload()).status).toBe(200)
  expect([looks, idOfKey(await api.makeKey([])).length]).toEqual([1, 12])
})

test('nor does one that waits for its turn at a text get it', async () => {
  const api = await createApi()
  const { body: sent } = await api.upload({ type: 'text' })
  await api.read()
  const fetchText = () => api.call(`/documents/${sent['id']}/text?format=text`)
  const bucket = api.world.env.DOCUMENTS
  const { get } = bucket
  let isOpen: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    isOpen = resolve
  })
  // The first text comes slowly from the bucket.
  Object.assign(bucket, {
    get: async (key: string) => {
      Object.assign(bucket, { get })
      const object = await get(key)
      const text = opened.then(() => object?.text())
      const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        controller.enqueue(new TextEncoder().encode(await text))
        controller.close()
      }
      return { ...object, body: new ReadableStream({ pull }) }
    },
  })
  const first = fetchText()
  const { wait } = clock
  const since = clock.now()
  const spy = vi.spyOn(scheduler, 'wait').mockImplementation(async (ms, options) => {
    await wait(ms, options)
    if (clock.now() < since + 6000) return
    await revoke(api)
    isOpen()
    await first
  })
  const { status, body } = await fetchText()
  spy.mockRestore()
  expect([status, body['code']]).toEqual(REFUSED)
})

test('nor does one whose body comes to an end late, without a byte, leave a key', async () => {
  const api = await createApi()
  const other = await api.makeKey(['documents:read'])
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await api.env.DB_0.prepare('UPDATE api_keys SET revoked_at = ?1 WHERE id <> ?2')
      .bind(clock.now(), idOfKey(other))
      .run()
    controller.close()
  }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit
  const answer = await api.call(`/keys/${idOfKey(other)}/rotate`, init)
  expect([answer.status, answer.body['code']]).toEqual(REFUSED)
  expect(await api.env.DB_0.prepare('SELECT count(*) AS n FROM api_keys').first('n')).toBe(2)
})

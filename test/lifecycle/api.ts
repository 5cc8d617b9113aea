import { newApiKey, SCOPES, type Scope } from '../../worker/src/api-key.ts'
import { createApp } from '../../worker/src/app.ts'
import type { ApiEnv } from '../../worker/src/env.ts'
import { clock } from './clock.ts'
import { ACTIONS, createWorld, type World } from './world.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

/** The HTTP interface over a world in memory, with a tenant and a key of it. */
export async function createApi(bindings: (env: ApiEnv) => Partial<ApiEnv> = () => ({})) {
  const world = createWorld(ACTIONS)
  const app = createApp()
  await world.addTenant('a')
  const inspector = {
    ping: async () => 'alive',
    inspect: async (files: readonly Uint8Array[]) => ({
      outcome: 'readable',
      pageCount: 1,
      files: files.map(() => ({ mediaType: 'application/pdf', pageCount: 1 })),
    }),
  }
  const base = { ...world.env, INSPECTOR: inspector, API_KEY_HEADER: '' } as ApiEnv
  const env = { ...base, ...bindings(base) }
  const key = await makeKey(world, SCOPES)

  async function call(path: string, init: RequestInit = {}, as = key): Promise<Answer> {
    const pending: Promise<unknown>[] = []
    const context = {
      waitUntil: (work: Promise<unknown>) => void pending.push(work),
      passThroughOnException() {},
    }
    const headers = { ...(init.headers as Record<string, string>), 'SERVICE-API-KEY': as }
    const request = new Request(`http://ficha.test${path}`, { ...init, headers })
    const response = await app.fetch(request, env, context as unknown as ExecutionContext)
    await Promise.all(pending)
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json') === true && !text.includes('}\n{')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : { text },
    }
  }

  return {
    world,
    env,
    call,
    upload(parts: Readonly<Record<string, string>> = { type: '54' }, file: Blob = new Blob(['%PDF'])) {
      const form = new FormData()
      form.append('files', file, file instanceof File ? file.name : 'a.pdf')
      for (const [name, value] of Object.entries(parts)) form.append(name, value)
      return call('/documents/upload', { method: 'POST', body: form })
    },
    patch: (path: string, body: object, headers: Record<string, string> = {}, as = key) =>
      call(path, { method: 'PATCH', body: JSON.stringify(body), headers }, as),
    post: (path: string, body?: object, headers: Record<string, string> = {}) =>
      call(path, { method: 'POST', headers, ...(body ? { body: JSON.stringify(body) } : {}) }),
    makeKey: (scopes: readonly Scope[]) => makeKey(world, scopes),
    /** A webhook that nobody answers for: only whether the courier is woken is of interest. */
    async listen(kinds: readonly string[]): Promise<void> {
      await world.env.DB_0.prepare(
        `INSERT INTO webhooks (id, tenant_id, url, events, secret, created_at, updated_at)
         VALUES ('w', 'a', 'https://example.com', ?1, 's', 0, 0)`,
      )
        .bind(JSON.stringify(kinds))
        .run()
    },
    /** The first message is delivered. */
    async read(): Promise<void> {
      const [message] = world.queue.due()
      if (message === undefined) throw new Error('no message waits')
      await world.deliver(message, 'reads')
    },
  }
}

async function makeKey(world: World, scopes: readonly Scope[]): Promise<string> {
  const made = await newApiKey('test')
  await world.env.DB_0.prepare(
    `INSERT INTO api_keys (id, tenant_id, hash, name, scopes, created_at, limit_factor) VALUES (?1, 'a', ?2, 'k', ?3, ?4, 100)`,
  )
    .bind(made.id, made.hash, scopes.join(' '), clock.now())
    .run()
  return made.key
}

export const idOfKey = (key: string) => key.split('_')[2] ?? ''

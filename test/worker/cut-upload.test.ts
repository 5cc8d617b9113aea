import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import type { ApiEnv } from '../../worker/src/env.ts'
import { shardsOf } from '../../worker/src/store/shards.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { call, formOf, licence, newTenant, readAnswer, type Tenant } from './client.ts'
import { eventsOf, uploadsOf } from './received.ts'

const app = createApp()
let pdf: Blob
beforeAll(async () => {
  pdf = await licence()
})

const PARTS = { type: '51', externalId: 'order 7' }

/** With its length, as clients send it: a request that dies here never gives back its share of the memory. */
async function requestOf(tenant: Tenant, files: readonly Blob[] = [pdf]): Promise<Request> {
  const form = new Response(formOf({ files, ...PARTS }))
  const body = await form.arrayBuffer()
  const headers = {
    'SERVICE-API-KEY': tenant.key,
    'Idempotency-Key': 'k 7',
    'Content-Type': form.headers.get('Content-Type') ?? '',
    'Content-Length': String(body.byteLength),
  }
  return new Request('http://ficha.test/documents/upload', { method: 'POST', body, headers })
}

async function send(tenant: Tenant, faults: Partial<ApiEnv> = {}) {
  const context = createExecutionContext()
  const answer = await readAnswer(await app.fetch(await requestOf(tenant), { ...env, ...faults }, context))
  await waitOnExecutionContext(context)
  return answer
}

/**
 * A process that is killed: what it has asked storage for so far is done or not, and nothing more is ever done,
 * no tidying up either.
 */
function killedAt(
  moment: (typeof MOMENTS)[number],
  shard: D1Database,
): { faults: Partial<ApiEnv>; isDead: Promise<void> } {
  let die: () => void
  const isDead = new Promise<void>((resolve) => {
    die = resolve
  })
  let hasDied = false
  let batches = 0
  const never = () => new Promise<never>(() => {})
  const dies = (kind: (typeof MOMENTS)[number]): boolean => {
    if (hasDied || kind === moment) {
      hasDied = true
      die()
    }
    return hasDied
  }
  const broken = wrap(shard, (target, name) => {
    if (name === 'prepare')
      return hasDied ? () => ({ bind: () => ({ run: never, all: never, first: never }) }) : null
    if (name !== 'batch') return null
    return async (statements: D1PreparedStatement[]) => {
      const commit = ++batches === 2
      if (hasDied || (commit && dies('before the document is written'))) return never()
      const results = await target.batch(statements)
      if (dies(commit ? 'after the document was written' : 'after the upload began')) return never()
      return results
    }
  })
  const DOCUMENTS = wrap(env.DOCUMENTS, (target, name) => {
    if (name !== 'put') return hasDied ? never : null
    return async (...args: Parameters<R2Bucket['put']>) => {
      const stored = await target.put(...args)
      return dies('after the bytes were stored') ? never() : stored
    }
  })
  const DB = Object.fromEntries(shardsOf(env).map((db, i) => [`DB_${i}`, db === shard ? broken : db]))
  return { faults: { ...DB, DOCUMENTS }, isDead }
}

const MOMENTS = [
  'after the upload began',
  'after the bytes were stored',
  'before the document is written',
  'after the document was written',
] as const

function wrap<T extends object>(real: T, replace: (target: T, name: string | symbol) => unknown): T {
  return new Proxy(real, {
    get: (target, name) => {
      const value = replace(target, name) ?? Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

test.each(MOMENTS)('an upload that was cut off %s can be sent again at once', async (moment) => {
  const tenant = await newTenant()
  const { faults, isDead } = killedAt(moment, tenant.db)
  void app.fetch(await requestOf(tenant), { ...env, ...faults }, createExecutionContext())
  await isDead

  const again = await send(tenant)
  expect([again.status, again.body['code']]).toEqual([200, undefined])
  const id = String(again.body['id'])
  expect((await call(`/documents/${id}`, tenant)).status).toBe(200)
  expect((await send(tenant)).body).toEqual(again.body)
  const other = await call('/documents/upload', tenant, {
    method: 'POST',
    body: formOf({ files: pdf, ...PARTS }),
  })
  expect(other).toMatchObject({ status: 409, body: { documentId: id } })
  expect((await call('/documents', tenant)).body['items']).toHaveLength(1)
  expect((await eventsOf(id)).filter((kind) => kind === 'document.received')).toHaveLength(1)

  // What the dead upload stored goes, and what the document needs stays.
  await sweep(env, Date.now() + 6 * 60_000)
  expect(await uploadsOf(tenant)).toEqual([])
  const { objects } = await env.DOCUMENTS.list({ prefix: `${tenant.id}/` })
  expect(objects.filter(({ key }) => !key.startsWith(`${tenant.id}/${id}/`))).toEqual([])
  expect(objects.filter(({ key }) => key.includes('/files/'))).toHaveLength(1)
})

type Put = (...args: Parameters<R2Bucket['put']>) => Promise<unknown>

const storing = (put: Put) => wrap(env.DOCUMENTS, (_, name) => (name === 'put' ? put : null))

const sweepLater = () => sweep(env, Date.now() + 6 * 60_000)

test.each<[string, Put]>([
  ['after its bytes were stored', async (...args) => [await env.DOCUMENTS.put(...args), await sweepLater()]],
  ['before its bytes were stored', async (...args) => [await sweepLater(), await env.DOCUMENTS.put(...args)]],
])('an upload that a sweep took for dead %s leaves nothing, and can be sent again', async (_, put) => {
  const tenant = await newTenant()
  const late = await send(tenant, { DOCUMENTS: storing(put) })
  expect([late.status, late.headers.get('Retry-After')]).toEqual([503, '5'])
  expect((await env.DOCUMENTS.list({ prefix: tenant.id })).objects).toEqual([])
  expect((await send(tenant)).status).toBe(200)
})

test('where one file cannot be stored, another that is slower is not left behind', async () => {
  const tenant = await newTenant()
  const slower: Promise<unknown>[] = []
  const DOCUMENTS = storing((key, ...rest) => {
    if (key.endsWith('/0')) return Promise.reject(new Error('Network connection lost.'))
    // As long as tidying up takes, and longer.
    const looks = Array.from({ length: 50 }, () => () => env.DOCUMENTS.head(key) as Promise<unknown>)
    const put = looks.reduce((before, look) => before.then(look), Promise.resolve<unknown>(null))
    slower.push(put.then(() => env.DOCUMENTS.put(key, ...rest)))
    return Promise.all(slower)
  })
  const request = await requestOf(tenant, [pdf, pdf])
  const answer = await app.fetch(request, { ...env, DOCUMENTS }, createExecutionContext())
  expect(answer.status).toBe(503)
  await Promise.all(slower)
  expect((await env.DOCUMENTS.list({ prefix: tenant.id })).objects).toEqual([])
})

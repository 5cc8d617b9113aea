import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import type { ApiEnv } from '../../worker/src/env.ts'
import { shardsOf } from '../../worker/src/store/shards.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { type Answer, call, formOf, licence, newTenant, readAnswer, type Tenant } from './client.ts'
import { database } from './database.ts'

const app = createApp()

async function upload(tenant: Tenant, faults: Partial<ApiEnv>): Promise<Answer> {
  const body = formOf({ files: await licence(), type: '51', externalId: 'one' })
  const headers = { 'SERVICE-API-KEY': tenant.key }
  const request = new Request('http://ficha.test/documents/upload', { method: 'POST', body, headers })
  const context = createExecutionContext()
  const answer = await readAnswer(await app.fetch(request, { ...env, ...faults }, context))
  await waitOnExecutionContext(context)
  return answer
}

/** A binding of which one method fails with the given words; everything else is the real one. */
function failing<T extends object>(binding: T, method: keyof T, words: string): T {
  return new Proxy(binding, {
    get: (target, name) => {
      if (name === method) return () => Promise.reject(new Error(words))
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const failingShards = (method: keyof D1Database, words: string) =>
  Object.fromEntries(shardsOf(env).map((db, i) => [`DB_${i}`, failing(db, method, words)]))

async function countRows(tenant: Tenant): Promise<unknown> {
  return database
    .prepare('SELECT count(*) AS n FROM documents WHERE tenant_id = ?1')
    .bind(tenant.id)
    .first('n')
}

test('bytes that cannot be stored: 503, and the externalId is free again', async () => {
  const tenant = await newTenant()
  const words = 'put: We encountered an internal error. Please try again. (10001)'
  const refused = await upload(tenant, { DOCUMENTS: failing(env.DOCUMENTS, 'put', words) })
  expect([refused.status, refused.body['code']]).toEqual([503, 'unavailable'])
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(await countRows(tenant)).toBe(0)
  expect((await upload(tenant, {})).status).toBe(200)
})

test('a commit that fails leaves no row, no bytes and no event', async () => {
  const tenant = await newTenant()
  const refused = await upload(tenant, failingShards('batch', 'D1_ERROR: Network connection lost.'))
  expect(refused.status).toBe(503)
  expect(await countRows(tenant)).toBe(0)
  expect((await env.DOCUMENTS.list({ prefix: tenant.id })).objects).toEqual([])
})

test('a message that cannot be sent changes nothing for the client; a sweep sends it later', async () => {
  const tenant = await newTenant()
  const sent = await upload(tenant, { EXTRACTION: failing(env.EXTRACTION, 'send', 'queue away') })
  expect(sent.status).toBe(200)
  expect((await call(`/documents/${sent.body['id']}`, tenant)).body['status']).toBe(0)
  await sweep(env, Date.now() + 61_000)
  expect((await call(`/documents/${sent.body['id']}?wait=25`, tenant)).body['status']).toBe(1)
})

test('a fault of our own is 500 and says nothing about itself', async () => {
  const tenant = await newTenant()
  const answer = await upload(tenant, { DOCUMENTS: failing(env.DOCUMENTS, 'put', 'SECRET words') })
  expect([answer.status, answer.body['code']]).toEqual([500, 'internal_error'])
  expect(JSON.stringify(answer.body)).not.toContain('SECRET')
})

import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import api from '../../worker/src/index.ts'
import { fileKey } from '../../worker/src/store/files.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { call, licence, newTenant, type Tenant } from './client.ts'
import { database } from './database.ts'
import { deliver, eventsOf, receive, resultsOf, rowOf, type TestMessage, tenantOf } from './received.ts'

let tenant: Tenant
let pdf: Blob
beforeAll(async () => {
  tenant = await newTenant()
  pdf = await licence()
})

/** The same order in every run. */
function shuffle<T>(items: readonly T[], seed: number): T[] {
  let state = seed
  return items
    .map((item) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return { item, key: state }
    })
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

test('every message delivered five times in any order ends its document once', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => receive(tenant, pdf)))
  const messages = ids.flatMap((documentId, i) =>
    Array.from({ length: 5 }, (): TestMessage => ({ id: `m${i}`, attempts: 1, documentId })),
  )
  const settled = await deliver(shuffle(messages, 7))
  expect(settled).toEqual({ acked: 150, retried: 0 })
  for (const id of ids) {
    expect(await rowOf(id)).toMatchObject({ state: 'finished', attempts: 1 })
    expect(await eventsOf(id)).toEqual(['document.received', 'document.finished'])
    expect(await resultsOf(tenant, id)).toHaveLength(1)
  }
})

test('different messages for one document end it once', async () => {
  const id = await receive(tenant, pdf)
  await deliver(Array.from({ length: 5 }, (_, i) => ({ id: `d${i}`, attempts: 1, documentId: id })))
  expect(await eventsOf(id)).toEqual(['document.received', 'document.finished'])
})

test('a world that fails is tried three times, then the document is FAILED', async () => {
  const id = await receive(tenant, pdf)
  await env.DOCUMENTS.delete(fileKey(tenant.id, id, 0))
  expect(await deliver([{ id: 'w', attempts: 1, documentId: id }])).toEqual({ acked: 0, retried: 1 })
  expect(await rowOf(id)).toMatchObject({ state: 'received', attempts: 1, lease_until: null })
  expect(await deliver([{ id: 'w', attempts: 2, documentId: id }])).toEqual({ acked: 0, retried: 1 })
  expect(await deliver([{ id: 'w', attempts: 3, documentId: id }])).toEqual({ acked: 1, retried: 0 })
  expect(await eventsOf(id)).toEqual(['document.received', 'document.failed'])
  const { body } = await call(`/documents/${id}`, tenant)
  expect(body).toMatchObject({
    status: 2,
    statusDesc: 'FAILED',
    error: { code: 'engine_error', status: 500 },
  })
  expect(body).not.toHaveProperty('data')
})

test('attempts that all die without a word end as FAILED at the next delivery', async () => {
  const id = await receive(tenant, pdf)
  // What three killed isolates leave: counted, leased, not released.
  await database
    .prepare(
      `UPDATE documents SET attempts = 3, run = 'dead', started_at = ?2, lease_until = ?2 + 300000,
       lease_message = 'k', lease_delivery = 3 WHERE id = ?1`,
    )
    .bind(id, Date.now())
    .run()
  expect(await deliver([{ id: 'other', attempts: 1, documentId: id }])).toEqual({ acked: 1, retried: 0 })
  expect(await rowOf(id)).toMatchObject({ state: 'received' })
  await deliver([{ id: 'k', attempts: 4, documentId: id }])
  expect(await rowOf(id)).toMatchObject({ state: 'failed', error_code: 'engine_error' })
})

test('a document that cannot be read is FAILED at once and not tried again', async () => {
  const id = await receive(tenant, new Blob(['%PDF-1.7 nonsense']))
  expect(await deliver([{ id: 'b', attempts: 1, documentId: id }])).toEqual({ acked: 1, retried: 0 })
  const { body } = await call(`/documents/${id}`, tenant)
  expect(Object.keys(body)).toEqual([
    'id',
    'type',
    'processTime',
    'status',
    'statusDesc',
    'createdAt',
    'updatedAt',
    'error',
  ])
  expect(body['error']).toMatchObject({ code: 'unreadable_document', status: 422, title: expect.any(String) })
})

test('messages that are not ours are dropped', async () => {
  expect(await deliver([{ id: 'x', attempts: 1, documentId: 'not a document' }])).toEqual({
    acked: 1,
    retried: 0,
  })
})

async function bury(documentId: string): Promise<void> {
  const message = {
    id: 'dead',
    attempts: 1,
    timestamp: new Date(),
    body: { documentId, tenantId: await tenantOf(documentId) },
  }
  const batch = createMessageBatch('ficha-extraction-dead', [message])
  await api.queue(batch, env)
  expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toEqual(['dead'])
}

test('a dead letter of a document that was never tried leaves it to the sweeper', async () => {
  const id = await receive(tenant, pdf)
  await bury(id)
  expect(await rowOf(id)).toMatchObject({ state: 'received', attempts: 0 })
  await sweep(env, Date.now())
  expect((await call(`/documents/${id}?wait=25`, tenant)).body['status']).toBe(1)
})

test('a dead letter makes its document FAILED where the attempts are used up', async () => {
  const id = await receive(tenant, pdf)
  await database.prepare('UPDATE documents SET attempts = 3 WHERE id = ?1').bind(id).run()
  await bury(id)
  await bury(id)
  expect(await rowOf(id)).toMatchObject({ state: 'failed', error_code: 'engine_error' })
  expect(await eventsOf(id)).toEqual(['document.received', 'document.failed'])
})

test('a dead letter does not touch a document that is finished or being read', async () => {
  const [finished, held] = [await receive(tenant, pdf), await receive(tenant, pdf)]
  await deliver([{ id: 'f', attempts: 1, documentId: finished }])
  await database
    .prepare(`UPDATE documents SET lease_until = ?2, run = 'r' WHERE id = ?1`)
    .bind(held, Date.now() + 60_000)
    .run()
  await bury(finished)
  await bury(held)
  expect(await rowOf(finished)).toMatchObject({ state: 'finished' })
  expect(await rowOf(held)).toMatchObject({ state: 'received' })
})

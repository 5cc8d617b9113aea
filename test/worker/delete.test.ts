import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { call, licence, newTenant, type Tenant, upload } from './client.ts'
import { database } from './database.ts'
import { deliver, eventsOf, receive, rowOf } from './received.ts'

let tenant: Tenant
let pdf: Blob
beforeAll(async () => {
  tenant = await newTenant()
  pdf = await licence()
})

const remove = (id: string) => call(`/documents/${id}`, tenant, { method: 'DELETE' })
const objectsOf = async (id: string) =>
  (await env.DOCUMENTS.list({ prefix: `${tenant.id}/${id}/` })).objects.map(({ key }) => key)

test('a finished document goes with everything it said; id, type, times and hashes stay', async () => {
  const sent = await upload(tenant, { files: pdf, type: '51', externalId: 'gone', pages: '1' })
  const id = String(sent.body['id'])
  await call(`/documents/${id}?wait=25`, tenant)
  expect(await objectsOf(id)).toHaveLength(2)

  const answer = await remove(id)
  expect([answer.status, answer.body]).toEqual([204, {}])
  expect(await objectsOf(id)).toEqual([])
  for (const path of ['', '/fields', '/text', '/file']) {
    expect((await call(`/documents/${id}${path}`, tenant)).status, path).toBe(404)
  }
  expect((await remove(id)).status).toBe(404)
  expect(await rowOf(id)).toMatchObject({
    state: 'deleted',
    external_id: null,
    pages: null,
    result_key: null,
  })
  expect((await rowOf(id))['files']).toMatch(/"sha256":"[0-9a-f]{64}"/)
  expect(await eventsOf(id)).toEqual(['document.received', 'document.finished', 'document.deleted'])
  const events = await database.prepare('SELECT * FROM events WHERE document_id = ?1').bind(id).all()
  expect(JSON.stringify(events.results)).not.toContain('gone')

  const again = await upload(tenant, { files: pdf, type: '51', externalId: 'gone' })
  expect(again.status).toBe(200)
})

test('a queued document is cancelled: its message finds nothing to do', async () => {
  const id = await receive(tenant, pdf)
  expect((await remove(id)).status).toBe(204)
  expect(await deliver([{ id: 'late', attempts: 1, documentId: id }])).toEqual({ acked: 1, retried: 0 })
  expect(await eventsOf(id)).toEqual(['document.received', 'document.deleted'])
  expect(await objectsOf(id)).toEqual([])
})

test('a document deleted while it is being read leaves nothing behind', async () => {
  const id = await receive(tenant, pdf)
  const reading = deliver([{ id: 'busy', attempts: 1, documentId: id }])
  while ((await rowOf(id))['run'] === null) await scheduler.wait(1)
  expect((await remove(id)).status).toBe(204)
  await reading
  expect(await rowOf(id)).toMatchObject({ state: 'deleted' })
  expect(await objectsOf(id)).toEqual([])
})

test('of ten deletions at the same time one finds the document', async () => {
  const id = await receive(tenant, pdf)
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => remove(id)))).map(
    ({ status }) => status,
  )
  expect(statuses.sort()).toEqual([204, ...Array.from({ length: 9 }, () => 404)])
  expect(await eventsOf(id)).toEqual(['document.received', 'document.deleted'])
})

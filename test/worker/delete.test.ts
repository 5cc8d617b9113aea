import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { bodyAfter, call, licence, newTenant, readAnswer, type Tenant, upload } from './client.ts'
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

test('a file whose document is deleted while it is asked for is not there, as of any deleted one', async () => {
  const id = await receive(tenant, pdf)
  const get = async (key: string) => {
    expect((await remove(id)).status).toBe(204)
    return env.DOCUMENTS.get(key)
  }
  const DOCUMENTS = new Proxy(env.DOCUMENTS, {
    get: (bucket, name) => (name === 'get' ? get : Reflect.get(bucket, name)),
  })
  const headers = { 'SERVICE-API-KEY': tenant.key }
  const request = new Request(`http://ficha.test/documents/${id}/file`, { headers })
  const answer = await createApp().fetch(request, { ...env, DOCUMENTS }, createExecutionContext())
  expect(await readAnswer(answer)).toMatchObject({ status: 404, body: { code: 'document_not_found' } })
})

test('reading again a document whose file retention has just removed is 410', async () => {
  const id = await receive(tenant, pdf)
  await deliver([{ id: 'read', attempts: 1, documentId: id }])
  const purge = () =>
    database.prepare('UPDATE documents SET source_purged_at = 1 WHERE id = ?1').bind(id).run()
  // Asked behind the document.
  const request = new Request(`http://ficha.test/documents/${id}/reprocess`, {
    method: 'POST',
    body: bodyAfter(purge, {}),
    headers: { 'SERVICE-API-KEY': tenant.key },
  })
  const answer = await createApp().fetch(request, env, createExecutionContext())
  expect(await readAnswer(answer)).toMatchObject({ status: 410, body: { code: 'source_purged' } })
})

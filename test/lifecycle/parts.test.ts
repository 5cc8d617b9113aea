import { expect, test } from 'vitest'
import { loadCurrent } from '../../worker/src/courier/load-current.ts'
import type { ApiEnv } from '../../worker/src/env.ts'
import { findDocument } from '../../worker/src/store/documents.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import type { ClaimedDelivery } from '../../worker/src/webhook/delivery.ts'
import { finishedMembers } from '../wire-members.ts'
import { createApi } from './api.ts'
import { clock } from './clock.ts'
import { PAGES, PARTS, partsOf, readAll, splitting, visible } from './splitting.ts'

test('each document of a file becomes one of its own, which the upload lists', async () => {
  const { api, id, address } = await splitting()
  await api.read()
  const received = await partsOf(api, address)
  expect(received.map(({ pages, type, status }) => [pages, type, status])).toEqual([
    ['1-2', 51, 0],
    ['3', 54, 0],
    ['4-6', null, 0],
  ])
  await readAll(api)
  expect(api.world.asked).toEqual([
    { type: 'auto', pages: null },
    { type: 51, pages: '1-2' },
    { type: 54, pages: '3' },
    { type: 'auto', pages: '4-6' },
  ])
  for (const part of await partsOf(api, address)) {
    const { body } = await api.call(`/documents/${part.id}`)
    expect(body).toMatchObject({ id: part.id, parentId: id, status: 1, data: {} })
    expect(body).not.toHaveProperty('parts')
    expect((await api.call(`/documents/${part.id}/file`)).body['text']).toBe('%PDF')
  }
  const { body: lines } = await api.call('/documents/export')
  const exported = String(lines['text']).trimEnd().split('\n')
  expect(exported.map((line) => JSON.parse(line))).toContainEqual((await api.call(address)).body)
})

test('they go with the upload, and one of them alone', async () => {
  const { api, address } = await splitting()
  await readAll(api)
  const [first, ...others] = await partsOf(api, address)
  expect((await api.call(`/documents/${first?.id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await partsOf(api, address)).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  expect((await api.call(address, { method: 'DELETE' })).status).toBe(204)
  expect(await visible(api)).toEqual([])
  expect((await api.env.DOCUMENTS.list({ prefix: 'a/' })).objects).toEqual([])
})

test('a part that was deleted does not come back when the upload is read again', async () => {
  const { api, address } = await splitting()
  await readAll(api)
  const [first] = await partsOf(api, address)
  await api.call(`/documents/${first?.id}`, { method: 'DELETE' })
  expect((await api.post(`${address}/reprocess`)).status).toBe(200)
  await readAll(api)
  expect((await partsOf(api, address)).map(({ pages }) => pages)).toEqual(['3', '4-6'])
})

test('nor when its row would long have gone into the archive', async () => {
  const { api, address } = await splitting(PARTS, { retentionHours: '8760' })
  await readAll(api)
  const [first] = await partsOf(api, address)
  await api.call(`/documents/${first?.id}`, { method: 'DELETE' })
  for (const hours of [1, 31 * 24, 10 * 24]) {
    clock.advance(hours * 3_600_000)
    expect(await sweep(api.env, clock.now())).toEqual([])
  }
  expect((await api.post(`${address}/reprocess`)).status).toBe(200)
  await readAll(api)
  expect((await partsOf(api, address)).map(({ pages }) => pages)).not.toContain('1-2')
  // With the upload nothing is left that could come back.
  await api.call(address, { method: 'DELETE' })
  clock.advance(40 * 24 * 3_600_000)
  for (let sweeps = 0; sweeps < 3; sweeps++) await sweep(api.env, clock.advance(3_600_000) ?? clock.now())
  expect(await api.env.DB_0.prepare('SELECT count(*) AS n FROM documents').first('n')).toBe(0)
})

test('a reader that dies, or reading again, makes no part twice', async () => {
  const { api, address } = await splitting()
  const [message] = api.world.queue.due()
  if (message) await api.world.deliver(message, 'dies with its caller')
  clock.advance(3_600_000)
  await readAll(api)
  expect((await api.post(`${address}/reprocess`)).status).toBe(200)
  await readAll(api)
  expect((await partsOf(api, address)).map(({ pages }) => pages)).toEqual(PAGES)
  expect(await visible(api)).toHaveLength(4)
  const { results } = await api.env.DB_0.prepare('SELECT * FROM uploads').all()
  expect(results).toEqual([])
})

test('an upload that is deleted while it is read leaves no part', async () => {
  const { api, address } = await splitting()
  const [message] = api.world.queue.due()
  await api.call(address, { method: 'DELETE' })
  if (message) await api.world.deliver(message, 'reads')
  await readAll(api)
  expect(await visible(api)).toEqual([])
})

test('webhooks are told of the upload and of each part', async () => {
  const { api } = await splitting()
  await api.listen(['document.received', 'document.finished'])
  await readAll(api)
  const { results } = await api.env.DB_0.prepare('SELECT kind, document_id FROM events').all<{
    kind: string
    document_id: string
  }>()
  const finished = results.filter(({ kind }) => kind === 'document.finished')
  expect(finished).toHaveLength(4)
  expect(new Set(finished.map(({ document_id: id }) => id)).size).toBe(4)
  expect(results.filter(({ kind }) => kind === 'document.received')).toHaveLength(4)
})

test('messages say whose part a document is, and full ones list the parts of the upload', async () => {
  const { api, id, address } = await splitting()
  await readAll(api)
  const { items } = (await api.call('/events')).body as {
    items: { data: { id: string; parentId?: string } }[]
  }
  expect(items).toHaveLength(8)
  const expected = items.map(({ data }) => (data.id === id ? undefined : id))
  expect(items.map(({ data }) => data.parentId)).toEqual(expected)

  const parent = await findDocument(api.env.DB_0, 'a', id)
  const told = {
    kind: 'document.finished',
    document: { id, tenantId: 'a', updatedAt: parent?.updated_at },
    webhook: { payload: 'full' },
  } as ClaimedDelivery
  const current = await loadCurrent(api.env.DB_0, api.env.DOCUMENTS, told)
  expect(current).toEqual((await api.call(address)).body)
  expect(current?.['parts']).toHaveLength(3)
})

test('the upload keeps what the sender asked for: a password and how long the file is kept', async () => {
  const sealing = { WEBHOOK_SECRET_KEY: btoa('0123456789abcdef0123456789abcdef') }
  const { api, address } = await splitting(PARTS, { retentionHours: '1', password: 'segredo' }, sealing)
  await readAll(api)
  expect(api.world.passwords).toEqual(['segredo', 'segredo', 'segredo', 'segredo'])
  const { objects } = await api.env.DOCUMENTS.list({ prefix: 'a/' })
  expect(objects.filter(({ key }) => key.includes('password'))).toEqual([])
  const { results } = await api.env.DB_0.prepare('SELECT retention_hours FROM documents').all()
  expect(results).toEqual(Array(4).fill({ retention_hours: 1 }))
  expect(await partsOf(api, address)).toHaveLength(3)
})

test('a file of one document has no parts, and what is not to be split is as it was', async () => {
  const { api, address } = await splitting([])
  await readAll(api)
  expect((await api.call(address)).body['parts']).toEqual([])
  api.world.part(PARTS)
  const { body } = await api.upload({ type: '54', split: 'false' })
  await readAll(api)
  const plain = await api.call(`/documents/${String(body['id'])}`)
  expect(Object.keys(plain.body)).toEqual(finishedMembers(false))
  expect((await api.upload({ type: '54', split: 'yes' })).status).toBe(400)
})

test('a part has none of the pages that the sender left out', async () => {
  const left = [
    { from: 1, to: 3, pages: '1,3', type: 51 },
    { from: 4, to: 5, pages: '4-5', type: 54 },
  ]
  const { api, address } = await splitting(left, { pages: '1,3-5' })
  await readAll(api)
  expect(api.world.asked.map(({ pages }) => pages)).toEqual(['1,3-5', '1,3', '4-5'])
  expect((await partsOf(api, address)).map(({ pages }) => pages)).toEqual(['1,3', '4-5'])
})

test('all pages are looked through for documents, or those that were asked for', async () => {
  const inspect = async () => ({
    outcome: 'readable',
    pageCount: 23,
    files: [{ mediaType: 'application/pdf', pageCount: 23 }],
  })
  const api = await createApi(
    () => ({ INSPECTOR: { ping: async () => 'alive', inspect } }) as Partial<ApiEnv>,
  )
  await api.upload({ type: 'auto', split: 'true' })
  await api.upload({ type: 'auto', split: 'true', pages: '2-3' })
  await api.upload({ type: 'auto' })
  await readAll(api)
  expect(api.world.asked.map(({ pages }) => pages)).toEqual(['1-23', '2-3', null])
})

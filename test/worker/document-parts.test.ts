import { env, exports } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { fileKey } from '../../worker/src/store/files.ts'
import { call, licence, makePdf, newTenant, type Tenant, upload } from './client.ts'
import { database } from './database.ts'
import { deliver, eventsOf, receive, resultsOf, rowOf } from './received.ts'

let tenant: Tenant
let pdf: Blob
let finished: string
beforeAll(async () => {
  tenant = await newTenant()
  pdf = await licence()
  finished = await receive(tenant, pdf)
  await deliver([{ id: 'm', attempts: 1, documentId: finished }])
})

async function bytesAt(path: string): Promise<{ response: Response; bytes: Uint8Array }> {
  const headers = { 'SERVICE-API-KEY': tenant.key }
  const response = await exports.default.fetch(new Request(`http://ficha.test${path}`, { headers }))
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

test('file: the bytes as uploaded, never as a page', async () => {
  const { response, bytes } = await bytesAt(`/documents/${finished}/file`)
  expect(bytes).toEqual(new Uint8Array(await pdf.arrayBuffer()))
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${finished}-1.pdf"`)
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('X-File-Count')).toBe('1')
})

test('file: several files by number, in the order sent', async () => {
  const [front, back] = [await makePdf(['front']), await makePdf(['back'])]
  const sent = await upload(tenant, { files: [front, back], type: '54' })
  const path = `/documents/${sent.body['id']}/file`
  expect((await bytesAt(`${path}?file=1`)).bytes).toEqual(new Uint8Array(await front.arrayBuffer()))
  const second = await bytesAt(`${path}?file=2`)
  expect(second.bytes).toEqual(new Uint8Array(await back.arrayBuffer()))
  expect(second.response.headers.get('X-File-Count')).toBe('2')
  for (const file of ['3', '0', 'x', '-1']) {
    expect((await call(`${path}?file=${file}`, tenant)).body['code'], file).toBe('invalid_parameter')
  }
})

test('text: by page and line, with places as fractions of the page', async () => {
  const { body } = await call(`/documents/${finished}/text`, tenant)
  const [page] = body['pages'] as { page: number; lines: { text: string; polygon: number[][] }[] }[]
  expect(page?.page).toBe(1)
  expect(page?.lines.map(({ text }) => text).join('\n')).toContain('29004512')
  for (const [x, y] of page?.lines.flatMap(({ polygon }) => polygon) ?? []) {
    expect(Math.min(x ?? -1, y ?? -1)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x ?? 2, y ?? 2)).toBeLessThanOrEqual(1)
  }
  expect(body).toMatchObject({ status: 1, pageCount: 2, engine: { version: expect.any(String) } })
})

test('reprocess: back to RECEIVED, then FINISHED again with one result', async () => {
  const id = await receive(tenant, pdf)
  await deliver([{ id: 'm', attempts: 1, documentId: id }])
  const before = await call(`/documents/${id}`, tenant)
  const again = await call(`/documents/${id}/reprocess`, tenant, { method: 'POST' })
  expect(again.status).toBe(200)
  expect(Object.keys(again.body)).toEqual(['id', 'type', 'status', 'statusDesc', 'createdAt', 'updatedAt'])
  expect(again.body).toMatchObject({ id, status: 0, createdAt: before.body['createdAt'] })
  const after = await call(`/documents/${id}?wait=25`, tenant)
  expect(after.body).toMatchObject({ status: 1, data: before.body['data'] })
  expect(await resultsOf(tenant, id)).toHaveLength(1)
  const kinds = ['document.received', 'document.finished']
  expect(await eventsOf(id)).toEqual([...kinds, ...kinds])
})

test('reprocess: a failed document of yesterday gets its day and its attempts again', async () => {
  const id = await receive(tenant, pdf, {
    createdAt: Date.now() - 30 * 3_600_000,
    sendAt: Date.now() + 3_600_000,
  })
  await database
    .prepare(`UPDATE documents SET state = 'failed', attempts = 3, error_code = 'engine_error' WHERE id = ?1`)
    .bind(id)
    .run()
  expect((await call(`/documents/${id}/reprocess`, tenant, { method: 'POST' })).status).toBe(200)
  expect((await call(`/documents/${id}?wait=25`, tenant)).body['status']).toBe(1)
})

test('reprocess: not while it is being read, and once for ten at the same time', async () => {
  const id = await receive(tenant, pdf)
  const early = await call(`/documents/${id}/reprocess`, tenant, { method: 'POST' })
  expect([early.status, early.body['code']]).toEqual([409, 'document_in_progress'])
  await deliver([{ id: 'm', attempts: 1, documentId: id }])
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(`/documents/${id}/reprocess`, tenant, { method: 'POST' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
})

test('what retention removed is gone: file and reprocess 410, then the reading as well', async () => {
  const id = await receive(tenant, pdf)
  await deliver([{ id: 'm', attempts: 1, documentId: id }])
  await database.prepare('UPDATE documents SET source_purged_at = 1 WHERE id = ?1').bind(id).run()
  for (const [path, method] of [
    ['file', 'GET'],
    ['reprocess', 'POST'],
  ] as const) {
    const { status, body } = await call(`/documents/${id}/${path}`, tenant, { method })
    expect([status, body['code']]).toEqual([410, 'source_purged'])
  }
  expect((await call(`/documents/${id}`, tenant)).status).toBe(200)
  await database.prepare('UPDATE documents SET result_purged_at = 1 WHERE id = ?1').bind(id).run()
  for (const path of ['', '/fields', '/text']) {
    const { status, body } = await call(`/documents/${id}${path}`, tenant)
    expect([status, body['code']], path).toEqual([410, 'document_expired'])
  }
  expect(await rowOf(id)).toMatchObject({ state: 'finished' })
})

test('a file that R2 lost is no server error', async () => {
  const id = await receive(tenant, pdf)
  await env.DOCUMENTS.delete(fileKey(tenant.id, id, 0))
  expect((await call(`/documents/${id}/file`, tenant)).status).toBe(410)
})

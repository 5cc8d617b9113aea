import { createClient, type FichaClient, readDocument } from '@ficha/client'
import { openFile } from '@ficha/client/node'
import { expect, test } from 'vitest'
import { printedPath } from '../documents/pictures.ts'
import { makePdf } from './client.ts'
import type { Service } from './service.ts'

export const LICENCE = printedPath('tuning', '51-cetesb-renewal.pdf')
/** The id of no document. */
export const NOBODY = '019a0000-0000-7000-8000-000000000001'

/** Every call about documents and keys, against the real service. */
export function documentCalls(service: () => Service, ficha: () => FichaClient): void {
  test('upload, wait, data, fields, text and file', async () => {
    const received = await ficha().upload({
      files: await openFile(LICENCE),
      type: 'LO',
      externalId: 'order-7',
    })
    expect(received).toMatchObject({
      status: 0,
      type: 51,
      externalId: 'order-7',
      createdAt: expect.any(Date),
    })
    const { id } = received

    const document = await ficha().waitFor(id, { timeoutMs: 60_000 })
    if (document.status !== 1 || document.type !== 51) throw new TypeError('not a finished licence')
    expect(document.data.scope).toBe('STATE')
    expect(document.data.licensePlate).toEqual([])
    expect(document.data.documentValidation).toEqual(expect.any(Boolean))
    expect(await ficha().get(id, { waitSeconds: 1 })).toEqual(document)

    const fields = await ficha().fields(id)
    if (fields.status !== 1 || fields.type !== 51) throw new TypeError('no fields of a finished licence')
    expect(Object.keys(fields.fields)).toEqual(Object.keys(document.data))
    expect(fields.fields.number).toMatchObject({ value: document.data.number, page: 1, source: 'text-layer' })
    expect(fields.engine.version).toEqual(expect.any(String))

    const text = await ficha().text(id)
    if (text.status !== 1) throw new TypeError('no text')
    expect(text.pages[0]?.lines.map((line) => line.text).join(' ')).toContain(document.data.number)

    const { blob, count } = await ficha().file(id)
    expect(count).toBe(1)
    expect(blob.type).toBe('application/pdf')
    expect(await blob.bytes()).toEqual(await (await openFile(LICENCE)).bytes())
  })

  test.each([
    [51, '51-ibama-transport-fleet-80.pdf'],
    [54, '54-card-2022-cetpp.pdf'],
    [23, '23-caption-rows-guarda-couple.pdf'],
  ] as const)('nothing of type %i is lost in any of the four forms', async (type, name) => {
    const { id } = await ficha().upload({ files: await openFile(printedPath('tuning', name)), type })
    const document = await ficha().waitFor(id)
    if (document.status !== 1) throw new TypeError('not finished')
    for (const form of ['?naming=camel', '', '?values=text', '?naming=camel&values=text']) {
      const headers = { 'SERVICE-API-KEY': service().key }
      const response = await fetch(`${service().base}/documents/${id}${form}`, { headers })
      const answer = JSON.parse(await response.text())
      if (form === '?naming=camel') expect(document.data).toEqual(answer.data)
      expect(readDocument(answer)).toEqual(document)
    }
  })

  test('a stream is a file, pages are chosen, a file that is none is refused with its code', async () => {
    const stream = new Blob([new Uint8Array(await makePdf('stream', 2))]).stream()
    const { id } = await ficha().upload({ files: stream, type: 51, pages: '2' })
    expect((await ficha().waitFor(id)).status).not.toBe(0)
    const refused = ficha().upload({ files: new TextEncoder().encode('no document'), type: 54, pages: '0' })
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_pages',
      status: 400,
      errors: [{ parameter: 'pages', code: 'invalid_pages' }],
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('the same upload with the same key is one document, and a taken externalId names its owner', async () => {
    const files = await makePdf('again', 1)
    const upload = { files, type: 51, externalId: 'order-8', idempotencyKey: 'order-8' } as const
    const { id } = await ficha().upload(upload)
    expect((await ficha().upload(upload)).id).toBe(id)
    const conflict = ficha().upload({ ...upload, idempotencyKey: undefined })
    await expect(conflict).rejects.toMatchObject({
      code: 'external_id_conflict',
      status: 409,
      problem: { documentId: id },
    })
  })

  test('the list goes over all pages; what is deleted is gone', async () => {
    const files = await makePdf('listed', 1)
    const sent: string[] = []
    for (let i = 0; i < 3; i++) sent.push((await ficha().upload({ files, type: 23 })).id)
    const listed: string[] = []
    for await (const document of ficha().list({ type: 23, pageSize: 2 })) listed.push(document.id)
    // Behind them are those of other tests.
    expect(listed.slice(0, 3)).toEqual([...sent].reverse())

    await ficha().waitFor(sent[0] ?? '')
    const [first] = sent
    if (first === undefined) throw new RangeError('nothing was sent')
    expect((await ficha().reprocess(first)).status).toBe(0)
    await ficha().waitFor(first)
    await ficha().delete(first)
    await expect(ficha().get(first)).rejects.toMatchObject({ code: 'document_not_found', status: 404 })
    await expect(ficha().delete(first)).rejects.toMatchObject({ code: 'document_not_found' })
  })

  test('whoever may not, is told so', async () => {
    const stranger = createClient({ url: service().base, apiKey: 'fch_test_nobody' })
    await expect(stranger.get(NOBODY)).rejects.toMatchObject({ code: 'invalid_api_key', status: 401 })
    await expect(ficha().waitFor(NOBODY)).rejects.toMatchObject({ code: 'document_not_found' })
    const elsewhere = createClient({ url: `${service().base}/nothing/here`, apiKey: service().key })
    await expect(elsewhere.get(NOBODY)).rejects.toMatchObject({ code: 'route_not_found' })
  })

  test('limits and health need no key', async () => {
    const anybody = createClient({ url: service().base, apiKey: 'none' })
    expect(await anybody.limits()).toMatchObject({ uploadBytesMax: 20_000_000, waitSecondsMax: 25 })
    expect(await anybody.health()).toMatchObject({ status: 'ok' })
  })

  test('keys are issued, used, rotated and revoked', async () => {
    const issued = await ficha().keys.create({ name: 'reader', scopes: ['documents:read'], values: 'text' })
    const reader = createClient({ url: service().base, apiKey: issued.key })
    await expect(reader.get(NOBODY)).rejects.toMatchObject({ code: 'document_not_found' })
    await expect(reader.keys.list()).rejects.toMatchObject({ code: 'insufficient_scope', status: 403 })
    const rotated = await ficha().keys.rotate(issued.id, { graceSeconds: 0 })
    expect(rotated.replaced.id).toBe(issued.id)
    await expect(reader.get(NOBODY)).rejects.toMatchObject({ code: 'invalid_api_key' })
    await ficha().keys.revoke(rotated.id)
    const keys = await ficha().keys.list()
    expect(keys.find((key) => key.id === rotated.id)).toMatchObject({
      name: 'reader',
      scopes: ['documents:read'],
      revokedAt: expect.any(Date),
    })
  })
}

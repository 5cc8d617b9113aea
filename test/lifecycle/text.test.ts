import { describe, expect, test } from 'vitest'
import { loadCurrent } from '../../worker/src/courier/load-current.ts'
import type { TextData } from '../../worker/src/read/text-of.ts'
import type { ClaimedDelivery } from '../../worker/src/webhook/delivery.ts'
import { finishedMembers } from '../wire-members.ts'
import { createApi } from './api.ts'
import { clock } from './clock.ts'
import { type Api, finished } from './finished.ts'
import { splitting } from './splitting.ts'

const POLYGON = [
  [0.1, 0.1],
  [0.3, 0.1],
  [0.3, 0.12],
  [0.1, 0.12],
] as const
const WORDS = ['Çantaria', 'PAULO-SEGREDO', '"}{"'].map((text) => ({
  text,
  polygon: POLYGON,
  confidence: 0.9,
}))
/** Signs of several bytes and of JSON itself, so that whoever cuts bytes is found out. */
const TEXT: TextData = {
  pages: [
    {
      page: 1,
      width: 595,
      height: 842,
      sheet: null,
      unit: 'point',
      lines: [
        {
          text: WORDS.map(({ text }) => text).join(' '),
          polygon: POLYGON,
          confidence: 0.9,
          source: 'ocr',
          words: WORDS,
        },
      ],
      blocks: [{ kind: 'paragraph', polygon: POLYGON, lines: [0] }],
      codes: [],
      issues: [],
    },
  ],
  markdown: 'Çantaria PAULO-SEGREDO\n',
}

/** R2 that sends a few bytes at a time, as over a network. */
function inPieces(bucket: R2Bucket, size: number): R2Bucket {
  const get = async (key: string) => {
    const object = await bucket.get(key)
    if (object === null) return null
    const bytes = new Uint8Array(await object.arrayBuffer())
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.slice(i * size, (i + 1) * size),
    )
    return { ...object, body: new Response(new Blob(pieces)).body && streamOf(pieces) }
  }
  return { ...bucket, get } as unknown as R2Bucket
}

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const rest = [...pieces]
  return new ReadableStream({
    pull(controller) {
      const next = rest.shift()
      if (next === undefined) controller.close()
      else controller.enqueue(next)
    },
  })
}

async function readText(api: Api, fields: Readonly<Record<string, string>> = {}) {
  api.world.sayText(TEXT)
  clock.advance(1000)
  const { body: sent } = await api.upload({ type: 'text', ...fields })
  await api.read()
  return { sent, id: String(sent['id']), address: `/documents/${sent['id']}` }
}

describe('the text of any page', () => {
  test('is `data` of its document, with the members of every other', async () => {
    const api = await createApi()
    const { sent, address, id } = await readText(api, { externalId: 'letter' })
    expect(sent).toMatchObject({ type: 'text', status: 0, statusDesc: 'RECEIVED' })
    expect(api.world.asked).toEqual([{ type: 'text', pages: null }])
    const { body, headers } = await api.call(address)
    expect(Object.keys(body)).toEqual(finishedMembers(true))
    expect(body).toMatchObject({ id, type: 'text', status: 1, statusDesc: 'FINISHED', processTime: 1 })
    expect(body['data']).toEqual(TEXT)
    expect(headers.get('ETag')).toMatch(/^"/)
    // Nothing in it has a spelling or a form to choose.
    expect((await api.call(`${address}?naming=camel&values=text`)).body).toEqual(body)
    expect((await api.call(`/v1${address}?wait=1`)).body).toEqual(body)
  })

  test.each([1, 2, 3, 7, 1000])(
    'stands beside the members under /text, in pieces of %i bytes',
    async (size) => {
      const api = await createApi(({ DOCUMENTS }) => ({ DOCUMENTS: inPieces(DOCUMENTS, size) }))
      const { id, address } = await readText(api)
      const { body } = await api.call(`${address}/text`)
      expect(body).toMatchObject({ id, type: 'text', ...TEXT, pageCount: 1, status: 1, processTime: 1 })
      expect(body['engine']).toEqual({ version: '0', models: { reader: '00' } })
      expect((await api.call(address)).body['data']).toEqual(TEXT)
    },
  )

  test('as plain text, Markdown and hOCR', async () => {
    const api = await createApi()
    const { address } = await readText(api)
    const plain = await api.call(`${address}/text?format=text`)
    expect(plain.body['text']).toContain('Çantaria PAULO-SEGREDO')
    expect(plain.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const markdown = await api.call(`${address}/text?format=markdown`)
    expect(markdown.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    expect(markdown.body['text']).toContain('Çantaria PAULO-SEGREDO')
    const hocr = await api.call(`${address}/text?format=hocr`)
    expect(hocr.headers.get('Content-Type')).toBe('text/vnd.hocr+html; charset=utf-8')
    expect(hocr.body['text']).toMatch(/class='?"?ocrx_word.+bbox 248 351 744 421; x_wconf 90">PAULO-SEGREDO</)
    expect((await api.call(`${address}/text?format=pdf`)).body['code']).toBe('invalid_parameter')
  })

  test('of a document with fields there is JSON alone; before the end there is the document', async () => {
    const api = await createApi()
    const { address } = await finished(api)
    const refused = await api.call(`${address}/text?format=hocr`)
    expect([refused.status, refused.body['code']]).toEqual([400, 'invalid_parameter'])
    const { body } = await api.upload({ type: 'text' })
    const early = await api.call(`/documents/${body['id']}/text?format=markdown`)
    expect(early.body).toEqual(body)
  })

  test('has no fields, and nothing to correct', async () => {
    const api = await createApi()
    const { address } = await readText(api)
    const { body } = await api.call(`${address}/fields`)
    expect(body).toMatchObject({
      type: 'text',
      fields: {},
      more: {},
      validations: [],
      pageCount: 1,
      status: 1,
    })
    expect(body['engine']).toEqual({ version: '0', models: { reader: '00' } })
    const answer = await api.patch(`${address}/fields`, { values: { name: 'ANA' } })
    expect([answer.status, answer.body['code']]).toEqual([409, 'nothing_to_review'])
  })

  test('is in R2 alone: no row says anything of it', async () => {
    const api = await createApi()
    const { id } = await readText(api)
    for (const table of ['documents', 'events', 'deliveries']) {
      const { results } = await api.env.DB_0.prepare(`SELECT * FROM ${table}`).all()
      expect(JSON.stringify(results)).not.toMatch(/SEGREDO|Çantaria/)
      expect(JSON.stringify(results).length).toBeLessThan(2500)
    }
    const { objects } = await api.env.DOCUMENTS.list({ prefix: `a/${id}/results/` })
    expect(objects).toHaveLength(1)
    await api.env.DB_0.prepare('UPDATE documents SET result_purged_at = 1').run()
    for (const path of ['', '/text', '/fields'])
      expect((await api.call(`/documents/${id}${path}`)).body['code']).toBe('document_expired')
    await api.call(`/documents/${id}`, { method: 'DELETE' })
    expect((await api.env.DOCUMENTS.list({ prefix: `a/${id}/` })).objects).toEqual([])
  })

  test('is listed and filtered as what it is', async () => {
    const api = await createApi()
    const { id } = await readText(api)
    const { id: licence } = await finished(api)
    const ids = async (query: string) =>
      ((await api.call(`/documents?${query}`)).body['items'] as { id: string }[]).map((item) => item.id)
    expect(await ids('')).toEqual([licence, id])
    expect(await ids('type=text')).toEqual([id])
    expect(await ids('type=TEXT')).toEqual([id])
    expect(await ids('type=54')).toEqual([licence])
    expect((await api.call('/documents?type=auto')).body['code']).toBe('invalid_parameter')
  })

  test('is told of like any other, and a full message of it is thin', async () => {
    const api = await createApi()
    const { id, sent } = await readText(api)
    const { body } = await api.call('/events')
    const items = body['items'] as { type: string; data: object; timestamp: string }[]
    expect(items.map(({ type }) => type)).toEqual(['document.received', 'document.finished'])
    expect(items[0]?.data).toEqual(sent)
    expect(items[1]?.data).toMatchObject({ id, type: 'text', status: 1 })
    const delivery = {
      kind: 'document.finished',
      document: { id, tenantId: 'a', updatedAt: Date.parse(items[1]?.timestamp ?? '') },
      webhook: { payload: 'full' },
    } as unknown as ClaimedDelivery
    expect(await loadCurrent(api.env.DB_0, api.env.DOCUMENTS, delivery)).toBeNull()
  })

  test('can be read again as a type, and a document of a type as text', async () => {
    const api = await createApi()
    const { address } = await readText(api)
    const again = await api.post(`${address}/reprocess`, { type: 54 })
    expect(again.body).toMatchObject({ type: 54, status: 0 })
    await api.read()
    expect((await api.call(address)).body).toMatchObject({ type: 54, status: 1 })
    expect((await api.post(`${address}/reprocess`, { type: 'Text' })).body).toMatchObject({ type: 'text' })
    await api.read()
    expect((await api.call(address)).body).toMatchObject({ type: 'text', data: TEXT })
    // Without a type it is read as before.
    expect((await api.post(`${address}/reprocess`)).body).toMatchObject({ type: 'text' })
  })

  test('is not split, neither at upload nor later', async () => {
    const api = await createApi()
    const { status, body } = await api.upload({ type: 'text', split: 'true' })
    expect([status, body['code']]).toEqual([422, 'invalid_value'])
    expect(body['errors']).toMatchObject([{ parameter: 'split' }])
    const parent = await splitting()
    await parent.api.read()
    const later = await parent.api.post(`${parent.address}/reprocess`, { type: 'text' })
    expect([later.status, later.body['code']]).toEqual([422, 'invalid_value'])
    expect(later.body['errors']).toMatchObject([{ parameter: 'type' }])
  })

  test('has a line without data in an export, and no columns', async () => {
    const api = await createApi()
    const { id } = await readText(api)
    const { body } = await api.call('/documents/export')
    expect(body).toMatchObject({ id, type: 'text', status: 1 })
    expect(body).not.toHaveProperty('data')
    expect((await api.call('/documents/export?format=csv&type=text')).body['errors']).toMatchObject([
      { parameter: 'type' },
    ])
  })

  test('an unreadable one is FAILED like any other', async () => {
    const api = await createApi()
    const { body } = await api.upload({ type: 'text' })
    const [message] = api.world.queue.due()
    if (message === undefined) throw new Error('no message waits')
    await api.world.deliver(message, 'cannot read')
    expect((await api.call(`/documents/${body['id']}`)).body).toMatchObject({
      type: 'text',
      status: 2,
      error: { code: 'no_text_found' },
    })
  })
})

import { PDFDocument, StandardFonts } from 'pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { TILE_HEIC } from '../contract/tile-heic.ts'
import { call, makePdf, newTenant, type Tenant, upload } from './client.ts'
import { rowOf } from './received.ts'

let tenant: Tenant
beforeAll(async () => {
  tenant = await newTenant()
})

const LETTER = `Prezados senhores,
segue a lista de compras da semana`

interface Page {
  readonly lines: readonly {
    readonly text: string
    readonly words: readonly { readonly text: string; readonly confidence: number }[]
  }[]
  readonly blocks: readonly { readonly kind: string; readonly lines: readonly number[] }[]
}

/** Pages of some 8,500 words each, as small as one may print. */
async function finePrint(pages: number): Promise<Blob> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Courier)
  const text = Array(125).fill(Array(68).fill('ab').join(' ')).join('\n')
  for (let page = 0; page < pages; page++)
    pdf.addPage([595, 842]).drawText(text, { x: 20, y: 820, size: 4.5, lineHeight: 6.4, font })
  return new Blob([await pdf.save()])
}

/** Every answer is held against the OpenAPI document: `call` sees to it. */
async function readText(file: Blob, fields: Readonly<Record<string, string>> = {}) {
  const sent = await upload(tenant, { files: file, type: 'text', ...fields })
  expect([sent.status, sent.body['type']]).toEqual([200, 'text'])
  const { body } = await call(`/documents/${sent.body['id']}?wait=25`, tenant)
  return { id: String(sent.body['id']), body }
}

test('any page is read: lines, words, blocks and Markdown', async () => {
  const { id, body } = await readText(await makePdf([LETTER, 'Segunda folha']))
  expect(body).toMatchObject({ type: 'text', status: 1, statusDesc: 'FINISHED' })
  const { pages, markdown } = body['data'] as { pages: Page[]; markdown: string }
  expect(pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    LETTER.split('\n'),
    ['Segunda folha'],
  ])
  expect(pages[0]?.lines[0]?.words).toMatchObject([
    { text: 'Prezados', confidence: 1 },
    { text: 'senhores,', confidence: 1 },
  ])
  expect(pages[0]?.blocks.flatMap(({ lines }) => lines)).toEqual([0, 1])
  expect(markdown).toContain('---')
  const text = await call(`/documents/${id}/text`, tenant)
  expect(text.body).toMatchObject({ pages, markdown, pageCount: 2, engine: { models: expect.any(Object) } })
  expect((await call(`/documents/${id}/fields`, tenant)).body).toMatchObject({ fields: {}, pageCount: 2 })
  for (const format of ['text', 'markdown', 'hocr'])
    expect((await call(`/documents/${id}/text?format=${format}`, tenant)).body['text']).toContain('Segunda')
  // What it says is in R2, not in its row.
  expect(JSON.stringify(await rowOf(id))).not.toContain('Prezados')
})

test('so are the pages that are named, and a page on which nothing stands', async () => {
  const { body } = await readText(await makePdf(['um', 'dois', '']), { pages: '2-3' })
  const { pages } = body['data'] as { pages: Page[] }
  expect(pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['dois'], []])
})

test('a text of more words than an isolate has memory for is refused with what to do', async () => {
  const { body } = await readText(await finePrint(4))
  expect(body).toMatchObject({ type: 'text', status: 2, error: { code: 'unreadable_document' } })
  expect((body['error'] as { detail: string }).detail).toContain('30000 words')
})

test('a webhook of texts alone hears of texts alone', async () => {
  const made = await call('/webhooks', tenant, {
    method: 'POST',
    body: JSON.stringify({ url: 'https://example.com/hook', types: ['text', 51] }),
  })
  expect(made.body).toMatchObject({ types: ['text', 51] })
  const { body } = await call('/webhooks', tenant, {
    method: 'POST',
    body: JSON.stringify({ url: 'https://example.com/hook', types: ['auto'] }),
  })
  expect(body['code']).toBe('invalid_parameter')
})

test('a photo as an iPhone takes it is decoded', async () => {
  const heic = Uint8Array.from(atob(TILE_HEIC), (character) => character.charCodeAt(0))
  const { body } = await readText(new Blob([heic]))
  expect(body).toMatchObject({ status: 1, statusDesc: 'FINISHED' })
  const { pages } = body['data'] as { pages: unknown[] }
  expect(pages).toMatchObject([{ width: 256, height: 256, unit: 'pixel', lines: [] }])
})

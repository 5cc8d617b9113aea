import { createClient } from '@ficha/client'
import { expect, expectTypeOf, test } from 'vitest'
import { FINISHED, json, problem, RECEIVED, scriptedHost } from './scripted-host.ts'

const POLYGON = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
const WORD = { text: 'Ana', polygon: POLYGON, confidence: 0.9 }
const TEXT = {
  pages: [
    {
      page: 1,
      width: 595,
      height: 842,
      unit: 'point',
      sheet: null,
      lines: [{ ...WORD, source: 'ocr', words: [WORD] }],
      blocks: [
        { kind: 'heading', polygon: POLYGON, lines: [0] },
        {
          kind: 'table',
          polygon: POLYGON,
          lines: [0],
          rows: 1,
          columns: 1,
          cells: [{ row: 0, column: 0, width: 1, text: 'Ana', lines: [0] }],
        },
      ],
      codes: [{ format: 'QRCode', text: null, polygon: POLYGON }],
      issues: [{ code: 'pixels_not_read', message: 'm' }],
    },
  ],
  markdown: '## Ana\n',
}
const READ = { ...FINISHED, type: 'text', data: TEXT }
const ABOUT = { pageCount: 1, engine: { version: '1', models: {} } }

function clientOf(...answers: readonly Response[]) {
  const host = scriptedHost(answers)
  return { host, client: createClient({ url: 'https://ficha.example', apiKey: 'k' }, host) }
}

test('a document that was sent as text has its text as data', async () => {
  const { client } = clientOf(json(READ))
  const document = await client.get(FINISHED.id)
  if (document.status !== 1 || document.type !== 'text') throw new Error('no text')
  expectTypeOf(document.data.markdown).toEqualTypeOf<string>()
  expect(document.data).toEqual(TEXT)
  const [block] = document.data.pages[0]?.blocks.slice(1) ?? []
  expect(block?.kind === 'table' && block.cells[0]?.text).toBe('Ana')
})

test('and the same as text, and no fields', async () => {
  const { data: _, ...rest } = READ
  const { client } = clientOf(
    json({ ...rest, ...TEXT, ...ABOUT }),
    json({ ...rest, fields: {}, more: {}, validations: [], ...ABOUT }),
  )
  const text = await client.text(FINISHED.id)
  expect(text).toMatchObject({ type: 'text', ...TEXT, ...ABOUT })
  const fields = await client.fields(FINISHED.id)
  expect(fields).toMatchObject({ type: 'text', fields: {}, more: {}, validations: [], reviewed: null })
})

test('while it is read it is like any other', async () => {
  const received = { ...RECEIVED, type: 'text' }
  const { client } = clientOf(json(received), json(received), json(received))
  const expected = { id: RECEIVED.id, type: 'text', status: 0 }
  expect(await client.get(RECEIVED.id)).toMatchObject(expected)
  expect(await client.text(RECEIVED.id)).toMatchObject(expected)
  expect(await client.fields(RECEIVED.id)).toMatchObject(expected)
})

test('Markdown and hOCR come as they are; what is no text has none', async () => {
  const markdown = new Response('# Ana', { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } })
  const { client, host } = clientOf(markdown, json(RECEIVED), problem(400, 'invalid_parameter'))
  expect(await client.textAs(READ.id, 'markdown')).toBe('# Ana')
  expect(host.requests[0]?.url.search).toBe('?format=markdown')
  await expect(client.textAs(READ.id, 'hocr')).rejects.toMatchObject({ code: 'unexpected_answer' })
  await expect(client.textAs(READ.id, 'hocr')).rejects.toMatchObject({ code: 'invalid_parameter' })
})

test('an upload, a list and a reading anew ask for it', async () => {
  const received = { ...RECEIVED, type: 'text' }
  const { client, host } = clientOf(
    json(received),
    json({ items: [received], nextCursor: null }),
    json(received),
  )
  await client.upload({ files: new Uint8Array(), type: 'text' })
  const [sent] = host.requests.map(({ init }) => init.body)
  expect(sent instanceof FormData && sent.get('type')).toBe('text')
  for await (const listed of client.list({ type: 'text' })) expect(listed).toMatchObject({ type: 'text' })
  expect(host.requests[1]?.url.searchParams.get('type')).toBe('text')
  await client.reprocess(RECEIVED.id, { type: 'text' })
  expect(host.requests[2]?.init.body).toBe('{"type":"text"}')
})

test.each([
  ['nothing', undefined],
  ['a page without lines', { pages: [{ page: 1 }], markdown: '' }],
])('%s is no text', async (_, data) => {
  const { client } = clientOf(json({ ...READ, data }))
  await expect(client.get(READ.id)).rejects.toMatchObject({ code: 'unexpected_answer' })
})

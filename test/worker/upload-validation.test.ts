import { env, exports } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { call, formOf, licence, makePdf, newTenant, type Tenant, upload } from './client.ts'
import { database } from './database.ts'

let tenant: Tenant
let pdf: Blob
beforeAll(async () => {
  tenant = await newTenant()
  pdf = await licence()
})

type Parts = Parameters<typeof formOf>[0]
const FILE = Symbol('the licence')
type Case = readonly [
  name: string,
  parts: Record<string, Parts[string] | typeof FILE>,
  code: string,
  parameter: string,
]

const CASES: readonly Case[] = [
  ['no files', { type: '51' }, 'missing_parameter', 'files'],
  ['files as text', { files: 'abc', type: '51' }, 'invalid_parameter', 'files'],
  ['no type', { files: FILE }, 'missing_parameter', 'type'],
  ['an empty type', { files: FILE, type: '' }, 'missing_parameter', 'type'],
  ['another number', { files: FILE, type: '52' }, 'unknown_type', 'type'],
  ['a name of JavaScript', { files: FILE, type: 'constructor' }, 'unknown_type', 'type'],
  ['type as a file', { files: FILE, type: new Blob(['51']) }, 'invalid_parameter', 'type'],
  ['page 0', { files: FILE, type: '51', pages: '0' }, 'invalid_pages', 'pages'],
  ['a reversed range', { files: FILE, type: '51', pages: '3-1' }, 'invalid_pages', 'pages'],
  ['pages that are words', { files: FILE, type: '51', pages: 'all' }, 'invalid_pages', 'pages'],
  ['pages that are empty', { files: FILE, type: '51', pages: '' }, 'invalid_pages', 'pages'],
  ['too long pages', { files: FILE, type: '51', pages: `${'1,'.repeat(100)}1` }, 'invalid_pages', 'pages'],
  ['an empty externalId', { files: FILE, type: '51', externalId: '' }, 'invalid_parameter', 'externalId'],
  [
    'a long externalId',
    { files: FILE, type: '51', externalId: 'x'.repeat(129) },
    'invalid_parameter',
    'externalId',
  ],
  ['a line break', { files: FILE, type: '51', externalId: 'a\r\nb' }, 'invalid_parameter', 'externalId'],
  ['a NUL', { files: FILE, type: '51', externalId: 'a\0b' }, 'invalid_parameter', 'externalId'],
]

test.each(CASES)('%s: 400', async (_name, parts, code, parameter) => {
  const real = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, typeof part === 'symbol' ? pdf : part]),
  )
  const answer = await upload(tenant, real)
  expect(answer.status).toBe(400)
  expect(answer.body['code']).toBe(code)
  expect(answer.body['errors']).toEqual([{ parameter, code, detail: expect.any(String) }])
})

test('all parameter errors come in one answer, and none quotes the input', async () => {
  const answer = await upload(tenant, { type: 'SECRET-1', pages: 'SECRET-2', externalId: 'SECRET-3\n' })
  expect(answer.body['code']).toBe('invalid_parameter')
  expect((answer.body['errors'] as { parameter: string }[]).map(({ parameter }) => parameter)).toEqual([
    'files',
    'type',
    'pages',
    'externalId',
  ])
  expect(JSON.stringify(answer.body)).not.toContain('SECRET')
})

test.each(['LO', 'environmental_license', ' 51 '])('type %s is 51', async (type) => {
  expect((await upload(tenant, { files: pdf, type })).body['type']).toBe(51)
})

test.each([
  ['DRIVER_LICENSE', 54],
  ['tutela', 23],
])('type %s is %d', async (type, code) => {
  expect((await upload(tenant, { files: pdf, type })).body['type']).toBe(code)
})

test('parts that nobody knows are refused', async () => {
  const answer = await upload(tenant, { files: pdf, type: '51', colour: 'blue' })
  expect([answer.status, answer.body['code']]).toEqual([422, 'unknown_parameter'])
})

test.each([
  ['text', 'hello', 415, 'unsupported_media_type'],
  ['nothing', '', 422, 'corrupt_file'],
  ['a PDF in name only', '%PDF-1.7\nnonsense', 422, 'corrupt_file'],
])('a file of %s is refused at upload', async (_name, content, status, code) => {
  const answer = await upload(tenant, { files: new File([content], 'scan.pdf'), type: '51' })
  expect([answer.status, answer.body['code']]).toEqual([status, code])
})

test('a file of nothing is called empty, also behind another', async () => {
  for (const files of [new Blob(), [pdf, new Blob()], new Blob()]) {
    const answer = await upload(tenant, { files, type: '51' })
    expect(answer.body).toMatchObject({ code: 'corrupt_file', detail: 'the file is empty' })
  }
})

test('pages are checked against the document', async () => {
  expect((await upload(tenant, { files: pdf, type: '51', pages: '1-2' })).status).toBe(200)
  const answer = await upload(tenant, { files: pdf, type: '51', pages: '1,3' })
  expect([answer.status, answer.body['code']]).toEqual([422, 'page_out_of_range'])
})

test('51 pages are too many', async () => {
  const long = await makePdf(Array.from({ length: 51 }, (_, i) => `page ${i + 1}`))
  const answer = await upload(tenant, { files: long, type: '51' })
  expect([answer.status, answer.body['code']]).toEqual([422, 'too_many_pages'])
})

test.each(['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'])(
  'a body that claims to be %s is malformed',
  async (type) => {
    const answer = await call('/documents/upload', tenant, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': type },
    })
    expect([answer.status, answer.body['code']]).toEqual([400, 'malformed_multipart'])
  },
)

test.each(['garbage', '--x\r\nbroken', ''])('a multipart body of %j is malformed', async (body) => {
  const answer = await call('/documents/upload', tenant, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  })
  expect(answer.status).toBe(400)
})

test.each([
  ['with', true],
  ['without', false],
])('a body of 21 MB %s Content-Length is too large', async (_name, isLengthSent) => {
  const form = new Response(formOf({ files: new Blob([new Uint8Array(21_000_000)]), type: '51' }))
  const contentType = form.headers.get('Content-Type') ?? ''
  const bytes = await form.arrayBuffer()
  const stream = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.byteLength; at += 65_536) {
        controller.enqueue(new Uint8Array(bytes.slice(at, at + 65_536)))
      }
      controller.close()
    },
  })
  const answer = await call('/documents/upload', tenant, {
    method: 'POST',
    body: isLengthSent ? bytes : stream,
    headers: { 'Content-Type': contentType },
  })
  expect([answer.status, answer.body['code'], answer.body['maxBytes']]).toEqual([
    413,
    'file_too_large',
    20_000_000,
  ])
})

test('a refused upload leaves nothing behind', async () => {
  const stranger = await newTenant()
  await upload(stranger, { files: new File(['hello'], 'a.pdf'), type: '51' })
  await upload(stranger, { files: pdf, type: '51', pages: '9' })
  const rows = await database
    .prepare('SELECT count(*) AS n FROM documents WHERE tenant_id = ?1')
    .bind(stranger.id)
    .first('n')
  expect(rows).toBe(0)
  expect((await env.DOCUMENTS.list({ prefix: stranger.id })).objects).toEqual([])
})

test('several files are the pages of one document', async () => {
  const answer = await upload(tenant, { files: [pdf, pdf], type: '51', pages: '4' })
  expect(answer.status).toBe(200)
  const headers = { 'SERVICE-API-KEY': tenant.key }
  for (const file of [1, 2]) {
    const address = `http://ficha.test/documents/${answer.body['id']}/file?file=${file}`
    const sent = await exports.default.fetch(new Request(address, { headers }))
    expect([sent.headers.get('Content-Type'), sent.headers.get('X-File-Count')]).toEqual([
      'application/pdf',
      '2',
    ])
    expect((await sent.arrayBuffer()).byteLength).toBe(pdf.size)
  }
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTruth } from '../../cli/src/evaluate/truth/find-truth.ts'
import { documentOf } from '../../cli/src/extract/gather/document-files.ts'
import { startLabelServer } from '../../cli/src/label/label-server.ts'
import { pageFiles } from '../../cli/src/label/page-files.ts'
import { truthPaths, whatIsAt, writeTruth } from '../../cli/src/label/truth-file.ts'

/** The local server of `ficha label`: what it gives, to whom, and what it writes. */
const TOKEN = 'a-token-of-this-test'
let folder: string
let base: string
let close: () => void
const labelled: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ficha-label-'))
  for (const name of ['a.pdf', 'a.jpg', 'b.pdf', 'c.pdf'])
    await writeFile(join(folder, name), `bytes of ${name}`)
  await writeFile(join(folder, 'c.json'), '{ "uploadedBy": "somebody" }')
  await writeFile(join(folder, 'index.html'), '<title>page</title>')
  await writeFile(join(folder, '_headers'), '/*\n  Content-Security-Policy: default-src none\n')
  const documents = ['a.pdf', 'a.jpg', 'b.pdf', 'c.pdf'].map((name) => documentOf([join(folder, name)]))
  const { server, port } = await startLabelServer(
    {
      folder,
      type: 54,
      documents: [...truthPaths(documents)].map(([document, truth]) => ({ document, truth })),
      page: await pageFiles(folder),
      token: TOKEN,
      onLabelled: ({ name }) => labelled.push(name),
    },
    0,
  )
  base = `http://127.0.0.1:${port}`
  close = () => server.close()
})

afterAll(async () => {
  close()
  await rm(folder, { recursive: true })
})

const at = (path: string) => `${base}/label/${TOKEN}/documents${path}`
const put = (path: string, body: unknown) => fetch(at(path), { method: 'PUT', body: JSON.stringify(body) })

test('the page comes with its policy, the files to whoever knows the address', async () => {
  const page = await fetch(base)
  expect(page.headers.get('content-security-policy')).toBe('default-src none')
  expect(await page.text()).toContain('page')
  expect((await fetch(`${base}/_headers`)).status).toBe(404)
  expect((await fetch(`${base}/..%2f..%2fetc%2fpasswd`)).status).toBe(404)
  const { type, documents } = await (await fetch(at(''))).json()
  expect(type).toBe(54)
  expect(documents[0].name).toBe('a.pdf')
  expect(documents.map(({ files }: { files: string[] }) => files)).toEqual([
    ['a.pdf'],
    ['a.jpg'],
    ['b.pdf'],
    ['c.pdf'],
  ])
  expect(await (await fetch(at('/1/files/0'))).text()).toBe('bytes of a.jpg')
  for (const path of ['/9/files/0', '/1/files/7', '/x/files/0'])
    expect((await fetch(at(path))).status).toBe(404)
})

test('nobody else gets anything: another token, another name for this machine', async () => {
  for (const token of ['', 'other', `${TOKEN}x`])
    expect((await fetch(`${base}/label/${token}/documents`)).status).toBe(404)
  // What a page of another origin would send whose name was pointed here.
  const status = await new Promise((resolve) => {
    request(at(''), { headers: { Host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode)).end()
  })
  expect(status).toBe(421)
})

test('what is confirmed is the truth that evaluate finds, beside each file', async () => {
  const confirmed = (name: string) => ({ type: 54, data: { name: 'READ' }, correctedData: { name } })
  expect((await put('/0', confirmed('ANA'))).status).toBe(204)
  expect((await put('/1', confirmed('BIA'))).status).toBe(204)
  expect((await put('/2', confirmed('CAIO'))).status).toBe(204)
  // Said again, it is written again.
  expect((await put('/2', confirmed('CAIO SOUZA'))).status).toBe(204)
  const documents = ['a.pdf', 'a.jpg', 'b.pdf'].map((name) => documentOf([join(folder, name)]))
  const { labelled: found } = await findTruth(folder, documents, undefined)
  expect(found.map(({ truth }) => truth.fields.get('name'))).toEqual(['ANA', 'BIA', 'CAIO SOUZA'])
  expect(labelled).toHaveLength(4)
})

test('what is no truth is not written, and a file of somebody else stays', async () => {
  expect((await put('/2', { type: 'x' })).status).toBe(422)
  expect((await put('/2', 'text')).status).toBe(422)
  expect((await put('/3', { type: 54, data: {} })).status).toBe(409)
  expect(await readFile(join(folder, 'c.json'), 'utf8')).toContain('somebody')
  expect(await whatIsAt(join(folder, 'b.json'))).toBe('truth')
  expect((await fetch(at('/2'), { method: 'DELETE' })).status).toBe(405)
})

test('of two confirmations at once the last one stays, whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ficha-label-twice-'))
  const path = join(folder, 'x.json')
  const long = { data: { comments: 'A'.repeat(100_000) } }
  await Promise.all([
    writeTruth(path, long),
    writeTruth(path, long),
    writeTruth(path, { data: { name: 'ANA' } }),
  ])
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ data: { name: 'ANA' } })
  await rm(folder, { recursive: true })
})

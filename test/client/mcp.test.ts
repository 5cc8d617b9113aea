import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHORT_LIVED } from '../short-lived.ts'

const FICHA = fileURLToPath(new URL('../../cli/bin/ficha.mjs', import.meta.url))
const LICENCE = fileURLToPath(
  new URL('../documents/tuning/documents/51-ima-sc-transport.pdf', import.meta.url),
)

const client = new Client({ name: 'test', version: '1' })
beforeAll(async () => {
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [SHORT_LIVED, FICHA, 'mcp'],
      stderr: 'ignore',
    }),
  )
}, 60_000)
afterAll(() => client.close())

async function readDocument(args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name: 'read_document', arguments: args })
  const [first] = content as { text: string }[]
  return { isError: isError === true, text: first?.text ?? '' }
}

test('there is one tool, which says what it takes', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['read_document'])
  expect(tools[0]?.inputSchema).toMatchObject({ required: ['path'] })
  expect(tools[0]?.description).toContain('driver licence')
})

test('a document is read as the type that is named, and its type is found where none is', async () => {
  const named = await readDocument({ path: LICENCE, type: 51 })
  expect(named.isError).toBe(false)
  const read = JSON.parse(named.text)
  expect(read).toMatchObject({ type: 51, data: { number: '3151/2023' }, fields: { number: { page: 1 } } })
  const found = JSON.parse((await readDocument({ path: LICENCE })).text)
  expect(found.data).toEqual(read.data)
  expect(found.typeConfidence).toBeGreaterThan(0.5)
})

test('several are asked for together and each gets its own', async () => {
  const answers = await Promise.all([51, 54, 51].map((type) => readDocument({ path: LICENCE, type })))
  expect(answers.map(({ isError }) => isError)).toEqual([false, true, false])
  expect(JSON.parse(answers[1]?.text ?? '')).toMatchObject({
    error: { code: 'wrong_document_type', detectedType: 51 },
  })
})

test('what cannot be read is an error that says why', async () => {
  expect(JSON.parse((await readDocument({ path: '/nowhere.pdf' })).text).error).toEqual({
    code: 'file_not_read',
    detail: 'ENOENT',
  })
  expect(JSON.parse((await readDocument({ path: '/dev/null' })).text).error).toEqual({
    code: 'file_not_read',
    detail: 'neither a file nor a folder: save it first',
  })
  expect(JSON.parse((await readDocument({ path: FICHA, type: 51 })).text).error.code).toBe(
    'unsupported_media_type',
  )
  const unknown = await readDocument({ path: LICENCE, type: 99 })
  expect(unknown).toMatchObject({ isError: true })
})

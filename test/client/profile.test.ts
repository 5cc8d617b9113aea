import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@ficha/client'
import type { ExtractionResult } from '@ficha/engine'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { judgeReport } from '../../cli/src/extract/judge-report.ts'
import { extractOptions } from '../../cli/src/extract/options.ts'
import { printDocument } from '../../cli/src/print-document.ts'
import { ficha } from './ficha.ts'
import { FINISHED, json, scriptedHost } from './scripted-host.ts'

const PROFILE = {
  ficha: 'profile 1',
  precision: 0.995,
  others: 0.9,
  byField: { 54: { name: 0.97 } },
} as const
const FIELDS = {
  ...FINISHED,
  fields: {},
  validations: [],
  pageCount: 1,
  engine: { version: '1', models: {} },
}
const clientOf = (...answers: object[]) => {
  const host = scriptedHost(answers.map((answer) => json(answer)))
  return { host, client: createClient({ url: 'https://ficha.example', apiKey: 'k' }, host) }
}

test('the client sends a profile, reads it back, and an earlier service has none', async () => {
  const { host, client } = clientOf({ reviewBelow: null, profile: PROFILE }, { reviewBelow: 0.9 })
  expect(await client.settings.update({ profile: PROFILE })).toEqual({ reviewBelow: null, profile: PROFILE })
  expect(JSON.parse(String(host.requests[0]?.init.body))).toEqual({ profile: PROFILE })
  expect(await client.settings.get()).toEqual({ reviewBelow: 0.9, profile: null })
})

test.each(['license_number', 'licenseNumber'])(
  'reasons are typed, and a field has its camelCase name (%s)',
  async (field) => {
    const doubt = { kind: 'field', confidence: 0.6, threshold: 0.97 }
    const others = [
      { kind: 'type', confidence: 0.8, threshold: 0.9 },
      { kind: 'check', rule: 'date_order' },
      { kind: 'page', page: 2, code: 'blurred' },
      { kind: 'unread', pages: 11 },
    ]
    const reasons = [{ ...doubt, field }, ...others, { kind: 'of a later service', why: 1 }]
    const { client } = clientOf({ ...FIELDS, judgement: { decision: 'review', reasons } }, FIELDS)
    expect(await client.fields(FINISHED.id)).toMatchObject({
      judgement: { decision: 'review', reasons: [{ ...doubt, field: 'licenseNumber' }, ...others] },
    })
    expect(await client.fields(FINISHED.id)).toMatchObject({ judgement: null })
  },
)

let server: Server
let folder: string
let sent: { readonly method: string | undefined; readonly body: string }[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ficha-settings-'))
  writeFileSync(join(folder, 'mine.json'), JSON.stringify(PROFILE, null, 2))
  writeFileSync(join(folder, 'other.json'), '{"ficha":"profile 9"}')
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      sent.push({ method: request.method, body })
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ reviewBelow: 0.8, profile: PROFILE }))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  sent = []
  const { port } = server.address() as AddressInfo
  vi.stubEnv('FICHA_URL', `http://127.0.0.1:${port}`)
  vi.stubEnv('FICHA_API_KEY', 'fch_test_abcdefghijkl_0123456789')
  return () => vi.unstubAllEnvs()
})

test('ficha settings prints what is set, sends a profile, and takes it back', async () => {
  const { status, stdout } = await ficha('settings')
  expect(status).toBe(0)
  expect(stdout).toContain('for 0.995: 1 fields of their own, others 0.9')
  const told = await ficha('settings', '--json', '--profile', join(folder, 'mine.json'))
  expect(JSON.parse(told.stdout)).toEqual({ reviewBelow: 0.8, profile: PROFILE })
  await ficha('settings', '--profile', 'none', '--review-below', '0,9')
  expect(sent.map(({ method, body }) => [method, body === '' ? null : JSON.parse(body)])).toEqual([
    ['GET', null],
    ['PATCH', { profile: PROFILE }],
    ['PATCH', { profile: null, reviewBelow: 0.9 }],
  ])
})

test.each([
  [['--profile', 'other.json'], 'is no profile of ficha evaluate'],
  [['--profile', 'nowhere.json'], 'cannot be read'],
  [['--review-below', '2'], '--review-below takes a confidence'],
  [['mine.json'], 'settings takes options only'],
])('ficha settings %j is wrong usage, and nothing is sent', async (words, message) => {
  const { status, stderr } = await ficha(
    'settings',
    ...words.map((word) => (word.endsWith('.json') ? join(folder, word) : word)),
  )
  expect([status, sent]).toEqual([2, []])
  expect(stderr).toContain(message)
})

test('ficha extract judges by the same file', () => {
  const options = extractOptions(['--type', '54', '--profile', join(folder, 'mine.json'), 'a.pdf'])
  const fields = { name: { confidence: 0.96 }, comments: { confidence: 0.9 } }
  const result = { fields, validations: [], text: [], pageCount: 0 } as unknown as ExtractionResult
  const report = { file: 'a.pdf', sha256: null, type: 54, processTime: 1, result } as const
  if (options.thresholds === null) throw new Error('the profile is not taken')
  expect(judgeReport(report, options.thresholds, options.question)).toEqual({
    decision: 'review',
    reasons: ['name 0.96'],
  })
})

test('ficha get --fields ends with the decision and its reasons', async () => {
  const reasons = [
    { kind: 'field', field: 'name', confidence: 0.8399, threshold: 0.97 },
    { kind: 'check', rule: 'date_order' },
  ]
  const { client } = clientOf({ ...FIELDS, judgement: { decision: 'review', reasons } })
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  printDocument(await client.fields(FINISHED.id), {}, false)
  const printed = write.mock.calls.map(([text]) => String(text)).join('')
  write.mockRestore()
  expect(printed.trim().split('\n').at(-1)).toBe('  review; name 0.839; check date_order')
})

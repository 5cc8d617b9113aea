import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { run } from '../../cli/src/main.ts'
import { textPdf } from '../engine/text-pdf.ts'
import { runFicha } from '../service/client-command-line.ts'
import { LICENCE } from '../service/client-documents.ts'
import { ficha } from './ficha.ts'

const COMMANDS = [
  'extract',
  'evaluate',
  'upload',
  'get',
  'list',
  'delete',
  'keys',
  'webhooks',
  'settings',
  'mcp',
]
const SECRET = 'fch_test_abcdefghijkl_0123456789'

test('help lists every command, and every command has examples', async () => {
  const help = await runFicha(['help'])
  expect(help).toMatchObject({ status: 0, stderr: '' })
  for (const name of COMMANDS) expect(help.stdout).toContain(`\n  ${name} `)
  const [first, second] = await Promise.all([runFicha(['help', 'upload']), runFicha(['upload', '--help'])])
  expect(first.stdout).toBe(second.stdout)
  expect(first.stdout).toContain('Examples:\n  ficha upload --type 51 licence.pdf\n')
})

describe('wrong usage is exit status 2, with the usage on standard error', () => {
  test.each([
    ['', 'ficha <command>'],
    ['read', 'there is no command read'],
    ['help read', 'there is no command read'],
    ['upload x.pdf', '--type is needed'],
    ['upload --type 52 x.pdf', '--type takes 51, 54, 23, LO'],
    ['upload --type 51', 'name at least one file'],
    ['upload --type text --split x.pdf', '--split makes documents of types'],
    ['get --format pdf id', '--format takes text, markdown, hocr'],
    ['get --format text --fields id', 'exclude each other'],
    ['upload --type 51 --external-id a x.pdf y.pdf', '--external-id names one document'],
    ['upload --type 51 --timeout soon x.pdf', '--timeout takes a whole number'],
    ['get', 'name at least one id'],
    ['get --text --fields id', 'exclude each other'],
    ['list --after yesterday', '--after takes a date'],
    ['list --colour', "Unknown option '--colour'"],
    ['list --url nowhere', '--url'],
    ['keys', 'keys takes create, list, rotate or revoke'],
    ['keys create --name a --scopes everything', '--scopes takes documents:read'],
    ['webhooks create', '--to is needed'],
    ['webhooks update --enable --disable id', 'exclude each other'],
    // Every event has its short name: what is wrong is the address.
    ['webhooks update --events finished,document.failed,reviewed --url nowhere id', '--url: '],
    ['extract --type 54', 'name at least one file'],
    ['evaluate', 'name one folder'],
    ['evaluate --precision 2 papers', '--precision takes a share'],
    ['evaluate /nowhere-at-all', 'there is no truth in /nowhere-at-all'],
    ['extract --type 54 --out x.csv --lanes 0 a.pdf', '--lanes takes a whole number'],
    ['extract --type 54 --out x.doc a.pdf', '--out takes a name that ends in'],
    ['extract --type 54 --out x.jsonl --long a.pdf', '--long makes rows'],
    ['extract --type 54 --long a.pdf', '--long is a form of --out'],
    ['extract --type 54 --resume a.pdf', '--resume goes on with --out'],
    ['extract --type 54 --accept 2 a.pdf', '--accept takes a confidence'],
    ['extract --type 54 --accept 0.9 --profile x.json a.pdf', 'exclude each other'],
    ['extract --type 54 --profile /nowhere a.pdf', 'the profile /nowhere cannot be read'],
    ['extract --type 54 --pair front a.pdf', '--pair takes the two words'],
    ['extract --type 54 --locale x_y a.pdf', '--locale takes a language'],
    ['extract --type text --out x.csv a.pdf', '--type text: --out takes a name that ends in .txt, .md'],
    ['extract --type text --out x.md a.pdf b.pdf', 'takes one document; for several there is .jsonl'],
    ['extract --type text --accept 0.9 a.pdf', '--accept is about fields'],
    ['extract --type 54 --password x --password-file y a.pdf', 'exclude each other'],
    ['extract --type 54 --password-file /nowhere a.pdf', 'the password file /nowhere cannot be read'],
    [`extract --type 54 --password ${'x'.repeat(128)} a.pdf`, 'a password has at most 127 bytes'],
  ])('ficha %s', async (line, message) => {
    const printed = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        printed[name] += text
        return true
      })
    }
    vi.stubEnv('FICHA_API_KEY', SECRET)
    expect(await run(line.split(' ').filter((word) => word !== ''))).toBe(2)
    expect(printed.stdout).toBe('')
    expect(printed.stderr).toContain(message)
    expect(printed.stderr).toContain('Usage: ficha')
    expect(printed.stderr).not.toContain(SECRET)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })

  test('without a key the command says where one goes', async () => {
    const ran = await runFicha(['list'])
    expect(ran).toMatchObject({ status: 2, stdout: '' })
    expect(ran.stderr).toContain('--key-file FILE, or FICHA_API_KEY')
    const none = await runFicha(['list', '--key-file', '/nowhere'])
    expect(none.stderr).toContain('the key file /nowhere cannot be read')
  })
})

test('a service that is not there is exit status 1', async () => {
  const env = { FICHA_URL: 'http://127.0.0.1:1', FICHA_API_KEY: SECRET }
  const [people, program] = await Promise.all([runFicha(['list'], env), runFicha(['list', '--json'], env)])
  expect(people).toMatchObject({ status: 1, stdout: '' })
  expect(people.stderr).toMatch(/^network_error: .*\nIs it running/)
  expect(program.status).toBe(1)
  expect(JSON.parse(program.stdout)).toMatchObject({ error: { code: 'network_error', status: null } })
  for (const { stdout, stderr } of [people, program]) expect(stdout + stderr).not.toContain(SECRET)
})

describe('extract', () => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ficha-extract-'))
    writeFileSync(join(folder, 'empty.pdf'), '')
    writeFileSync(
      join(folder, 'plain.pdf'),
      await textPdf(Array.from({ length: 50 }, (_, line) => `plain 0 ${line}`)),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('reads offline, without a key', async () => {
    const empty = join(folder, 'empty.pdf')
    const ran = await ficha('extract', '--type', '51', '--json', LICENCE, empty)
    expect(ran.status).toBe(1)
    const [read, refused] = ran.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(read).toMatchObject({
      file: LICENCE,
      data: { scope: 'STATE' },
      confidence: { scope: expect.any(Number) },
    })
    expect(refused).toMatchObject({ file: empty, error: { code: expect.any(String) } })
  })

  test('goes on with a table that has a file whose name breaks its line', async () => {
    const broken = join(folder, 'two\nlines.pdf')
    writeFileSync(broken, '')
    const again = ['extract', '--type', '51', '--out', join(folder, 'table.csv'), '--resume', broken]
    expect(await ficha(...again)).toMatchObject({ status: 1 })
    expect((await ficha(...again)).stderr).toContain('1 of them done before')
  })

  test('a device or pipe is refused as what it is, not as an empty document', async () => {
    const { stdout } = await ficha('extract', '--type', '51', '--json', '/dev/null')
    expect(JSON.parse(stdout)).toMatchObject({ sha256: null, error: { code: 'file_not_read' } })
  })

  test('finds the type out, or says that it cannot', async () => {
    const ran = await ficha('extract', '--type', 'auto', '--json', LICENCE, join(folder, 'plain.pdf'))
    expect(ran.status).toBe(1)
    const [read, other] = ran.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(read).toMatchObject({ type: 51, typeConfidence: expect.any(Number), data: { scope: 'STATE' } })
    expect(read.typeConfidence).toBeGreaterThan(0.9)
    expect(other).toMatchObject({ type: null, error: { code: 'wrong_document_type', detectedType: null } })
    const table = await ficha('extract', '--type', 'auto', LICENCE)
    expect(table.status).toBe(0)
    expect(table.stdout).toMatch(/\(51 environmental licence, (?:9\d|100) % sure;/)
  })
})

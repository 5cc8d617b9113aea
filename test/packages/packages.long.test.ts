import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readXlsx } from '../../cli/src/table/xlsx.ts'
import { SHORT_LIVED } from '../short-lived.ts'
import { emptyProject, mustRun, type Project, ROOT } from './install.ts'
import { packed } from './packed.ts'

const KB = 1000
const NAMES = ['@ficha/engine', '@ficha/client', 'ficha'] as const
const LICENCE = join(ROOT, 'test/documents/tuning/documents/51-ima-sc-transport.pdf')
/** Linked from the repository: what people choose themselves, and what the registry would bring. */
const OF_COMMAND = [
  'csv-parse',
  'csv-stringify',
  'fastest-levenshtein',
  'pdf-lib',
  'read-excel-file',
  'tinyglobby',
  'write-excel-file',
  'zod',
]
const OTHERS = ['@types/node', '@cloudflare', '@modelcontextprotocol', ...OF_COMMAND]

/** A project somewhere else that has installed all three. */
let project: Project
let tarballs: Awaited<ReturnType<typeof packed>>
beforeAll(async () => {
  tarballs = await packed()
  project = emptyProject()
  writeFileSync(join(project.folder, 'package.json'), '{ "type": "module" }')
  const at = (name: string) => join(project.folder, 'node_modules', name)
  for (const name of NAMES) {
    await mustRun(project, 'mkdir', ['-p', at(name), at('@types')])
    await mustRun(project, 'tar', ['-xzf', tarballs[name], '--strip-components=1', '-C', at(name)])
  }
  for (const name of OTHERS) symlinkSync(join(ROOT, 'node_modules', name), at(name))
}, 120_000)
afterAll(() => project.remove())

test.each(NAMES)('publint and are-the-types-wrong find nothing in %s', async (name) => {
  const publint = join(ROOT, 'node_modules/publint/src/cli.js')
  const said = await mustRun(project, process.execPath, [publint, 'run', tarballs[name], '--strict'])
  expect(said).toContain('All good!')
  // A command has no types.
  if (name === 'ficha') return
  const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js')
  await mustRun(project, process.execPath, [attw, tarballs[name], '--profile', 'esm-only'])
})

test('the packages keep their size', () => {
  const gzipped = (file: string) => gzipSync(readFileSync(file)).length
  // Five of these are its licence and notice.
  expect(statSync(tarballs['@ficha/client']).size).toBeLessThanOrEqual(32 * KB)
  // What a browser loads of the engine before models and WASM: its entry with the chunks that it names, and the workers.
  const engine = join(project.folder, 'node_modules/@ficha/engine')
  const scripts = [...withChunks(engine, 'browser.js'), 'ficha/reader.worker.js', 'ficha/lane.worker.js']
  const loaded = scripts.reduce((sum, name) => sum + gzipped(join(engine, name)), 0)
  expect(loaded).toBeLessThanOrEqual(304 * KB)
  process.stdout.write(
    `client ${statSync(tarballs['@ficha/client']).size} bytes packed; a browser loads ${loaded} bytes of script, gzipped\n`,
  )
})

test('every example has fewer than 80 lines', () => {
  const examples = join(ROOT, 'examples')
  for (const name of readdirSync(examples)) {
    const files = readdirSync(join(examples, name)).filter((file) => !file.endsWith('.md'))
    const lines = files.map(
      (file) =>
        readFileSync(join(examples, name, file), 'utf8')
          .trimEnd()
          .split('\n').length,
    )
    expect(
      lines.reduce((sum, count) => sum + count, 0),
      name,
    ).toBeLessThan(80)
  }
})

test('the engine brings every network of the manifest, and nothing of node_modules', () => {
  const { models } = JSON.parse(readFileSync(join(ROOT, 'models/manifest.json'), 'utf8'))
  const files = readdirSync(join(project.folder, 'node_modules/@ficha/engine/ficha'))
  // The reader is open in ort.wasm.
  const { reader, ...others } = models
  expect(
    readFileSync(join(project.folder, 'node_modules/@ficha/engine/ficha/ort.wasm')).includes(reader.sha256),
  ).toBe(true)
  for (const { file } of Object.values<{ file: string }>(others)) {
    expect(files).toContain(file.replace('.onnx', '.bin'))
  }
  expect(files.filter((name) => name.endsWith('.wasm'))).toHaveLength(6)
  for (const name of NAMES) {
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(project.folder, `node_modules/${name}/package.json`), 'utf8'),
    )
    const allowed =
      name === 'ficha' ? ['@ficha/client', '@ficha/engine', '@modelcontextprotocol/sdk', ...OF_COMMAND] : []
    expect(Object.keys(dependencies).sort()).toEqual(allowed)
  }
})

const USE_OF_CLIENT = `
import { createClient, FichaError, verifyWebhook, type DriverLicence } from '@ficha/client'
const ficha = createClient({ url: 'https://ficha.example/v1', apiKey: 'k' })
export async function classOf(id: string): Promise<DriverLicence['licenseClass']> {
  const document = await ficha.waitFor(id, { timeoutMs: 1000 })
  if (document.status === 2) throw document.error
  // @ts-expect-error: only a licence has a class
  document.data.licenseClass
  return document.type === 54 ? document.data.licenseClass : null
}
export const refused = (error: unknown) => error instanceof FichaError && error.code === 'rate_limited'
export { verifyWebhook }
`
const useOfEngine = (host: string, file: string) => `
import { read } from '@ficha/engine/${host}'
const { data, fields } = await read(${file}, { type: 54 })
export const name: string | null = data.name
export const page: number | undefined = fields.name.evidence[0]?.page
// @ts-expect-error: a driver licence has no wards
data.wards
const found = await read(${file}, { type: 'auto' })
export const number: string | null = found.type === 51 ? found.data.number ?? null : null
`

test.each([
  ['node', { module: 'nodenext', types: ['node'], lib: ['es2023'] }, "'cnh.jpg'"],
  [
    'browser',
    { module: 'esnext', moduleResolution: 'bundler', types: [], lib: ['es2023', 'dom', 'dom.iterable'] },
    'new Blob()',
  ],
  [
    'workerd',
    { module: 'esnext', moduleResolution: 'bundler', types: ['@cloudflare/workers-types'], lib: ['es2023'] },
    'new Uint8Array()',
  ],
])('types serve %s', async (host, options, file) => {
  const onDisk =
    host === 'node'
      ? "import { openFile } from '@ficha/client/node'\nexport const file: Promise<File> = openFile('x')\n"
      : ''
  writeFileSync(join(project.folder, 'client.ts'), USE_OF_CLIENT + onDisk)
  writeFileSync(join(project.folder, 'engine.ts'), useOfEngine(host, file))
  const compilerOptions = {
    ...options,
    target: 'es2022',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
  }
  const config = { compilerOptions, files: ['client.ts', 'engine.ts'] }
  writeFileSync(join(project.folder, 'tsconfig.json'), JSON.stringify(config))
  await mustRun(project, process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'])
})

test('client and engine run in Node as installed', async () => {
  const code = `
    import { createClient } from '@ficha/client'
    import { openFile } from '@ficha/client/node'
    import { UnreadableDocument } from '@ficha/engine'
    import { read } from '@ficha/engine/node'
    const file = await openFile('package.json')
    const ficha = createClient({ url: 'http://127.0.0.1:1', apiKey: 'k', retries: 0 })
    const error = await ficha.upload({ files: file, type: 51 }).catch((error) => error)
    const unread = await read('package.json', { type: 51 }).catch((error) => error)
    const { data } = await read(${JSON.stringify(LICENCE)}, { type: 51 })
    console.log(file.name, error.code, unread instanceof UnreadableDocument, data.number)`
  writeFileSync(join(project.folder, 'use.mjs'), code)
  const said = await mustRun(project, process.execPath, [SHORT_LIVED, 'use.mjs'])
  expect(said.trim()).toBe('package.json network_error true 3151/2023')
})

test('the example of the README runs as it is written', async () => {
  const [, code = ''] =
    /```ts\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'engine/README.md'), 'utf8')) ?? []
  cpSync(LICENCE, join(project.folder, 'licence.pdf'))
  writeFileSync(join(project.folder, 'readme.mjs'), code)
  expect(await mustRun(project, process.execPath, [SHORT_LIVED, 'readme.mjs'])).toMatch(
    /^3151\/2023 0\.9\d* 1\n$/,
  )
})

test('the command line runs as installed, in plain JavaScript', async () => {
  const ficha = join(project.folder, 'node_modules/ficha/bin/ficha.js')
  const extract = [SHORT_LIVED, ficha, 'extract', '--type', '51']
  const said = await mustRun(project, process.execPath, [...extract, '--json', LICENCE])
  expect(JSON.parse(said)).toMatchObject({ type: 51, data: { number: '3151/2023' } })
  const table = join(project.folder, 'papers.xlsx')
  await mustRun(project, process.execPath, [...extract, '--out', table, LICENCE])
  expect((await readXlsx(table))[1]).toContain('3151/2023')
  const version = await mustRun(project, process.execPath, [ficha, '--version'])
  expect(version.trim()).toBe(JSON.parse(readFileSync(join(ROOT, 'cli/package.json'), 'utf8')).version)
})

test('where a file of the engine is missing, Node says which and what to do', async () => {
  const file = join(project.folder, 'node_modules/@ficha/engine/ficha/pdfium.wasm')
  rmSync(file)
  const code = `
    import { read } from '@ficha/engine/node'
    await read(${JSON.stringify(LICENCE)}, { type: 51 })`
  writeFileSync(join(project.folder, 'missing.mjs'), code)
  const { status, stderr } = await project.run(process.execPath, ['missing.mjs'])
  expect(status).toBe(1)
  expect(stderr).toContain(`@ficha/engine: its own file ${file} cannot be read; install the package again`)
})

/** A script and what it imports of its own folder. */
function withChunks(folder: string, name: string, known = new Set<string>()): readonly string[] {
  if (known.has(name)) return []
  known.add(name)
  for (const [, chunk = ''] of readFileSync(join(folder, name), 'utf8').matchAll(/from\s*"\.\/([^"]+)"/g)) {
    withChunks(folder, chunk, known)
  }
  return [...known]
}

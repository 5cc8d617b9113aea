import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'client/dist')

/** A project somewhere else that has installed the package. */
let folder: string
beforeAll(() => {
  run(process.execPath, ['client/build.mjs'], ROOT)
  folder = mkdtempSync(join(tmpdir(), 'ficha-package-'))
  const installed = join(folder, 'node_modules/@ficha/client')
  mkdirSync(installed, { recursive: true })
  const packed = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], DIST))
  run('tar', ['-xzf', join(folder, packed[0].filename), '--strip-components=1', '-C', installed], folder)
  mkdirSync(join(folder, 'node_modules/@types'))
  symlinkSync(join(ROOT, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'))
  symlinkSync(join(ROOT, 'node_modules/@cloudflare'), join(folder, 'node_modules/@cloudflare'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string, args: readonly string[], cwd: string): string {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${done.stdout}\n${done.stderr}`)
  return done.stdout
}

const USE = `
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

test('publint finds nothing', () => {
  expect(
    run(process.execPath, [join(ROOT, 'node_modules/publint/src/cli.js'), 'run', DIST, '--strict'], ROOT),
  ).toContain('All good!')
})

test.each([
  ['Node', { module: 'nodenext', types: ['node'], lib: ['es2023'] }],
  [
    'a bundler for browsers',
    { module: 'esnext', moduleResolution: 'bundler', types: [], lib: ['es2023', 'dom'] },
  ],
  [
    'Workers',
    { module: 'esnext', moduleResolution: 'bundler', types: ['@cloudflare/workers-types'], lib: ['es2023'] },
  ],
])('its types serve %s', (host, options) => {
  const onDisk =
    host === 'Node'
      ? "import { openFile } from '@ficha/client/node'\nexport const file: Promise<File> = openFile('x')\n"
      : ''
  writeFileSync(join(folder, 'use.ts'), USE + onDisk)
  const compilerOptions = {
    ...options,
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }))
  run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], folder)
})

test('it runs in Node as installed', () => {
  const code = `
    import { createClient } from '@ficha/client'
    import { openFile } from '@ficha/client/node'
    const file = await openFile('package.json')
    const ficha = createClient({ url: 'http://127.0.0.1:1', apiKey: 'k', retries: 0 })
    const error = await ficha.upload({ files: file, type: 51 }).catch((error) => error)
    console.log(file.name, error.code)`
  writeFileSync(join(folder, 'use.mjs'), code)
  expect(run(process.execPath, ['use.mjs'], folder).trim()).toBe('package.json network_error')
})

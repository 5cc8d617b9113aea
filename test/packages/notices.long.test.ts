import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modulesOfWorkers, noticesOf } from '../../scripts/notices.mjs'
import { emptyProject, mustRun, type Project, ROOT } from './install.ts'
import { packed } from './packed.ts'

const NAMES = ['@ficha/engine', '@ficha/client', 'ficha'] as const
const read = (path: string) => readFileSync(path, 'utf8')

/** The tarballs, each unpacked in a folder of its own. */
let project: Project
beforeAll(async () => {
  const tarballs = await packed()
  project = emptyProject()
  for (const name of NAMES) {
    await mustRun(project, 'mkdir', ['-p', name])
    await mustRun(project, 'tar', ['-xzf', tarballs[name], '--strip-components=1', '-C', name])
  }
}, 120_000)
afterAll(() => project.remove())

test('every package.json names the licence', () => {
  const folders = [
    '.',
    ...readdirSync(ROOT),
    ...readdirSync(join(ROOT, 'examples')).map((name) => `examples/${name}`),
  ]
  const manifests = folders.map((name) => join(ROOT, name, 'package.json')).filter((path) => existsSync(path))
  expect(manifests.length).toBeGreaterThan(12)
  for (const path of manifests) expect(JSON.parse(read(path)).license, path).toBe('Apache-2.0')
})

test.each(NAMES)('%s brings licence and notice', (name) => {
  const folder = join(project.folder, name)
  for (const file of ['LICENSE', 'NOTICE']) expect(read(join(folder, file))).toBe(read(join(ROOT, file)))
  expect(JSON.parse(read(join(folder, 'package.json'))).license).toBe('Apache-2.0')
})

test('the engine names whose code and WebAssembly it brings', () => {
  const notices = read(join(project.folder, '@ficha/engine/THIRD-PARTY-NOTICES'))
  const named = [
    'PDFium',
    'FreeType',
    'OpenJPEG',
    'libjpeg-turbo',
    'ONNX Runtime',
    'Eigen',
    'ZXing-C++',
    'libheif',
    'libwebp',
  ]
  for (const name of named) expect(notices).toMatch(new RegExp(`^${name.replaceAll('+', '\\+')}`, 'm'))
  expect(notices).toMatch(/^zxing-wasm \d/m)
})

test('the client bundles nothing of others; the command line brings the page, with the notices of both', () => {
  expect(existsSync(join(project.folder, '@ficha/client/THIRD-PARTY-NOTICES'))).toBe(false)
  const files = read(join(project.folder, 'ficha/THIRD-PARTY-NOTICES'))
  for (const name of ['PDFium', 'Liberation']) expect(files).toContain(name)
  const page = read(join(project.folder, 'ficha/page/third-party-notices.txt'))
  for (const name of ['preact', 'pdfjs-dist', 'write-excel-file']) expect(page).toContain(`\n${name} `)
})

test('what the Workers bundle has notices', async () => {
  const notices = noticesOf(await modulesOfWorkers(), [])
  for (const name of ['hono', '@hono/zod-openapi', 'zod', 'ipaddr.js'])
    expect(notices).toContain(`\n${name} `)
}, 60_000)

test('a bundled thing without a notice stops the build, by name', () => {
  expect(() => noticesOf([], ['ficha/new-decoder.wasm'])).toThrow('new-decoder.wasm')
  expect(() => noticesOf([], ['assets/Unknown-Bold-DZZ4CclT.ttf'])).toThrow('Unknown-Bold')
  // A package that has no text of its licence, and nobody lent it one.
  expect(() => noticesOf([join(ROOT, 'node_modules/onnxruntime-common/dist/index.js')], [])).toThrow(
    'onnxruntime-common',
  )
})

test('what a bundler renames keeps its notice, and our own files need none', () => {
  expect(noticesOf([], ['assets/pdfium-BRMvs0gA.wasm'])).toContain('FreeType')
  expect(noticesOf([], ['assets/reader-CcjMWrUK.onnx', 'detector.bin', 'index.js'])).toBe('')
})

// `npm run pack`: @ficha/engine, @ficha/client and ficha as they are published, and the tarballs of all three, in dist/.
// The workspace itself goes on using its sources.
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { buildPage } from './build-page.mjs'
import { noticesOf } from './notices.mjs'
import { MODELS, publishedAddresses } from './pack-addresses.mjs'
import { writeTypes } from './pack-types.mjs'
import { ROOT } from './start-install.mjs'

/** What hosts load, in a folder of its own: whoever bundles without following addresses copies it beside the script. */
const FILES = 'ficha'
const JAVASCRIPT = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  conditions: ['browser', 'import'],
  external: ['node:*'],
  charset: 'utf8',
  legalComments: 'inline',
  metafile: true,
  logLevel: 'warning',
}

/**
 * @param {string} out a folder that is emptied
 * @returns the tarballs by package name
 * @throws with the messages of the bundler, the compiler or npm
 */
export async function packAll(out = join(ROOT, 'dist')) {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const packages = [await buildEngine(out), await buildClient(out), await buildCommandLine(out)]
  return Object.fromEntries(packages.map((dist) => pack(dist, out)))
}

async function buildEngine(out) {
  const { folder, dist, manifest } = begin('engine', out)
  const entries = {
    '.': 'index',
    './node': 'read/node',
    './browser': 'read/browser',
    './workerd': 'read/workerd',
  }
  const source = (name) => join(folder, 'src', `${name}.ts`)
  // One build, so that an error of one entry is an error of the others' class too.
  const outputs = Object.fromEntries(
    Object.values(entries).map((name) => [name.replace('read/', ''), source(name)]),
  )
  outputs['element'] = join(ROOT, 'element/src/index.ts')
  const plugins = [publishedAddresses(`./${FILES}/`)]
  const pageBuild = await build({
    ...JAVASCRIPT,
    entryPoints: outputs,
    outdir: dist,
    splitting: true,
    plugins,
  })
  // A worker is one file, so that it is the same whether a bundler follows its address or copies it.
  const workers = ['reader.worker', 'lane.worker'].map((name) => source(`read/${name}`))
  const beside = [publishedAddresses('./')]
  const workerBuild = await build({
    ...JAVASCRIPT,
    entryPoints: workers,
    outdir: join(dist, FILES),
    plugins: beside,
    minify: true,
  })
  for (const name of ['kernels', 'ort', 'pdfium', 'webp', 'heif', 'barcodes']) {
    copyFileSync(join(folder, `wasm/${name}.wasm`), join(dist, FILES, `${name}.wasm`))
  }
  for (const { file, published } of MODELS) {
    copyFileSync(join(ROOT, 'models', file), join(dist, FILES, published))
  }
  writeTypes(folder, Object.values(entries), join(dist, 'types'))
  writeTypes(join(ROOT, 'element'), ['index'], join(dist, 'types/element'))
  const exports = Object.fromEntries(
    Object.entries(entries).map(([entry, name]) => [
      entry,
      { types: `./types/${name}.d.ts`, default: `./${name.replace('read/', '')}.js` },
    ]),
  )
  exports['./element'] = { types: './types/element/index.d.ts', default: './element.js' }
  // All that it is made of is inside.
  const taken = [pageBuild, workerBuild]
  finish(dist, taken, {
    ...manifest,
    dependencies: undefined,
    exports: { ...exports, './package.json': './package.json' },
  })
  return dist
}

async function buildClient(out) {
  const { folder, dist, manifest } = begin('client', out)
  const entries = { '.': 'index', './node': 'node' }
  const entryPoints = Object.values(entries).map((name) => join(folder, 'src', `${name}.ts`))
  const built = await build({ ...JAVASCRIPT, entryPoints, outdir: dist, splitting: true, minify: true })
  writeTypes(folder, Object.values(entries), join(dist, 'types'))
  const exports = Object.fromEntries(
    Object.entries(entries).map(([entry, name]) => [
      entry,
      { types: `./types/${name}.d.ts`, default: `./${name}.js` },
    ]),
  )
  finish(dist, [built], { ...manifest, exports: { ...exports, './package.json': './package.json' } })
  return dist
}

async function buildCommandLine(out) {
  const { folder, dist, manifest } = begin('cli', out)
  const built = await build({
    ...JAVASCRIPT,
    platform: 'node',
    packages: 'external',
    entryPoints: { ficha: join(folder, 'src/start.ts'), lane: join(folder, 'src/extract/reading/lane.ts') },
    outdir: join(dist, 'bin'),
    splitting: true,
    banner: { js: '#!/usr/bin/env node' },
    chunkNames: '[name]-[hash]',
  })
  // `ficha label` lends the page to a folder of this machine.
  buildPage()
  cpSync(join(ROOT, 'web/dist'), join(dist, 'page'), { recursive: true })
  const { tsx: _, ...dependencies } = manifest.dependencies
  finish(dist, [built], { ...manifest, dependencies, bin: { ficha: 'bin/ficha.js' } })
  return dist
}

/** A folder with what people read. */
function begin(name, out) {
  const folder = join(ROOT, name)
  const dist = join(out, name)
  mkdirSync(dist, { recursive: true })
  copyFileSync(join(folder, 'README.md'), join(dist, 'README.md'))
  // The client is small, and stays so without.
  if (name !== 'client') copyFileSync(join(ROOT, 'CHANGELOG.md'), join(dist, 'CHANGELOG.md'))
  const {
    private: _,
    scripts: __,
    ...manifest
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { folder, dist, manifest }
}

/** Its manifest, its licence, and the notices of what the builds took, where they took anything of others. */
function finish(dist, builds, manifest) {
  for (const name of ['LICENSE', 'NOTICE']) copyFileSync(join(ROOT, name), join(dist, name))
  const modules = builds.flatMap(({ metafile }) => Object.keys(metafile.inputs))
  const notices = noticesOf(modules, readdirSync(dist, { recursive: true }))
  if (notices !== '') writeFileSync(join(dist, 'THIRD-PARTY-NOTICES'), notices)
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** @returns its name and its tarball */
function pack(dist, out) {
  const done = spawnSync('npm', ['pack', '--json', '--pack-destination', out], {
    cwd: dist,
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`npm pack in ${dist}:\n${done.stdout}${done.stderr}`)
  const said = JSON.parse(done.stdout)
  const { filename, name } = Array.isArray(said) ? said[0] : Object.values(said)[0]
  return [name, join(out, filename)]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, tarball] of Object.entries(await packAll())) process.stdout.write(`${name}  ${tarball}\n`)
}

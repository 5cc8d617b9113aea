// THIRD-PARTY-NOTICES: whose code, WebAssembly and typefaces a bundle holds, and their licences. It is made from what a
// bundler really took, so that nothing can be forgotten: what has no licence text stops the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { COMPONENTS, LICENCES_OF_PACKAGES } from '../licences/components.mjs'
import { ROOT } from './start-install.mjs'

/** Files that somebody else has made, wherever a bundler puts them. Networks (.onnx, .bin) and pictures are ours. */
const FOREIGN = /\.(?:wasm|ttf|otf|woff2?|pfb|icc|bcmap)$/
const RULE = '-'.repeat(80)

/**
 * @param {Iterable<string>} modules paths of bundled modules, as a bundler names them
 * @param {Iterable<string>} files names of the files beside them
 * @returns {string} the notices, one for each thing, in order of their names; empty where nothing is of others
 * @throws {Error} naming what has no notice
 */
export function noticesOf(modules, files) {
  const things = new Map()
  for (const folder of packagesOf(modules)) {
    const thing = describePackage(folder)
    things.set(thing.title, thing)
  }
  for (const file of files) {
    if (!FOREIGN.test(file)) continue
    for (const component of componentsOf(file)) things.set(component.title, component)
  }
  const sorted = [...things.values()].sort((one, other) => one.title.localeCompare(other.title, 'en'))
  if (sorted.length === 0) return ''
  const apache = {
    title: 'Apache License 2.0',
    licence: 'of all above that are under it',
    text: readText('LICENSE'),
  }
  return `${HEAD}${[...sorted, apache].map(print).join('')}`
}

/** Modules that Wrangler bundles into the three Workers. */
export async function modulesOfWorkers() {
  const { metafile } = await build({
    entryPoints: ['index', 'reader', 'inspector'].map((name) => join(ROOT, `worker/src/${name}.ts`)),
    absWorkingDir: ROOT,
    outdir: '.',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    loader: { '.wasm': 'empty', '.onnx': 'empty', '.bin': 'empty' },
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs)
}

const HEAD = `Third-party notices

Ficha is licensed under the Apache License, Version 2.0 (LICENSE, NOTICE). What follows is bundled with it and has
authors and licences of its own. Ficha's build changes the memory limits of pdfium.wasm, webp.wasm, heif.wasm, barcodes.wasm
and ort.wasm, empties functions of ort.wasm that the reader network does not need, puts its memory after opening that network into it, and
changes how onnxruntime's loader takes its memory (engine/wasm/prepare.mjs).
libheif and libde265 are under the GNU Lesser General Public License: heif.wasm is a file of its own, which you may replace
by another build of them: a package of libheif-js put in its place is taken by 'npm ci' and 'npm run pack' of Ficha's sources.
This software is based in part on the work of the Independent JPEG Group, and on that of the FreeType Project.

`

/** Folders of installed packages that modules come from. */
function packagesOf(modules) {
  const folders = new Set()
  for (const module of modules) {
    const path = module.replaceAll('\\', '/').replace(/^\0+/, '').replace(/\?.*$/, '')
    const [found] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []
    if (found === undefined || /node_modules\/@ficha\/|node_modules\/\.(?:vite|cache)/.test(found)) continue
    folders.add(join(ROOT, found.startsWith(ROOT) ? found.slice(ROOT.length) : found))
  }
  return folders
}

function describePackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const own = readdirSync(folder).find((file) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(file))
  const lent = LICENCES_OF_PACKAGES[name]
  if (own === undefined && lent === undefined) throw new Error(`${name} is bundled and has no licence text`)
  const path = own === undefined ? join(ROOT, 'licences', lent) : join(folder, own)
  return { title: `${name} ${version}`, licence: license, text: readFileSync(path, 'utf8') }
}

/** @param {string} file `pdfium.wasm`, or `pdfium-BRMvs0gA.wasm` as bundlers name it */
function componentsOf(file) {
  const base = file.replace(/^.*\//, '')
  const rows = Object.entries(COMPONENTS).find(([pattern]) => namePattern(pattern).test(base))?.[1]
  if (rows === undefined) throw new Error(`${base} is bundled and has no row in licences/components.mjs`)
  return rows.map(({ name, licence, text, copyright }) => ({
    title: name,
    licence,
    text: text === null ? `${copyright}\n` : readText(text),
  }))
}

function namePattern(pattern) {
  const [stem, ending] = [pattern.slice(0, pattern.lastIndexOf('.')), pattern.slice(pattern.lastIndexOf('.'))]
  const escaped = stem.replaceAll('*', '[A-Za-z]*')
  return new RegExp(`^${escaped}(?:-[\\w-]{8})?\\${ending}$`)
}

function readText(text) {
  const beside = join(ROOT, 'licences', text)
  return readFileSync(existsSync(beside) ? beside : join(ROOT, text), 'utf8')
}

function print({ title, licence, text }) {
  return `${RULE}\n${title}\n${licence}\n${RULE}\n\n${text.trim()}\n\n`
}

// The web page as static files in web/dist, built again only when something that goes into it has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './start-install.mjs'

/** Everything that Vite reads for the page. */
const SOURCES = ['web', 'engine/src', 'engine/wasm', 'client/src', 'models', 'package-lock.json']
const NOT_SOURCES = new Set(['dist', 'node_modules', 'training', 'samples', 'audit'])
const STAMP = join(ROOT, 'node_modules/.cache/ficha-page')

/** @throws with Vite's messages when the page does not build */
export function buildPage() {
  const digest = digestSources()
  const isFresh = existsSync(join(ROOT, 'web/dist/index.html')) && existsSync(STAMP)
  if (isFresh && readFileSync(STAMP, 'utf8') === digest) return
  const done = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    // Whatever runs this: a page built for tests would be another page.
    { cwd: join(ROOT, 'web'), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (done.status !== 0) throw new Error(`The page could not be built:\n${done.stderr || done.stdout}`)
  mkdirSync(join(STAMP, '..'), { recursive: true })
  writeFileSync(STAMP, digest)
}

/** Of contents: dates of files say less. */
function digestSources() {
  const digest = createHash('sha256')
  for (const source of SOURCES) add(join(ROOT, source))
  return digest.digest('hex')

  function add(path) {
    let names
    try {
      names = readdirSync(path)
    } catch {
      digest.update(path).update(readFileSync(path))
      return
    }
    for (const name of names.sort()) {
      if (!NOT_SOURCES.has(name) && !name.endsWith('.tsbuildinfo')) add(join(path, name))
    }
  }
}

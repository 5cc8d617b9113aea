// The web page as static files in web/dist, built again only when something that goes into it has changed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestSources } from './digest-sources.mjs'
import { ROOT } from './start-install.mjs'

/** Everything that Vite reads for the page. */
const SOURCES = [
  'web',
  'element/src',
  'engine/src',
  'engine/wasm',
  'client/src',
  'cli/src/extract/text',
  'models',
  'licences',
  'LICENSE',
  'package-lock.json',
]
const STAMP = join(ROOT, 'node_modules/.cache/ficha-page')

/** @throws with Vite's messages when the page does not build */
export function buildPage() {
  const digest = digestSources(SOURCES)
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

// What `npm start` needs before the service can run.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** No requests to Cloudflare: everything runs here. */
export const LOCAL_ENV = {
  ...process.env,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
}

export const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')

export function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || major >= 22
  if (fits) return
  process.stderr.write(`Ficha needs Node 20.19 or newer, or 22; this is ${process.versions.node}.\n`)
  process.exit(1)
}

/** `npm ci`, if what is installed is not what the lockfile names. Dates of files would say less. */
export function installMissing() {
  if (isInstalled()) return
  process.stdout.write('Installing dependencies (once) …\n')
  // On Windows npm is a script that only a shell can start.
  const done = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (done.status !== 0) throw new Error('npm ci failed; its messages are above.')
}

function isInstalled() {
  const installedFile = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return false
  const installed = readPackages(installedFile)
  return Object.entries(readPackages(join(ROOT, 'package-lock.json'))).every(
    ([path, wanted]) =>
      // Optional packages are for other systems; links are our own workspaces.
      !path.includes('node_modules/') ||
      wanted.optional ||
      wanted.link ||
      installed[path]?.version === wanted.version,
  )
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** WASM with its memories capped; `npm ci` does it too, unless scripts are switched off. */
export function prepareWasm() {
  const done = spawnSync(process.execPath, [join(ROOT, 'engine/wasm/prepare.mjs')], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (done.status !== 0) throw new Error('WASM could not be prepared; the message is above.')
}

/** One of the scripts in TypeScript to its end. @returns what it printed */
export function runScript(args) {
  const done = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    env: LOCAL_ENV,
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`${args[0]} failed:\n${done.stderr || done.stdout}`)
  return done.stdout
}

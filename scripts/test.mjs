// `npm test`: installs what is missing, then checks types, style and behaviour. Plain JavaScript with
// Node's own modules, because it runs on a fresh clone before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { assertNode, installMissing, LOCAL_ENV, prepareWasm, ROOT } from './start-install.mjs'

/** Where Debian, and then other systems, keep the browser; CHROMIUM names any other place. */
const CHROMIUM_PATHS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The local simulator drops a connection or starves now and then on a busy machine; what is broken fails twice. */
const SIMULATOR_TRIES = 2
/** Files of worker tests that share one workerd. */
const WORKER_FILES_AT_ONCE = 4

assertNode()
installMissing()
prepareWasm()
const chromium = ensureChromium()

run('Types', 'npx', ['tsc', '-b'])
run('Style', 'npx', ['biome', 'check', '.'])
const filters = process.argv.slice(2)
if (filters.length > 0) {
  vitest('Behaviour', filters)
} else {
  vitest('Engine and client, in Node and Chromium', ['--project=node', '--project=browser'])
  vitest('The page, in Chromium', ['--project=web'], SIMULATOR_TRIES)
  // workerd holds the D1, R2 and queues of all its files and slows down as they fill: a fresh one for every few.
  const files = workerTests()
  for (let at = 0; at < files.length; at += WORKER_FILES_AT_ONCE) {
    const some = files.slice(at, at + WORKER_FILES_AT_ONCE)
    vitest(
      `Service in workerd, files ${at + 1} to ${at + some.length} of ${files.length}`,
      ['--project=worker', ...some],
      SIMULATOR_TRIES,
    )
  }
  run('Deployment, without an account: both Workers bundle and keep their size', 'node', [
    'scripts/deploy.mjs',
    '--dry-run',
  ])
  // Last, and one file at a time: each starts the real service and wants the machine for itself.
  vitest('The whole service', ['--project=service'], SIMULATOR_TRIES)
}

function vitest(title, args, tries = 1) {
  run(title, 'npx', ['vitest', 'run', ...args], { CHROMIUM: chromium }, tries)
}

function workerTests() {
  const inFolder = readdirSync(join(ROOT, 'test/worker'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => join('test/worker', name))
  return [...inFolder.sort(), 'test/contract/workerd.test.ts']
}

/** Path of a Chromium; on Debian it is installed when there is none. */
function ensureChromium() {
  const found = () => CHROMIUM_PATHS.find((path) => path && existsSync(path))
  if (!found() && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests (once) …\n')
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo']
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const [command, ...rest] = [...asRoot, 'apt-get', '-qq', ...step]
      spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
    }
  }
  const path = found()
  if (path) return path
  process.stderr.write('The browser tests need Chromium: install it, or name it in the variable CHROMIUM.\n')
  process.exit(1)
}

function run(title, command, args, env = {}, tries = 1) {
  for (let left = tries; ; left--) {
    process.stdout.write(`\n── ${title}${left < tries ? ', once more' : ''}\n`)
    const done = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...LOCAL_ENV, ...env } })
    if (done.status === 0) return
    if (left === 1) process.exit(done.status ?? 1)
  }
}

// `npm test`: installs what is missing, then checks types, style and behaviour. Plain JavaScript with
// Node's own modules, because it runs on a fresh clone before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { assertNode, installMissing, LOCAL_ENV, prepareWasm, ROOT } from './start-install.mjs'

/** Where Debian, and then other systems, keep the browser; CHROMIUM names any other place. */
const CHROMIUM_PATHS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

assertNode()
installMissing()
prepareWasm()
const chromium = ensureChromium()

run('Types', 'npx', ['tsc', '-b'])
run('Style', 'npx', ['biome', 'check', '.'])
// The whole service is tested after the rest: its files start one workerd each and want the machine for themselves.
const [unit, service] = [['node', 'worker', 'browser'], ['service']].map((names) =>
  names.map((name) => `--project=${name}`),
)
run('Behaviour', 'npx', ['vitest', 'run', ...unit, ...process.argv.slice(2)], { CHROMIUM: chromium })
run('The whole service', 'npx', ['vitest', 'run', ...service, ...process.argv.slice(2)])

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

function run(title, command, args, env = {}) {
  process.stdout.write(`\n── ${title}\n`)
  const done = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...LOCAL_ENV, ...env } })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

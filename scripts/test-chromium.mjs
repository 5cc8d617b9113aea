// Where the browser of the tests is.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where Debian, and then other systems, keep the browser; CHROMIUM names any other place. */
const PATHS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of a Chromium; on Debian it is installed when there is none. */
export function ensureChromium() {
  const found = () => PATHS.find((path) => path && existsSync(path))
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

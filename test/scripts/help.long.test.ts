import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Each command as package.json starts it. */
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)
/** `restore` is the same program as `backup`. */
const COMMANDS = ['keys', 'tenants', 'backup', 'deploy', 'start']

function run(command: string, args: readonly string[], secret = '') {
  // Without an account: what reached Cloudflare would fail in another way.
  const env = { ...process.env, ADMIN_API_KEY: secret, CLOUDFLARE_API_TOKEN: '' }
  const [runner, ...own] = (scripts[command] ?? '').split(' ')
  const loader = runner === 'tsx' ? ['--import', 'tsx'] : []
  return spawnSync(process.execPath, [...loader, ...own, ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
}

test.each(COMMANDS)('npm run %s -- --help prints the usage and nothing else', (command) => {
  const { status, stdout, stderr } = run(command, ['--help'])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Usage: /)
})

test.each(COMMANDS)('an unknown option of npm run %s is named, with the usage', (command) => {
  const { status, stderr } = run(command, ['--dry-rum'])
  expect(status).toBe(2)
  expect(stderr).toMatch(/--dry-rum[\s\S]*Usage: /)
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('a secret that the service would ignore is said before it is asked', () => {
  const { status, stderr } = run(
    'tenants',
    ['move', 'x', '--to', '1', '--base', 'http://ficha.invalid'],
    'short',
  )
  expect(status).toBe(2)
  expect(stderr).toBe('ADMIN_API_KEY has 5 characters, and the service takes 32 or more.\n')
})

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

function run(script: string, args: readonly string[], secret = '') {
  const env = { ...process.env, ADMIN_API_KEY: secret }
  return spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
}

test.each(['keys', 'tenants'])('npm run %s -- --help prints the usage and nothing else', (script) => {
  const { status, stdout, stderr } = run(script, ['--help'])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Usage: /)
})

test.each(['keys', 'tenants'])('an unknown option of npm run %s is said, with the usage', (script) => {
  const { status, stderr } = run(script, ['--tennant', 'x'])
  expect(status).toBe(2)
  expect(stderr).toMatch(/--tennant[\s\S]*Usage: /)
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

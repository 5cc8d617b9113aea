import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What can be known of the container file without building it: that its commands are those of this repository. */
const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n')
const instruction = (name: string) =>
  lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? ''

test('it has the Node of .nvmrc', () => {
  expect(instruction('FROM')).toMatch(new RegExp(`^node:${read('.nvmrc').trim()}-`))
})

test('scripts that it runs are there, with what it takes of them', async () => {
  const named = lines.flatMap((line) => line.match(/scripts\/[\w-]+\.mjs/g) ?? [])
  expect(named).toEqual(expect.arrayContaining(['scripts/build-page.mjs', 'scripts/start.mjs']))
  for (const path of named) expect(existsSync(join(ROOT, path)), path).toBe(true)
  expect(await import('../../scripts/build-page.mjs')).toHaveProperty('buildPage')
})

test('npm ci finds every workspace, and start.mjs the page, the models and the migrations', () => {
  const left = read('.dockerignore').split('\n').filter(Boolean)
  const needed = [
    ...JSON.parse(read('package.json')).workspaces.map((name: string) => `${name}/package.json`),
    'package-lock.json',
    'engine/wasm/prepare.mjs',
    'models/manifest.json',
    'worker/migrations',
    'web/index.html',
    'wrangler.toml',
  ]
  for (const path of needed) {
    expect(existsSync(join(ROOT, path)), path).toBe(true)
    expect(
      left.filter((one) => path === one || path.startsWith(`${one}/`)),
      path,
    ).toEqual([])
  }
})

test('start.mjs knows the options, and listens where the file says', () => {
  const command: string[] = JSON.parse(instruction('CMD'))
  const usage = spawnSync(process.execPath, ['scripts/start.mjs', '--help'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).stdout
  for (const option of command.filter((word) => word.startsWith('--'))) expect(usage).toContain(`[${option} `)
  const port = instruction('EXPOSE')
  expect(usage).toContain(`--port ${port}`)
  expect(instruction('HEALTHCHECK')).toContain(`http://127.0.0.1:${port}/health`)
  expect(command.at(-1)).toBe(instruction('VOLUME'))
})

test('docs/deploy.md starts it with that port and volume', () => {
  const deploy = read('docs/deploy.md')
  const port = instruction('EXPOSE')
  expect(deploy).toContain(`-p ${port}:${port} -v ficha-data:${instruction('VOLUME')}`)
})

/** Its answer is the server's state. */
let status = 200
const server = createServer((_, response) => response.writeHead(status).end())
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => void server.close())

test.each([
  [200, 0],
  [503, 1],
])('the health check of a service that answers %i ends with %i', async (answer, code) => {
  status = answer
  const { port } = server.address() as AddressInfo
  const script = /node -e "([^"]+)"/.exec(instruction('HEALTHCHECK'))?.[1] ?? ''
  const check = spawn(process.execPath, ['-e', script.replace(/:\d+\//, `:${port}/`)])
  expect(await new Promise((resolve) => check.on('exit', resolve))).toBe(code)
})

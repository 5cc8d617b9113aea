import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Whether a Worker of the simulator reaches a server on this machine by a name, as one of a private network. */
const ROOT = join(import.meta.dirname, '../..')
let reached = 0
const server = createServer((_, response) => {
  reached++
  response.end('private')
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => void server.close())

const WORKER = `export default { fetch: (_, env) => fetch(env.URL).then(
  (answer) => answer.text(), () => 'refused').then((text) => new Response(text)) }`
const SCRIPT = `
const { Miniflare } = require('miniflare')
const [url, name] = process.argv.slice(1)
const worker = new Miniflare({ name, modules: true, script: ${JSON.stringify(WORKER)}, bindings: { URL: url } })
worker.dispatchFetch('http://x/').then((answer) => answer.text()).then(console.log).then(() => worker.dispose())
`

async function fetched(imports: readonly string[], name: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  const args = [
    ...imports.flatMap((path) => ['--import', path]),
    '-e',
    SCRIPT,
    `http://localhost:${port}/`,
    name,
  ]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  await new Promise((resolve) => child.on('exit', resolve))
  return text.trim()
}

test.each([
  ['as wrangler starts it, it does', [], 'ficha', 'private', 1],
  [
    'for others it does not, whatever its name was looked up as',
    ['./scripts/public-network.mjs'],
    'ficha',
    'refused',
    0,
  ],
  ['wrangler’s own proxy does, as before', ['./scripts/public-network.mjs'], 'ProxyWorker', 'private', 1],
] as const)('%s', async (_, imports, name, answer, count) => {
  reached = 0
  expect([await fetched(imports, name), reached]).toEqual([answer, count])
})

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { createClient } from '@ficha/client'
import { openFile } from '@ficha/client/node'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installExample, mustRun, type Project, ROOT } from '../packages/install.ts'
import { LICENCE } from './client-documents.ts'
import { newPlace, type Place, removePlace, type Service, startService, stopService } from './service.ts'

const MINUTES = 60_000
/** The example takes what the system has. */
const hasPython = spawnSync('python3', ['-c', 'import requests']).status === 0

let place: Place
let service: Service
beforeAll(async () => {
  place = await newPlace()
  service = await startService(place)
}, 3 * MINUTES)
afterAll(async () => {
  await stopService(service)
  removePlace(place)
}, MINUTES)

test(
  'webhook-receiver hears of a document once, and of nobody else',
  async () => {
    const ficha = createClient({ url: `${service.base}/v1`, apiKey: service.key })
    const project = await installExample('webhook-receiver', [])
    const { port, ...other } = await newPlace()
    removePlace({ port, ...other })
    const url = `http://localhost:${port}/ficha`
    const { secret } = await ficha.webhooks.create({ url, events: ['document.finished'] })
    const { heard, end } = await receive(project, secret, port)
    try {
      const { id } = await ficha.upload({ files: await openFile(LICENCE), type: 51 })
      await ficha.waitFor(id)
      expect(JSON.parse(await heard())).toMatchObject({ type: 'document.finished', id })

      const body = JSON.stringify({ type: 'document.finished', data: { id: 'again', status: 1 } })
      const post = (messageId: string, key: string) => {
        const at = new Date()
        const headers = {
          'webhook-id': messageId,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(key).sign(messageId, at, body),
        }
        return fetch(url, { method: 'POST', body, headers }).then(({ status }) => status)
      }
      expect([await post('a', secret), await post('a', secret)]).toEqual([204, 204])
      expect(await post('b', `whsec_${btoa('somebody else')}`)).toBe(401)
      expect(await post('c', secret)).toBe(204)
      // Twice the same, once somebody else's, once another: two were done.
      expect([await heard(), await heard()].map((line) => JSON.parse(line).id)).toEqual(['again', 'again'])
    } finally {
      await end()
      project.remove()
    }
  },
  5 * MINUTES,
)

test.runIf(hasPython)(
  'python-client uploads, waits and prints the fields',
  async () => {
    const project = await installExample('python-client', [])
    const env = { FICHA_URL: `${service.base}/v1`, FICHA_API_KEY: service.key }
    const printed = await mustRun(project, 'python3', ['read_document.py', '51', LICENCE], env)
    const ficha = createClient({ url: `${service.base}/v1`, apiKey: service.key })
    const { id } = await ficha.upload({ files: await openFile(LICENCE), type: 51 })
    const document = await ficha.waitFor(id)
    if (document.type !== 51 || document.status !== 1) throw new TypeError('the licence was not read')
    expect(printed).toContain(`number: ${document.data.number}\n`)
    const missing = await project.run('python3', ['read_document.py', '51', `${ROOT}package.json`], env)
    expect(missing.status).toBe(1)
    // The service's code and no traceback.
    expect(missing.stderr).toMatch(/^unsupported_media_type: /)
    expect((await project.run('python3', ['read_document.py', '51', '/no.pdf'], env)).stderr).toMatch(
      /^\/no.pdf: /,
    )

    const statuses = [503, 429]
    const proxy = createServer((request, answer) => {
      const status = statuses.shift() ?? 502
      request.resume().on('end', () => answer.writeHead(status, { 'Retry-After': '0' }).end('<html>'))
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    const away = { ...env, FICHA_URL: `http://127.0.0.1:${port}` }
    const { stderr } = await project.run('python3', ['read_document.py', '51', LICENCE], away)
    expect(stderr).toBe(`${away.FICHA_URL} answers 502, and no JSON\n`)
    proxy.close()
    project.remove()
  },
  5 * MINUTES,
)

/** The receiver running, and what it says line by line. */
async function receive(project: Project, secret: string, port: number) {
  const child = spawn(process.execPath, ['receive.mjs'], {
    cwd: project.folder,
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const heard = async () => String((await lines.next()).value)
  expect(await heard()).toContain(String(port))
  return {
    heard,
    async end() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/**
 * The whole service on this machine: how it answers while photos are read, then reads and uploads under load
 * (20 connections, 30 seconds each). Fails when a goal of the first part is missed or the service fails in the second.
 *
 *   npm run bench:api [-- --seconds 30 --connections 20]     --seconds 0: only the first part
 *
 * Every connection has keys of its own, so that the service is measured and not its rate limits.
 */
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { fetchEnded, makePdf, upload } from '../service/client.ts'
import { newPlace, removePlace, type Service, startService, stopService } from '../service/service.ts'
import { measureWhileReading } from './while-reading.ts'

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, connections: { type: 'string', default: '20' } },
})
const seconds = Number(options.seconds)
const connections = Number(options.connections)
/** Reads a second that one key may make; keys enough that a fast machine does not meet it. */
const KEYS_PER_CONNECTION = 4

const place = await newPlace()
const service = await startService(place)
try {
  const pdf = await makePdf('bench', 1)
  if (!(await measureWhileReading(service, pdf))) process.exitCode = 1
  if (seconds > 0) await load(service, pdf)
} finally {
  await stopService(service)
  removePlace(place)
}

async function load(service: Service, pdf: Uint8Array): Promise<void> {
  const keys = await issueKeys(service, connections * KEYS_PER_CONNECTION)
  const sent = await upload(service, pdf, '51')
  await fetchEnded(service, sent.body['id'], 60)

  await fire('GET /documents/{id}', keys, { path: `/documents/${sent.body['id']}` })
  await fire('GET /documents', keys, { path: '/documents?limit=20' })
  await fire('POST /documents/upload', keys, { path: '/documents/upload', method: 'POST', ...formOf(pdf) })
}

interface Shot {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly body?: Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** One line of figures; the process fails when the service did. */
async function fire(name: string, keys: readonly string[], shot: Shot): Promise<void> {
  let next = 0
  const result = await autocannon({
    url: service.base,
    connections,
    duration: seconds,
    timeout: 60,
    setupClient(client) {
      const own = keys.slice(next, next + KEYS_PER_CONNECTION)
      next += KEYS_PER_CONNECTION
      client.setRequests(
        own.map((key) => ({
          path: shot.path,
          method: shot.method ?? 'GET',
          headers: { ...shot.headers, 'SERVICE-API-KEY': key },
          ...(shot.body ? { body: shot.body } : {}),
        })),
      )
    },
  })
  const limited = result.statusCodeStats?.['429']?.count ?? 0
  process.stdout.write(
    `${name}: ${result['2xx']} × 2xx in ${seconds} s (${Math.round(result.requests.average)}/s), ` +
      `p50 ${result.latency.p50} ms, p97.5 ${result.latency.p97_5} ms, p99 ${result.latency.p99} ms, ` +
      `max ${result.latency.max} ms; ${result['5xx']} × 5xx, ${limited} × 429, ` +
      `${result.errors} errors, ${result.timeouts} time-outs\n`,
  )
  if (result['5xx'] + result.errors + result.timeouts > 0) process.exitCode = 1
}

async function issueKeys({ base, key }: Service, count: number): Promise<string[]> {
  const keys: string[] = []
  for (let i = 0; i < count; i++) {
    const response = await fetch(`${base}/keys`, {
      method: 'POST',
      headers: { 'SERVICE-API-KEY': key },
      body: JSON.stringify({ name: `bench ${i}` }),
    })
    const made = (await response.json()) as { key: string }
    keys.push(made.key)
  }
  return keys
}

function formOf(pdf: Uint8Array): Required<Pick<Shot, 'body' | 'headers'>> {
  const boundary = 'ficha-bench-boundary'
  const part = (name: string, more = '') =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`)
  const body = Buffer.concat([
    part('type'),
    Buffer.from('51\r\n'),
    part('files', '; filename="bench.pdf"'),
    pdf,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` } }
}

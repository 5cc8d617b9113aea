import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../scripts/keys-database.ts'
import { type Sink, startSink } from '../webhook/sink.ts'
import { fetchEnded, get, makePdf, upload } from './client.ts'
import { newPlace, removePlace, runKeys, type Service, startService, stopService } from './service.ts'

const HOOKS = 10
const WAITING = 500
const UPLOADS_AT_ONCE = 8

let service: Service
let sink: Sink
/** Documents whose webhook is waited for → what its arrival calls. */
const awaited = new Map<string, () => void>()
beforeAll(async () => {
  sink = await startSink((request) => {
    if (request.path.startsWith('/hang')) return 'hang'
    for (const [id, arrive] of awaited) if (request.body.includes(id)) arrive()
    return { status: 200 }
  })
  service = await startService(await newPlace())
})
afterAll(async () => {
  await stopService(service)
  await sink.close()
  removePlace(service.place)
})

async function hook(who: Service, name: string, events: readonly string[]): Promise<void> {
  const answer = await fetch(`${who.base}/webhooks`, {
    method: 'POST',
    headers: { 'SERVICE-API-KEY': who.key },
    body: JSON.stringify({ url: `${sink.base}/${name}`, events }),
  })
  expect(answer.status).toBe(201)
}

/** Milliseconds from an upload to its result and to its webhook. */
async function timeOne(
  who: Service,
  pdf: Uint8Array,
): Promise<{ readonly result: number; readonly told: number }> {
  const startedAt = performance.now()
  const sent = await upload(who, pdf, '51')
  const id = String(sent.body['id'])
  const told = new Promise<number>((resolve) => {
    awaited.set(id, () => resolve(performance.now() - startedAt))
  })
  // It may have arrived before anybody waited for it.
  if (sink.received.some(({ path, body }) => path === '/quick' && body.includes(id))) awaited.get(id)?.()
  await fetchEnded(who, id, 60)
  const result = performance.now() - startedAt
  return { result, told: await told }
}

test('a tenant with 10 hanging endpoints and 500 waiting documents delays another by less than a second', async () => {
  openDatabase({ remote: false, persistTo: `${service.place.folder}/state` }).run(
    'UPDATE api_keys SET limit_factor = 100',
  )
  // That blocked this process: connections that the service has closed meanwhile are noticed while another process makes a key.
  const made = await runKeys(service.place, ['create', '--tenant', 'quick'])
  const quick = { ...service, key: String(made['key']) }
  const pdf = await makePdf('fair', 1)
  await hook(quick, 'quick', ['document.finished'])
  // The first reading opens the engine.
  await timeOne(quick, pdf)
  const alone = [await timeOne(quick, pdf), await timeOne(quick, pdf)]

  for (let i = 0; i < HOOKS; i++) await hook(service, `hang/${i}`, ['document.received', 'document.finished'])
  const many = await makePdf('waiting', 3)
  let left = WAITING
  const sender = async () => {
    while (left-- > 0) expect((await upload(service, many, '51')).status).toBe(200)
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, sender))
  const waiting = await get(service, '/documents?status=0&limit=100')
  const beside = [await timeOne(quick, pdf), await timeOne(quick, pdf), await timeOne(quick, pdf)]
  const still = await get(service, '/documents?status=0&limit=100')
  console.log(JSON.stringify({ alone, beside, waiting: count(waiting.body), still: count(still.body) }))
  // Otherwise nothing was shown.
  expect(count(still.body)).toBeGreaterThan(0)
  const best = (times: readonly number[]) => Math.min(...times)
  for (const kind of ['result', 'told'] as const) {
    const delay = best(beside.map((times) => times[kind])) - best(alone.map((times) => times[kind]))
    expect(delay, kind).toBeLessThan(1000)
  }
})

function count(body: Record<string, unknown>): number {
  return (body['items'] as readonly unknown[]).length
}

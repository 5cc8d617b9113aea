import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyWebhook } from '../../client/src/verify-webhook.ts'
import { seeded } from '../webhook/seeded.ts'
import { type Sink, startSink, until } from '../webhook/sink.ts'
import { fetchEnded, makePdf, upload } from './client.ts'
import {
  killService,
  newPlace,
  type Place,
  removePlace,
  type Service,
  startService,
  stopService,
} from './service.ts'

const KILLS = 20
const DOCUMENTS_PER_ROUND = 4
/** From the first upload to well after the last webhook of a round. */
const MOMENT_MS_MAX = 2500

let place: Place
let service: Service
let sink: Sink
let secret: string
// Longer than other hooks: it starts the whole service.
const HOOK_MS_MAX = 180_000
beforeAll(async () => {
  place = await newPlace()
  service = await startService(place)
  // Every fifth request fails, so that repetitions are under way at the kills as well.
  const random = seeded(4)
  sink = await startSink(() => ({ status: random() < 0.2 ? 500 : 200 }))
  secret = await register()
}, HOOK_MS_MAX)
afterAll(async () => {
  await stopService(service)
  await sink.close()
  removePlace(place)
}, HOOK_MS_MAX)

async function register(): Promise<string> {
  const response = await fetch(`${service.base}/webhooks`, {
    method: 'POST',
    headers: { 'SERVICE-API-KEY': service.key },
    body: JSON.stringify({ url: `${sink.base}/hook` }),
  })
  expect(response.status).toBe(201)
  const body: { secret: string } = await response.json()
  return body.secret
}

/** Those that the kill cuts off were never answered, and never promised. */
async function uploadSome(pdf: Uint8Array, accepted: string[]): Promise<void> {
  const uploads = Array.from({ length: DOCUMENTS_PER_ROUND }, async () => {
    const { status, body } = await upload(service, pdf, '51')
    if (status === 200) accepted.push(String(body['id']))
  })
  await Promise.allSettled(uploads)
}

test(`killed at ${KILLS} random moments, the service sends every webhook`, async () => {
  const random = seeded(2026)
  const pdf = await makePdf('survivor', 1)
  const accepted: string[] = []
  for (let round = 0; round < KILLS; round++) {
    const rest = uploadSome(pdf, accepted)
    const momentMs = Math.floor(random() * MOMENT_MS_MAX)
    await new Promise((resolve) => setTimeout(resolve, momentMs))
    await killService(service)
    await rest
    service = await startService(place)
  }
  for (const id of accepted) {
    expect((await fetchEnded(service, id, 120)).body).toMatchObject({ id, status: 1 })
  }
  const told = () => new Map(sink.received.map(({ id, body }) => [documentOf(body), id]))
  await until(() => accepted.every((id) => told().has(id)), 180_000, 'a webhook for every document')

  const idsByDocument = new Map<string, Set<string>>()
  for (const { id, body, headers, at } of sink.received) {
    await expect(verifyWebhook(body, headers, secret, at)).resolves.toBeTruthy()
    const document = documentOf(body)
    idsByDocument.set(document, (idsByDocument.get(document) ?? new Set()).add(id))
  }
  const repeated = sink.received.length - idsByDocument.size
  console.log(
    `${KILLS} kills, ${accepted.length} documents accepted, ${idsByDocument.size} announced, 0 lost; ` +
      `${sink.received.length} requests, ${repeated} of them repeated, all with the id they had`,
  )
  // Whatever was announced twice was announced under the same id.
  expect([...idsByDocument.values()].every((ids) => ids.size === 1)).toBe(true)
}, 900_000)

function documentOf(body: string): string {
  const { data }: { data: { id: string } } = JSON.parse(body)
  return data.id
}

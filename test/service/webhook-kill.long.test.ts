import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyWebhook } from '../../client/src/verify-webhook.ts'
import { seeded } from '../webhook/seeded.ts'
import { type Sink, startSink, until } from '../webhook/sink.ts'
import { type Answer, fetchEnded, get, makePdf } from './client.ts'
import {
  killService,
  newPlace,
  type Place,
  removePlace,
  type Service,
  startService,
  stopService,
} from './service.ts'

/** FICHA_KILLS=20 is what the figures are measured with; each starts the service anew. Two: one meets uploads. */
const KILLS = Number(process.env.FICHA_KILLS ?? 2)
const DOCUMENTS_PER_ROUND = 4
/** From the first upload to well after the last webhook of a round. */
const MOMENT_MS_MAX = 2500
/** Every second round is killed while its uploads are under way. */
const UPLOAD_MS_MAX = 400
const LARGE_BYTES = 4_000_000

let place: Place
let service: Service
let sink: Sink
let secret: string
// Longer than other hooks: it starts the whole service.
const HOOK_MS_MAX = 300_000
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

/** One upload that a client can send again: with an Idempotency-Key and an externalId of its own. */
async function send(name: string, pdf: Uint8Array): Promise<Answer> {
  const form = new FormData()
  form.set('files', new Blob([new Uint8Array(pdf)]), 'survivor.pdf')
  form.set('type', '51')
  form.set('externalId', name)
  const headers = { 'SERVICE-API-KEY': service.key, 'Idempotency-Key': name }
  const response = await fetch(`${service.base}/documents/upload`, { method: 'POST', body: form, headers })
  return { status: response.status, body: await response.json() }
}

async function expectRead(id: string): Promise<void> {
  expect((await fetchEnded(service, id, 120)).body).toMatchObject({ id, status: 1 })
}

/** Uploads at the same time; a null for each that the kill cut off. */
function sendSome(names: readonly string[], pdf: Uint8Array): Promise<(Answer | null)[]> {
  return Promise.all(names.map((name) => send(name, pdf).catch(() => null)))
}

test(`killed at ${KILLS} random moments, the service keeps what it accepted and sends every webhook`, async () => {
  const random = seeded(2026)
  const small = await makePdf('survivor', 1)
  // What a PDF's reader skips makes the upload long enough to be met in its middle.
  const large = new Uint8Array(Buffer.concat([small, Buffer.from(`\n%${'x'.repeat(LARGE_BYTES)}\n`)]))
  const accepted: string[] = []
  let [cutOff, replayed] = [0, 0]
  for (let round = 0; round < KILLS; round++) {
    // A document that three kills in a row interrupt has used up its attempts and fails; this is about all others.
    for (const id of accepted.slice(0, (round - 1) * DOCUMENTS_PER_ROUND)) await expectRead(id)
    const isCut = round % 2 === 1
    const pdf = isCut ? large : small
    const names = Array.from({ length: DOCUMENTS_PER_ROUND }, (_, i) => `round-${round}-${i}`)
    const sending = sendSome(names, pdf)
    const momentMs = Math.floor(random() * (isCut ? UPLOAD_MS_MAX : MOMENT_MS_MAX))
    await new Promise((resolve) => setTimeout(resolve, momentMs))
    await killService(service)
    const before = await sending
    service = await startService(place)
    // The client sends again whatever it has no answer for, and some of what it has.
    const after = await sendSome(names, pdf)
    for (const [i, answer] of after.entries()) {
      expect(answer, `${names[i]}, sent again`).toMatchObject({ status: 200 })
      const first = before[i]?.status === 200 ? before[i].body['id'] : null
      if (first === null) cutOff++
      else replayed++
      if (first !== null) expect(answer?.body['id'], `${names[i]}, answered before`).toBe(first)
      accepted.push(String(answer?.body['id']))
    }
    const found = await get(service, `/documents?externalId=${names[0]}`)
    expect(found.body['items']).toMatchObject([{ id: accepted.at(-DOCUMENTS_PER_ROUND) }])
  }
  expect(cutOff, 'uploads that a kill cut off').toBeGreaterThan(0)
  for (const id of accepted) await expectRead(id)
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
    `${KILLS} kills, ${cutOff} uploads cut off and ${replayed} answered, all sent again; ` +
      `${accepted.length} documents accepted, ${idsByDocument.size} announced, 0 lost; ` +
      `${sink.received.length} requests, ${repeated} of them repeated, all with the id they had`,
  )
  // Whatever was announced twice was announced under the same id.
  expect([...idsByDocument.values()].every((ids) => ids.size === 1)).toBe(true)
}, 900_000)

function documentOf(body: string): string {
  const { data }: { data: { id: string } } = JSON.parse(body)
  return data.id
}

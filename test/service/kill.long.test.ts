import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fetchEnded, get, makePdf, upload } from './client.ts'
import {
  killService,
  newPlace,
  type Place,
  removePlace,
  type Service,
  startService,
  stopService,
} from './service.ts'

/** The real service starts in seconds on a free machine; tests beside this one make it busy. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let place: Place
let service: Service
let pdf: Uint8Array
beforeAll(async () => {
  place = await newPlace()
  service = await startService(place)
  pdf = await makePdf('survivor', 10)
})
afterAll(async () => {
  await stopService(service)
  removePlace(place)
})

const DOCUMENTS = 6

/** What the service has promised to read: uploads whose answer arrived. */
async function uploadSome(accepted: unknown[], count: number): Promise<void> {
  const uploads = Array.from({ length: count }, async () => {
    const { status, body } = await upload(service, pdf, '51')
    if (status === 200) accepted.push(body['id'])
  })
  // Those that the kill cuts off were never answered.
  await Promise.allSettled(uploads)
}

/** Moments of the kill: while uploads are under way, right after the last answer, during the reading. */
const MOMENTS: Readonly<Record<string, (accepted: unknown[]) => Promise<void>>> = {
  'while uploads are under way': async (accepted) => {
    const rest = uploadSome(accepted, DOCUMENTS)
    await uploadSome(accepted, 1)
    await killService(service)
    await rest
  },
  'right after the last upload was answered': async (accepted) => {
    await uploadSome(accepted, DOCUMENTS)
    await killService(service)
  },
  'after the first document is finished': async (accepted) => {
    await uploadSome(accepted, DOCUMENTS)
    await get(service, `/documents/${accepted[0]}?wait=25`)
    await killService(service)
  },
}

test.each(Object.keys(MOMENTS))('kill -9 %s: every accepted document is finished', async (moment) => {
  const accepted: unknown[] = []
  await MOMENTS[moment]?.(accepted)
  expect(accepted.length).toBeGreaterThan(0)
  service = await startService(place)
  const ends = await Promise.all(accepted.map((id) => fetchEnded(service, id, 120)))
  for (const { body } of ends) expect(body).toMatchObject({ status: 1, statusDesc: 'FINISHED' })
})

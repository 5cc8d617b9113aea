import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fetchEnded, get, makePdf, upload } from './client.ts'
import {
  groupsOf,
  killWorkerd,
  newPlace,
  type Place,
  processesOf,
  removePlace,
  type Service,
  startService,
  stopService,
} from './service.ts'

/** The real service starts in seconds on a free machine; tests beside this one make it busy. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let place: Place
let service: Service
beforeAll(async () => {
  place = await newPlace()
  service = await startService(place)
})
afterAll(async () => {
  await stopService(service)
  removePlace(place)
})

/** Until the supervisor says that this Worker has died. */
async function untilDeathIsSaid(worker: string): Promise<void> {
  const deadline = Date.now() + 90_000
  while (!service.printed().includes(`${worker} died: it is started again`) && Date.now() < deadline) {
    await new Promise((resolve) => service.process.stderr?.once('data', resolve))
  }
}

test('when the reader dies, the API goes on and its document is read by the next one', async () => {
  const sent = await upload(service, await makePdf('first', 40), '51')
  killWorkerd(place, 'reader')
  expect((await get(service, `/documents/${sent.body['id']}`)).status).toBe(200)
  expect((await upload(service, await makePdf('second', 1), '51')).status).toBe(200)
  await untilDeathIsSaid('ficha-reader')
  expect((await fetchEnded(service, sent.body['id'], 90)).body['status']).toBe(1)
})

test('when the API dies, the service comes back and knows its documents', async () => {
  const sent = await upload(service, await makePdf('again', 1), '51')
  killWorkerd(place, 'api')
  await untilDeathIsSaid('ficha')
  const isUp = () =>
    get(service, '/health').then(
      () => true,
      () => false,
    )
  // Paused between looks: a start needs the processor more than the question does.
  await expect.poll(isUp, { timeout: 90_000, interval: 500 }).toBe(true)
  expect((await fetchEnded(service, sent.body['id'], 60)).body['status']).toBe(1)
})

test('Ctrl-C ends every process; the next start finds key and documents as they were', async () => {
  const sent = await upload(service, await makePdf('kept', 1), '51')
  const before = await fetchEnded(service, sent.body['id'], 60)
  const groups = groupsOf(place)
  expect(await stopService(service)).toBe(0)
  expect(processesOf(groups)).toEqual([])
  const { key } = service
  service = await startService(place)
  expect(service.key).toBe(key)
  expect((await get(service, `/documents/${sent.body['id']}`)).body).toEqual(before.body)
})

test('kill -9 of npm start ends its Workers; the log goes on where it was', async () => {
  const groups = groupsOf(place)
  const log = readFileSync(join(place.folder, 'service.log'), 'utf8')
  service.process.kill('SIGKILL')
  await expect.poll(() => processesOf(groups), { timeout: 10_000 }).toEqual([])
  service = await startService(place)
  expect(readFileSync(join(place.folder, 'service.log'), 'utf8').startsWith(log)).toBe(true)
})

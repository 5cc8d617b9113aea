import { createClient } from '@ficha/client'
import { expect, test } from 'vitest'
import { FINISHED, json, problem, RECEIVED, type Step, scriptedHost } from './scripted-host.ts'

const ID = RECEIVED.id
const HINT = { 'Retry-After': '2' }

function clientOf(...steps: Step[]) {
  const host = scriptedHost(steps)
  const waits = () => host.requests.map(({ url }) => url.searchParams.get('wait'))
  return { ficha: createClient({ url: 'https://ficha.example', apiKey: 'k' }, host), host, waits }
}

test('held requests follow each other without a pause', async () => {
  const held = () => ({ afterMs: 25_000, response: json(RECEIVED, 200, HINT) })
  const { ficha, host, waits } = clientOf(held(), held(), { afterMs: 3000, response: json(FINISHED) })
  expect((await ficha.waitFor(ID)).status).toBe(1)
  expect(waits()).toEqual(['25', '25', '25'])
  expect(host.pauses).toEqual([])
})

test('a service that does not hold requests is asked at its own pace, then ever more rarely', async () => {
  const { ficha, host } = clientOf(
    ...Array.from({ length: 6 }, () => json(RECEIVED, 200, HINT)),
    json(RECEIVED),
    json(FINISHED),
  )
  await ficha.waitFor(ID)
  expect(host.pauses).toEqual([2025, 2050, 2100, 2200, 2400, 2750, 7500])
})

test('a document that failed is an answer', async () => {
  const failed = {
    ...RECEIVED,
    status: 2,
    statusDesc: 'FAILED',
    processTime: 1,
    error: { code: 'no_text_found' },
  }
  const { ficha } = clientOf(json(failed))
  expect(await ficha.waitFor(ID)).toMatchObject({ status: 2, error: { code: 'no_text_found' } })
})

test('an outage is waited out however often it fails', async () => {
  const outage: Step[] = Array.from({ length: 12 }, (_, i) =>
    i % 2 === 0 ? new TypeError('fetch failed') : problem(503, 'unavailable'),
  )
  const { ficha, host } = clientOf(...outage, json(FINISHED))
  expect((await ficha.waitFor(ID)).status).toBe(1)
  expect(Math.max(...host.pauses)).toBe(7500)
})

test('the deadline ends it, and no request is held beyond it', async () => {
  const { ficha, host, waits } = clientOf(
    { afterMs: 25_000, response: json(RECEIVED) },
    { afterMs: 4900, response: json(RECEIVED) },
    json(RECEIVED, 200, HINT),
  )
  const startedAt = host.now()
  await expect(ficha.waitFor(ID, { timeoutMs: 30_000 })).rejects.toMatchObject({ code: 'timeout' })
  expect(waits()).toEqual(['25', '5', null])
  expect(host.now() - startedAt).toBeLessThanOrEqual(30_000)
})

test('with less than a second left the service is asked once more, without holding', async () => {
  const { ficha, waits } = clientOf({ afterMs: 29_500, response: json(RECEIVED) }, json(FINISHED))
  expect((await ficha.waitFor(ID, { timeoutMs: 30_000 })).status).toBe(1)
  expect(waits()).toEqual(['25', null])
})

test('an outage that lasts to the deadline is reported as what it was', async () => {
  const { ficha } = clientOf(...Array.from({ length: 9 }, () => problem(503, 'unavailable')))
  await expect(ficha.waitFor(ID, { timeoutMs: 5000 })).rejects.toMatchObject({ code: 'unavailable' })
})

test('an id that does not exist is not waited for', async () => {
  const { ficha, host } = clientOf(problem(404, 'document_not_found'))
  await expect(ficha.waitFor(ID)).rejects.toMatchObject({ code: 'document_not_found' })
  expect(host.pauses).toEqual([])
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import {
  createStuckWatch,
  hasAllWorkers,
  isHealthy,
  isThere,
  type Waiting,
} from '../../scripts/start-watch.mjs'

const waits = (oldestWaiting: string): Waiting => ({ oldestWaiting, isReading: false })
const reads = (oldestWaiting: string): Waiting => ({ oldestWaiting, isReading: true })
const nobody: Waiting = { oldestWaiting: null, isReading: false }

test.each<[string, readonly Waiting[], readonly number[]]>([
  ['nobody waits', [nobody, nobody, nobody, nobody, nobody], []],
  ['the same document waits and nothing is read', [waits('a'), waits('a'), waits('a'), waits('a')], [3]],
  ['after a restart it begins anew', Array.from({ length: 9 }, () => waits('a')), [3, 7]],
  ['a long queue moves on', [waits('a'), waits('a'), waits('b'), waits('b'), waits('c'), waits('c')], []],
  ['a long reading holds up the others', Array.from({ length: 6 }, () => reads('a')), []],
  ['a reading in between', [waits('a'), waits('a'), reads('a'), waits('a'), waits('a')], []],
])('stuck or not: %s', (_, looks, stuckAt) => {
  const isStuck = createStuckWatch()
  expect(looks.flatMap((look, i) => (isStuck(look) ? [i] : []))).toEqual(stuckAt)
})

/** An API Worker that says so of itself and of the Workers beside it. */
async function answering(health: number, workers: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((request, response) => {
    const isHealth = request.url === '/health'
    response.statusCode = isHealth ? health : 200
    response.end(isHealth ? '' : JSON.stringify(workers))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

test('ready is a service that would take an upload, with every other Worker connected', async () => {
  const ready = await answering(200, { reader: 'ok', inspector: 'ok' })
  expect(await Promise.all([isHealthy(ready, 5000), hasAllWorkers(ready)])).toEqual([true, true])
  // It answers, and so is not silent; but it says no.
  const waits = await answering(503, { reader: 'ok', inspector: 'away' })
  expect(await Promise.all([isHealthy(waits, 5000), hasAllWorkers(waits)])).toEqual([false, false])
  expect(await isThere(waits, 5000)).toBe(true)
  const nobody = 'http://127.0.0.1:1'
  expect(await Promise.all([isHealthy(nobody, 5000), hasAllWorkers(nobody), isThere(nobody, 5000)])).toEqual([
    false,
    false,
    false,
  ])
})

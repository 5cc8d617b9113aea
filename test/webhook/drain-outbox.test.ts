import { afterEach, expect, test } from 'vitest'
import { verifyWebhook } from '../../client/src/verify-webhook.ts'
import { PAUSES_SECONDS } from '../../worker/src/webhook/schedule.ts'
import { eventFor } from './memory-outbox.ts'
import { type Behaviour, type Sink, startSink } from './sink.ts'
import { createWorld, SECRET } from './world.ts'

let sink: Sink | undefined
afterEach(async () => {
  await sink?.close()
  sink = undefined
})

async function deliver(behave: Behaviour, seed = 1, options = {}) {
  sink = await startSink(behave)
  const world = createWorld({ seed, ...options })
  const event = eventFor(`${sink.base}/hook`, 1, [SECRET])
  world.outbox.add(event, world.clock.now)
  await world.runToEnd()
  const delivery = world.outbox.deliveries.get(event.id)
  if (!delivery) throw new Error('not dispatched')
  return { delivery, received: sink.received, world }
}

test.each(Array.from({ length: 11 }, (_, failures) => failures))(
  'an endpoint that fails %i times',
  async (failures) => {
    const { delivery, received } = await deliver(
      (_, earlier) => ({ status: earlier < failures ? 500 : 204 }),
      failures + 1,
    )
    const attempts = Math.min(failures + 1, 10)
    expect(delivery.state).toBe(failures <= 9 ? 'delivered' : 'exhausted')
    expect(delivery.attempts).toBe(attempts)
    expect(received).toHaveLength(attempts)
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)

    const starts = delivery.log.map(({ startedAt }) => startedAt)
    received.forEach(({ timestamp }, i) => {
      expect(timestamp).toBe(Math.floor((starts[i] ?? 0) / 1000))
    })
    for (let i = 1; i < starts.length; i++) {
      const ratio = ((starts[i] ?? 0) - (starts[i - 1] ?? 0)) / ((PAUSES_SECONDS[i] ?? 0) * 1000)
      expect(ratio).toBeGreaterThanOrEqual(0.8)
      expect(ratio).toBeLessThanOrEqual(1.2)
    }
    for (const { body, headers, timestamp } of received) {
      await expect(verifyWebhook(body, headers, SECRET, timestamp * 1000)).resolves.toMatchObject({
        type: 'document.finished',
      })
    }
    if (failures === 9) {
      const hours = ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / 3_600_000
      console.log(`ten attempts in ${hours.toFixed(1)} hours`)
    }
  },
)

test('410 ends the delivery and disables the webhook', async () => {
  const { delivery, received, world } = await deliver(() => ({ status: 410 }))
  expect(delivery.state).toBe('exhausted')
  expect(received).toHaveLength(1)
  expect(world.outbox.webhook.disabled).toBe('gone')
})

test.each([429, 503])('%i with Retry-After waits as long as asked', async (status) => {
  const { delivery } = await deliver((_, earlier) =>
    earlier === 0 ? { status, headers: { 'retry-after': '120' } } : { status: 200 },
  )
  const [first, second] = delivery.log.map(({ startedAt }) => startedAt)
  expect((second ?? 0) - (first ?? 0)).toBe(120_000)
})

test('Retry-After of another status is not obeyed, nor one that is shorter than the schedule', async () => {
  const { delivery } = await deliver((_, earlier) =>
    earlier < 2 ? { status: [500, 429][earlier] ?? 200, headers: { 'retry-after': '1' } } : { status: 200 },
  )
  const [first = 0, second = 0, third = 0] = delivery.log.map(({ startedAt }) => startedAt)
  expect(second - first).toBeGreaterThanOrEqual(4000)
  expect(second - first).toBeLessThanOrEqual(6000)
  expect(third - second).toBeGreaterThanOrEqual(240_000)
})

test('a webhook without a success for five days is disabled at the next failure, not before', async () => {
  sink = await startSink(() => ({ status: 500 }))
  const world = createWorld()
  const day = 86_400_000
  const start = world.clock.now
  for (let n = 0; world.outbox.webhook.disabled === null && n < 60; n++) {
    world.outbox.add(eventFor(`${sink.base}/`, n, [SECRET]), world.clock.now)
    await world.drain()
    world.clock.now += day / 8
  }
  expect(world.outbox.webhook.disabled).toBe('failing')
  const failingFor = world.clock.now - day / 8 - start
  expect(failingFor / day).toBe(5)
})

test('one success within the five days starts them anew', async () => {
  let isUp = false
  sink = await startSink(() => ({ status: isUp ? 200 : 500 }))
  const world = createWorld()
  for (let n = 0; n < 72; n++) {
    isUp = n === 36
    world.outbox.add(eventFor(`${sink.base}/`, n, [SECRET]), world.clock.now)
    await world.drain()
    world.clock.now += 86_400_000 / 8
  }
  expect(world.outbox.webhook.disabled).toBeNull()
})

test('our own failures are tried again and never held against the endpoint', async () => {
  let failures = 0
  const broken = (_claim: unknown, _error: unknown) => {}
  const { delivery, received, world } = await deliver(() => ({ status: 200 }), 1, {
    attempt: {
      report: broken,
      renderBody: async () => {
        if (failures++ < 3) throw new Error('storage is away')
        return '{}'
      },
    },
  })
  expect(delivery.log.map(({ outcome }) => outcome.error)).toEqual([
    'internal_error',
    'internal_error',
    'internal_error',
    null,
  ])
  expect(received).toHaveLength(1)
  expect(world.outbox.webhook.failingSince).toBeNull()
})

test('a secret that cannot be opened is said to be so', async () => {
  const { delivery, received } = await deliver(() => ({ status: 200 }), 1, {
    attempt: { report: () => {}, openSecret: () => Promise.reject(new Error('another key')) },
  })
  expect(received).toHaveLength(0)
  expect(new Set(delivery.log.map(({ outcome }) => outcome.error))).toEqual(new Set(['secret_unreadable']))
})

test('a store that throws fails the drain after the other lanes have ended', async () => {
  sink = await startSink(() => ({ status: 200 }))
  const world = createWorld()
  for (let n = 0; n < 20; n++) world.outbox.add(eventFor(`${sink.base}/`, n, [SECRET]), world.clock.now)
  let settles = 0
  const { settle } = world.ports
  world.ports.settle = async (...args) => {
    if (++settles === 3) throw new Error('database is away')
    return settle(...args)
  }
  await expect(world.drain()).rejects.toThrow('database is away')
  const states = [...world.outbox.deliveries.values()].map(({ state }) => state)
  expect(states.filter((state) => state === 'delivered')).toHaveLength(19)
  await world.runToEnd()
  expect([...world.outbox.deliveries.values()].every(({ state }) => state === 'delivered')).toBe(true)
})

test('limits cut a drain, and the next one goes on', async () => {
  sink = await startSink(() => ({ status: 200 }))
  const world = createWorld({ limits: { attemptsMax: 7 } })
  for (let n = 0; n < 20; n++) world.outbox.add(eventFor(`${sink.base}/`, n, [SECRET]), world.clock.now)
  expect(await world.drain()).toEqual({ attempts: 7, isCut: true })
  expect(await world.drain()).toEqual({ attempts: 7, isCut: true })
  expect(await world.drain()).toEqual({ attempts: 6, isCut: false })
})

test('wake-ups that come five times in any order have one effect', async () => {
  sink = await startSink(() => ({ status: 200 }))
  const world = createWorld({ timeoutMs: 20_000 })
  for (let n = 0; n < 100; n++) world.outbox.add(eventFor(`${sink.base}/`, n, [SECRET]), world.clock.now)
  await Promise.all(Array.from({ length: 500 }, () => world.drain()))
  expect(sink.received).toHaveLength(100)
  expect(new Set(sink.received.map(({ id }) => id)).size).toBe(100)
})

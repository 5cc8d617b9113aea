import { expect, test } from 'vitest'
import type { AttemptOutcome } from '../../worker/src/webhook/delivery.ts'
import { type Drained, drainOutbox, type OutboxPorts } from '../../worker/src/webhook/drain-outbox.ts'
import { WEBHOOK_LIMITS } from '../../worker/src/webhook/limits.ts'
import { eventFor, memoryOutbox } from './memory-outbox.ts'
import { seeded } from './seeded.ts'

const OK: AttemptOutcome = {
  startedAt: 0,
  durationMs: 50,
  responseStatus: 200,
  error: null,
  retryAfterMs: null,
  answer: null,
}
const TIMEOUT: AttemptOutcome = { ...OK, durationMs: 15_000, responseStatus: null, error: 'timeout' }

/** The memory dispatches one event at a time, D1 a hundred. */
const LIMITS = { ...WEBHOOK_LIMITS, dispatchesMax: 10_000 }

/** A clock that stands still while anything can be done, and then moves to what comes next. */
function createTime() {
  const timers: { readonly at: number; readonly fire: () => void }[] = []
  const time = {
    now: 0,
    sleep: (ms: number) =>
      new Promise<void>((fire) => {
        timers.push({ at: time.now + ms, fire })
        timers.sort((a, b) => a.at - b.at)
      }),
    async until(work: Promise<unknown>): Promise<void> {
      let isDone = false
      const end = work.finally(() => {
        isDone = true
      })
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        const next = timers.shift()
        if (isDone || next === undefined) return void (await end)
        time.now = next.at
        next.fire()
      }
    },
  }
  return time
}

/** One isolate after the other, as locally: a drain begins when the one before it has ended. */
async function simulate(hanging: readonly string[], seconds: number) {
  const time = createTime()
  const outbox = memoryOutbox()
  const delivered = new Map<string, number>()
  let number = 0
  const add = (tenantId: string) => {
    const event = eventFor('https://receiver.test/', number++, [])
    outbox.add({ ...event, webhook: { ...event.webhook, tenantId } }, time.now)
    return event.id
  }
  const ports: OutboxPorts = {
    ...outbox.ports,
    now: () => time.now,
    random: seeded(5),
    pause: time.sleep,
    async attempt(claim) {
      const isHanging = hanging.includes(claim.webhook.tenantId)
      await time.sleep(isHanging ? TIMEOUT.durationMs : OK.durationMs)
      if (!isHanging) delivered.set(claim.id, time.now)
      return isHanging ? TIMEOUT : OK
    },
  }
  const sent = new Map<string, number>()
  const isOver = () => time.now >= seconds * 1000
  const drains = async () => {
    const results: Drained[] = []
    while (!isOver()) results.push(await drainOutbox(ports, LIMITS))
    return results
  }
  const arrivals = async () => {
    for (const tenantId of hanging) for (let i = 0; i < 500; i++) add(tenantId)
    while (!isOver()) {
      await time.sleep(1700)
      sent.set(add('quick'), time.now)
    }
  }
  await time.until(Promise.all([drains(), arrivals()]))
  const delays = [...sent].map(([id, at]) => (delivered.get(id) ?? Number.POSITIVE_INFINITY) - at)
  // What came in the last second may be left to the next drain.
  return delays.slice(0, -1)
}

test('a tenant whose endpoints all hang delays another’s webhooks by less than a second', async () => {
  const delays = await simulate(['hanging'], 120)
  console.log(`${delays.length} webhooks beside 500 that hang: the slowest after ${Math.max(...delays)} ms`)
  expect(delays.length).toBeGreaterThan(60)
  expect(Math.max(...delays)).toBeLessThan(1000)
})

test('so do two such tenants: the first takes four lanes, and one is left', async () => {
  const delays = await simulate(['hanging', 'hanging too'], 60)
  expect(Math.max(...delays)).toBeLessThan(1000)
})

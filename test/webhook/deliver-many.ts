import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import { eventFor } from './memory-outbox.ts'
import { seeded } from './seeded.ts'
import { startSink } from './sink.ts'
import { createWorld, SECRET } from './world.ts'

/** Every one of `count` events arrives once at an endpoint that fails 10 %, hangs 2 % and resets 2 %. */
export async function deliverMany(count: number): Promise<void> {
  const random = seeded(20)
  const faults = { failed: 0, hung: 0, reset: 0 }
  const sink = await startSink(() => {
    const fault = pickFault(random())
    if (fault !== null) faults[fault]++
    if (fault === 'failed') return { status: 500 }
    if (fault === 'hung') return 'hang'
    if (fault === 'reset') return 'reset'
    return { status: 200, body: 'ok' }
  })
  const world = createWorld({ timeoutMs: 2000, limits: { attemptsMax: 10_000, lanes: 24 } })
  for (let n = 0; n < count; n++) world.outbox.add(eventFor(`${sink.base}/`, n, [SECRET]), world.clock.now)
  const startedAt = performance.now()
  await world.runToEnd()
  const seconds = (performance.now() - startedAt) / 1000
  await sink.close()

  const deliveries = [...world.outbox.deliveries.values()]
  expect(deliveries).toHaveLength(count)
  expect(deliveries.filter(({ state }) => state !== 'delivered')).toEqual([])

  // The receiver's library judges freshness by the machine's clock: the signature is checked at its own time.
  const webhook = new Webhook(SECRET)
  let badSignatures = 0
  const bodies = new Map<string, Set<string>>()
  for (const { id, body, headers, timestamp } of sink.received) {
    bodies.set(id, (bodies.get(id) ?? new Set()).add(body))
    const expected = webhook.sign(id, new Date(timestamp * 1000), body)
    if (headers['webhook-signature'] !== expected) badSignatures++
  }
  const duplicates = sink.received.length - bodies.size
  console.log(
    `${count} events, ${sink.received.length} requests in ${seconds.toFixed(1)} s: ` +
      `${faults.failed} failed, ${faults.hung} hung, ${faults.reset} reset; ` +
      `${deliveries.length} delivered, ${badSignatures} bad signatures, ${duplicates} repeated requests`,
  )
  expect(badSignatures).toBe(0)
  expect(bodies.size).toBe(count)
  expect([...bodies.values()].every((variants) => variants.size === 1)).toBe(true)
  // No request was repeated but after one that failed.
  const failures = deliveries.flatMap(({ log }) => log).filter(({ outcome }) => outcome.error !== null)
  expect(duplicates).toBe(failures.length)
  expect(failures.length).toBeGreaterThanOrEqual(faults.failed + faults.hung + faults.reset)
}

function pickFault(dice: number): 'failed' | 'hung' | 'reset' | null {
  if (dice < 0.1) return 'failed'
  if (dice < 0.12) return 'hung'
  return dice < 0.14 ? 'reset' : null
}

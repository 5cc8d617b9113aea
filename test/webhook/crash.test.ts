import { expect, test } from 'vitest'
import type { OutboxPorts } from '../../worker/src/webhook/drain-outbox.ts'
import { drainOutbox } from '../../worker/src/webhook/drain-outbox.ts'
import { eventFor } from './memory-outbox.ts'
import { seeded } from './seeded.ts'
import { startSink } from './sink.ts'
import { createWorld, SECRET } from './world.ts'

const LIMITS = {
  lanes: 3,
  lanesReserved: 0,
  lookMs: 400,
  dispatchesMax: 10_000,
  attemptsMax: 1000,
  drainMsMax: 60_000,
  endingMsMax: 15_000,
}
const EVENTS = 12

/** Ports of a process that dies at its nth step: nothing of what it was doing ever comes back. */
function mortal(ports: OutboxPorts, lastStep: number) {
  let steps = 0
  let die = () => {}
  const death = new Promise<'died'>((resolve) => {
    die = () => resolve('died')
  })
  const guard =
    <A extends readonly unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (steps >= lastStep) die()
      const isBefore = steps++ >= lastStep
      // Half of the deaths come before the work is done, half after it and before anybody knows.
      if (isBefore && steps % 2 === 0) return new Promise(() => {})
      const result = await work(...args)
      return isBefore ? new Promise(() => {}) : result
    }
  return {
    death,
    ports: {
      ...ports,
      dispatchEvents: guard(ports.dispatchEvents),
      claimDelivery: guard(ports.claimDelivery),
      attempt: guard(ports.attempt),
      settle: guard(ports.settle),
    },
  }
}

test('a process that dies at each of its steps, one after the other, loses nothing', async () => {
  const sink = await startSink(() => ({ status: 200 }))
  const random = seeded(11)
  let [deaths, requests, repeated] = [0, 0, 0]
  for (let lastStep = 0; lastStep < 60; lastStep++) {
    const world = createWorld({ timeoutMs: 5000, seed: lastStep })
    const before = sink.received.length
    for (let n = 0; n < EVENTS; n++) world.outbox.add(eventFor(`${sink.base}/`, n, [SECRET]), world.clock.now)
    const process = mortal(world.ports, lastStep)
    const end = await Promise.race([drainOutbox(process.ports, LIMITS), process.death])
    if (end === 'died') deaths++
    // The next process starts within the next minute; leases of the dead one end by themselves.
    world.clock.now += Math.floor(random() * 60_000)
    await world.runToEnd()
    expect([...world.outbox.deliveries.values()].map(({ state }) => state)).toEqual(
      Array.from({ length: EVENTS }, () => 'delivered'),
    )
    const ids = sink.received.slice(before).map(({ id }) => id)
    expect(new Set(ids).size).toBe(EVENTS)
    requests += ids.length
    repeated += ids.length - EVENTS
  }
  await sink.close()
  console.log(`${deaths} deaths, ${requests} requests, ${repeated} of them repeated, 0 lost`)
  expect(deaths).toBeGreaterThanOrEqual(20)
  // Only what was under way in the three lanes can be repeated.
  expect(repeated).toBeLessThanOrEqual(deaths * LIMITS.lanes)
})

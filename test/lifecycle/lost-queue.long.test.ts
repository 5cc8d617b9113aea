import { expect, test } from 'vitest'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { createApi } from './api.ts'
import { clock } from './clock.ts'

test('a queue that lost its messages is repaired at thousands of documents a minute', {
  timeout: 60_000,
}, async () => {
  const { world, env } = await createApi()
  const received = 1200
  for (let i = 0; i < received; i++) await world.receive('a')
  world.queue.lose()
  clock.advance(61_000)
  await sweep(env, clock.now())
  expect(world.queue.waiting).toHaveLength(received)
  // What is sent is not sent again until its next message is due.
  await sweep(env, clock.now())
  expect(world.queue.waiting).toHaveLength(received)
})

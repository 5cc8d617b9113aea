import { expect, test } from 'vitest'
import { createGate } from '../../worker/src/gate.ts'

test('a gate lets through what fits, and the next when a turn ends', async () => {
  const take = createGate(10)
  const first = await take({ weight: 6, waitSeconds: 0, holdSeconds: 60 })
  expect(await take({ weight: 6, waitSeconds: 0, holdSeconds: 60 })).toBeNull()
  expect(await take({ weight: 4, waitSeconds: 0, holdSeconds: 60 })).not.toBeNull()
  const waiting = take({ weight: 6, waitSeconds: 5, holdSeconds: 60 })
  first?.end()
  expect(await waiting).not.toBeNull()
})

test('a turn that is never ended runs out', async () => {
  const take = createGate(1)
  await take({ weight: 1, waitSeconds: 0, holdSeconds: 0.1 })
  expect(await take({ weight: 1, waitSeconds: 0, holdSeconds: 60 })).toBeNull()
  expect(await take({ weight: 1, waitSeconds: 5, holdSeconds: 60 })).not.toBeNull()
})

test('what can never fit is our own mistake', async () => {
  await expect(createGate(1)({ weight: 2, waitSeconds: 0, holdSeconds: 1 })).rejects.toThrow(RangeError)
})

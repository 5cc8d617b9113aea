import { expect, test } from 'vitest'
import { createApi } from './api.ts'
import { clock } from './clock.ts'

const AWAY = 'We encountered an internal error. Please try again. (10001)'

/** A document that waits, in a bucket of which one method fails until `isAway` is false. */
async function waiting(method: 'get' | 'put') {
  const api = await createApi()
  const bucket = api.world.env.DOCUMENTS
  const state = { isAway: true }
  let calls = 0
  const { body } = await api.upload()
  const own = bucket[method].bind(bucket) as (...args: unknown[]) => Promise<unknown>
  Object.assign(bucket, {
    [method]: (...args: unknown[]) => {
      calls++
      return state.isAway ? Promise.reject(new Error(`${method}: ${AWAY}`)) : own(...args)
    },
  })
  const address = `/documents/${body['id']}`
  const deliver = async () => {
    for (const message of api.world.queue.due()) await api.world.deliver(message, 'reads')
  }
  return { api, state, address, deliver, calls: () => calls }
}

test('a bucket that is away for half an hour costs a document no attempt', async () => {
  const { api, state, address, deliver, calls } = await waiting('get')
  for (let minutes = 0; minutes < 30; minutes++) {
    for (let seconds = 0; seconds < 60; seconds += 5) {
      await deliver()
      clock.advance(5000)
    }
    await api.world.sweep()
    expect((await api.call(address)).body['status']).toBe(0)
  }
  // Once a minute, and once more where a sweep was not sure of the message.
  expect(calls()).toBeLessThan(70)
  expect(await api.env.DB_0.prepare('SELECT attempts FROM documents').first('attempts')).toBe(0)
  state.isAway = false
  await deliver()
  expect((await api.call(address)).body['status']).toBe(1)
})

test('what was read is not read again for a bucket that stumbles', async () => {
  const { api, state, address, deliver } = await waiting('put')
  const { put } = api.world.env.DOCUMENTS
  let tries = 0
  Object.assign(api.world.env.DOCUMENTS, {
    put: (...args: Parameters<R2Bucket['put']>) => {
      state.isAway = ++tries < 3
      return put(...args)
    },
  })
  await deliver()
  expect((await api.call(address)).body['status']).toBe(1)
  expect([tries, api.world.asked.length]).toEqual([3, 1])
})

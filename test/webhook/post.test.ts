import { afterEach, expect, test } from 'vitest'
import { WEBHOOK_LIMITS } from '../../worker/src/webhook/limits.ts'
import { post } from '../../worker/src/webhook/post.ts'
import { nextAttemptAt, readRetryAfter } from '../../worker/src/webhook/schedule.ts'
import { type Behaviour, type Sink, startSink } from './sink.ts'

/** A clock that no adjustment of the machine's sets back. */
const now = () => performance.timeOrigin + performance.now()

/** For receivers that never end; others have what production gives them, as a busy machine may need it. */
const TIMEOUT_MS = 1000

let sink: Sink | undefined
afterEach(async () => {
  await sink?.close()
  sink = undefined
})

async function postTo(
  behaviour: ReturnType<Behaviour>,
  timeoutMs: number = WEBHOOK_LIMITS.timeoutMs,
  clock: () => number = now,
) {
  sink = await startSink(() => behaviour)
  const limits = { ...WEBHOOK_LIMITS, timeoutMs }
  return post(fetch, clock, { url: sink.base, headers: {}, body: '{}' }, limits)
}

test.each([200, 201, 202, 204, 299])('%i is a success', async (status) => {
  expect(await postTo({ status })).toMatchObject({ responseStatus: status, error: null })
})

test.each([
  [400, 'http_error'],
  [401, 'http_error'],
  [404, 'http_error'],
  [410, 'gone'],
  [429, 'http_error'],
  [500, 'http_error'],
  [503, 'http_error'],
  [304, 'redirect'],
])('%i is %s', async (status, error) => {
  expect(await postTo({ status })).toMatchObject({ responseStatus: status, error })
})

test.each([301, 302, 303, 307, 308])('%i is a failure and is not followed', async (status) => {
  const elsewhere = await startSink(() => ({ status: 200 }))
  const outcome = await postTo({ status, headers: { location: elsewhere.base } })
  expect(outcome).toMatchObject({ responseStatus: status, error: 'redirect' })
  expect(elsewhere.connections()).toBe(0)
  await elsewhere.close()
})

test('an endpoint that says nothing ends at the timeout', async () => {
  const times = [70_000, 71_234]
  const outcome = await postTo('hang', TIMEOUT_MS, () => times.shift() ?? Number.NaN)
  expect(outcome).toMatchObject({ responseStatus: null, error: 'timeout', durationMs: 1234 })
})

test('a reset connection and a closed port are failures', async () => {
  expect(await postTo('reset')).toMatchObject({ responseStatus: null, error: 'connection_failed' })
  await sink?.close()
  const { base = '' } = sink ?? {}
  sink = undefined
  const outcome = await post(fetch, now, { url: base, headers: {}, body: '{}' }, WEBHOOK_LIMITS)
  expect(outcome).toMatchObject({ responseStatus: null, error: 'connection_failed' })
})

// Without the timeout it would drip until the test's own limit.
test('an answer that drips without an end is left at the timeout; its status counts', async () => {
  const outcome = await postTo('drip', TIMEOUT_MS)
  expect(outcome).toMatchObject({ responseStatus: 200, error: null })
  expect(outcome.answer).toMatch(/^\.+$/)
})

test('of an answer of 10 MB the first 64 KB are read and 1 KB is kept', async () => {
  const outcome = await postTo('flood')
  expect(outcome).toMatchObject({ responseStatus: 200, error: null })
  expect(outcome.answer).toHaveLength(1024)
})

test('the answer is kept as text, whatever its bytes are', async () => {
  expect((await postTo({ status: 500, body: 'não há disco' })).answer).toBe('não há disco')
})

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['Thu, 01 Jan 1970 00:01:00 GMT', 50_000],
  ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
  ['soon', null],
  ['-5', null],
  [null, null],
])('Retry-After %j', (header, expected) => {
  expect(readRetryAfter(header, 10_000)).toBe(expected)
})

test('nobody can ask for more than a day, and there are ten attempts', () => {
  expect(nextAttemptAt(1, 0, 0.5, 10 ** 12)).toBe(86_400_000)
  expect(nextAttemptAt(9, 0, 0.5, null)).toBe(86_400_000)
  expect(nextAttemptAt(10, 0, 0.5, null)).toBeNull()
})

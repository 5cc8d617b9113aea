import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import type { InspectorPort, ReaderPort } from '../../worker/src/env.ts'
import { type Answer, call, formOf, licence, newTenant, readAnswer } from './client.ts'
import { deliver, eventsOf, receive, rowOf } from './received.ts'

const app = createApp()

/** An upload while the inspector behaves as given; a binding whose Worker died throws like this. */
async function uploadTo(inspector: Partial<InspectorPort>): Promise<Answer> {
  const { key } = await newTenant()
  const body = formOf({ files: await licence(), type: '51' })
  const request = new Request('http://ficha.test/documents/upload', {
    method: 'POST',
    body,
    headers: { 'SERVICE-API-KEY': key },
  })
  const port: InspectorPort = { inspect: die, ping: async () => 'alive', ...inspector }
  const context = createExecutionContext()
  const answer = await readAnswer(await app.fetch(request, { ...env, INSPECTOR: port }, context))
  await waitOnExecutionContext(context)
  return answer
}

const die = () => Promise.reject(new Error('The destination execution context was terminated.'))

test('an inspector that cannot be reached makes uploads unavailable, to be tried again', async () => {
  const answer = await uploadTo({ ping: die })
  expect([answer.status, answer.body['code']]).toEqual([503, 'unavailable'])
  expect(answer.headers.get('Retry-After')).toBe('5')
})

test('a file that kills the inspector each time is corrupt', async () => {
  const answer = await uploadTo({})
  expect([answer.status, answer.body['code']]).toEqual([422, 'corrupt_file'])
})

test('an inspector that died of something else gets a second chance', async () => {
  let calls = 0
  const answer = await uploadTo({
    inspect: (...asked) => (++calls === 1 ? die() : env.INSPECTOR.inspect(...asked)),
  })
  expect(answer.status).toBe(200)
})

test('an answer that makes no sense is no answer', async () => {
  expect((await uploadTo({ inspect: async () => ({ outcome: 'fine' }) })).status).toBe(422)
})

test('a busy inspector makes uploads unavailable', async () => {
  expect((await uploadTo({ inspect: async () => ({ outcome: 'busy' }) })).status).toBe(503)
})

/** A received document is read by a reader that behaves as given, at one delivery of its message after another. */
async function readBy(reader: Partial<ReaderPort>, deliveries: number) {
  const tenant = await newTenant()
  const id = await receive(tenant, await licence())
  const READER: ReaderPort = { read: die, ping: async () => 'alive', ...reader }
  const settled: { acked: number; retried: number }[] = []
  for (let attempts = 1; attempts <= deliveries; attempts++) {
    settled.push(await deliver([{ id: `of ${id}`, attempts, documentId: id }], { READER }))
  }
  return { id, settled, row: await rowOf(id) }
}
const again = { acked: 0, retried: 1 }
const over = { acked: 1, retried: 0 }

test('a document that kills the reader three times is FAILED', async () => {
  const { id, settled, row } = await readBy({}, 3)
  expect(settled).toEqual([again, again, over])
  expect(row).toMatchObject({ state: 'failed', error_code: 'engine_error' })
  expect(await eventsOf(id)).toEqual(['document.received', 'document.failed'])
})

test('a reader that died of something else gets a second chance at a document', async () => {
  let calls = 0
  const { settled, row } = await readBy(
    { read: (...document) => (++calls === 1 ? die() : env.READER.read(...document)) },
    2,
  )
  expect(settled).toEqual([again, over])
  expect(row).toMatchObject({ state: 'finished', attempts: 2 })
})

/** As the real one: the bytes are refused, and some time later it says why. */
const busy: ReaderPort['read'] = async ({ bytes }) => {
  await bytes.cancel()
  await scheduler.wait(20)
  return { outcome: 'busy' }
}

// A queue gives a message up that came ten times: what was not begun gets a new one.
test.each<[string, Partial<ReaderPort>, typeof again]>([
  ['away', { ping: die }, again],
  ['busy', { read: busy }, over],
])('a reader that is %s costs a document no attempt', async (_, reader, fate) => {
  const { settled, row } = await readBy(reader, 4)
  expect(settled).toEqual([fate, fate, fate, fate])
  expect(row).toMatchObject({ state: 'received', attempts: 0, lease_until: null })
})

test('an answer of the reader that makes no sense is an attempt that failed', async () => {
  const { row } = await readBy({ read: async () => ({ outcome: 'read', result: {} }) }, 1)
  expect(row).toMatchObject({ state: 'received', attempts: 1 })
})

test('20 MB pass to the inspector and to the reader', async () => {
  // What a PDF's reader skips weighs as much as what it reads.
  const pdf = new Blob([await licence(), `\n%${'x'.repeat(19_990_000)}\n`])
  const tenant = await newTenant()
  const body = formOf({ files: pdf, type: '51' })
  const sent = await call('/documents/upload', tenant, { method: 'POST', body })
  expect(sent.status).toBe(200)
  const id = await receive(tenant, pdf)
  expect(await deliver([{ id: 'large', attempts: 1, documentId: id }])).toEqual(over)
  expect(await rowOf(id)).toMatchObject({ state: 'finished' })
})

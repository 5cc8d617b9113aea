import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import type { ReaderPort } from '../../worker/src/env.ts'
import { type Answer, formOf, licence, newTenant, readAnswer } from './client.ts'

const app = createApp()

/** An upload while the reader behaves as given; a binding whose Worker died throws like this. */
async function uploadTo(reader: Partial<ReaderPort>): Promise<Answer> {
  const { key } = await newTenant()
  const body = formOf({ files: await licence(), type: '51' })
  const request = new Request('http://ficha.test/documents/upload', {
    method: 'POST',
    body,
    headers: { 'SERVICE-API-KEY': key },
  })
  const port: ReaderPort = { inspect: die, ping: async () => 'alive', ...reader }
  const context = createExecutionContext()
  const answer = await readAnswer(await app.fetch(request, { ...env, READER: port }, context))
  await waitOnExecutionContext(context)
  return answer
}

const die = () => Promise.reject(new Error('The destination execution context was terminated.'))

test('a reader that cannot be reached makes uploads unavailable, to be tried again', async () => {
  const answer = await uploadTo({ ping: die })
  expect([answer.status, answer.body['code']]).toEqual([503, 'unavailable'])
  expect(answer.headers.get('Retry-After')).toBe('5')
})

test('a file that kills the reader each time is corrupt', async () => {
  const answer = await uploadTo({})
  expect([answer.status, answer.body['code']]).toEqual([422, 'corrupt_file'])
})

test('a reader that died of something else gets a second chance', async () => {
  let calls = 0
  const answer = await uploadTo({
    inspect: (files, pages) => (++calls === 1 ? die() : env.READER.inspect(files, pages)),
  })
  expect(answer.status).toBe(200)
})

test('an answer that makes no sense is no answer', async () => {
  expect((await uploadTo({ inspect: async () => ({ outcome: 'fine' }) })).status).toBe(422)
})

test('a busy reader makes uploads unavailable', async () => {
  expect((await uploadTo({ inspect: async () => ({ outcome: 'busy' }) })).status).toBe(503)
})

import { exports } from 'cloudflare:workers'
import { createClient, type FichaClient, verifyWebhook } from '@ficha/client'
import { expect, test } from 'vitest'
import { licence, newTenant } from './client.ts'

/** The client as another Worker would use it, in real workerd. */
async function newClient(): Promise<FichaClient> {
  const { key } = await newTenant()
  const host = {
    fetch: (url: string, init: RequestInit) => exports.default.fetch(new Request(url, init)),
    now: () => Date.now(),
    sleep: (milliseconds: number) => scheduler.wait(milliseconds),
    random: () => 0,
  }
  return createClient({ url: 'http://ficha.test/v1', apiKey: key }, host)
}

test('the client runs in Workers', async () => {
  const ficha = await newClient()
  const file = await licence()
  const { id } = await ficha.upload({ files: [file, file.stream()], type: 51, externalId: 'from a Worker' })
  const document = await ficha.waitFor(id)
  expect(document).toMatchObject({ status: 1, type: 51, data: { number: '29004512', licensePlate: [] } })
  expect((await ficha.file(id, { number: 2 })).count).toBe(2)
  const listed: string[] = []
  for await (const item of ficha.list()) listed.push(item.id)
  expect(listed).toEqual([id])
  await ficha.delete(id)
  await expect(ficha.get(id)).rejects.toMatchObject({ name: 'FichaError', code: 'document_not_found' })
})

test('it is given up through a signal', async () => {
  const ficha = await newClient()
  const reason = new Error('enough')
  await expect(ficha.limits({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

/** The example of the Standard Webhooks libraries: secret, id, time, body and signature. */
test('webhooks are verified', async () => {
  const body = '{"test": 2432232314}'
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const now = 1614265330 * 1000
  await expect(verifyWebhook(body, headers, secret, now)).rejects.toMatchObject({ code: 'unexpected_answer' })
  await expect(verifyWebhook(`${body} `, headers, secret, now)).rejects.toMatchObject({
    code: 'bad_signature',
  })
})

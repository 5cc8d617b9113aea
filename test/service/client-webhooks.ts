import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type FichaClient, verifyWebhook } from '@ficha/client'
import { openFile } from '@ficha/client/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LICENCE } from './client-documents.ts'

interface Message {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Every call about webhooks, with an endpoint that the real service calls. */
export function webhookCalls(ficha: () => FichaClient): void {
  const arrived: Message[] = []
  let endpoint: Server
  let url: string
  beforeAll(async () => {
    endpoint = createServer((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk
      })
      request.on('end', () => {
        arrived.push({ headers: request.headers, body })
        response.writeHead(204).end()
        endpoint.emit('webhook')
      })
    }).listen(0, '127.0.0.1')
    await once(endpoint, 'listening')
    const address = endpoint.address()
    if (address === null || typeof address === 'string') throw new TypeError('no port')
    url = `http://127.0.0.1:${address.port}/hook`
  })
  afterAll(() => endpoint.close())

  /** What has arrived and says so, once that is so many messages. */
  async function arrivedWith(words: string, count: number): Promise<readonly Message[]> {
    for (;;) {
      const found = arrived.filter(({ body }) => body.includes(words))
      if (found.length >= count) return found
      await once(endpoint, 'webhook')
    }
  }

  test('a webhook arrives signed, with what was read, and can be read again', async () => {
    const webhook = await ficha().webhooks.create({ url, payload: 'full', events: ['document.finished'] })
    const { secret, previousSecretExpiresAt: _, ...registered } = webhook
    expect(await ficha().webhooks.get(webhook.id)).toEqual(registered)
    const { id, createdAt } = await ficha().upload({ files: await openFile(LICENCE), type: 51 })
    const [message] = await arrivedWith(id, 1)
    if (!message) throw new RangeError('nothing arrived')
    const event = await verifyWebhook(message.body, message.headers, secret)
    expect(event.type).toBe('document.finished')
    expect(event.data).toEqual(await ficha().get(id))

    const deliveries: (string | null)[] = []
    for await (const delivery of ficha().webhooks.deliveries(webhook.id)) deliveries.push(delivery.documentId)
    expect(deliveries).toContain(id)

    const { events, nextCursor } = await ficha().events({ since: createdAt, pageSize: 100 })
    const told = events.filter(({ data }) => data.id === id)
    expect(told.map(({ type }) => type)).toEqual(['document.received', 'document.finished'])
    expect(told[1]).toMatchObject({ id: event.id, timestamp: event.timestamp, data: { status: 1 } })
    expect((await ficha().events({ cursor: nextCursor })).events).toEqual([])
  })

  test('it is tested, rotated, resent, recovered, changed and deleted', async () => {
    const webhook = await ficha().webhooks.create({ url, types: [54] })
    const delivery = await ficha().webhooks.test(webhook.id)
    await arrivedWith('webhook.test', 1)
    const rotated = await ficha().webhooks.rotateSecret(webhook.id)
    expect(rotated.secret).not.toBe(webhook.secret)
    expect(rotated.previousSecretExpiresAt).toEqual(expect.any(Date))
    await ficha().webhooks.resend(delivery.id)
    const [, again] = await arrivedWith('webhook.test', 2)
    if (!again) throw new RangeError('nothing arrived')
    for (const secret of [webhook.secret, rotated.secret]) {
      const event = await verifyWebhook(again.body, again.headers, secret)
      expect(event).toMatchObject({ id: delivery.messageId, type: 'webhook.test', data: { id: webhook.id } })
    }
    // Nothing of its type has happened since it is there.
    expect(await ficha().webhooks.recover(webhook.id, { since: webhook.createdAt })).toBe(0)
    expect((await ficha().webhooks.update(webhook.id, { enabled: false })).enabled).toBe(false)
    expect(await ficha().webhooks.list()).toHaveLength(2)
    await ficha().webhooks.delete(webhook.id)
    await expect(ficha().webhooks.get(webhook.id)).rejects.toMatchObject({ status: 404 })
    const inside = ficha().webhooks.create({ url: 'https://169.254.169.254/' })
    await expect(inside).rejects.toMatchObject({ code: 'invalid_parameter', status: 400 })
  })
}

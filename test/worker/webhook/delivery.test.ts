import { env } from 'cloudflare:workers'
import { Webhook } from 'standardwebhooks'
import { beforeAll, expect, test } from 'vitest'
import { call, licence, newTenant, type Tenant, upload } from '../client.ts'
import { database } from '../database.ts'
import { deliver, receive } from '../received.ts'
import { deliveriesOf, makeDue, newHook, post, until, type WireDelivery, wake } from './hooks.ts'

let pdf: Blob
beforeAll(async () => {
  pdf = await licence()
})

async function finish(tenant: Tenant): Promise<string> {
  const id = await receive(tenant, pdf)
  await deliver([{ id: `m-${id}`, attempts: 1, documentId: id }])
  return id
}

test('from upload to webhook: signed, thin, once', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok')
  const sent = await upload(tenant, { files: pdf, type: '51', externalId: 'pedido 1' })
  const [message] = await until(hook.received, (received) => received.length > 0)
  const done = await call(`/documents/${sent.body['id']}`, tenant)
  const { data: _data, processTime: _time, ...thin } = done.body
  const body = JSON.parse(message?.body ?? '')
  expect(body).toEqual({ type: 'document.finished', timestamp: done.body['updatedAt'], data: thin })
  expect(Object.keys(body.data)).toEqual([
    'id',
    'externalId',
    'type',
    'status',
    'statusDesc',
    'createdAt',
    'updatedAt',
  ])
  expect(new Webhook(hook.secret).verify(message?.body ?? '', message?.headers ?? {})).toEqual(body)
  expect(message?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Ficha-Webhooks/1',
  })

  const [delivery] = await until(
    () => deliveriesOf(tenant, hook),
    ([first]) => first?.status === 'delivered',
  )
  expect(delivery).toMatchObject({ attemptCount: 1, messageId: message?.id, documentId: sent.body['id'] })
  expect(delivery?.attempts[0]).toMatchObject({ number: 1, responseStatus: 200 })
  expect(delivery?.attempts[0]?.answer).toContain('thanks for')
})

test('full carries what GET answers', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok', { payload: 'full' })
  const id = await finish(tenant)
  await wake()
  const [message] = await until(hook.received, (received) => received.length > 0)
  const { body } = await call(`/documents/${id}`, tenant)
  expect(JSON.parse(message?.body ?? '').data).toEqual(body)
  expect(body).toHaveProperty('data.number')
})

test('a failed document says why', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok')
  const id = await receive(tenant, new Blob(['%PDF-1.7 nonsense']))
  await deliver([{ id: `m-${id}`, attempts: 1, documentId: id }])
  await wake()
  const [message] = await until(hook.received, (received) => received.length > 0)
  const { type, data } = JSON.parse(message?.body ?? '')
  const { body } = await call(`/documents/${id}`, tenant)
  expect(type).toBe('document.failed')
  expect(data).toMatchObject({ id, status: 2, statusDesc: 'FAILED', error: { code: 'unreadable_document' } })
  expect(data.error).toEqual(body['error'])
})

test('events and types choose what a webhook is told', async () => {
  const tenant = await newTenant()
  const received = await newHook(tenant, 'ok', { events: ['document.received'] })
  const driver = await newHook(tenant, 'ok', { types: [54] })
  const licences = await newHook(tenant, 'ok', {
    types: [51, 23],
    events: ['document.finished', 'document.received'],
  })
  const off = await newHook(tenant, 'ok', { enabled: false })
  const stranger = await newHook(await newTenant(), 'ok')
  await finish(tenant)
  await wake()
  const kinds = async (hook: typeof off) =>
    (await hook.received()).map(({ body }) => JSON.parse(body).type as string).sort()
  await until(
    () => kinds(licences),
    (found) => found.length === 2,
  )
  expect(await kinds(licences)).toEqual(['document.finished', 'document.received'])
  expect(await kinds(received)).toEqual(['document.received'])
  for (const hook of [driver, off, stranger]) expect(await kinds(hook)).toEqual([])
})

test('an endpoint that fails is tried again with the same id and body; the log keeps each attempt', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'fail-2')
  await finish(tenant)
  for (let attempt = 1; attempt <= 3; attempt++) {
    await wake()
    await until(hook.received, (received) => received.length === attempt)
    const [delivery] = await until(
      () => deliveriesOf(tenant, hook),
      ([first]) => first?.attempts.length === attempt,
    )
    expect(delivery?.status).toBe(attempt < 3 ? 'pending' : 'delivered')
    if (attempt === 1) {
      const pauseMs = Date.parse(delivery?.nextAttemptAt ?? '') - Date.now()
      expect(pauseMs).toBeGreaterThan(0)
      expect(pauseMs).toBeLessThanOrEqual(6000)
    }
    await makeDue(hook)
  }
  const received = await hook.received()
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  const [delivery] = await deliveriesOf(tenant, hook)
  expect(delivery?.attempts.map(({ responseStatus, error }) => [responseStatus, error])).toEqual([
    [500, 'http_error'],
    [500, 'http_error'],
    [200, undefined],
  ])
})

test('ten failures exhaust a delivery; it stays visible and can be sent again', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'fail-10')
  await finish(tenant)
  for (let attempt = 1; attempt <= 10; attempt++) {
    await wake()
    await until(
      () => deliveriesOf(tenant, hook),
      ([first]) => first?.attempts.length === attempt,
    )
    await makeDue(hook)
  }
  const [dead] = await deliveriesOf(tenant, hook, '?status=exhausted')
  expect(dead).toMatchObject({ status: 'exhausted', attemptCount: 10 })
  await wake()
  expect(await hook.received()).toHaveLength(10)

  expect(await post(`/deliveries/${dead?.id}/resend`, tenant)).toMatchObject({ body: { status: 'pending' } })
  await until(
    () => deliveriesOf(tenant, hook),
    ([first]) => first?.status === 'delivered',
  )
  const received = await hook.received()
  expect(received).toHaveLength(11)
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
})

test('410 ends the delivery, disables the webhook and tells another one', async () => {
  const tenant = await newTenant()
  const gone = await newHook(tenant, 'status-410')
  const watcher = await newHook(tenant, 'ok', { events: ['webhook.disabled'] })
  await finish(tenant)
  await wake()
  const [notice] = await until(watcher.received, (received) => received.length > 0)
  expect(JSON.parse(notice?.body ?? '')).toMatchObject({
    type: 'webhook.disabled',
    data: { id: gone.id, disabledReason: 'gone' },
  })
  expect(new Webhook(watcher.secret).verify(notice?.body ?? '', notice?.headers ?? {})).toBeTruthy()
  const { body } = await call(`/webhooks/${gone.id}`, tenant)
  expect(body).toMatchObject({ enabled: false, disabledReason: 'gone' })
  await finish(tenant)
  await wake()
  expect(await gone.received()).toHaveLength(1)
})

test('five days without a success disable a webhook; enabling it forgives', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'fail-2')
  await finish(tenant)
  await wake()
  await until(hook.received, (received) => received.length === 1)
  const since = Date.now() - 5 * 86_400_000
  await database.prepare('UPDATE webhooks SET failing_since = ?2 WHERE id = ?1').bind(hook.id, since).run()
  await makeDue(hook)
  await wake()
  const disabled = await until(
    () => call(`/webhooks/${hook.id}`, tenant),
    ({ body }) => body['enabled'] === false,
  )
  expect(disabled.body).toMatchObject({
    disabledReason: 'failing',
    failingSince: new Date(since).toISOString(),
  })
  await makeDue(hook)
  await wake()
  expect((await deliveriesOf(tenant, hook))[0]?.status).toBe('cancelled')

  const enabled = await call(`/webhooks/${hook.id}`, tenant, { method: 'PATCH', body: '{"enabled":true}' })
  expect(enabled.body).toMatchObject({ enabled: true })
  expect(enabled.body).not.toHaveProperty('failingSince')
  expect(enabled.body).not.toHaveProperty('disabledReason')
  const recovered = await post(`/webhooks/${hook.id}/recover`, tenant, { since: '2020-01-01T00:00:00Z' })
  expect(recovered.body).toEqual({ queued: 1 })
  await until(
    () => deliveriesOf(tenant, hook),
    ([first]) => first?.status === 'delivered',
  )
})

test('recover sends what a webhook missed, and what was delivered it leaves alone', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'ok')
  const first = await finish(tenant)
  await wake()
  await until(hook.received, (received) => received.length === 1)
  await call(`/webhooks/${hook.id}`, tenant, { method: 'PATCH', body: '{"enabled":false}' })
  const missed = [await finish(tenant), await finish(tenant)]
  await wake()
  expect((await post(`/webhooks/${hook.id}/recover`, tenant, { since: '2020-01-01T00:00:00Z' })).status).toBe(
    400,
  )
  await call(`/webhooks/${hook.id}`, tenant, { method: 'PATCH', body: '{"enabled":true}' })
  const since = new Date(Date.now() - 3_600_000).toISOString()
  expect((await post(`/webhooks/${hook.id}/recover`, tenant, { since })).body).toEqual({ queued: 2 })
  expect((await post(`/webhooks/${hook.id}/recover`, tenant, { since })).body).toEqual({ queued: 0 })
  await until(hook.received, (received) => received.length === 3)
  const told = (await hook.received()).map(({ body }) => JSON.parse(body).data.id)
  expect(told.slice(1).sort()).toEqual(missed.sort())
  expect(told[0]).toBe(first)
  const future = await post(`/webhooks/${hook.id}/recover`, tenant, { since, until: since })
  expect(future.body).toEqual({ queued: 0 })
})

test.each([
  ['redirect', 'redirect', 302],
  ['reset', 'connection_failed', undefined],
  ['status-404', 'http_error', 404],
])('a receiver that answers %s', async (mode, error, responseStatus) => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, mode)
  await post(`/webhooks/${hook.id}/test`, tenant)
  const [delivery] = await until(
    () => deliveriesOf(tenant, hook),
    ([first]) => first?.status === 'exhausted',
  )
  expect(delivery?.attempts).toHaveLength(1)
  expect([delivery?.attempts[0]?.error, delivery?.attempts[0]?.responseStatus]).toEqual([
    error,
    responseStatus,
  ])
  // Not followed: only the first address was asked.
  expect(await hook.received()).toHaveLength(1)
})

test('Retry-After is obeyed', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'later')
  await finish(tenant)
  await wake()
  const [delivery] = await until(
    () => deliveriesOf(tenant, hook),
    ([first]) => first?.attempts.length === 1,
  )
  const pauseSeconds = (Date.parse(delivery?.nextAttemptAt ?? '') - Date.now()) / 1000
  expect(pauseSeconds).toBeGreaterThan(7190)
  expect(pauseSeconds).toBeLessThanOrEqual(7200)
})

test.each(['thin', 'full'])(
  'what a receiver answered to a %s payload goes with the document',
  async (payload) => {
    const tenant = await newTenant()
    const hook = await newHook(tenant, 'ok', { payload })
    const id = await finish(tenant)
    await wake()
    const [before] = await until(
      () => deliveriesOf(tenant, hook),
      ([first]) => first?.attempts.length === 1,
    )
    // The receiver repeats what it was sent.
    expect(before?.attempts[0]?.answer).toContain(id)
    expect(before?.attempts[0]?.answer?.includes('processTime')).toBe(payload === 'full')
    // So it is for who may read the document.
    const manager = await newTenant({ tenantId: tenant.id, scopes: ['webhooks:manage'] })
    const [told] = await deliveriesOf(manager, hook)
    expect(told?.attempts[0]?.answer === undefined).toBe(payload === 'full')
    const inDatabase = await database
      .prepare('SELECT answer FROM delivery_attempts WHERE delivery_id = ?1')
      .bind(before?.id)
      .first('answer')
    expect(inDatabase === null).toBe(payload === 'full')

    expect((await call(`/documents/${id}`, tenant, { method: 'DELETE' })).status).toBe(204)
    const [after] = await deliveriesOf(tenant, hook)
    expect(after).toMatchObject({ status: 'delivered', attempts: [{ responseStatus: 200 }] })
    expect(after?.attempts[0]).not.toHaveProperty('answer')
    expect((await env.DOCUMENTS.list({ prefix: `${tenant.id}/${id}` })).objects).toEqual([])

    // Sent again, it says no more than that the document was there, and what comes back is not kept.
    await post(`/deliveries/${after?.id}/resend`, tenant)
    const received = await until(hook.received, (found) => found.length >= 2)
    const again = received.find(
      ({ body }) => JSON.parse(body).type === 'document.finished' && body !== received[0]?.body,
    )
    expect(Object.keys(JSON.parse((again ?? received[1])?.body ?? '').data)).not.toContain('data')
    const last = await until(
      async () => (await deliveriesOf(tenant, hook)).find((delivery) => delivery.id === after?.id),
      (delivery) => delivery?.attempts.length === 2,
    )
    expect(last?.attempts[1]).not.toHaveProperty('answer')
    expect((await env.DOCUMENTS.list({ prefix: `${tenant.id}/${id}` })).objects).toEqual([])
  },
)

test('recover sends nothing that the webhook no longer asks for', async () => {
  const tenant = await newTenant()
  const hook = await newHook(tenant, 'status-500', { events: ['document.received', 'document.finished'] })
  const change = (body: object) =>
    call(`/webhooks/${hook.id}`, tenant, { method: 'PATCH', body: JSON.stringify(body) })
  const all = (status: string) => (found: readonly WireDelivery[]) =>
    found.length === 2 && found.every((one) => one.status === status && one.attempts.length === 1)
  await finish(tenant)
  await wake()
  await until(() => deliveriesOf(tenant, hook), all('pending'))
  await change({ enabled: false })
  await makeDue(hook)
  await wake()
  await until(() => deliveriesOf(tenant, hook), all('cancelled'))
  await change({ enabled: true, events: ['document.finished'] })
  const since = '2020-01-01T00:00:00Z'
  expect((await post(`/webhooks/${hook.id}/recover`, tenant, { since })).body).toEqual({ queued: 1 })
})

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Webhook } from 'standardwebhooks'
import { beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '../../../worker/src/app.ts'
import type { ApiEnv } from '../../../worker/src/env.ts'
import { REFUSED_URLS } from '../../webhook/refused-urls.ts'
import { type Answer, bodyAfter, call, type Key, newTenant, readAnswer, type Tenant } from '../client.ts'
import { database } from '../database.ts'
import { deliveriesOf, newHook, post, until } from './hooks.ts'

let tenant: Tenant
beforeAll(async () => {
  tenant = await newTenant()
})

const URL = 'https://hooks.example.com/ficha'

function patch(id: unknown, body: object): Promise<Answer> {
  return call(`/webhooks/${id}`, tenant, { method: 'PATCH', body: JSON.stringify(body) })
}

test('a webhook is registered with defaults, read, changed, listed and deleted', async () => {
  const made = await post('/webhooks', tenant, { url: URL })
  expect(made.status).toBe(201)
  const { secret, ...webhook } = made.body
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(webhook).toEqual({
    id: expect.any(String),
    url: URL,
    events: ['document.finished', 'document.failed'],
    payload: 'thin',
    enabled: true,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  })
  expect((await call(`/v1/webhooks/${webhook['id']}`, tenant)).body).toEqual(webhook)
  expect((await call('/webhooks', tenant)).body).toEqual({ items: [webhook] })

  const change = { types: [54], payload: 'full', events: ['document.deleted'], enabled: false }
  const changed = await patch(webhook['id'], change)
  expect(changed.body).toMatchObject({ url: URL, ...change })
  expect((await patch(webhook['id'], { types: null })).body).not.toHaveProperty('types')
  expect((await patch(webhook['id'], {})).body).toMatchObject({ payload: 'full', enabled: false })
  expect(await patch(webhook['id'], { enable: true })).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('"enable"') },
  })
  const answered = { ...changed.body, disabledReason: 'gone', failingSince: webhook['createdAt'] }
  expect((await patch(webhook['id'], { ...answered, enabled: true })).body).toMatchObject({ enabled: true })

  expect((await call(`/webhooks/${webhook['id']}`, tenant, { method: 'DELETE' })).status).toBe(204)
  expect((await call(`/webhooks/${webhook['id']}`, tenant)).status).toBe(404)
  expect((await call('/webhooks', tenant)).body).toEqual({ items: [] })
})

test('what happens while the body of a change comes counts', async () => {
  const { body: made } = await post('/webhooks', tenant, { url: URL })
  const address = `/webhooks/${made['id']}`
  const change = async ({ key }: Key, body: object, meanwhile: () => Promise<Answer>) => {
    const headers = { 'SERVICE-API-KEY': key }
    const init = { method: 'PATCH', body: bodyAfter(meanwhile, body), headers }
    const context = createExecutionContext()
    const answer = await createApp().fetch(new Request(`http://ficha.test${address}`, init), env, context)
    await waitOnExecutionContext(context)
    return readAnswer(answer)
  }
  const others = () => patch(made['id'], { enabled: false, types: [54] })
  expect(await change(tenant, { events: ['document.failed'] }, others)).toMatchObject({
    body: { events: ['document.failed'], enabled: false, types: [54] },
  })
  // A key that may not read what the webhook has begun to tell sends it nowhere else.
  const manager = await newTenant({ tenantId: tenant.id, scopes: ['webhooks:manage'] })
  const elsewhere = { url: 'https://else.example.com' }
  const refused = await change(manager, elsewhere, () => patch(made['id'], { payload: 'full' }))
  expect(refused).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } })
  expect((await call(address, tenant)).body).toMatchObject({ url: URL, payload: 'full' })
  const gone = await change(tenant, elsewhere, () => call(address, tenant, { method: 'DELETE' }))
  expect(gone).toMatchObject({ status: 404, body: { code: 'route_not_found' } })
})

test.each([
  [{}, 'url'],
  [{ url: 7 }, 'url'],
  [{ url: URL, events: [] }, 'events'],
  [{ url: URL, events: ['document.exploded'] }, 'events.0'],
  [{ url: URL, events: ['document.failed', 'document.failed'] }, 'events'],
  [{ url: URL, types: [52] }, 'types.0'],
  [{ url: URL, types: [] }, 'types'],
  [{ url: URL, payload: 'fat' }, 'payload'],
  [{ url: URL, enabled: 'yes' }, 'enabled'],
])('%j is refused because of %s', async (body, parameter) => {
  const answer = await post('/webhooks', tenant, body)
  expect([answer.status, answer.body['code']]).toEqual([400, 'invalid_parameter'])
  expect((answer.body['errors'] as { parameter: string }[])[0]?.parameter).toBe(parameter)
})

test('all errors come in one answer, and none quotes the input', async () => {
  const answer = await post('/webhooks', tenant, { url: URL, events: ['CANARY'], payload: 'CANARY' })
  expect((answer.body['errors'] as unknown[]).length).toBe(2)
  expect(JSON.stringify(answer.body)).not.toContain('CANARY')
})

test.each(['', 'nonsense', '[]', `{"url":"${'x'.repeat(100_000)}"}`])(
  'a body that is no registration',
  async (body) => {
    const answer = await call('/webhooks', tenant, { method: 'POST', body })
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid_parameter'])
  },
)

test(`${REFUSED_URLS.length} addresses are refused at registration and at a change`, async () => {
  const app = createApp()
  const made = await post('/webhooks', tenant, { url: URL })
  const live: ApiEnv = { ...env, WEBHOOK_LOOPBACK: 'refuse' }
  const send = async (path: string, method: string, url: string): Promise<Answer> => {
    const context = createExecutionContext()
    const headers = { 'SERVICE-API-KEY': tenant.key }
    const body = JSON.stringify({ url: url.replace('PORT6', '4000').replace('PORT', '4000') })
    const request = new Request(`http://ficha.test${path}`, { method, body, headers })
    const answer = await readAnswer(await app.fetch(request, live, context))
    await waitOnExecutionContext(context)
    return answer
  }
  for (const url of REFUSED_URLS) {
    for (const [path, method] of [
      ['/webhooks', 'POST'],
      [`/webhooks/${made.body['id']}`, 'PATCH'],
    ] as const) {
      const answer = await send(path, method, url)
      expect([url, answer.status, answer.body['code']]).toEqual([url, 400, 'invalid_parameter'])
    }
  }
  expect((await call(`/webhooks/${made.body['id']}`, tenant)).body['url']).toBe(URL)
})

test('a name that leads to a private address is refused', async () => {
  // A resolver of ours, that says of every name that it is this machine.
  const app = createApp()
  const resolver = `${inject('webhookSink')}/dns`
  const context = createExecutionContext()
  const answer = await readAnswer(
    await app.fetch(
      new Request('http://ficha.test/webhooks', {
        method: 'POST',
        body: JSON.stringify({ url: URL }),
        headers: { 'SERVICE-API-KEY': tenant.key },
      }),
      { ...env, DNS_RESOLVER: resolver },
      context,
    ),
  )
  await waitOnExecutionContext(context)
  expect([answer.status, answer.body['code']]).toEqual([400, 'invalid_parameter'])
})

test('a tenant has at most ten webhooks, also when it asks for many at once', async () => {
  const busy = await newTenant()
  const answers = await Promise.all(Array.from({ length: 15 }, () => post('/webhooks', busy, { url: URL })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  expect((await call('/webhooks', busy)).body['items']).toHaveLength(10)
})

test('another tenant’s webhooks and deliveries answer as if they were not there', async () => {
  const owner = await newTenant()
  const hook = await newHook(owner, 'ok')
  await post(`/webhooks/${hook.id}/test`, owner)
  const [delivery] = await deliveriesOf(owner, hook)
  for (const [method, path] of [
    ['GET', `/webhooks/${hook.id}`],
    ['PATCH', `/webhooks/${hook.id}`],
    ['DELETE', `/webhooks/${hook.id}`],
    ['POST', `/webhooks/${hook.id}/test`],
    ['POST', `/webhooks/${hook.id}/rotate-secret`],
    ['POST', `/webhooks/${hook.id}/recover`],
    ['GET', `/webhooks/${hook.id}/deliveries`],
    ['POST', `/deliveries/${delivery?.id}/resend`],
  ] as const) {
    const foreign = await call(path, tenant, { method })
    const unknown = await call(
      path.replace(/[0-9a-f-]{36}/, '00000000-0000-7000-8000-000000000000'),
      tenant,
      {
        method,
      },
    )
    const malformed = await call(path.replace(/[0-9a-f-]{36}/, 'x'), tenant, { method })
    for (const answer of [foreign, unknown, malformed]) {
      expect([answer.status, answer.body['code']]).toEqual([404, 'route_not_found'])
    }
  }
})

test('webhooks need their own scope', async () => {
  const reader = await newTenant({ tenantId: tenant.id, scopes: ['documents:read', 'documents:write'] })
  expect((await call('/webhooks', reader)).status).toBe(403)
  expect((await post('/webhooks', reader, { url: URL })).body['code']).toBe('insufficient_scope')
  expect((await call('/webhooks', null)).status).toBe(401)
})

test('values of documents are sent to nobody at the word of a key that may not read them', async () => {
  const manager = await newTenant({ tenantId: tenant.id, scopes: ['webhooks:manage'] })
  const code = async (answer: Promise<Answer>) => (await answer).body['code']
  const change = (id: unknown, body: object) =>
    call(`/webhooks/${id}`, manager, { method: 'PATCH', body: JSON.stringify(body) })
  expect(await code(post('/webhooks', manager, { url: URL, payload: 'full' }))).toBe('insufficient_scope')
  const [full, thin] = [
    await post('/webhooks', tenant, { url: URL, payload: 'full' }),
    await post('/webhooks', manager, { url: URL }),
  ].map(({ body }) => body['id'])
  expect(await code(change(full, { url: 'https://else.example.com' }))).toBe('insufficient_scope')
  expect(await code(change(thin, { payload: 'full' }))).toBe('insufficient_scope')
  expect((await change(full, { enabled: false })).body).toMatchObject({ url: URL, enabled: false })
})

test('a test is sent once, signed, and its delivery says what came of it', async () => {
  const mine = await newTenant()
  const hook = await newHook(mine, 'ok', { enabled: false })
  const asked = await post(`/webhooks/${hook.id}/test`, mine)
  expect(asked.body).toMatchObject({
    event: 'webhook.test',
    status: 'pending',
    attemptCount: 0,
    attempts: [],
  })
  const [message] = await until(hook.received, (received) => received.length > 0)
  expect(new Webhook(hook.secret).verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
    data: { id: hook.id },
  })
  const [delivery] = await until(
    () => deliveriesOf(mine, hook),
    ([first]) => first?.status === 'delivered',
  )
  expect(delivery?.id).toBe(asked.body['id'])
})

test('after a rotation both secrets sign for 24 hours, then the new one alone', async () => {
  const mine = await newTenant()
  const hook = await newHook(mine, 'ok')
  const rotated = await post(`/webhooks/${hook.id}/rotate-secret`, mine)
  const secret = String(rotated.body['secret'])
  expect(secret).not.toBe(hook.secret)
  const hours = (Date.parse(String(rotated.body['previousSecretExpiresAt'])) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.99)
  expect(hours).toBeLessThanOrEqual(24)

  await post(`/webhooks/${hook.id}/test`, mine)
  const [both] = await until(hook.received, (received) => received.length === 1)
  for (const known of [secret, hook.secret]) {
    expect(new Webhook(known).verify(both?.body ?? '', both?.headers ?? {})).toBeTruthy()
  }
  await database
    .prepare('UPDATE webhooks SET previous_secret_until = ?2 WHERE id = ?1')
    .bind(hook.id, Date.now() - 1)
    .run()
  await post(`/webhooks/${hook.id}/test`, mine)
  const [, one] = await until(hook.received, (received) => received.length === 2)
  expect(new Webhook(secret).verify(one?.body ?? '', one?.headers ?? {})).toBeTruthy()
  expect(() => new Webhook(hook.secret).verify(one?.body ?? '', one?.headers ?? {})).toThrow()
})

test('each secret signs for 24 hours after it was replaced, and at most five of them do', async () => {
  const mine = await newTenant()
  const hook = await newHook(mine, 'ok')
  const rotate = () => post(`/webhooks/${hook.id}/rotate-secret`, mine)
  const secrets = [hook.secret]
  for (let i = 0; i < 5; i++) secrets.push(String((await rotate()).body['secret']))
  expect((await rotate()).body).toMatchObject({ status: 400, code: 'invalid_parameter' })
  await post(`/webhooks/${hook.id}/test`, mine)
  const [message] = await until(hook.received, (received) => received.length === 1)
  for (const known of secrets) {
    expect(new Webhook(known).verify(message?.body ?? '', message?.headers ?? {})).toBeTruthy()
  }
  await database
    .prepare(`UPDATE webhooks SET older_secrets = replace(older_secrets, ',1', ',-1') WHERE id = ?1`)
    .bind(hook.id)
    .run()
  expect((await rotate()).status).toBe(200)
})

test('no secret is in the database', async () => {
  const mine = await newTenant()
  const hook = await newHook(mine, 'ok')
  const { body } = await post(`/webhooks/${hook.id}/rotate-secret`, mine)
  const row = await database.prepare('SELECT * FROM webhooks WHERE id = ?1').bind(hook.id).first()
  for (const secret of [hook.secret, String(body['secret'])]) {
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length))
  }
  expect(JSON.stringify(await call(`/webhooks/${hook.id}`, mine))).not.toContain('whsec_')
})

test('deliveries are listed by pages and by status', async () => {
  const mine = await newTenant()
  const hook = await newHook(mine, 'ok')
  for (let i = 0; i < 5; i++) await post(`/webhooks/${hook.id}/test`, mine)
  await until(
    () => deliveriesOf(mine, hook, '?status=delivered'),
    (found) => found.length === 5,
  )
  const seen: string[] = []
  let cursor = ''
  for (let page = 0; page < 3; page++) {
    const { body } = await call(`/webhooks/${hook.id}/deliveries?limit=2${cursor}`, mine)
    const items = body['items'] as { id: string }[]
    seen.push(...items.map(({ id }) => id))
    cursor = `&cursor=${body['nextCursor']}`
    expect(body['nextCursor'] === null).toBe(page === 2)
  }
  expect(seen).toEqual([...seen].sort().reverse())
  expect(new Set(seen).size).toBe(5)
  expect(await deliveriesOf(mine, hook, '?status=exhausted')).toEqual([])
  for (const query of ['?status=lost', '?limit=0', '?limit=101', '?cursor=x']) {
    expect((await call(`/webhooks/${hook.id}/deliveries${query}`, mine)).status).toBe(400)
  }
})

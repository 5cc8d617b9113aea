import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../worker/src/ids.ts'
import { call, licence, newTenant, type Tenant } from './client.ts'
import { deliver, receive } from './received.ts'

/** Every route that names a thing, for the OpenAPI document to be held against. */
const ROUTES = [
  ['GET', '/documents/{id}', 'document'],
  ['DELETE', '/documents/{id}', 'document'],
  ['GET', '/documents/{id}/fields', 'document'],
  ['PATCH', '/documents/{id}/fields', 'document'],
  ['GET', '/documents/{id}/text', 'document'],
  ['GET', '/documents/{id}/file', 'document'],
  ['POST', '/documents/{id}/reprocess', 'document'],
  ['DELETE', '/keys/{id}', 'key'],
  ['POST', '/keys/{id}/rotate', 'key'],
  ['GET', '/webhooks/{id}', 'webhook'],
  ['PATCH', '/webhooks/{id}', 'webhook'],
  ['DELETE', '/webhooks/{id}', 'webhook'],
  ['POST', '/webhooks/{id}/test', 'webhook'],
  ['POST', '/webhooks/{id}/rotate-secret', 'webhook'],
  ['POST', '/webhooks/{id}/recover', 'webhook'],
  ['GET', '/webhooks/{id}/deliveries', 'webhook'],
  ['POST', '/deliveries/{id}/resend', 'delivery'],
] as const

interface Things {
  readonly tenant: Tenant
  readonly document: string
  readonly webhook: string
  readonly delivery: string
  readonly key: string
}

async function makeThings(): Promise<Things> {
  const tenant = await newTenant()
  const document = await receive(tenant, await licence())
  await deliver([{ id: 'm', attempts: 1, documentId: document }])
  const body = JSON.stringify({ url: 'https://9.9.9.9/hook', enabled: false })
  const webhook = String((await call('/webhooks', tenant, { method: 'POST', body })).body['id'])
  // Written here and not sent: nobody listens at that address.
  const delivery = newId(Date.now())
  await tenant.db
    .prepare(
      `INSERT INTO deliveries
       (id, tenant_id, webhook_id, message_id, kind, state, next_attempt_at, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?1, 'webhook.test', 'delivered', 0, 0, 0)`,
    )
    .bind(delivery, tenant.id, webhook)
    .run()
  return { tenant, document, webhook, delivery, key: tenant.keyId }
}

let things: readonly [Things, Things]
beforeAll(async () => {
  things = [await makeThings(), await makeThings()]
})

test('the list of routes is complete', async () => {
  const { paths } = (await call('/openapi.json', null)).body as { paths: Record<string, object> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    path.includes('{') ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`) : [],
  )
  expect(ROUTES.map(([method, path]) => `${method} ${path}`).sort()).toEqual(described.sort())
})

test.each(ROUTES)(
  '%s %s: foreign, unknown and malformed ids answer the same 404',
  async (method, path, kind) => {
    const init = method === 'POST' || method === 'PATCH' ? { method, body: '{}' } : { method }
    const [one, two] = things
    const answers = []
    for (const [caller, id] of [
      [one.tenant, two[kind]],
      [two.tenant, one[kind]],
      [one.tenant, kind === 'key' ? 'AAAAAAAAAAAA' : '01a1fd06-62a1-7ce4-8c18-fd3788a57e44'],
      [one.tenant, 'x'],
    ] as const) {
      for (const prefix of ['', '/v1']) {
        const { status, body } = await call(prefix + path.replace('{id}', id), caller, init)
        const { instance: _instance, ...rest } = body
        answers.push({ status, rest })
      }
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.status).toBe(404)
  },
)

test('whatever the other tenant tried, everything is still there', async () => {
  for (const { tenant, document, webhook, key } of things) {
    expect((await call(`/documents/${document}`, tenant)).body['status']).toBe(1)
    expect((await call(`/webhooks/${webhook}`, tenant)).status).toBe(200)
    const keys = (await call('/keys', tenant)).body['items'] as { readonly id: string }[]
    expect(keys.map(({ id }) => id)).toEqual([key])
  }
})

test('lists show their own tenant’s things only', async () => {
  for (const { tenant, document, webhook } of things) {
    const idsOf = async (path: string) =>
      ((await call(path, tenant)).body['items'] as { readonly id: string }[]).map(({ id }) => id)
    expect(await idsOf('/documents')).toEqual([document])
    expect(await idsOf('/webhooks')).toEqual([webhook])
    const events = (await call('/events', tenant)).body['items'] as {
      readonly data: { readonly id: string }
    }[]
    expect(new Set(events.map(({ data }) => data.id))).toEqual(new Set([document]))
  }
})

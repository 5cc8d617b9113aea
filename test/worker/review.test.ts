import type { Doubt } from '@ficha/engine'
import { beforeAll, expect, test } from 'vitest'
import { call, licence, newTenant, type Tenant, upload } from './client.ts'
import { resultsOf, rowOf } from './received.ts'

/** The real reader and the real databases; what can happen to a review is in test/lifecycle/review.test.ts. */

let tenant: Tenant
let address: string
beforeAll(async () => {
  tenant = await newTenant()
  await call('/settings', tenant, { method: 'PATCH', body: '{"reviewBelow":1}' })
  const { body } = await upload(tenant, { files: new File([await licence()], 'LO 7.pdf'), type: 'auto' })
  address = `/documents/${String(body['id'])}`
  await call(`${address}?wait=25`, tenant)
})

const correct = (body: object, headers: Record<string, string> = {}) =>
  call(`${address}/fields`, tenant, { method: 'PATCH', headers, body: JSON.stringify(body) })

test('a key that only sends documents is not answered what was read', async () => {
  const sender = await newTenant({ tenantId: tenant.id, scopes: ['documents:write'] })
  const answer = await call(`${address}/fields`, sender, { method: 'PATCH', body: '{}' })
  expect(answer.body).toMatchObject({ code: 'insufficient_scope' })
})

test('a reading is corrected, confirmed, listed and exported as the description says', async () => {
  const { body: settings } = await call('/settings', tenant)
  expect(settings).toEqual({ reviewBelow: 1, profile: null })
  const read = await call(address, tenant)
  expect(read.body).toMatchObject({ review: { state: 'needed', version: 0 }, data: { number: '29004512' } })
  const etag = read.headers.get('ETag') ?? ''
  const values = { license_plate: 'abc1d23', id: '11.222.333/0001-81', scope: 'Estadual' }
  const answer = await correct({ values, review: 'done' }, { 'If-Match': etag })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    review: { state: 'done', version: 1, by: tenant.keyId },
    fields: { license_plate: { value: [], corrected: { value: ['ABC1D23'] } } },
  })
  const { body } = await call(`${address}?naming=camel`, tenant)
  expect(body['data']).toMatchObject({ licensePlate: ['ABC1D23'], id: '11222333000181', scope: 'STATE' })
  const { body: page } = await call('/documents?review=done&names=true', tenant)
  expect(page['items']).toMatchObject([
    { title: '29004512', fileName: 'LO 7.pdf', review: { state: 'done' } },
  ])
  const ndjson = await call('/documents/export?naming=camel', tenant)
  expect(JSON.parse(String(ndjson.body['text']))).toEqual(body)
  const csv = await call('/documents/export?format=csv&type=51', tenant)
  expect(String(csv.body['text']).split('\r\n')[1]).toContain(',FINISHED,')
  const { body: events } = await call('/events', tenant)
  expect((events['items'] as { type: string }[]).map(({ type }) => type)).toEqual([
    'document.received',
    'document.finished',
    'document.reviewed',
  ])
})

test('a profile decides instead, field by field, and says why', async () => {
  const own = await newTenant()
  const profile = (number: number) => ({
    ficha: 'profile 1',
    precision: 0.995,
    others: 0,
    byField: { 51: { number } },
  })
  const judged = async (settings: object) => {
    await call('/settings', own, { method: 'PATCH', body: JSON.stringify(settings) })
    const { body } = await upload(own, { files: await licence(), type: 'auto' })
    const { body: read } = await call(`/documents/${String(body['id'])}?wait=25`, own)
    const { body: fields } = await call(`/documents/${String(body['id'])}/fields?naming=camel`, own)
    return { state: read['review'] ?? 'none', fields, judgement: fields['judgement'] }
  }
  const never = await judged({ profile: profile(1.01) })
  expect(never.state).toEqual({ state: 'needed', version: 0 })
  const { reasons } = never.judgement as { readonly reasons: readonly Doubt[] }
  expect(reasons).toContainEqual(expect.objectContaining({ kind: 'field', field: 'number', threshold: 1.01 }))
  const others = reasons.filter((one) => one.kind !== 'field' || one.field !== 'number')
  const always = await judged({ profile: profile(0), reviewBelow: 1 })
  expect(always.judgement).toMatchObject({ reasons: others })
  expect(always.state).toEqual(others.length === 0 ? 'none' : { state: 'needed', version: 0 })
})

test('nothing that a person said is in the row, and all of it goes with the document', async () => {
  const id = address.slice('/documents/'.length)
  expect(JSON.stringify(await rowOf(id))).not.toMatch(/ABC1D23|11222333000181/)
  expect(await resultsOf(tenant, id)).toHaveLength(2)
  expect((await call(address, tenant, { method: 'DELETE' })).status).toBe(204)
  expect(await resultsOf(tenant, id)).toEqual([])
  expect(await rowOf(id)).toMatchObject({
    review: 'none',
    review_key: null,
    is_valid: null,
    least_confidence: null,
  })
})

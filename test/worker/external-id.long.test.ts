import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { licence, newTenant, upload } from './client.ts'

test('of 50 uploads with one externalId at the same time, one is accepted', async () => {
  const tenant = await newTenant()
  const pdf = await licence()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => upload(tenant, { files: pdf, type: '51', externalId: 'once' })),
  )
  const accepted = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 409)
  expect([accepted.length, refused.length]).toEqual([1, 49])
  for (const { body } of refused) {
    expect(body).toMatchObject({ code: 'external_id_conflict', documentId: accepted[0]?.body['id'] })
  }
  const { objects } = await env.DOCUMENTS.list({ prefix: `${tenant.id}/` })
  expect(objects.filter(({ key }) => key.includes('/files/'))).toHaveLength(1)
})

test('tenants do not share externalIds, and case counts', async () => {
  const [one, two] = [await newTenant(), await newTenant()]
  const pdf = await licence()
  const statuses = [
    (await upload(one, { files: pdf, type: '51', externalId: 'Ação 1' })).status,
    (await upload(two, { files: pdf, type: '51', externalId: 'Ação 1' })).status,
    (await upload(one, { files: pdf, type: '51', externalId: 'ação 1' })).status,
    (await upload(one, { files: pdf, type: '51', externalId: 'Ação 1' })).status,
  ]
  expect(statuses).toEqual([200, 200, 200, 409])
})

import { expect, test } from 'vitest'
import { finishedMembers, receivedMembers } from '../wire-members.ts'
import { call, licence, newTenant, upload } from './client.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

test('an upload answers the seven members of the specification, then becomes FINISHED', async () => {
  const tenant = await newTenant()
  const sent = await upload(tenant, { files: await licence(), type: '51', externalId: 'order 1' })
  expect(sent.status).toBe(200)
  expect(Object.keys(sent.body)).toEqual(receivedMembers(true))
  expect(sent.body).toMatchObject({ externalId: 'order 1', type: 51, status: 0, statusDesc: 'RECEIVED' })
  expect(sent.body['id']).toMatch(UUID)
  expect(sent.body['createdAt']).toMatch(TIME)
  expect(sent.body['updatedAt']).toBe(sent.body['createdAt'])

  const done = await call(`/documents/${sent.body['id']}?wait=25`, tenant)
  expect(Object.keys(done.body)).toEqual(finishedMembers(true))
  expect(done.body).toMatchObject({ status: 1, statusDesc: 'FINISHED', createdAt: sent.body['createdAt'] })
  expect(done.body['updatedAt']).not.toBe(sent.body['createdAt'])
})

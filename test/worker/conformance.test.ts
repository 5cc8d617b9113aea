import { expect, test } from 'vitest'
import { call, newTenant } from './client.ts'
import { assertDescribed } from './conformance.ts'

/** `call` holds every answer of the suite against the OpenAPI document; here: that it would notice. */
const request = new Request('http://ficha.test/v1/limits')
const answer = (status: number, type = 'application/json') =>
  new Response(null, { status, headers: { 'Content-Type': type } })

test('an answer as described passes', async () => {
  const { body } = await call('/limits', null)
  await assertDescribed(request, answer(200), body)
})

test.each([
  ['a status that is not described', 418, 'application/json', {}],
  ['a kind that is not described', 200, 'text/html', {}],
  ['a member of the wrong type', 200, 'application/json', { uploadBytesMax: '20 MB' }],
])('%s is noticed', async (_, status, type, body) => {
  await expect(assertDescribed(request, answer(status, type), body)).rejects.toThrow()
})

test('a member that is missing, and one too many, are noticed', async () => {
  const tenant = await newTenant()
  const { body } = await call('/documents', tenant)
  const documents = new Request('http://ficha.test/documents')
  await assertDescribed(documents, answer(200), body)
  await expect(assertDescribed(documents, answer(200), { ...body, more: 1 })).rejects.toThrow()
  await expect(assertDescribed(documents, answer(200), { items: [] })).rejects.toThrow()
  const problem = { ...(await call('/documents?limit=0', tenant)).body, code: 'unheard_of' }
  const refused = answer(400, 'application/problem+json')
  await expect(assertDescribed(documents, refused, problem)).rejects.toThrow()
})

import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { call, licence, newTenant, upload } from './client.ts'
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

test('data is described for each type, in each spelling and form', async () => {
  const tenant = await newTenant()
  const { body: sent } = await upload(tenant, { files: await licence(), type: '51' })
  const address = `/documents/${String(sent['id'])}`
  const { body } = await call(`${address}?wait=25`, tenant)
  const camel = (await call(`${address}?naming=camel`, tenant)).body['data']
  const text = (await call(`${address}?values=text`, tenant)).body['data']
  const data = body['data'] as Record<string, unknown>
  const documents = new Request(`http://ficha.test${address}`)
  const assert = (change: object) => assertDescribed(documents, answer(200), { ...body, ...change })
  for (const described of [data, camel, text]) await assert({ data: described })
  const { number: _, ...less } = data
  const wrong = [less, { ...data, more: 1 }, { ...data, licenseNumber: null }, { ...data, number: 5 }, {}]
  for (const change of wrong) await expect(assert({ data: change })).rejects.toThrow()
  await expect(assert({ data: { ...data, scope: 'GALAXY' } })).rejects.toThrow()
  // The data of one type is not that of another; only type 23 may have none.
  await expect(assert({ type: 54 })).rejects.toThrow()
  await assert({ type: 23, data: {} })
})

test('the types of guardians and wards are described member by member', async () => {
  const document = await (await exports.default.fetch(new Request('http://ficha.test/openapi.json'))).json()
  expect(document).toMatchObject({
    components: {
      schemas: {
        DocumentResult: {
          anyOf: expect.arrayContaining([{ $ref: '#/components/schemas/DriverLicenceResult' }]),
        },
        GuardianshipTerm: {
          properties: { wards: { type: 'array', items: { $ref: '#/components/schemas/Ward' } } },
        },
        Ward: { properties: { birth_date: { type: ['string', 'null'], format: 'date' } } },
        GuardianCamel: { required: expect.arrayContaining(['rgIssuer', 'maritalStatus']) },
      },
    },
  })
})

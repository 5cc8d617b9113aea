import { beforeAll, expect, test } from 'vitest'
import { call, licence, newTenant, type Tenant, upload } from './client.ts'
import { receive } from './received.ts'

let tenant: Tenant
let finished: string
beforeAll(async () => {
  tenant = await newTenant()
  const sent = await upload(tenant, { files: await licence(), type: '51' })
  finished = String(sent.body['id'])
  expect((await call(`/documents/${finished}?wait=25`, tenant)).body['status']).toBe(1)
})

const SNAKE = [
  'id',
  'number',
  'scope',
  'access_key',
  'expiration_date',
  'license_plate',
  'validation_link',
  'main_activity',
  'authorization_dangerous_products',
  'document_validation',
]
const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

test('data is snake_case with JSON types', async () => {
  const { body, headers } = await call(`/documents/${finished}`, tenant)
  const data = body['data'] as Record<string, unknown>
  expect(Object.keys(data)).toEqual(SNAKE)
  expect(data['authorization_dangerous_products']).toBe(false)
  expect(data['license_plate']).toBeInstanceOf(Array)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(body['processTime']).toBeTypeOf('number')
  expect(String(body['processTime'])).toMatch(/^\d+(\.\d{1,3})?$/)
})

test('naming=camel and values=text change the spelling and the form', async () => {
  const { body } = await call(`/documents/${finished}?naming=camel&values=text`, tenant)
  const data = body['data'] as Record<string, unknown>
  expect(Object.keys(data)).toEqual(SNAKE.map(camel))
  for (const value of Object.values(data)) expect(value).toBeTypeOf('string')
  expect(data['authorizationDangerousProducts']).toBe('false')
  expect(data['licensePlate']).toBe('[]')
})

test('a key sets other defaults, the request still decides', async () => {
  const key = await newTenant({ tenantId: tenant.id, naming: 'camel', values: 'text' })
  const byKey = (await call(`/documents/${finished}`, key)).body['data'] as Record<string, unknown>
  expect(byKey['licensePlate']).toBe('[]')
  const asked = await call(`/documents/${finished}?naming=snake&values=json`, key)
  expect((asked.body['data'] as Record<string, unknown>)['license_plate']).toEqual([])
})

test('fields say for each name where it was read', async () => {
  const { body } = await call(`/documents/${finished}/fields`, tenant)
  const fields = body['fields'] as Record<string, Record<string, unknown>>
  expect(Object.keys(fields)).toEqual(SNAKE)
  for (const field of Object.values(fields)) {
    expect(field['confidence']).toBeGreaterThanOrEqual(0)
    expect(field['confidence']).toBeLessThanOrEqual(1)
    expect(field['validations']).toBeInstanceOf(Array)
  }
  expect(body['validations']).toBeInstanceOf(Array)
  expect(body['engine']).toMatchObject({ version: expect.any(String), models: expect.any(Object) })
  const inCamel = (await call(`/documents/${finished}/fields?naming=camel`, tenant)).body['fields'] as object
  expect(Object.keys(inCamel)).toEqual(SNAKE.map(camel))
})

test('an unfinished document answers like its upload', async () => {
  const id = await receive(tenant, await licence())
  // Asked side by side: the sweeper may have it read at any time.
  const paths = [`/documents/${id}`, `/documents/${id}/fields`]
  for (const { status, body, headers } of await Promise.all(paths.map((path) => call(path, tenant)))) {
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['id', 'type', 'status', 'statusDesc', 'createdAt', 'updatedAt'])
    expect(body).toMatchObject({ status: 0, statusDesc: 'RECEIVED' })
    expect(headers.get('Retry-After')).toBe('2')
    expect(headers.get('Cache-Control')).toBe('no-store')
  }
})

test('wait holds the request for the time asked, not longer', async () => {
  const id = await receive(tenant, await licence())
  const startedAt = Date.now()
  const answered: number[] = []
  const waitFor = async (seconds: number) => {
    const { body } = await call(`/documents/${id}?wait=${seconds}`, tenant)
    expect(body['status']).toBe(0)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000 * seconds - 10)
    answered.push(seconds)
  }
  await Promise.all([2, 1].map(waitFor))
  expect(answered).toEqual([1, 2])
})

test.each(['wait=0', 'wait=26', 'wait=-1', 'wait=1.5', 'wait=', 'wait=x', 'naming=kebab', 'values=xml'])(
  '%s is not valid',
  async (query) => {
    const { status, body } = await call(`/documents/${finished}?${query}`, tenant)
    expect([status, body['code']]).toEqual([400, 'invalid_parameter'])
  },
)

test('unknown, malformed and other tenants’ ids cannot be told apart', async () => {
  const stranger = await newTenant()
  const ids = [
    [stranger, finished],
    [tenant, '01a1fd06-62a1-7ce4-8c18-fd3788a57e44'],
    [tenant, 'x'],
    [tenant, '%00'],
    [tenant, "' OR 1=1 --"],
  ] as const
  const answers = []
  for (const suffix of ['', '/fields']) {
    for (const [who, id] of ids) {
      const { status, body } = await call(`/documents/${encodeURIComponent(id)}${suffix}`, who)
      const { instance: _instance, ...rest } = body
      answers.push({ status, rest })
    }
  }
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 404, rest: { code: 'document_not_found' } })
})

test('an id in capitals is the same id', async () => {
  expect((await call(`/documents/${finished.toUpperCase()}`, tenant)).body['id']).toBe(finished)
})

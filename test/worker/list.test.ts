import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { call, licence, newTenant, readAnswer, type Tenant, upload } from './client.ts'
import { countOperations } from './count-operations.ts'
import { idsOf, insert } from './finished-rows.ts'
import { receive } from './received.ts'

async function listAll(tenant: Tenant, query: string, onPage?: (page: number) => Promise<unknown>) {
  const ids: string[] = []
  let cursor: unknown = ''
  for (let page = 0; cursor !== null; page++) {
    const answer = await call(`/documents?${query}${cursor ? `&cursor=${cursor}` : ''}`, tenant)
    expect(answer.status).toBe(200)
    ids.push(...idsOf(answer))
    cursor = answer.body['nextCursor']
    await onPage?.(page)
  }
  return ids
}

let tenant: Tenant
let ids: string[]
const FROM = Date.UTC(2026, 0, 1)
beforeAll(async () => {
  tenant = await newTenant()
  ids = await insert(tenant, 45, FROM)
})

test('newest first, 20 to a page, every document once', async () => {
  const first = await call('/documents', tenant)
  expect(idsOf(first)).toHaveLength(20)
  const all = await listAll(tenant, '')
  expect(all).toEqual([...ids].sort().reverse())
})

test('documents that arrive while a client pages through neither repeat nor hide one', async () => {
  const busy = await newTenant()
  const before = await insert(busy, 30, FROM)
  const seen = await listAll(busy, 'limit=7', (page) => insert(busy, 3, FROM + 1000 * (page + 1)))
  expect(seen).toEqual(before.sort().reverse())
})

test('filters', async () => {
  const by = async (query: string) => idsOf(await call(`/documents?limit=100&${query}`, tenant))
  expect(await by('type=54')).toHaveLength(15)
  expect(await by('type=driver_license')).toHaveLength(15)
  expect(await by('type=23')).toEqual([])
  expect(await by('status=1')).toHaveLength(45)
  expect(await by('status=FINISHED')).toHaveLength(45)
  expect(await by('status=0')).toEqual([])
  const time = new Date(FROM + 10).toISOString()
  expect(await by(`createdBefore=${time}`)).toHaveLength(20)
  expect(await by(`createdAfter=${time}`)).toHaveLength(23)
  expect(await by(`createdAfter=${time}&createdBefore=${time}`)).toEqual([])
})

test('a page looks at 10,000 documents at most, and the next goes on there; what waits for a person is found at once', async () => {
  const large = await newTenant()
  const all = (await insert(large, 10_200, FROM)).sort().reverse()
  const change = (id: string | undefined, set: string) =>
    large.db.prepare(`UPDATE documents SET ${set} WHERE tenant_id = ?1 AND id = ?2`).bind(large.id, id).run()
  await change(all[10_100], `is_valid = 0, least_confidence = 0.6, review = 'needed'`)
  const page = async (query: string, rowsReadMax: number) => {
    const { bindings, counts } = countOperations(env)
    const headers = { 'SERVICE-API-KEY': large.key }
    const request = new Request(`http://ficha.test/documents?${query}`, { headers })
    const context = createExecutionContext()
    const answer = await readAnswer(await createApp().fetch(request, { ...env, ...bindings }, context))
    await waitOnExecutionContext(context)
    expect(counts().d1.rowsRead, query).toBeLessThan(rowsReadMax)
    return { ids: idsOf(answer), cursor: answer.body['nextCursor'] }
  }
  for (const query of ['documentValidation=false', 'leastConfidenceBelow=0.7']) {
    const first = await page(query, 20_100)
    expect(first.ids).toEqual([])
    expect(await page(`${query}&cursor=${first.cursor}`, 1000)).toEqual({ ids: [all[10_100]], cursor: null })
  }
  expect(await page('review=needed', 100)).toEqual({ ids: [all[10_100]], cursor: null })
  expect((await page('review=needed&documentValidation=true', 100)).ids).toEqual([])
  expect(await page('documentValidation=false&externalId=none', 100)).toEqual({ ids: [], cursor: null })
  expect((await page('limit=20', 100)).ids).toEqual(all.slice(0, 20))
})

test('an externalId finds its document, and only its owner’s', async () => {
  const [one, two] = [await newTenant(), await newTenant()]
  const sent = await upload(one, { files: await licence(), type: '51', externalId: 'pedido 7/ä' })
  const query = `externalId=${encodeURIComponent('pedido 7/ä')}`
  const found = await call(`/documents?${query}`, one)
  expect(found.body).toMatchObject({ items: [{ id: sent.body['id'], externalId: 'pedido 7/ä' }] })
  expect(idsOf(await call(`/documents?${query}`, two))).toEqual([])
  expect(idsOf(await call('/documents?externalId=x', one))).toEqual([])
})

test('uploads that are not complete are not listed', async () => {
  const alone = await newTenant()
  await receive(alone, await licence(), { state: 'uploading' })
  expect(await listAll(alone, '')).toEqual([])
})

test('a cursor carries no right', async () => {
  const cursor = (await call('/documents', tenant)).body['nextCursor']
  const stranger = await newTenant()
  expect(idsOf(await call(`/documents?cursor=${cursor}`, stranger))).toEqual([])
})

test('all errors of a query come in one answer', async () => {
  const { status, body } = await call(
    '/documents?limit=101&type=52&status=3&createdAfter=yesterday&createdBefore=2026&cursor=x',
    tenant,
  )
  expect([status, body['code']]).toEqual([400, 'invalid_parameter'])
  expect(
    (body['errors'] as { readonly parameter: string }[]).map(({ parameter }) => parameter).sort(),
  ).toEqual(['createdAfter', 'createdBefore', 'cursor', 'limit', 'status', 'type'])
  expect((await call('/documents?limit=1&limit=2', tenant)).body['detail']).toBe('limit must be given once')
})

test.each(['/documents', '/documents/export', '/events'])('%s refuses a misspelt filter', async (path) => {
  expect(await call(`${path}?reviw=needed`, tenant)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('"reviw"'), errors: [{ parameter: 'query' }] },
  })
})

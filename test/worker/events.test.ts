import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { call, licence, newTenant, type Tenant, upload } from './client.ts'
import { deliver, receive } from './received.ts'

interface Item {
  readonly id: string
  readonly type: string
  readonly timestamp: string
  readonly data: Readonly<Record<string, unknown>>
}

async function read(tenant: Tenant, query = '') {
  const { body } = await call(`/events${query}`, tenant)
  return { items: body['items'] as Item[], cursor: String(body['nextCursor']) }
}

test('events come in order, page by page, and the last cursor waits for what happens next', async () => {
  const tenant = await newTenant()
  const pdf = await licence()
  const sent = await upload(tenant, { files: pdf, type: '51', externalId: 'e 1' })
  const id = String(sent.body['id'])
  await call(`/documents/${id}?wait=25`, tenant)
  const bad = await receive(tenant, new Blob(['%PDF-1.7 nonsense']))
  await deliver([{ id: 'b', attempts: 1, documentId: bad }])

  const first = await read(tenant, '?limit=3')
  expect(first.items.map(({ type }) => type)).toEqual([
    'document.received',
    'document.finished',
    'document.received',
  ])
  expect(first.items[0]?.data).toEqual(sent.body)
  expect(first.items[1]?.data).toMatchObject({
    id,
    externalId: 'e 1',
    type: 51,
    status: 1,
    statusDesc: 'FINISHED',
  })
  const second = await read(tenant, `?cursor=${first.cursor}`)
  expect(second.items).toMatchObject([
    {
      type: 'document.failed',
      data: { id: bad, status: 2, error: { code: 'unreadable_document', status: 422 } },
    },
  ])
  const empty = await read(tenant, `?cursor=${second.cursor}`)
  expect(empty).toEqual({ items: [], cursor: second.cursor })

  await call(`/documents/${id}`, tenant, { method: 'DELETE' })
  const after = await read(tenant, `?cursor=${second.cursor}`)
  expect(after.items.map(({ type }) => type)).toEqual(['document.deleted'])
  // Deletion forgets the externalId in what was said before, too.
  expect(JSON.stringify(await read(tenant))).not.toContain('e 1')
})

test('since leaves out what happened before', async () => {
  const tenant = await newTenant()
  const at = Date.now() - 3_600_000
  const old = await receive(tenant, await licence(), { createdAt: at })
  const young = await receive(tenant, await licence())
  const since = async (time: number) =>
    (await read(tenant, `?since=${new Date(time).toISOString()}`)).items.map(({ data }) => data['id'])
  expect(await since(at)).toEqual([old, young])
  expect(await since(at + 1)).toEqual([young])
  expect(await since(Date.now() + 1000)).toEqual([])
})

test('the cursor of an empty page goes on where since began', async () => {
  const tenant = await newTenant()
  await receive(tenant, await licence())
  for (const since of [new Date(Date.now() + 60_000).toISOString(), '9999-12-31T00:00:00Z']) {
    const { items, cursor } = await read(tenant, `?since=${since}`)
    expect(items).toEqual([])
    expect(await read(tenant, `?cursor=${cursor}`)).toEqual({ items: [], cursor })
  }
})

test('after 30 days events are gone', async () => {
  const tenant = await newTenant()
  const later = Date.now() + 31 * 86_400_000
  const id = await receive(tenant, await licence())
  await deliver([{ id: 'm', attempts: 1, documentId: id }])
  await sweep(env, later - 2 * 86_400_000)
  expect((await read(tenant)).items).toHaveLength(2)
  // There may be more events of other tests than one sweep deletes.
  const leftAfterSweep = async () => {
    await sweep(env, later)
    return (await read(tenant)).items
  }
  await expect.poll(leftAfterSweep).toEqual([])
})

test.each(['since=yesterday', 'limit=0', 'cursor=x'])('%s is not valid', async (query) => {
  const tenant = await newTenant()
  expect((await call(`/events?${query}`, tenant)).body['code']).toBe('invalid_parameter')
})

import { expect, test } from 'vitest'
import { newId } from '../../worker/src/ids.ts'
import { beginUpload, insertDocument } from '../../worker/src/store/uploads.ts'
import { clock } from './clock.ts'
import { type Api, PAGES, partsOf, readAll, splitting, visible } from './splitting.ts'

/** Do something right before the file of a part is stored. @param nth 1 is the first part */
function beforeCopy(api: Api, nth: number, work: () => Promise<unknown>): void {
  const { put } = api.env.DOCUMENTS
  let copies = 0
  Object.assign(api.env.DOCUMENTS, {
    put: async (key: string, ...rest: unknown[]) => {
      if (key.includes('/files/') && ++copies === nth) {
        Object.assign(api.env.DOCUMENTS, { put })
        await work()
      }
      return (put as (...all: unknown[]) => Promise<unknown>)(key, ...rest)
    },
  })
}

test('between two parts the upload is deleted: none is left, and no file', async () => {
  const { api, address } = await splitting()
  beforeCopy(api, 2, () => api.call(address, { method: 'DELETE' }))
  await readAll(api)
  expect(await visible(api)).toEqual([])
  expect((await api.env.DOCUMENTS.list({ prefix: 'a/' })).objects).toEqual([])
})

test('between two parts the storage is away: the first is read at once, and told, and none is made twice', async () => {
  const { api, address } = await splitting()
  await api.listen(['document.received'])
  beforeCopy(api, 2, async () => {
    throw new Error('R2 is away')
  })
  api.world.webhooks.lose()
  await api.read()
  const made = await visible(api)
  const [first] = made.filter(({ parentId }) => parentId !== undefined)
  expect(made).toHaveLength(2)
  expect(api.world.queue.due().map(({ body }) => body.documentId)).toEqual([first?.id])
  expect(api.world.webhooks.due()).toHaveLength(1)
  await readAll(api)
  clock.advance(60_000)
  await readAll(api)
  expect((await partsOf(api, address)).map(({ pages }) => pages)).toEqual(PAGES)
  expect(await visible(api)).toHaveLength(4)
})

test('where storage stumbles while a part is copied, the upload is not read again for it', async () => {
  const { api, address } = await splitting()
  beforeCopy(api, 2, async () => {
    throw new Error('put: We encountered an internal error. Please try again. (10001)')
  })
  await api.read()
  expect((await partsOf(api, address)).map(({ pages }) => pages)).toEqual(PAGES)
  expect(api.world.asked).toHaveLength(1)
})

test('a reading that was given up makes no further part, and the failed upload lists those that there are', async () => {
  const { api, address } = await splitting()
  beforeCopy(api, 2, async () => {
    await api.env.DB_0.prepare('UPDATE documents SET attempts = 3 WHERE parent_id IS NULL').run()
    clock.advance(300_001)
    await api.world.sweep()
  })
  await api.read()
  await readAll(api)
  const { body } = await api.call(address)
  expect(body).toMatchObject({ status: 2, error: { code: 'processing_timeout' } })
  expect((await partsOf(api, address)).map(({ pages }) => pages)).toEqual(['1-2'])
  expect(await visible(api)).toHaveLength(2)
  const { results } = await api.env.DB_0.prepare('SELECT * FROM uploads').all()
  expect(results).toEqual([])
})

test('a part that somebody else has just made is not made again', async () => {
  const { api, id, address } = await splitting()
  beforeCopy(api, 1, async () => {
    const parent = await api.env.DB_0.prepare('SELECT run FROM documents').first<{ run: string }>()
    const now = clock.now()
    const claim = { tenantId: 'a', documentId: newId(now), externalId: null, idempotencyKey: null }
    await beginUpload(api.env.DB_0, claim, now)
    const made = await insertDocument(
      api.env.DB_0,
      {
        claim,
        type: 51,
        pages: '1-2',
        pageCount: 1,
        retentionHours: null,
        passwordId: null,
        splits: false,
        parent: { id, run: parent?.run ?? '' },
        files: [],
        keyId: null,
        createdAt: now,
      },
      newId(now),
      now + 60_000,
      now,
    )
    expect(made).not.toBeNull()
  })
  await api.read()
  expect((await partsOf(api, address)).map(({ pages }) => pages)).toEqual(PAGES)
})

test('a deletion that breaks off can be repeated until no part is left', async () => {
  const { api, address } = await splitting()
  const database = api.env.DB_0 as unknown as { prepare: (sql: string) => D1PreparedStatement }
  const { prepare } = database
  const isLook = (sql: string) => sql.includes('parent_id IN')
  const away = (sql: string) => {
    if (isLook(sql)) throw new Error('D1 is away')
    return prepare(sql)
  }
  // The parts are made right after the deletion has looked for them the first time.
  database.prepare = (sql) => {
    if (!isLook(sql)) return prepare(sql)
    const all = async (values: unknown[]) => {
      database.prepare = prepare
      const found = await prepare(sql)
        .bind(...values)
        .all()
      await api.read()
      database.prepare = away
      return found
    }
    return { bind: (...values: unknown[]) => ({ all: () => all(values) }) } as unknown as D1PreparedStatement
  }
  expect((await api.call(address, { method: 'DELETE' })).status).toBe(500)
  database.prepare = prepare
  expect(await visible(api)).toHaveLength(3)
  expect((await api.call(address, { method: 'DELETE' })).status).toBe(204)
  expect(await visible(api)).toEqual([])
  expect((await api.call(address, { method: 'DELETE' })).status).toBe(404)
})

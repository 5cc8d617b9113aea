import { expect, test } from 'vitest'
import { LIMITS } from '../../worker/src/limits.ts'
import { listDocuments } from '../../worker/src/store/document-page.ts'
import { createD1, type OnCall } from './d1.ts'

/** Two pages of a listing show each document once, whatever happens to the tenant's others while the first is made. */
const TENANT = 'a'
const FROM = Date.UTC(2026, 0, 1)
const RARE = { type: 54, state: 'finished' } as const
/** The last that the first page looks at, and the first that the second looks at. */
const [LAST, NEXT] = [LIMITS.listLookMax, LIMITS.listLookMax + 1]

/** Documents by their age, 1 the newest. */
const idAt = (age: number) => `id-${String(99_999 - age).padStart(5, '0')}`

const insert = (db: D1Database, from: number, to: number) =>
  db
    .prepare(
      `WITH RECURSIVE ages (age) AS (SELECT ?1 UNION ALL SELECT age + 1 FROM ages WHERE age < ?2)
       INSERT INTO documents
         (id, tenant_id, type, state, page_count, byte_count, files, created_at, updated_at, send_at)
       SELECT printf('id-%05d', 99999 - age), '${TENANT}', IIF(age IN (${LAST}, ${NEXT}), 54, 51), 'finished', 1, 1,
         '[]', ${FROM} - age, ${FROM}, 0 FROM ages`,
    )
    .bind(from, to)
    .run()

/** @returns the ids of the rare documents on both pages, with something done after the first call of the database */
async function page(meanwhile: (db: D1Database) => Promise<unknown>): Promise<string[]> {
  let onCall: OnCall = () => {}
  const db = createD1((when) => onCall(when))
  await db.prepare(`INSERT INTO tenants (id, name, created_at) VALUES ('${TENANT}', 'a', 0)`).run()
  await insert(db, 1, NEXT)
  onCall = (when) => {
    if (when === 'before') return
    onCall = () => {}
    // Of a database in this process: done before the next call.
    void meanwhile(db)
  }
  const first = await listDocuments(db, TENANT, RARE, null, 20)
  const second = first.end && (await listDocuments(db, TENANT, RARE, first.end, 20))
  return [...first.documents, ...(second?.documents ?? [])].map(({ id }) => id)
}

test('an upload while a page is made repeats no document', async () => {
  expect(await page((db) => insert(db, 0, 0))).toEqual([idAt(LAST), idAt(NEXT)])
})

test('a document that goes while a page is made hides no other', async () => {
  const remove = (db: D1Database) => db.prepare(`DELETE FROM documents WHERE id = '${idAt(5)}'`).run()
  expect(await page(remove)).toEqual([idAt(LAST), idAt(NEXT)])
})

test('a page that is full ends at its last document', async () => {
  const db = createD1()
  await db.prepare(`INSERT INTO tenants (id, name, created_at) VALUES ('${TENANT}', 'a', 0)`).run()
  await insert(db, 1, NEXT)
  const { documents, end } = await listDocuments(db, TENANT, {}, null, 20)
  expect(documents.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => idAt(i + 1)))
  expect(end?.id).toBe(idAt(20))
})

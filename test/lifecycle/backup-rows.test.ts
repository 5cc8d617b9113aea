import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { backUp, restore } from '../../scripts/backup.ts'
import { readRows, type TableRow, writeRows } from '../../scripts/backup-rows.ts'
import { createD1 } from './d1.ts'
import { createR2 } from './r2.ts'

const open = () => createD1() as unknown as D1Database

/** A document of a tenant for each number to `count`. */
function addDocuments(database: D1Database, tenant: string, count: number) {
  return database.batch([
    database.prepare('INSERT INTO tenants (id, name, created_at) VALUES (?1, ?1, 1)').bind(tenant),
    database
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
         INSERT INTO documents (tenant_id, id, type, state, page_count, byte_count, files, created_at, updated_at, send_at)
         SELECT ?1, printf('%04d', i), 51, 'finished', 1, 1, '[]', 1, 1, 1 FROM n`,
      )
      .bind(tenant, count),
  ])
}

test('rows that come and go while a service is saved move no others', async () => {
  const database = open()
  await addDocuments(database, 'b', 1200)
  const ids: unknown[] = []
  for await (const { table, row } of readRows(database)) {
    if (table === 'documents') ids.push(row['id'])
    if (ids.length === 10) await database.prepare("DELETE FROM documents WHERE id < '0010'").run()
    if (ids.length === 700 && table === 'documents') await addDocuments(database, 'a', 30)
  }
  expect(ids).toEqual(Array.from({ length: 1200 }, (_, i) => String(i + 1).padStart(4, '0')))
})

test('a restoration that breaks off leaves the triggers', async () => {
  const database = open()
  const count = () =>
    database.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE type = 'trigger'").first('n')
  const before = await count()
  const rows = async function* (): AsyncGenerator<TableRow> {
    yield { table: 'tenants', row: { id: 'a', name: 'A', created_at: 1 } }
    throw new Error('the disk is gone')
  }
  await expect(writeRows(database, rows())).rejects.toThrow('the disk is gone')
  expect([before, await count()]).toEqual([expect.any(Number), before])
})

test('what a name or an answer of somebody else breaks its lines with is restored as it was', async () => {
  const prepare = async () => {
    const database = open()
    await database.prepare('CREATE TABLE d1_migrations (name TEXT)').run()
    const bucket = createR2() as unknown as R2Bucket
    return { databases: [{ name: 'ficha', database }], bucket, close: async () => {}, database }
  }
  const [from, to] = [await prepare(), await prepare()]
  const name = 'a\u2028b\u2029c\u0085d\re\r\nf\n'
  await addDocuments(from.database, name, 2)
  const root = mkdtempSync(join(tmpdir(), 'ficha-backup-'))
  try {
    await backUp(from, join(root, 'saved'))
    await restore(to, join(root, 'saved'))
  } finally {
    rmSync(root, { recursive: true })
  }
  expect(await to.database.prepare('SELECT name FROM tenants').first('name')).toBe(name)
  expect(await to.database.prepare('SELECT count(*) AS n FROM documents').first('n')).toBe(2)
})

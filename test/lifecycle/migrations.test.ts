import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import initSqlJs, { type Database } from 'sql.js'
import { expect, test } from 'vitest'
import { fileKey, sourcesPrefix } from '../../worker/src/store/files.ts'
import { importSealingKey, sealSecret } from '../../worker/src/webhook/seal.ts'
import { createApi } from './api.ts'

const MIGRATIONS = join(import.meta.dirname, '../../worker/migrations')
const SECRET = { WEBHOOK_SECRET_KEY: btoa('0123456789abcdef0123456789abcdef') }

function columnsOf(db: Database): string[] {
  const found: string[] = []
  const columns = db.prepare(
    `SELECT t.name || '.' || c.name AS name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'`,
  )
  while (columns.step()) found.push(String(columns.getAsObject()['name']))
  columns.free()
  return found
}

test('a migration leaves every column that there was: the code before it goes on working', async () => {
  const db = new (await initSqlJs()).Database()
  const names = readdirSync(MIGRATIONS).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  const lost: string[] = []
  for (const name of names) {
    const before = columnsOf(db)
    db.exec(readFileSync(join(MIGRATIONS, name), 'utf8'))
    const after = new Set(columnsOf(db))
    // The first ten are of a time before there was a version to update from.
    if (name.startsWith('00')) continue
    lost.push(...before.filter((column) => !after.has(column)).map((column) => `${name}: ${column}`))
  }
  expect(lost).toEqual([])
})

test('a password that an earlier version has kept opens its document, and is forgotten', async () => {
  const api = await createApi(() => SECRET)
  Object.assign(api.world.env, SECRET)
  const { body } = await api.upload()
  const id = String(body['id'])
  const sealing = await importSealingKey(SECRET.WEBHOOK_SECRET_KEY)
  if (sealing === null) throw new Error('no sealing key')
  const key = `${sourcesPrefix('a', id)}password`
  await api.env.DOCUMENTS.put(key, await sealSecret('of before', sealing, `password a ${id}`))
  await api.env.DB_0.prepare('UPDATE documents SET has_password = 1').run()
  await api.read()
  expect(api.world.passwords).toEqual(['of before'])
  expect(await api.env.DOCUMENTS.get(key)).toBeNull()
  expect(await api.env.DOCUMENTS.get(fileKey('a', id, 0))).not.toBeNull()
  expect((await api.post(`/documents/${id}/reprocess`, { password: 'of now' })).status).toBe(200)
  await api.read()
  expect(api.world.passwords).toEqual(['of before', 'of now'])
})

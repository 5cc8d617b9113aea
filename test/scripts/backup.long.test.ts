import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp, restore } from '../../scripts/backup.ts'
import { applyMigrations } from '../../scripts/migrations.ts'
import { openStores, type Stores } from '../../scripts/stores.ts'

const MINUTES = 60_000
const KEY = 't1/d1/files/0'
const root = mkdtempSync(join(tmpdir(), 'ficha-backup-'))
const saved = join(root, 'saved')
const open: Stores[] = []

/** Each as the migrations leave it, which are applied once. */
async function newService(name: string): Promise<Stores> {
  cpSync(join(root, 'migrated'), join(root, name), { recursive: true })
  const stores = await openStores({ remote: false, persistTo: join(root, name) })
  open.push(stores)
  return stores
}

let source: Stores
beforeAll(async () => {
  const migrated = await openStores({ remote: false, persistTo: join(root, 'migrated') })
  await applyMigrations(migrated)
  await migrated.close()
  source = await newService('source')
  const [first] = source.databases
  if (first === undefined) throw new RangeError('the configuration has no database')
  // Frozen, so that its triggers would leave its rows as they are.
  await first.database.batch([
    first.database.prepare("INSERT INTO tenants (id, name, created_at) VALUES ('t1', 'Ação ''1''', 1)"),
    first.database.prepare(
      `INSERT INTO api_keys (id, tenant_id, hash, name, scopes, naming, value_form, created_at)
       VALUES ('k1', 't1', 'h', 'n', 's', 'snake', 'json', 2)`,
    ),
    first.database.prepare("UPDATE tenants SET frozen = 'leaving' WHERE id = 't1'"),
  ])
  await source.bucket.put(KEY, 'bytes', {
    httpMetadata: { contentType: 'application/pdf' },
    customMetadata: { name: 'licence.pdf' },
  })
  await backUp(source, saved)
}, 5 * MINUTES)
afterAll(async () => {
  for (const stores of open) await stores.close()
  rmSync(root, { recursive: true, force: true })
})

test(
  'a copy goes into a new service whole, once, and only unharmed',
  async () => {
    const target = await newService('target')
    const path = join(saved, 'objects', KEY)
    writeFileSync(path, 'other')
    await expect(restore(target, saved)).rejects.toThrow(`objects/${KEY} is not the file that was saved`)
    writeFileSync(path, 'bytes')
    await restore(target, saved)

    const [from, to] = [source.databases[0]?.database, target.databases[0]?.database]
    for (const table of ['tenants', 'api_keys']) {
      const rows = (database?: D1Database) => database?.prepare(`SELECT * FROM ${table}`).all()
      expect((await rows(to))?.results).toEqual((await rows(from))?.results)
    }
    const triggers = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name"
    expect((await to?.prepare(triggers).all())?.results).toEqual(
      (await from?.prepare(triggers).all())?.results,
    )
    const object = await target.bucket.get(KEY)
    expect(await object?.text()).toBe('bytes')
    expect(object?.httpMetadata?.contentType).toBe('application/pdf')
    expect(object?.customMetadata).toEqual({ name: 'licence.pdf' })
    await expect(restore(target, saved)).rejects.toThrow('is not empty')
  },
  5 * MINUTES,
)

test('a copy is never written over another, nor taken from half of one', async () => {
  await expect(backUp(source, saved)).rejects.toThrow('is not empty')
  expect(readdirSync(saved).sort()).toEqual(['backup.json', 'ficha.ndjson', 'objects', 'objects.ndjson'])
  const half = join(root, 'half')
  await expect(restore(source, half)).rejects.toThrow('backup.json is missing')
  expect(existsSync(half)).toBe(false)
  expect(readFileSync(join(saved, 'ficha.ndjson'), 'utf8').trim().split('\n')).toHaveLength(2)
})

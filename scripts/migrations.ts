/**
 * The tables of a local service: made, or brought up to date. In one process for all migrations, where wrangler starts a
 * simulator for each; what is applied is kept in wrangler's own table, so that either may go on from the other.
 *
 *   npx tsx scripts/migrations.ts FOLDER      the folder of the local D1 and R2
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler'
import { migrationsOf } from './backup-rows.ts'
import { openStores, type Stores } from './stores.ts'

const FOLDER = join(import.meta.dirname, '../worker/migrations')
/** As wrangler makes it. */
const APPLIED_TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

export async function applyMigrations({ databases }: Pick<Stores, 'databases'>): Promise<void> {
  const names = readdirSync(FOLDER).sort()
  for (const { database } of databases) {
    await database.prepare(APPLIED_TABLE).run()
    const applied = new Set(await migrationsOf(database))
    for (const name of names) if (!applied.has(name)) await applyMigration(database, name)
  }
}

/** A batch is one transaction: a migration is applied and noted, or neither. */
async function applyMigration(database: D1Database, name: string): Promise<void> {
  const statements = splitSqlQuery(readFileSync(join(FOLDER, name), 'utf8'))
  await database.batch([
    ...statements.map((statement) => database.prepare(statement)),
    database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
  ])
}

async function main(persistTo: string | undefined): Promise<void> {
  if (persistTo === undefined) throw new TypeError('the folder of the local state is missing')
  const stores = await openStores({ remote: false, persistTo })
  try {
    await applyMigrations(stores)
  } finally {
    await stores.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv[2])

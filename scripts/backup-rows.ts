// The rows of a database as lines of JSON, and back.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

const INSERTS_PER_BATCH = 50
const ROWS_PER_PAGE = 500

type Cell = string | number | null
export interface TableRow {
  readonly table: string
  readonly row: Readonly<Record<string, Cell>>
}

/** Migrations that a database has: a copy fits only into a database with the same ones. */
export async function migrationsOf(database: D1Database): Promise<readonly string[]> {
  const { results } = await database
    .prepare('SELECT name FROM d1_migrations ORDER BY name')
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Every row of every table, those before that others refer to. What comes or goes meanwhile moves no other row. */
export async function* readRows(database: D1Database): AsyncGenerator<TableRow> {
  for (const table of await tablesInOrder(database)) {
    const names = await keyOf(database, table)
    const key = names.map((name) => `"${name}"`).join(', ')
    const behind = `WHERE (${key}) > (${names.map((_, i) => `?${i + 1}`).join(', ')})`
    let last: TableRow['row'] | undefined
    do {
      const page = `SELECT * FROM "${table}" ${last ? behind : ''} ORDER BY ${key} LIMIT ${ROWS_PER_PAGE}`
      const position = names.flatMap((name) => last?.[name] ?? [])
      const statement = database.prepare(page).bind(...position)
      const { results } = await statement.all<Record<string, Cell>>()
      for (const row of results) yield { table, row }
      last = results[ROWS_PER_PAGE - 1]
    } while (last !== undefined)
  }
}

/** Triggers rest meanwhile: they did their work when the rows were first written. */
export async function writeRows(database: D1Database, rows: AsyncIterable<TableRow>): Promise<number> {
  const { results: triggers } = await database
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    .all<{ name: string; sql: string }>()
  for (const { name } of triggers) await database.prepare(`DROP TRIGGER "${name}"`).run()
  try {
    return await insertRows(database, rows)
  } finally {
    for (const { sql } of triggers) await database.prepare(sql).run()
  }
}

async function insertRows(database: D1Database, rows: AsyncIterable<TableRow>): Promise<number> {
  let count = 0
  let batch: D1PreparedStatement[] = []
  for await (const { table, row } of rows) {
    const columns = Object.keys(row)
    const marks = columns.map((_, i) => `?${i + 1}`)
    const names = columns.map((column) => `"${column}"`)
    const sql = `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${marks.join(', ')})`
    batch.push(database.prepare(sql).bind(...Object.values(row)))
    count++
    if (batch.length < INSERTS_PER_BATCH) continue
    await database.batch(batch)
    batch = []
  }
  if (batch.length > 0) await database.batch(batch)
  return count
}

export async function isEmpty(database: D1Database): Promise<boolean> {
  for (const table of await tablesInOrder(database)) {
    if ((await database.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).first()) !== null) return false
  }
  return true
}

/** A table stands behind those that its foreign keys name. */
async function tablesInOrder(database: D1Database): Promise<readonly string[]> {
  const { results } = await database
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
       AND name <> 'd1_migrations' ORDER BY name`,
    )
    .all<{ name: string }>()
  const parents = new Map<string, readonly string[]>()
  for (const { name } of results) {
    const { results: keys } = await database
      .prepare(`PRAGMA foreign_key_list("${name}")`)
      .all<{ table: string }>()
    parents.set(
      name,
      keys.map(({ table }) => table).filter((table) => table !== name),
    )
  }
  const ordered: string[] = []
  const add = (name: string) => {
    if (ordered.includes(name)) return
    for (const parent of parents.get(name) ?? []) add(parent)
    ordered.push(name)
  }
  for (const name of parents.keys()) add(name)
  return ordered
}

/** The columns of its primary key, which every table has. */
async function keyOf(database: D1Database, table: string): Promise<readonly string[]> {
  const { results } = await database
    .prepare(`PRAGMA table_info("${table}")`)
    .all<{ name: string; pk: number }>()
  const parts = results.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  return parts.map(({ name }) => name)
}

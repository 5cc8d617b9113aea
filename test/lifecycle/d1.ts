import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import initSqlJs, { type Database, type Statement } from 'sql.js'

const MIGRATIONS = join(import.meta.dirname, '../../worker/migrations')
const SQL = await initSqlJs()
/** A database with all tables and no rows, made once. */
const EMPTY = migrate()

function migrate(): Uint8Array {
  const db = new SQL.Database()
  const names = readdirSync(MIGRATIONS).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  db.exec(names.map((name) => readFileSync(join(MIGRATIONS, name), 'utf8')).join('\n'))
  return db.export()
}

/** What D1 takes of a string. */
const VALUE_BYTES_MAX = 2_000_000

type Value = string | number | null
type Row = Record<string, Value>

/** Called around every call of the database. What it throws before is a call that was not made, after: a lost answer. */
export type OnCall = (when: 'before' | 'after') => void

/**
 * D1 in this process: SQLite with the repository's migrations. A batch is a transaction, as with D1. It is a thousand
 * times faster than a workerd of its own, so that a property can be held against thousands of sequences.
 */
export function createD1(onCall: OnCall = () => {}): D1Database {
  const db = new SQL.Database(EMPTY)
  db.exec('PRAGMA foreign_keys = ON')
  const prepared = new Map<string, Statement>()
  const statement = (sql: string): Statement => {
    const known = prepared.get(sql) ?? db.prepare(sql)
    prepared.set(sql, known)
    return known
  }

  const execute = (sql: string, values: readonly Value[]) => {
    const found = statement(sql)
    const results: Row[] = []
    try {
      found.bind(values)
      while (found.step()) results.push(found.getAsObject())
    } finally {
      found.reset()
    }
    const changes = db.getRowsModified()
    return { results, success: true, meta: { changes, rows_read: 0, rows_written: changes } }
  }

  const make = (sql: string, values: readonly Value[] = []) => {
    const all = async () => {
      onCall('before')
      const result = execute(sql, values)
      onCall('after')
      return result
    }
    return {
      sql,
      values,
      bind: (...bound: readonly Value[]) => {
        if (bound.includes(undefined as never)) throw new TypeError('D1 takes no undefined')
        if (bound.some((value) => Buffer.byteLength(String(value)) > VALUE_BYTES_MAX))
          throw new Error('D1_ERROR: string or blob too big: SQLITE_TOOBIG')
        return make(sql, bound)
      },
      all,
      run: all,
      first: async (column?: string) => {
        const [row] = (await all()).results
        if (row === undefined) return null
        return column === undefined ? row : (row[column] ?? null)
      },
    }
  }
  type Made = ReturnType<typeof make>

  const batch = async (statements: readonly Made[]) => {
    onCall('before')
    const results = inTransaction(db, () => statements.map(({ sql, values }) => execute(sql, values)))
    onCall('after')
    return results
  }
  return { prepare: (sql: string) => make(sql), batch } as unknown as D1Database
}

function inTransaction<T>(db: Database, work: () => T): T {
  db.exec('BEGIN')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}

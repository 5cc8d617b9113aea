/** A look at one document. */
const LOOK = /^SELECT [\s\S]* FROM documents WHERE tenant_id = \?1 AND id = \?2/

/** A database that tells of each statement of a kind. */
export function counting(db: D1Database, look: () => void, which = LOOK): D1Database {
  return {
    prepare(sql: string) {
      if (which.test(sql)) look()
      return db.prepare(sql)
    },
    batch: (statements: D1PreparedStatement[]) => db.batch(statements),
  } as unknown as D1Database
}

import { env } from 'cloudflare:workers'
import { shardsOf } from '../../worker/src/store/shards.ts'

/**
 * All shards as if they were one, for tests that look at rows or meddle with them: a statement runs on each,
 * and a row is on one of them.
 */
export const database = {
  prepare(sql: string) {
    const bind = (...values: readonly unknown[]) => {
      const statements = shardsOf(env).map((db) => db.prepare(sql).bind(...values))
      return {
        run: async () => void (await Promise.all(statements.map((statement) => statement.run()))),
        async all<T = Record<string, unknown>>(): Promise<{ results: T[] }> {
          const answers = await Promise.all(statements.map((statement) => statement.all<T>()))
          return { results: answers.flatMap(({ results }) => results) }
        },
        /** The row of the shard that has it; of one column the value, and numbers of all shards added up. */
        async first<T = Record<string, unknown>>(column?: string): Promise<T | null> {
          const { results } = await this.all()
          if (column === undefined) return (results[0] as T | undefined) ?? null
          const values = results.map((row) => row[column]).filter((value) => value !== null)
          const isCount = values.length > 0 && values.every((value) => typeof value === 'number')
          const found = isCount ? values.reduce((sum: number, value) => sum + Number(value), 0) : values[0]
          return (found as T | undefined) ?? null
        },
      }
    }
    return { bind, ...bind() }
  },
}

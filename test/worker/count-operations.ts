import type { ApiEnv, Shards } from '../../worker/src/env.ts'
import { shardsOf } from '../../worker/src/store/shards.ts'
import type { Operations } from './operations.ts'

type Counted = Shards & Pick<ApiEnv, 'DOCUMENTS' | 'EXTRACTION' | 'WEBHOOKS'>

/** The bindings with a counter around each: everything still happens. */
export function countOperations(env: Counted): {
  readonly bindings: Counted
  readonly counts: () => Operations
} {
  const d1 = { calls: 0, statements: 0, rowsRead: 0, rowsWritten: 0 }
  const r2 = { classA: 0, classB: 0 }
  let messages = 0

  const add = <T>(results: readonly D1Result<T>[]) => {
    d1.calls++
    for (const { meta } of results) {
      d1.statements++
      d1.rowsRead += meta.rows_read
      d1.rowsWritten += meta.rows_written
    }
  }

  /** The statement behind each one that we hand out: a batch must send the real ones. */
  const real = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const count = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async <T>() => {
      const result = await statement.all<T>()
      add([result])
      return result
    }
    const counted = wrap(statement, {
      bind: (...values: unknown[]) => count(statement.bind(...values)),
      all,
      run: all,
      first: async (column?: string) => {
        const [row] = (await all<Record<string, unknown>>()).results
        return row === undefined ? null : column === undefined ? row : row[column]
      },
    })
    real.set(counted, statement)
    return counted
  }
  const counter = (kind: 'classA' | 'classB', name: 'put' | 'list' | 'get' | 'head') => ({
    [name]: (...args: never[]) => {
      r2[kind]++
      const method = env.DOCUMENTS[name] as (...args: never[]) => unknown
      return method.apply(env.DOCUMENTS, args)
    },
  })
  const queue = <T>(binding: Queue<T>): Queue<T> =>
    wrap(binding, {
      send: (...args: Parameters<Queue<T>['send']>) => {
        messages++
        return binding.send(...args)
      },
    })

  const database = (db: D1Database): D1Database =>
    wrap(db, {
      prepare: (sql: string) => count(db.prepare(sql)),
      batch: async (statements: D1PreparedStatement[]) => {
        const results = await db.batch(statements.map((statement) => real.get(statement) ?? statement))
        add(results)
        return results
      },
    })

  const shards = shardsOf(env).map((db, i) => [`DB_${i}`, database(db)])
  const bindings = {
    DB_0: database(env.DB_0),
    ...Object.fromEntries(shards),
    DOCUMENTS: wrap(env.DOCUMENTS, {
      ...counter('classA', 'put'),
      ...counter('classA', 'list'),
      ...counter('classB', 'get'),
      ...counter('classB', 'head'),
    }),
    EXTRACTION: queue(env.EXTRACTION),
    WEBHOOKS: queue(env.WEBHOOKS),
  }
  return { bindings, counts: () => ({ d1: { ...d1 }, r2: { ...r2 }, messages }) }
}

function wrap<T extends object>(binding: T, replaced: Readonly<Record<string, unknown>>): T {
  return new Proxy(binding, {
    get: (target, name) => {
      const value = Object.hasOwn(replaced, name) ? replaced[String(name)] : Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

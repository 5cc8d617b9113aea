import { LIMITS as ENGINE_LIMITS } from '@ficha/engine'
import { expect, test } from 'vitest'
import type { ApiEnv } from '../../worker/src/env.ts'
import { newId } from '../../worker/src/ids.ts'
import { LIMITS } from '../../worker/src/limits.ts'
import { moveTenantStep } from '../../worker/src/store/move-tenant.ts'
import { clock } from './clock.ts'
import { createD1 } from './d1.ts'

/** A tenant with documents on one of three shards, whose mover may die at any call of a database. */
async function settleOn(shard: number, count = 1, files = '[]') {
  let callsLeft = Number.POSITIVE_INFINITY
  const onCall = (when: 'before' | 'after') => {
    if (when === 'before' && callsLeft-- <= 0) throw new Error('whoever moved the tenant is dead')
  }
  const databases = [0, 1, 2].map(() => createD1(onCall))
  const env = Object.fromEntries(databases.map((db, i) => [`DB_${i}`, db])) as unknown as ApiEnv
  const run = (db: D1Database | undefined, sql: string, ...values: (string | number)[]) =>
    db
      ?.prepare(sql)
      .bind(...values)
      .all()
  for (const db of new Set([databases[0], databases[shard]])) {
    await run(db, `INSERT INTO tenants (id, name, created_at, shard) VALUES ('a', 'a', 0, ?1)`, shard)
  }
  for (let i = 0; i < count; i++) {
    await run(
      databases[shard],
      `INSERT INTO documents (tenant_id, id, type, state, page_count, byte_count, files, created_at, updated_at, send_at)
       VALUES ('a', ?1, 51, 'finished', 1, 1, ?2, 0, 0, 0)`,
      newId(clock.now()),
      files,
    )
  }
  return {
    move: (to: number) => moveTenantStep(env, 'a', to, clock.now()),
    dieAfter: (calls: number) => {
      callsLeft = calls
    },
    documents: () =>
      Promise.all(databases.map(async (db) => (await run(db, 'SELECT id FROM documents'))?.results.length)),
    frozen: async () =>
      (await run(databases[shard], `SELECT frozen FROM tenants WHERE id = 'a'`))?.results[0],
  }
}

const WAYS = [
  [0, 1],
  [1, 0],
  [1, 2],
] as const
const CALLS = [1, 2, 3, 4, 5]

test.each(WAYS.flatMap(([from, to]) => CALLS.map((calls) => [from, to, calls] as const)))(
  'a move from shard %i to %i whose beginning died after %i calls goes on',
  async (from, to, calls) => {
    const { move, dieAfter, documents, frozen } = await settleOn(from)
    dieAfter(calls)
    await move(to).catch(() => {})
    dieAfter(Number.POSITIVE_INFINITY)
    const states: string[] = []
    for (let state = ''; state !== 'done' && states.length < 20; states.push(state)) {
      state = (await move(to))?.state ?? ''
      if (state === 'copying') expect(await frozen()).toEqual({ frozen: 'leaving' })
    }
    expect(states.at(-1)).toBe('done')
    expect(await documents()).toEqual([0, 1, 2].map((shard) => Number(shard === to)))
  },
)

test('documents of many files move, however long a page of their rows is', async () => {
  const file = { mediaType: 'image/jpeg', pageCount: 1, byteCount: 1_000_000, sha256: 'a'.repeat(64) }
  const count = LIMITS.stepRowsMax + 1
  const { move, documents } = await settleOn(
    0,
    count,
    JSON.stringify(Array.from({ length: ENGINE_LIMITS.pagesMax }, () => file)),
  )
  for (let steps = 20; (await move(1))?.state !== 'done'; ) if (--steps === 0) throw new Error('no end')
  expect(await documents()).toEqual([0, count, 0])
})

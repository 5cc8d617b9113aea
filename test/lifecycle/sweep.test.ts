import { expect, test, vi } from 'vitest'
import { newId } from '../../worker/src/ids.ts'
import { fileKey } from '../../worker/src/store/files.ts'
import { onEachShard } from '../../worker/src/store/shards.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { clock } from './clock.ts'
import { counting } from './counting.ts'
import { ACTIONS, createWorld, type World } from './world.ts'

/** What one invocation may ask of D1, and of D1 and R2 together. */
const QUERIES_MAX = 1000
const HOUR_MS = 3_600_000

/** Rows of documents in a state, as if they had been there for long. */
async function addDocuments(
  db: D1Database,
  tenantId: string,
  count: number,
  columns: Readonly<Record<string, unknown>>,
) {
  const names = Object.keys(columns)
  const values = names.map((_, i) => `?${i + 5}`)
  const into = 'tenant_id, id, type, page_count, byte_count, files, created_at, updated_at, send_at'
  await db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO documents (${[into, ...names].join(', ')})
       SELECT ?1, ?3 || printf('%05d', i), ${['51, 1, 1', "'[]'", '?4, ?4, 0', ...values].join(', ')} FROM n`,
    )
    .bind(tenantId, count, newId(clock.now()).slice(0, -5), clock.now(), ...Object.values(columns))
    .run()
}

/** A world whose queries are counted while it is swept. */
async function swept(shards: number) {
  const world = createWorld(ACTIONS, shards)
  let queries = 0
  const counted = world.databases.map((db, i) => [`DB_${i}`, counting(db, () => queries++, /./)])
  const env = { ...world.env, ...Object.fromEntries(counted) }
  return {
    world,
    async run(): Promise<number> {
      queries = 0
      expect(await sweep(env, clock.now())).toEqual([])
      return queries
    },
  }
}

const count = async (world: World, sql: string) =>
  Promise.all(world.databases.map((db) => db.prepare(sql).first<number>('n'))).then((all) =>
    all.reduce<number>((sum, n) => sum + (n ?? 0), 0),
  )

test('a sweep over many documents without hope stays within what D1 answers, and lets nobody else wait', async () => {
  const { world, run } = await swept(1)
  for (const tenant of ['a', 'b']) await world.addTenant(tenant)
  await addDocuments(world.env.DB_0, 'a', 1100, { state: 'received', attempts: 3 })
  const lost = await world.receive('b')
  world.queue.lose()
  clock.advance(61_000)
  expect(await run()).toBeLessThan(QUERIES_MAX)
  expect(world.queue.due().map(({ body }) => body.documentId)).toEqual([lost?.id])
  for (let sweeps = 0; sweeps < 1; sweeps++) expect(await run()).toBeLessThan(QUERIES_MAX)
  expect(await count(world, `SELECT count(*) AS n FROM documents WHERE state = 'failed'`)).toBe(1100)
  expect(await count(world, `SELECT count(*) AS n FROM events WHERE kind = 'document.failed'`)).toBe(1100)
  expect(await count(world, `SELECT count(DISTINCT id) AS n FROM events WHERE tenant_id = 'a'`)).toBe(1100)
})

test('of three databases, each with more of everything than a sweep does', async () => {
  const { world, run } = await swept(3)
  for (const { DB } of onEachShard(world.env)) {
    await DB.prepare(`INSERT INTO tenants (id, name, created_at) VALUES ('a', 'a', 0)`).run()
    await addDocuments(DB, 'a', 1100, { state: 'received', attempts: 3 })
    clock.advance(1)
    await addDocuments(DB, 'a', 1100, { state: 'finished', source_purge_at: 1, result_purge_at: 1 })
    await DB.prepare(
      `INSERT INTO idempotency_keys (tenant_id, key_hash, payload_hash, document_id, expires_at)
       SELECT tenant_id, id, '', id, 1 FROM documents`,
    ).run()
    await DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)
       INSERT INTO webhooks (id, tenant_id, url, events, secret, created_at, updated_at, recover_after, recover_since, recover_until)
       SELECT 'w' || i, 'a', '', '[]', '', 0, 0, 0, 0, 1e15 FROM n`,
    ).run()
  }
  expect(await run()).toBeLessThan(QUERIES_MAX)
  for (let sweeps = 0; sweeps < 3; sweeps++) expect(await run()).toBeLessThan(QUERIES_MAX)
  expect(await count(world, `SELECT count(*) AS n FROM documents WHERE state = 'received'`)).toBe(0)
  expect(
    await count(
      world,
      'SELECT count(*) AS n FROM documents WHERE source_purge_at <= 1 OR result_purge_at <= 1',
    ),
  ).toBe(0)
  expect(await count(world, 'SELECT count(*) AS n FROM idempotency_keys')).toBe(0)
})

/** A bucket that fails in one method for what lies below some prefix. */
function failing(
  bucket: R2Bucket,
  method: 'list' | 'delete',
  prefix: string,
  state: { isBroken: boolean },
): R2Bucket {
  const own = bucket[method].bind(bucket) as (argument: unknown) => Promise<unknown>
  return Object.assign(
    { ...bucket },
    {
      [method]: (argument: string | string[] | R2ListOptions) => {
        const names =
          typeof argument === 'object' && !Array.isArray(argument)
            ? [argument.prefix ?? '']
            : [argument].flat()
        return state.isBroken && names.some((name) => name.startsWith(prefix))
          ? Promise.reject(
              new Error(`${method}: We encountered an internal error. Please try again. (10001)`),
            )
          : own(argument)
      },
    },
  )
}

test.each(['list', 'delete'] as const)(
  'a prefix that fails to %s holds up no other, and is tried again',
  async (method) => {
    const world = createWorld(ACTIONS)
    await world.addTenant('a')
    const documents = [await world.receive('a'), await world.receive('a'), await world.receive('a')]
    const [bad = '', ...others] = documents.map((one) => one?.id ?? '')
    const { DB_0, DOCUMENTS } = world.env
    await DB_0.prepare(`UPDATE documents SET state = 'finished', ended_at = ?1, source_purge_at = ?1`)
      .bind(clock.now())
      .run()
    const state = { isBroken: true }
    const env = { ...world.env, DOCUMENTS: failing(DOCUMENTS, method, `a/${bad}/`, state) }
    const left = async () => (await DOCUMENTS.list({ prefix: 'a/' })).objects.map(({ key }) => key)
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    await sweep(env, clock.now())
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
    log.mockRestore()
    expect(await left()).toEqual([fileKey('a', bad, 0)])
    const due = () =>
      DB_0.prepare('SELECT count(*) AS n FROM documents WHERE source_purge_at IS NOT NULL').first('n')
    expect(await due()).toBe(1)
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'purge-left-behind', documents: 1, documentId: bad }),
    )
    state.isBroken = false
    clock.advance(HOUR_MS)
    await sweep(env, clock.now())
    expect([await left(), await due(), others.length]).toEqual([[], 0, 2])
  },
)

test('an upload that was given up and whose bytes do not go holds up no other', async () => {
  const world = createWorld(ACTIONS)
  await world.addTenant('a')
  const { DB_0, DOCUMENTS } = world.env
  const ids = Array.from({ length: 3 }, () => newId(clock.now()))
  for (const id of ids) {
    await DB_0.prepare(`INSERT INTO uploads (document_id, tenant_id) VALUES (?1, 'a')`).bind(id).run()
    await DOCUMENTS.put(fileKey('a', id, 0), 'bytes')
  }
  clock.advance(HOUR_MS)
  const [bad = ''] = ids.toSorted()
  const state = { isBroken: true }
  const env = { ...world.env, DOCUMENTS: failing(DOCUMENTS, 'list', `a/${bad}/`, state) }
  const uploads = async () => (await DB_0.prepare('SELECT document_id FROM uploads').all()).results
  await sweep(env, clock.now())
  expect(await uploads()).toEqual([{ document_id: bad }])
  state.isBroken = false
  await sweep(env, clock.now())
  expect([await uploads(), (await DOCUMENTS.list()).objects]).toEqual([[], []])
})

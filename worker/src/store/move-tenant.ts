import type { Shards } from '../env.ts'
import { LIMITS } from '../limits.ts'
import { withRetry } from './retry.ts'
import { shardsOf } from './shards.ts'

/** How far a move is. A step is bounded and may die anywhere: calling again goes on. */
export type MoveStep =
  | { readonly state: 'frozen' | 'switched' | 'done' }
  | { readonly state: 'copying' | 'deleting'; readonly table: string; readonly rows: number }

/**
 * A table with a tenant's rows, those that are referred to first. `position` is the primary key behind the
 * tenant, by which pages are read.
 */
interface TenantTable {
  readonly name: string
  readonly position: readonly string[]
  /** Where the rows of tenant `?1` are, if they do not say so themselves. */
  readonly rows: string
}

const own = (name: string, position: readonly string[]): TenantTable => ({
  name,
  position,
  rows: `FROM ${name} r WHERE r.tenant_id = ?1`,
})

/** Uploads under way stay: they are notes for the sweeper of the old shard, which removes their objects. */
const TABLES: readonly TenantTable[] = [
  own('webhooks', ['id']),
  own('documents', ['id']),
  own('events', ['sequence']),
  {
    name: 'deliveries',
    position: ['webhook_id', 'id'],
    rows: 'FROM webhooks w JOIN deliveries r ON r.webhook_id = w.id WHERE w.tenant_id = ?1',
  },
  {
    name: 'delivery_attempts',
    position: ['delivery_id', 'number'],
    rows: `FROM webhooks w JOIN deliveries d ON d.webhook_id = w.id JOIN delivery_attempts r ON r.delivery_id = d.id
      WHERE w.tenant_id = ?1`,
  },
  own('idempotency_keys', ['key_hash']),
]

interface Place {
  readonly shard: number
  readonly frozen: string | null
}

/**
 * One step of moving a tenant to another shard. First the tenant is frozen: requests are answered 503, and on both
 * shards triggers keep its rows as they are, whoever writes: the copy is stable, and where it was cut off it goes on.
 * Then the rows are counted, the directory is switched, the old rows are deleted, and the tenant is let go. What ran while
 * it was frozen is lost as in a crash and done again.
 *
 * @returns null for an unknown tenant
 * @throws {RangeError} when there is no such shard
 */
export async function moveTenantStep(
  env: Shards,
  tenantId: string,
  to: number,
  now: number,
): Promise<MoveStep | null> {
  const shards = shardsOf(env)
  const target = shards[to]
  if (target === undefined) throw new RangeError(`there is no shard ${to}; there are ${shards.length}`)
  const directory = env.DB_0
  const place = await directory
    .prepare('SELECT shard, frozen FROM tenants WHERE id = ?1')
    .bind(tenantId)
    .first<Place & Record<string, unknown>>()
  if (place === null) return null
  if (place.frozen === null && place.shard === to) return { state: 'done' }
  if (place.frozen === null) {
    await freeze(env, tenantId, place.shard, to)
    return { state: 'frozen' }
  }
  if (place.shard !== to) {
    const source = shards[place.shard]
    const arriving = await target
      .prepare('SELECT frozen FROM tenants WHERE id = ?1')
      .bind(tenantId)
      .first('frozen')
    if (arriving !== 'arriving') throw new RangeError('the tenant is on its way to another shard')
    if (source === undefined)
      throw new RangeError(`the tenant is on shard ${place.shard}, which is not bound`)
    const copied = await copyNext(source, target, tenantId)
    if (copied !== null) return copied
    await assertWhole(source, target, tenantId)
    await copySettings(source, target, tenantId)
    // From here on the rows of the new shard count.
    await setPlace(directory, tenantId, { shard: to, frozen: to === 0 ? 'arriving' : 'leaving' })
    return { state: 'switched' }
  }
  for (const [i, db] of shards.entries()) {
    const deleted = i === to ? null : await deleteNext(db, tenantId)
    if (deleted !== null) return deleted
  }
  await release(env, target, tenantId, to, now)
  return { state: 'done' }
}

async function freeze(env: Shards, tenantId: string, from: number, to: number): Promise<void> {
  const shards = shardsOf(env)
  const [source, target] = [shards[from], shards[to]]
  if (source === undefined || target === undefined) throw new RangeError(`no way from shard ${from} to ${to}`)
  const row = await source
    .prepare('SELECT name, created_at FROM tenants WHERE id = ?1')
    .bind(tenantId)
    .first()
  await withRetry(() =>
    target
      // It may have been there before, or be there as in the directory.
      .prepare('INSERT OR IGNORE INTO tenants (id, name, created_at, shard) VALUES (?1, ?2, ?3, ?4)')
      .bind(tenantId, row?.['name'], row?.['created_at'], from)
      .run(),
  )
  // The directory last, be it one of the two or neither: where it says that the tenant is frozen, it is so on both.
  for (const shard of new Set([Math.max(from, to), Math.min(from, to), 0])) {
    const place = { shard: from, frozen: shard === to ? 'arriving' : 'leaving' }
    await setPlace(shards[shard] ?? env.DB_0, tenantId, place)
  }
}

/** What the tenant has decided: not before its row is frozen, so that no change comes too late to be copied. */
async function copySettings(source: D1Database, target: D1Database, tenantId: string): Promise<void> {
  const row = await source.prepare('SELECT * FROM tenants WHERE id = ?1').bind(tenantId).first()
  const { source_retention_hours, result_retention_hours, review_below, review_profile } = row ?? {}
  await withRetry(() =>
    target
      .prepare(
        `UPDATE tenants SET source_retention_hours = ?2, result_retention_hours = ?3, review_below = ?4,
           review_profile = ?5 WHERE id = ?1 AND frozen = 'arriving'`,
      )
      .bind(tenantId, source_retention_hours, result_retention_hours, review_below, review_profile)
      .run(),
  )
}

/** @returns null when everything is there */
async function copyNext(source: D1Database, target: D1Database, tenantId: string): Promise<MoveStep | null> {
  for (const table of TABLES) {
    const key = table.position.map((column) => `r.${column}`).join(', ')
    const last = await target
      .prepare(`SELECT ${key} ${table.rows} ORDER BY ${descending(table)} LIMIT 1`)
      .bind(tenantId)
      .first<Record<string, string | number>>()
    const position = last === null ? [] : table.position.map((column) => last[column] ?? null)
    const marks = position.map((_, i) => `?${i + 3}`).join(', ')
    const behind = last === null ? '' : `AND (${key}) > (${marks})`
    const { results } = await source
      .prepare(`SELECT r.* ${table.rows} ${behind} ORDER BY ${key} LIMIT ?2`)
      .bind(tenantId, LIMITS.stepRowsMax, ...position)
      .all()
    if (results.length === 0) continue
    const rows = fitting(results)
    await insertRows(target, tenantId, table.name, rows)
    return { state: 'copying', table: table.name, rows: rows.length }
  }
  return null
}

/** D1 takes a text of 2 MB at once, of three bytes for a character at most. One row of any table is far shorter. */
const PAGE_LENGTH_MAX = 600_000

/** The first of some rows: as many as D1 takes together, but one in any case. */
function fitting<Row extends object>(rows: readonly Row[]): readonly Row[] {
  let length = 0
  const end = rows.findIndex((row) => {
    length += JSON.stringify(row).length
    return length > PAGE_LENGTH_MAX
  })
  return end === -1 ? rows : rows.slice(0, Math.max(end, 1))
}

/** Nothing is deleted before as many rows of every table are there. @throws {RangeError} with the counts */
async function assertWhole(source: D1Database, target: D1Database, tenantId: string): Promise<void> {
  const [here, there] = await Promise.all([countRows(source, tenantId), countRows(target, tenantId)])
  for (const [i, { name }] of TABLES.entries()) {
    if (here[i] === there[i]) continue
    throw new RangeError(`of ${here[i]} rows of ${name} the new shard has ${there[i]}; nothing is deleted`)
  }
}

async function countRows(db: D1Database, tenantId: string): Promise<number[]> {
  const counts = TABLES.map(({ rows }) => db.prepare(`SELECT count(*) AS n ${rows}`).bind(tenantId))
  const results = await db.batch<{ n: number }>(counts)
  return results.map((result) => result.results[0]?.n ?? 0)
}

function descending(table: TenantTable): string {
  return table.position.map((column) => `r.${column} DESC`).join(', ')
}

/** The same rows, whatever their columns. They are frozen, so that those of a page that comes again are there. */
async function insertRows(
  db: D1Database,
  tenantId: string,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = columns.map((column) => `value ->> '${column}'`).join(', ')
  await asMover(
    db,
    tenantId,
    db
      .prepare(
        `INSERT OR IGNORE INTO ${table} (${columns.join(', ')})
         SELECT ${values} FROM json_each(?1) WHERE ${isHere('?2', 'arriving')}`,
      )
      .bind(JSON.stringify(rows), tenantId),
  )
}

/** SQL for: the move is where a step of it was meant for. A step that comes late changes nothing. */
function isHere(tenant: string, frozen: 'arriving' | 'leaving'): string {
  return `(SELECT frozen FROM tenants WHERE id = ${tenant}) = '${frozen}'`
}

/** One statement of the mover's, in a transaction in which alone the triggers let it write. */
async function asMover(db: D1Database, tenantId: string, statement: D1PreparedStatement): Promise<D1Result> {
  const results = await withRetry(() =>
    db.batch([
      db.prepare('INSERT OR IGNORE INTO moving (tenant_id) VALUES (?1)').bind(tenantId),
      statement,
      db.prepare('DELETE FROM moving WHERE tenant_id = ?1').bind(tenantId),
    ]),
  )
  const [, result] = results
  if (result === undefined) throw new RangeError('a batch of three statements has one result')
  return result
}

/** @returns null when nothing of the tenant is left here */
async function deleteNext(db: D1Database, tenantId: string): Promise<MoveStep | null> {
  for (const table of TABLES.toReversed()) {
    const key = table.position.map((column) => `r.${column}`).join(', ')
    const columns = table.position.join(', ')
    const tenant = table.rows.includes('FROM webhooks w') ? '' : 'tenant_id = ?1 AND '
    const deletion = db
      .prepare(
        `DELETE FROM ${table.name} WHERE ${isHere('?1', 'leaving')} AND ${tenant}(${columns}) IN (
           SELECT ${key} ${table.rows} LIMIT ?2) RETURNING 1`,
      )
      .bind(tenantId, LIMITS.stepRowsMax)
    const { results } = await asMover(db, tenantId, deletion)
    if (results.length > 0) return { state: 'deleting', table: table.name, rows: results.length }
  }
  return null
}

/**
 * Claims of before the move belong to nobody: what they did was not written down. They end in the transaction that lets the
 * tenant go, so that nobody's of after it does.
 */
async function release(
  env: Shards,
  target: D1Database,
  tenantId: string,
  shard: number,
  now: number,
): Promise<void> {
  await withRetry(() =>
    target.batch([
      placeStatement(target, tenantId, { shard, frozen: null }),
      target
        .prepare(
          `UPDATE documents SET lease_until = NULL, attempts = max(attempts - 1, 0), send_at = ?2
           WHERE tenant_id = ?1 AND state = 'received' AND lease_until IS NOT NULL`,
        )
        .bind(tenantId, now),
      target
        .prepare(
          `UPDATE deliveries SET lease = NULL, lease_until = NULL, next_attempt_at = ?2
           WHERE lease_until IS NOT NULL AND tenant_id = ?1 AND state = 'pending'`,
        )
        .bind(tenantId, now),
    ]),
  )
  // On the old shard it stays frozen, or away: whoever still thinks that the tenant is there changes nothing.
  await setPlace(env.DB_0, tenantId, { shard, frozen: null }, shard !== 0)
}

async function setPlace(db: D1Database, tenantId: string, place: Place, isAway = false): Promise<void> {
  await withRetry(() => placeStatement(db, tenantId, place, isAway).run())
}

/** @param isAway for the directory: the rows of the tenant have left it */
function placeStatement(
  db: D1Database,
  tenantId: string,
  { shard, frozen }: Place,
  isAway = false,
): D1PreparedStatement {
  return db
    .prepare('UPDATE tenants SET shard = ?2, frozen = ?3, away = ?4 WHERE id = ?1')
    .bind(tenantId, shard, frozen, Number(isAway))
}

import { LIMITS } from '../limits.ts'
import type { DocumentKey } from './documents.ts'
import { isSettled } from './frozen.ts'
import { withRetry } from './retry.ts'

/** For the SET of the statement that ends a document: when retention removes its source and its result. */
export function purgeTimes(now: `?${number}`): string {
  const tenant = (column: string) => `(SELECT ${column} FROM tenants WHERE tenants.id = tenant_id)`
  return `
    source_purge_at = ${now} + 3600000 * coalesce(retention_hours, ${tenant('source_retention_hours')}),
    result_purge_at = ${now} + 3600000 * ${tenant('result_retention_hours')}`
}

export type Part = 'source' | 'result'

export interface DuePurge extends DocumentKey {
  readonly isDeleted: boolean
}

/**
 * Mark what retention removes now, so that nobody begins to read it. The objects go afterwards, and
 * `confirmPurges` last: until then a document stays due, whatever dies in between.
 */
export function markDuePurges(db: D1Database, part: Part, now: number): Promise<DuePurge[]> {
  const due = `SELECT tenant_id, id FROM documents WHERE ${part}_purge_at <= ?1 AND ${isSettled('tenant_id')} LIMIT ?2`
  return mark(db, part, `(tenant_id, id) IN (${due})`, [now, LIMITS.stepRowsMax])
}

/** The same for one document, if it is due. */
export function markPurge(db: D1Database, part: Part, key: DocumentKey, now: number): Promise<DuePurge[]> {
  return mark(db, part, `tenant_id = ?2 AND id = ?3 AND ${part}_purge_at <= ?1`, [now, key.tenantId, key.id])
}

async function mark(
  db: D1Database,
  part: Part,
  which: string,
  values: readonly [now: number, ...rest: (string | number)[]],
): Promise<DuePurge[]> {
  // Where the result has gone there is nothing left to look at.
  const review = part === 'result' ? `, review = iif(review = 'needed', 'none', review)` : ''
  const { results } = await withRetry(() =>
    db
      .prepare(
        `UPDATE documents SET ${part}_purged_at = coalesce(${part}_purged_at, ?1)${review}
         WHERE ${which} RETURNING id, tenant_id, state`,
      )
      .bind(...values)
      .all<{ id: string; tenant_id: string; state: string }>(),
  )
  return results.map((row) => ({
    id: row.id,
    tenantId: row.tenant_id,
    isDeleted: row.state === 'deleted',
  }))
}

/**
 * The objects are gone of what was due at `now`: a document that was deleted meanwhile is due again, for a second look, and
 * stays so.
 */
export async function confirmPurges(
  db: D1Database,
  part: Part,
  keys: readonly DocumentKey[],
  now: number,
): Promise<void> {
  const result = part === 'result' ? ', result_key = NULL, review_key = NULL' : ''
  await withRetry(() =>
    db
      .prepare(
        `UPDATE documents SET ${part}_purge_at = NULL${result}
         WHERE (tenant_id, id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))
           AND ${part}_purged_at IS NOT NULL AND ${part}_purge_at <= ?2`,
      )
      .bind(JSON.stringify(keys.map(({ tenantId, id }) => [tenantId, id])), now)
      .run(),
  )
}

/** Objects that did not go: their documents are due again later. */
export async function postponePurges(
  db: D1Database,
  part: Part,
  keys: readonly DocumentKey[],
  until: number,
): Promise<void> {
  await withRetry(() =>
    db
      .prepare(
        `UPDATE documents SET ${part}_purge_at = ?2
         WHERE (tenant_id, id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))
           AND ${part}_purged_at IS NOT NULL AND ${part}_purge_at < ?2`,
      )
      .bind(JSON.stringify(keys.map(({ tenantId, id }) => [tenantId, id])), until)
      .run(),
  )
}

/** What has only a time to live. @returns how many */
export async function deleteExpiredKeys(db: D1Database, now: number): Promise<number> {
  const { meta } = await db
    .prepare(
      `DELETE FROM idempotency_keys WHERE (tenant_id, key_hash) IN (
         SELECT tenant_id, key_hash FROM idempotency_keys
         WHERE expires_at <= ?1 AND ${isSettled('tenant_id')} LIMIT ?2)`,
    )
    .bind(now, LIMITS.stepRowsMax)
    .run()
  return meta.changes
}

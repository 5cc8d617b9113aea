import { LIMITS } from '../limits.ts'
import { withRetry } from './retry.ts'

/** For the SET of the statement that ends a document: when retention removes its source and its result. */
export function purgeTimes(now: `?${number}`): string {
  const tenant = (column: string) => `(SELECT ${column} FROM tenants WHERE tenants.id = tenant_id)`
  return `
    source_purge_at = ${now} + 3600000 * coalesce(retention_hours, ${tenant('source_retention_hours')}),
    result_purge_at = ${now} + 3600000 * ${tenant('result_retention_hours')}`
}

export type Part = 'source' | 'result'

export interface DuePurge {
  readonly id: string
  readonly tenantId: string
  readonly isDeleted: boolean
}

/**
 * Mark what retention removes now, so that nobody begins to read it. The objects go afterwards, and
 * `confirmPurge` last: until then the document stays due, whatever dies in between.
 *
 * @param documentId only this document, or null for all that are due
 */
export async function markDuePurges(
  db: D1Database,
  part: Part,
  documentId: string | null,
  now: number,
): Promise<DuePurge[]> {
  const { results } = await withRetry(() =>
    db
      .prepare(
        `UPDATE documents SET ${part}_purged_at = coalesce(${part}_purged_at, ?1)
         WHERE id IN (
           SELECT id FROM documents
           WHERE ${part}_purge_at <= ?1 AND (?2 IS NULL OR id = ?2)
             AND state IN ('finished', 'failed', 'deleted')
           LIMIT ?3)
         RETURNING id, tenant_id, state`,
      )
      .bind(now, documentId, LIMITS.sweepDocumentsMax)
      .all<{ id: string; tenant_id: string; state: string }>(),
  )
  return results.map((row) => ({
    id: row.id,
    tenantId: row.tenant_id,
    isDeleted: row.state === 'deleted',
  }))
}

/** The objects are gone. */
export async function confirmPurge(db: D1Database, part: Part, documentId: string): Promise<void> {
  const result = part === 'result' ? ', result_key = NULL' : ''
  await withRetry(() =>
    db
      .prepare(
        `UPDATE documents SET ${part}_purge_at = NULL${result}
         WHERE id = ?1 AND ${part}_purged_at IS NOT NULL`,
      )
      .bind(documentId)
      .run(),
  )
}

/** What has only a time to live: idempotency keys, and events with what was delivered of them. */
export async function deleteExpiredRows(db: D1Database, now: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM idempotency_keys WHERE expires_at <= ?1').bind(now),
    // Oldest first and no index of their own: events are written in the order of time, give or take.
    db
      .prepare(
        `DELETE FROM events WHERE sequence IN (
           SELECT sequence FROM (SELECT sequence, created_at FROM events ORDER BY sequence LIMIT ?2)
           WHERE created_at < ?1)`,
      )
      .bind(now - LIMITS.eventDays * 86_400_000, LIMITS.sweepEventsMax),
  ])
}

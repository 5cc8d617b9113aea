import { LIMITS } from '../limits.ts'
import type { DocumentKey } from './documents.ts'
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
 * `confirmPurge` last: until then the document stays due, whatever dies in between.
 *
 * @param only this document, or null for all that are due
 */
export async function markDuePurges(
  db: D1Database,
  part: Part,
  only: DocumentKey | null,
  now: number,
): Promise<DuePurge[]> {
  const { results } = await withRetry(() =>
    db
      .prepare(
        `UPDATE documents SET ${part}_purged_at = coalesce(${part}_purged_at, ?1)
         WHERE (tenant_id, id) IN (
           SELECT tenant_id, id FROM documents
           WHERE ${part}_purge_at <= ?1 AND (?2 IS NULL OR (tenant_id = ?4 AND id = ?2))
             AND state IN ('finished', 'failed', 'deleted')
           LIMIT ?3)
         RETURNING id, tenant_id, state`,
      )
      .bind(now, only?.id ?? null, LIMITS.sweepDocumentsMax, only?.tenantId ?? null)
      .all<{ id: string; tenant_id: string; state: string }>(),
  )
  return results.map((row) => ({
    id: row.id,
    tenantId: row.tenant_id,
    isDeleted: row.state === 'deleted',
  }))
}

/** The objects are gone. */
export async function confirmPurge(db: D1Database, part: Part, { tenantId, id }: DocumentKey): Promise<void> {
  const result = part === 'result' ? ', result_key = NULL' : ''
  await withRetry(() =>
    db
      .prepare(
        `UPDATE documents SET ${part}_purge_at = NULL${result}
         WHERE tenant_id = ?1 AND id = ?2 AND ${part}_purged_at IS NOT NULL`,
      )
      .bind(tenantId, id)
      .run(),
  )
}

/** What has only a time to live. */
export async function deleteExpiredKeys(db: D1Database, now: number): Promise<void> {
  await db.prepare('DELETE FROM idempotency_keys WHERE expires_at <= ?1').bind(now).run()
}

import { LIMITS } from '../limits.ts'
import { DOCUMENT_COLUMNS, type DocumentKey, type DocumentRow, parseDocumentRow } from './documents.ts'

/** A table `receiving` of the tenants with received documents: one step of the index for each of them. */
export const RECEIVING = `WITH RECURSIVE receiving (tenant_id) AS (
  SELECT min(tenant_id) FROM documents INDEXED BY documents_received WHERE state = 'received'
  UNION ALL
  SELECT (SELECT min(d.tenant_id) FROM documents d INDEXED BY documents_received
          WHERE d.state = 'received' AND d.tenant_id > receiving.tenant_id)
  FROM receiving WHERE receiving.tenant_id IS NOT NULL)`

/** SQL for the ids of a tenant's oldest received documents, as a JSON array. */
export function oldestOf(tenant: string, limit: number): string {
  return `(SELECT json_group_array(id) FROM (
    SELECT id FROM documents WHERE tenant_id = ${tenant} AND state = 'received' ORDER BY id LIMIT ${limit}))`
}

/**
 * Received documents that a sweep must look at: due for a sending, or with a lease that ran out. Of each tenant it
 * looks at the oldest few thousand. Rows of a tenant that moves stay as they are.
 */
export async function findDue(db: D1Database, now: number): Promise<DocumentRow[]> {
  const { results } = await db
    .prepare(
      `${RECEIVING}
       SELECT ${DOCUMENT_COLUMNS.replaceAll(/\w+/g, 'd.$&')}
       FROM receiving
         JOIN tenants t ON t.id = receiving.tenant_id AND t.frozen IS NULL,
         json_each(${oldestOf('receiving.tenant_id', LIMITS.sweepLookMax)}) oldest
         JOIN documents d ON d.tenant_id = receiving.tenant_id AND d.id = oldest.value
       WHERE d.send_at <= ?1 AND (d.lease_until IS NULL OR d.lease_until <= ?1)
       LIMIT ?2`,
    )
    .bind(now, LIMITS.stepRowsMax)
    .all()
  return results.map(parseDocumentRow).filter((row) => row !== null)
}

export async function findReceived(db: D1Database, key: DocumentKey): Promise<DocumentRow | null> {
  return parseDocumentRow(
    await db
      .prepare(
        `SELECT ${DOCUMENT_COLUMNS} FROM documents WHERE tenant_id = ?1 AND id = ?2 AND state = 'received'`,
      )
      .bind(key.tenantId, key.id)
      .first(),
  )
}

/** The received document that has waited longest for a reader, since when; null when none waits. */
export async function findOldestWaiting(
  db: D1Database,
): Promise<{ readonly id: string; readonly since: number } | null> {
  return db
    .prepare(
      `${RECEIVING}
       SELECT d.id, d.updated_at AS since
       FROM receiving
         JOIN tenants t ON t.id = receiving.tenant_id AND t.frozen IS NULL,
         json_each(${oldestOf('receiving.tenant_id', LIMITS.fairLookMax)}) oldest
         JOIN documents d ON d.tenant_id = receiving.tenant_id AND d.id = oldest.value
       WHERE d.lease_until IS NULL ORDER BY d.updated_at LIMIT 1`,
    )
    .first<{ id: string; since: number }>()
}

/** Is any document being read? */
export async function isAnyHeld(db: D1Database, now: number): Promise<boolean> {
  const held = await db
    .prepare(`SELECT 1 FROM documents WHERE state = 'received' AND lease_until > ?1 LIMIT 1`)
    .bind(now)
    .first()
  return held !== null
}

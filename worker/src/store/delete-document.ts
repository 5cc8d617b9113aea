import { LIMITS } from '../limits.ts'
import { withRetry } from './retry.ts'

/**
 * Delete a document as far as D1 is concerned: from here on it answers 404, no reader can end it, and its
 * externalId is free. Id, type, times and the hashes of its files stay for the audit.
 *
 * @returns false when there is no such document
 */
export async function markDeleted(
  db: D1Database,
  tenantId: string,
  documentId: string,
  eventId: string,
  now: number,
): Promise<boolean> {
  // The lease of a reader that is at it now has ended by then; what it may have left goes for good.
  const secondLook = now + (LIMITS.processingSecondsMax + LIMITS.uploadingSecondsMax) * 1000
  const results = await withRetry(() =>
    db.batch([
      // Before the change, because the event says what the document was.
      db
        .prepare(
          `INSERT OR IGNORE INTO events
             (id, tenant_id, document_id, kind, run, external_id, status, error_code, created_at)
           SELECT ?1, tenant_id, id, 'document.deleted', 'delete', NULL,
             CASE state WHEN 'received' THEN 0 WHEN 'finished' THEN 1 ELSE 2 END, NULL, ?4
           FROM documents WHERE id = ?2 AND tenant_id = ?3 AND state IN ('received', 'finished', 'failed')`,
        )
        .bind(eventId, documentId, tenantId, now),
      db
        .prepare(
          `UPDATE documents
           SET state = 'deleted', external_id = NULL, pages = NULL, error_code = NULL, error_detail = NULL,
               detected_type = NULL, result_key = NULL, run = NULL, lease_until = NULL, lease_message = NULL,
               updated_at = ?3, deleted_at = ?3, source_purged_at = coalesce(source_purged_at, ?3),
               result_purged_at = coalesce(result_purged_at, ?3), source_purge_at = ?4, result_purge_at = NULL
           WHERE id = ?1 AND tenant_id = ?2 AND state IN ('received', 'finished', 'failed')`,
        )
        .bind(documentId, tenantId, now, secondLook),
      db
        .prepare('UPDATE events SET external_id = NULL WHERE document_id = ?1 AND tenant_id = ?2')
        .bind(documentId, tenantId),
      db
        .prepare('DELETE FROM idempotency_keys WHERE document_id = ?1 AND tenant_id = ?2')
        .bind(documentId, tenantId),
      // A repeated batch whose first answer was lost finds its own event.
      db.prepare('SELECT 1 FROM events WHERE id = ?1').bind(eventId),
    ]),
  )
  return (results.at(-1)?.results.length ?? 0) > 0
}

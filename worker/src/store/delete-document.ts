import { LIMITS } from '../limits.ts'
import { IS_VISIBLE } from './documents.ts'
import { dispatchedAt, nextSequence } from './event-statement.ts'
import { withRetry } from './retry.ts'

/**
 * Delete a document as far as D1 is concerned: from here on it answers 404, no reader can end it, and its
 * externalId and its Idempotency-Key are free. Id, type, times and the hashes of its files stay for the audit.
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
          `INSERT INTO events (tenant_id, sequence, id, document_id, kind, status, created_at, dispatched_at)
           SELECT tenant_id, ${nextSequence('?2', '?4')}, ?3, id, ?5,
             CASE state WHEN 'received' THEN 0 WHEN 'finished' THEN 1 ELSE 2 END, ?4, ${dispatchedAt('?2', '?5', '?4')}
           FROM documents WHERE id = ?1 AND tenant_id = ?2 AND ${IS_VISIBLE}`,
        )
        .bind(documentId, tenantId, eventId, now, 'document.deleted'),
      // The run names who deleted it: a repeated batch whose first answer was lost finds itself.
      db
        .prepare(
          `UPDATE documents
           SET state = 'deleted', external_id = NULL, error_code = NULL, error_detail = NULL,
               -- Those of a part stay: it does not come back when its upload is read again.
               pages = CASE WHEN parent_id IS NULL THEN NULL ELSE pages END, detected_type = NULL,
               result_key = NULL, review = 'none', review_key = NULL, is_valid = NULL,
               least_confidence = NULL, run = ?5, lease_until = NULL, lease_message = NULL,
               updated_at = ?3, deleted_at = ?3, source_purged_at = coalesce(source_purged_at, ?3),
               result_purged_at = coalesce(result_purged_at, ?3), source_purge_at = ?4, result_purge_at = NULL
           WHERE id = ?1 AND tenant_id = ?2 AND ${IS_VISIBLE}`,
        )
        .bind(documentId, tenantId, now, secondLook, eventId),
      db
        .prepare(
          `SELECT 1 FROM documents WHERE id = ?1 AND tenant_id = ?2 AND state = 'deleted' AND run = ?3`,
        )
        .bind(documentId, tenantId, eventId),
    ]),
  )
  return (results.at(-1)?.results.length ?? 0) > 0
}

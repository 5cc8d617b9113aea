import type { AskedType } from '../document-type.ts'
import { LIMITS } from '../limits.ts'
import { type ChangedDocument, columnsAfter, parseChanged } from '../store/changed-document.ts'
import { type DocumentRow, keyOf } from '../store/documents.ts'
import { eventStatement } from '../store/event-statement.ts'
import { withRetry } from '../store/retry.ts'
import { typeCode, UNKNOWN_TYPE } from '../store/type-codes.ts'

/**
 * Begin anew with a document that has ended and whose source is still there, if it is still as its row says: what a
 * person has said meanwhile is not discarded unseen. Of any number of callers at the same time one succeeds.
 *
 * @param type what it is to be read as
 * @param passwordId of the password that was kept for it
 * @param run names this beginning, so that its event is written once
 * @returns null when the document has not ended, has changed, or its source is gone
 */
export async function restartDocument(
  db: D1Database,
  document: DocumentRow,
  type: AskedType,
  passwordId: string | null,
  run: string,
  eventId: string,
  now: number,
): Promise<ChangedDocument | null> {
  const results = await withRetry(() =>
    db.batch([
      db
        .prepare(
          `UPDATE documents
           SET state = 'received', type = ?6,
               finds_type = ?6 = ${UNKNOWN_TYPE}, type_confidence = NULL, password_id = ?7, has_password = 0,
               run = ?2, updated_at = ?3, send_at = ?4, sends = 1, attempts = 0,
               lease_until = NULL, lease_message = NULL, lease_delivery = NULL, started_at = NULL,
               process_time_ms = NULL, result_key = NULL, error_code = NULL, error_detail = NULL,
               detected_type = NULL, ended_at = NULL, source_purge_at = NULL, result_purge_at = NULL,
               result_purged_at = NULL, review = 'none', review_version = 0, review_key = NULL, reviewed_at = NULL,
               reviewed_by = NULL,
               is_valid = NULL, least_confidence = NULL
           WHERE tenant_id = ?5 AND id = ?1 AND state IN ('finished', 'failed') AND source_purged_at IS NULL
             AND run IS ?8 AND review_version = ?9
             -- A purge of the result that has begun must have come to its end.
             AND (result_purged_at IS NULL OR result_purge_at IS NULL)`,
        )
        .bind(
          document.id,
          run,
          now,
          now + LIMITS.resendSeconds * 1000,
          document.tenant_id,
          typeCode(type),
          passwordId,
          document.run,
          document.review_version,
        ),
      eventStatement(db, { eventId, key: keyOf(document), at: now, now }, 'received'),
      db
        .prepare(
          `SELECT ${columnsAfter('received')} FROM documents
           WHERE tenant_id = ?3 AND id = ?1 AND run = ?2 AND state = 'received'`,
        )
        .bind(document.id, run, document.tenant_id),
    ]),
  )
  return parseChanged(results.at(-1)?.results[0])
}

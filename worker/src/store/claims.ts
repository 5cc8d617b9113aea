import { LIMITS } from '../limits.ts'
import { DOCUMENT_COLUMNS, type DocumentRow, eventStatement, parseDocumentRow } from './documents.ts'
import { purgeTimes } from './purge.ts'
import { withRetry } from './retry.ts'

/** One delivery of one message: a later delivery of the same message means that the earlier one died. */
export interface Delivery {
  readonly messageId: string
  /** 1 for the first delivery. */
  readonly attempt: number
}

/** The right to work on a document until its lease ends. */
export interface Claim {
  readonly document: DocumentRow
  readonly run: string
}

/**
 * Take a document for five minutes. The attempt is counted before the work, so that an attempt that
 * kills the isolate counts too. Of any number of callers one gets the document.
 *
 * @param run names this claim; only the run that holds the document can end it
 */
export async function claimDocument(
  db: D1Database,
  documentId: string,
  run: string,
  delivery: Delivery,
  now: number,
): Promise<Claim | null> {
  const document = parseDocumentRow(
    await db
      .prepare(
        `UPDATE documents
         SET attempts = attempts + 1, run = ?2, started_at = ?3, lease_until = ?4,
             lease_message = ?5, lease_delivery = ?6
         WHERE id = ?1 AND state = 'received' AND attempts < ?7
           AND (lease_until IS NULL OR (lease_message = ?5 AND lease_delivery < ?6))
         RETURNING ${DOCUMENT_COLUMNS}`,
      )
      .bind(
        documentId,
        run,
        now,
        now + LIMITS.processingSecondsMax * 1000,
        delivery.messageId,
        delivery.attempt,
        LIMITS.attemptsMax,
      )
      .first(),
  )
  return document === null ? null : { document, run }
}

/** A document that has used up its attempts without any of them living to say so. */
export async function findCrashed(
  db: D1Database,
  documentId: string,
  delivery: Delivery,
): Promise<DocumentRow | null> {
  return parseDocumentRow(
    await db
      .prepare(
        `SELECT ${DOCUMENT_COLUMNS} FROM documents
         WHERE id = ?1 AND state = 'received' AND attempts >= ?4
           AND (lease_until IS NULL OR (lease_message = ?2 AND lease_delivery < ?3))`,
      )
      .bind(documentId, delivery.messageId, delivery.attempt, LIMITS.attemptsMax)
      .first(),
  )
}

/**
 * Put a document back, so that the next message can claim it.
 *
 * @param wasTried false when nobody had time for it: then the attempt does not count
 */
export async function releaseDocument(
  db: D1Database,
  documentId: string,
  run: string,
  sendAt: number,
  wasTried: boolean,
): Promise<void> {
  await withRetry(() =>
    db
      .prepare(
        `UPDATE documents SET lease_until = NULL, send_at = ?3, attempts = attempts - ?4
         WHERE id = ?1 AND run = ?2 AND state = 'received'`,
      )
      .bind(documentId, run, sendAt, wasTried ? 0 : 1)
      .run(),
  )
}

export interface Ending {
  readonly documentId: string
  readonly run: string
  readonly eventId: string
  readonly processTimeMs: number
  readonly now: number
}

/** @returns false when the run no longer holds the document: its result is not wanted */
export async function finishDocument(db: D1Database, ending: Ending, resultKey: string): Promise<boolean> {
  const results = await withRetry(() =>
    db.batch([
      db
        .prepare(
          `UPDATE documents
           SET state = 'finished', result_key = ?3, process_time_ms = ?4, updated_at = ?5, ended_at = ?5,
               lease_until = NULL, ${purgeTimes('?5')}
           WHERE id = ?1 AND run = ?2 AND state = 'received'`,
        )
        .bind(ending.documentId, ending.run, resultKey, ending.processTimeMs, ending.now),
      eventStatement(db, ending, 'finished'),
      db
        .prepare(`SELECT 1 FROM documents WHERE id = ?1 AND run = ?2 AND state = 'finished'`)
        .bind(ending.documentId, ending.run),
    ]),
  )
  return (results[2]?.results.length ?? 0) > 0
}

export interface Failure {
  readonly code: string
  readonly detail: string | null
  readonly detectedType: number | null
}

/**
 * The end of a document that its own run, the sweeper or a dead letter gives up.
 *
 * @param held the run that must still hold the document (null: nobody ever claimed it); `ending.run`
 *   takes its place
 */
export async function failDocument(
  db: D1Database,
  held: string | null,
  ending: Ending,
  failure: Failure,
): Promise<void> {
  await withRetry(() =>
    db.batch([
      db
        .prepare(
          `UPDATE documents
           SET state = 'failed', error_code = ?3, error_detail = ?4, detected_type = ?5, process_time_ms = ?6,
               updated_at = ?7, ended_at = ?7, lease_until = NULL, run = ?2, ${purgeTimes('?7')}
           WHERE id = ?1 AND run IS ?8 AND state = 'received'`,
        )
        .bind(
          ending.documentId,
          ending.run,
          failure.code,
          failure.detail,
          failure.detectedType,
          ending.processTimeMs,
          ending.now,
          held,
        ),
      eventStatement(db, ending, 'failed'),
    ]),
  )
}

import { LIMITS } from '../limits.ts'
import { DOCUMENT_COLUMNS, type DocumentKey, type DocumentRow, parseDocumentRow } from './documents.ts'
import { eventStatement } from './event-statement.ts'
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
  key: DocumentKey,
  run: string,
  delivery: Delivery,
  now: number,
): Promise<Claim | null> {
  const document = parseDocumentRow(
    await db
      .prepare(
        `UPDATE documents
         SET attempts = attempts + 1, run = ?2, started_at = ?3, lease_until = ?4,
             lease_message = ?5, lease_delivery = ?6, send_at = min(send_at, ?4)
         WHERE tenant_id = ?8 AND id = ?1 AND state = 'received' AND attempts < ?7
           AND (lease_until IS NULL OR (lease_message = ?5 AND lease_delivery < ?6))
         RETURNING ${DOCUMENT_COLUMNS}`,
      )
      .bind(
        key.id,
        run,
        now,
        now + LIMITS.processingSecondsMax * 1000,
        delivery.messageId,
        delivery.attempt,
        LIMITS.attemptsMax,
        key.tenantId,
      )
      .first(),
  )
  return document === null ? null : { document, run }
}

/** A document that has used up its attempts without any of them living to say so. */
export async function findCrashed(
  db: D1Database,
  key: DocumentKey,
  delivery: Delivery,
): Promise<DocumentRow | null> {
  return parseDocumentRow(
    await db
      .prepare(
        `SELECT ${DOCUMENT_COLUMNS} FROM documents
         WHERE tenant_id = ?5 AND id = ?1 AND state = 'received' AND attempts >= ?4
           AND (lease_until IS NULL OR (lease_message = ?2 AND lease_delivery < ?3))`,
      )
      .bind(key.id, delivery.messageId, delivery.attempt, LIMITS.attemptsMax, key.tenantId)
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
  key: DocumentKey,
  run: string,
  sendAt: number,
  wasTried: boolean,
): Promise<void> {
  await withRetry(() =>
    db
      .prepare(
        `UPDATE documents SET lease_until = NULL, send_at = ?3, attempts = attempts - ?4
         WHERE tenant_id = ?5 AND id = ?1 AND run = ?2 AND state = 'received'`,
      )
      .bind(key.id, run, sendAt, wasTried ? 0 : 1, key.tenantId)
      .run(),
  )
}

export interface Ending {
  readonly key: DocumentKey
  readonly run: string
  readonly eventId: string
  readonly processTimeMs: number
  readonly now: number
}

/** What became of an ending. */
export interface Ended {
  /** False when the run no longer held the document: its result is not wanted. */
  readonly isOurs: boolean
  /** Whether a webhook waits for an event of this document. */
  readonly isAwaited: boolean
  /** When retention removes the file that was uploaded; null where it is gone. */
  readonly sourcePurgeAt: number | null
}

export async function finishDocument(db: D1Database, ending: Ending, resultKey: string): Promise<Ended> {
  const { key, run, now } = ending
  const update = db
    .prepare(
      `UPDATE documents
       SET state = 'finished', result_key = ?3, process_time_ms = ?4, updated_at = ?5, ended_at = ?5,
           lease_until = NULL, ${purgeTimes('?5')}
       WHERE tenant_id = ?6 AND id = ?1 AND run = ?2 AND state = 'received'`,
    )
    .bind(key.id, run, resultKey, ending.processTimeMs, now, key.tenantId)
  return end(db, update, ending, 'finished')
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
): Promise<Ended> {
  const { key, run, now } = ending
  const update = db
    .prepare(
      `UPDATE documents
       SET state = 'failed', error_code = ?3, error_detail = ?4, detected_type = ?5, process_time_ms = ?6,
           updated_at = ?7, ended_at = ?7, lease_until = NULL, run = ?2, ${purgeTimes('?7')}
       WHERE tenant_id = ?9 AND id = ?1 AND run IS ?8 AND state = 'received'`,
    )
    .bind(
      key.id,
      run,
      failure.code,
      failure.detail,
      failure.detectedType,
      ending.processTimeMs,
      now,
      held,
      key.tenantId,
    )
  return end(db, update, ending, 'failed')
}

/** One batch: the new state, its event, and what is there now. */
async function end(
  db: D1Database,
  update: D1PreparedStatement,
  { key, run, eventId, now }: Ending,
  state: 'finished' | 'failed',
): Promise<Ended> {
  const results = await withRetry(() =>
    db.batch([
      update,
      eventStatement(db, { eventId, key, at: now, now }, state),
      db
        .prepare(
          `SELECT source_purge_at,
             EXISTS (SELECT 1 FROM webhooks w WHERE w.tenant_id = ?1 AND w.enabled = 1) AS is_awaited
           FROM documents WHERE tenant_id = ?1 AND id = ?2 AND run = ?3 AND state = ?4`,
        )
        .bind(key.tenantId, key.id, run, state),
    ]),
  )
  const row = results[2]?.results[0] as { source_purge_at: number | null; is_awaited: number } | undefined
  return {
    isOurs: row !== undefined,
    isAwaited: row?.is_awaited === 1,
    sourcePurgeAt: row?.source_purge_at ?? null,
  }
}

import { LIMITS } from '../limits.ts'
import { DOCUMENT_COLUMNS, type DocumentKey, type DocumentRow, parseDocumentRow } from './documents.ts'
import { oldestOf, RECEIVING } from './due.ts'
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

const TAKE = `
  UPDATE documents
  SET attempts = attempts + 1, run = ?2, started_at = ?3, lease_until = ?4,
      lease_message = ?5, lease_delivery = ?6, send_at = min(send_at, ?4)`

/**
 * The document whose turn it is: of the tenants that were served longest ago the oldest, their own message's
 * before others. What an earlier delivery of the same message died of, or was put back, comes first.
 *
 * It looks at the first few documents of each tenant and never walks over one tenant's thousands.
 */
const NEXT = `
  ${RECEIVING},
  candidates (tenant_id, id) AS (
    SELECT receiving.tenant_id, oldest.value
    FROM receiving
      JOIN tenants t ON t.id = receiving.tenant_id AND t.frozen IS NULL,
      json_each(${oldestOf('receiving.tenant_id', LIMITS.fairLookMax)}) oldest
    UNION SELECT ?8, ?1)
  SELECT d.tenant_id, d.id
  FROM candidates c
    JOIN documents d ON d.tenant_id = c.tenant_id AND d.id = c.id
    LEFT JOIN json_each(?9) served ON served.value = d.tenant_id
  WHERE d.state = 'received' AND d.attempts < ?7
    AND ((d.lease_until IS NULL AND (d.attempts = 0 OR d.id = ?1))
      OR (d.lease_message = ?5 AND d.lease_delivery < ?6))
  ORDER BY d.lease_message IS NOT ?5, d.id <> ?1 OR ?6 = 1, coalesce(served.key, -1), d.tenant_id <> ?8, d.id <> ?1, d.id
  LIMIT 1`

/**
 * Take the document whose turn it is, for five minutes. It need not be the one that the message is about:
 * there are as many messages as documents, and one tenant's must not wait for all of another's. The attempt is
 * counted before the work, so that an attempt that kills the isolate counts too. Of any number of callers one
 * gets a document.
 *
 * @param run names this claim; only the run that holds the document can end it
 * @param served tenants in the order in which they had their last turn
 */
export async function claimInTurn(
  db: D1Database,
  own: DocumentKey,
  served: readonly string[],
  run: string,
  delivery: Delivery,
  now: number,
): Promise<Claim | null> {
  const document = parseDocumentRow(
    await db
      .prepare(`${TAKE} WHERE (tenant_id, id) IN (${NEXT}) RETURNING ${DOCUMENT_COLUMNS}`)
      .bind(
        own.id,
        run,
        now,
        now + LIMITS.processingSecondsMax * 1000,
        delivery.messageId,
        delivery.attempt,
        LIMITS.attemptsMax,
        own.tenantId,
        JSON.stringify(served),
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

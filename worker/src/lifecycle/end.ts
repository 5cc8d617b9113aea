import type { OnShard } from '../env.ts'
import { describeError, log } from '../log.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import { countEnd } from '../metrics.ts'
import { type DocumentKey, type DocumentRow, keyOf } from '../store/documents.ts'
import { eventStatement, isAwaited } from '../store/event-statement.ts'
import { forgetPassword, passwordIdOf } from '../store/passwords.ts'
import { purgeTimes } from '../store/purge.ts'
import { withRetry } from '../store/retry.ts'
import { typeCode } from '../store/type-codes.ts'
import { noteEndedHere } from './ended-here.ts'

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
  /** Whether a webhook waits for this end. */
  readonly isAwaited: boolean
  /** When retention removes the file that was uploaded; null where it is gone. */
  readonly sourcePurgeAt: number | null
}

/** A type that the reading found. */
export interface FoundType {
  readonly type: number
  /** How probable it is, in [0, 1]. */
  readonly confidence: number
}

/** What lists ask of a reading, beside its result. */
export interface Judged {
  /** documentValidation. */
  readonly isValid: boolean
  /** Of all fields but that one, in [0, 1]. */
  readonly leastConfidence: number
  /** What the tenant's profile says; null where it had none, or the reader does not say. */
  readonly needsReview: boolean | null
}

/** @param found null where the type was asked for @param judged null where the reader does not say */
export async function finishDocument(
  db: D1Database,
  ending: Ending,
  resultKey: string,
  found: FoundType | null = null,
  judged: Judged | null = null,
): Promise<Ended> {
  const { key, run, now } = ending
  const update = db
    .prepare(
      `UPDATE documents
       SET state = 'finished', result_key = ?3, process_time_ms = ?4, updated_at = ?5, ended_at = ?5,
           type = coalesce(?7, type), type_confidence = ?8, lease_until = NULL, is_valid = ?9,
           least_confidence = ?10,
           review = CASE WHEN coalesce(?11, ?10 < (SELECT review_below FROM tenants WHERE tenants.id = tenant_id))
             THEN 'needed' ELSE 'none' END,
           ${purgeTimes('?5')}
       WHERE tenant_id = ?6 AND id = ?1 AND run = ?2 AND state = 'received'`,
    )
    .bind(
      key.id,
      run,
      resultKey,
      ending.processTimeMs,
      now,
      key.tenantId,
      found?.type ?? null,
      found?.confidence ?? null,
      judged === null ? null : Number(judged.isValid),
      judged?.leastConfidence ?? null,
      judged?.needsReview == null ? null : Number(judged.needsReview),
    )
  return end(db, update, ending, 'finished')
}

export interface Failure {
  readonly code: string
  readonly detail: string | null
  readonly detectedType: number | null
}

/** The end of a document without a result: of one that cannot be read. */
export async function failDocument(db: D1Database, ending: Ending, failure: Failure): Promise<Ended> {
  const { key, run, now } = ending
  const update = db
    .prepare(
      `UPDATE documents
       SET state = 'failed', error_code = ?3, error_detail = ?4, detected_type = ?5, process_time_ms = ?6,
           updated_at = ?7, ended_at = ?7, lease_until = NULL, ${purgeTimes('?7')}
       WHERE tenant_id = ?8 AND id = ?1 AND run = ?2 AND state = 'received'`,
    )
    .bind(
      key.id,
      run,
      failure.code,
      failure.detail,
      failure.detectedType,
      ending.processTimeMs,
      now,
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
          `SELECT source_purge_at, ${isAwaited('?1', `'document.${state}'`)} AS is_awaited
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

/** Count an end, and wake the courier where a webhook waits for it. */
export async function announceEnd(
  env: OnShard,
  document: DocumentRow,
  ending: Ending,
  ended: Ended,
  outcome: string,
): Promise<void> {
  if (!ended.isOurs) return
  await noteEnd(env, document, outcome, ending.processTimeMs, ending.now)
  if (ended.isAwaited) await wakeCourier(env.WEBHOOKS)
}

/** What follows every end, whoever wrote it. */
export async function noteEnd(
  env: OnShard,
  document: DocumentRow,
  outcome: string,
  processTimeMs: number,
  now: number,
): Promise<void> {
  noteEndedHere(document.id, Date.now())
  // What fails here goes with the file.
  await forgetPassword(env, keyOf(document), passwordIdOf(document)).catch((error: unknown) =>
    log({ event: 'password-left-behind', documentId: document.id, ...describeError(error) }),
  )
  countEnd(env, {
    tenantId: document.tenant_id,
    outcome,
    type: typeCode(document.type),
    readingMs: processTimeMs,
    totalMs: now - document.updated_at,
  })
}

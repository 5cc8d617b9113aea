import type { AttemptOutcome, ClaimedDelivery, DisableReason } from '../webhook/delivery.ts'
import { FAILING_MS_MAX, type Verdict } from '../webhook/judge.ts'
import type { LoggedOutcome } from './answers.ts'
import { NEW_ID } from './delivery-sql.ts'
import { withRetry } from './retry.ts'

/**
 * Write down an attempt and what it means for the delivery and its webhook, in one transaction that may be
 * repeated.
 *
 * @param messageId names the notice to the tenant's other webhooks, should this attempt disable this one
 */
export async function settleDelivery(
  db: D1Database,
  claim: ClaimedDelivery,
  outcome: LoggedOutcome,
  verdict: Verdict,
  messageId: string,
  now: number,
): Promise<void> {
  const statements = [
    logStatement(db, claim, outcome),
    stateStatement(db, claim, outcome, verdict, now),
    healthStatement(db, claim.webhook, verdict, now),
    ...(verdict.disable === null
      ? []
      : disableStatements(db, claim.webhook, verdict.disable, messageId, now)),
  ]
  await withRetry(() => db.batch(statements))
}

/** No answer is kept once the document's content has gone: it may repeat what was sent. */
function logStatement(db: D1Database, claim: ClaimedDelivery, outcome: LoggedOutcome): D1PreparedStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO delivery_attempts
         (delivery_id, number, started_at, duration_ms, response_status, error_code, answer_key, answer)
       SELECT d.id, ?2, ?3, ?4, ?5, ?6, ?8,
         CASE WHEN doc.state IS NOT 'deleted' AND doc.result_purged_at IS NULL THEN ?7 END
       FROM deliveries d LEFT JOIN documents doc ON doc.tenant_id = d.tenant_id AND doc.id = d.document_id
       WHERE d.id = ?1`,
    )
    .bind(
      claim.id,
      claim.attempt,
      outcome.startedAt,
      outcome.durationMs,
      outcome.responseStatus,
      outcome.error,
      outcome.answer,
      outcome.answerKey,
    )
}

/**
 * A success counts even when the lease has ended meanwhile; a failure only while the lease holds. Whoever asked
 * meanwhile for the delivery to be sent again began its schedule anew: the verdict was about the one before. What an
 * address said last that the webhook has left meanwhile is not the last of the delivery.
 */
function stateStatement(
  db: D1Database,
  claim: ClaimedDelivery,
  outcome: AttemptOutcome,
  verdict: Verdict,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE deliveries
       SET state = CASE
             WHEN step < ?9 OR (?3 = 'exhausted' AND kind <> 'webhook.test' AND EXISTS (
               SELECT 1 FROM webhooks w WHERE w.id = webhook_id AND w.url <> ?10)) THEN 'pending'
             ELSE ?3 END,
           next_attempt_at = CASE WHEN step < ?9 THEN next_attempt_at ELSE coalesce(?4, next_attempt_at) END,
           lease = NULL, lease_until = NULL, response_status = ?5, error_code = ?6, duration_ms = ?7, updated_at = ?8
       WHERE id = ?1 AND (lease = ?2 OR (?3 = 'delivered' AND state = 'pending'))`,
    )
    .bind(
      claim.id,
      claim.lease,
      verdict.state,
      verdict.nextAttemptAt,
      outcome.responseStatus,
      outcome.error,
      outcome.durationMs,
      now,
      claim.step,
      claim.webhook.url,
    )
}

type Endpoint = Pick<ClaimedDelivery['webhook'], 'id' | 'url'>

/** What is said of an endpoint counts while the webhook is still there: where it has moved it has no past. */
function healthStatement(
  db: D1Database,
  { id, url }: Endpoint,
  verdict: Verdict,
  now: number,
): D1PreparedStatement {
  if (verdict.state === 'delivered') {
    return db
      .prepare(
        'UPDATE webhooks SET failing_since = NULL WHERE id = ?1 AND url = ?2 AND failing_since IS NOT NULL',
      )
      .bind(id, url)
  }
  return db
    .prepare(
      'UPDATE webhooks SET failing_since = ?2 WHERE id = ?1 AND url = ?4 AND failing_since IS NULL AND ?3 = 1',
    )
    .bind(id, now, Number(verdict.blamesEndpoint), url)
}

/** Once, whoever comes first; a success in the meantime keeps the webhook. */
function disableStatements(
  db: D1Database,
  { id, url }: Endpoint,
  reason: DisableReason,
  messageId: string,
  now: number,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE webhooks SET enabled = 0, disabled_reason = ?2, disabled_message_id = ?3, updated_at = ?4
         WHERE id = ?1 AND url = ?6 AND enabled = 1 AND (?2 = 'gone' OR failing_since <= ?5)`,
      )
      .bind(id, reason, messageId, now, now - FAILING_MS_MAX, url),
    db
      .prepare(
        `INSERT OR IGNORE INTO deliveries
           (id, tenant_id, webhook_id, message_id, kind, subject_webhook_id, subject_reason, state,
            next_attempt_at, created_at, updated_at)
         SELECT ${NEW_ID}, w.tenant_id, w.id, ?3, 'webhook.disabled', off.id, off.disabled_reason, 'pending',
           ?1, ?1, ?1
         FROM webhooks off JOIN webhooks w ON w.tenant_id = off.tenant_id AND w.id <> off.id AND w.enabled = 1
         WHERE off.id = ?2 AND off.disabled_message_id = ?3
           AND EXISTS (SELECT 1 FROM json_each(w.events) WHERE value = 'webhook.disabled')`,
      )
      .bind(now, id, messageId),
  ]
}

import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { FROM_EVENT, IS_SUBSCRIBED, NEW_ID, OF_EVENT } from './delivery-sql.ts'
import { SEQUENCES_PER_MS } from './event-statement.ts'
import { isSettled } from './frozen.ts'
import { withRetry } from './retry.ts'

/** Which events of a webhook's tenant are to be sent again: those of a time, behind a sequence. */
export interface Recovery {
  readonly webhookId: string
  readonly after: number
  readonly since: number
  readonly until: number
}

/**
 * Send again what a webhook missed in a time: events that it was never sent, gave up on or cancelled.
 * What was delivered, or still will be, is left alone. The webhook remembers how far it came, so that a
 * long recovery is a matter of many steps and any of them may die.
 *
 * @returns null where another recovery goes on, which this one would end
 */
export async function beginRecovery(
  db: D1Database,
  webhookId: string,
  since: number,
  until: number,
): Promise<Recovery | null> {
  const recovery = { webhookId, after: since * SEQUENCES_PER_MS - 1, since, until }
  // Begun twice by a retry, it is this one that goes on.
  const begun = await withRetry(() =>
    db
      .prepare(
        `UPDATE webhooks SET recover_after = ?2, recover_since = ?3, recover_until = ?4
         WHERE id = ?1 AND (recover_after IS NULL OR (recover_after, recover_since, recover_until) = (?2, ?3, ?4))
         RETURNING id`,
      )
      .bind(webhookId, recovery.after, since, until)
      .first(),
  )
  return begun === null ? null : recovery
}

/** What other invocations have left, of any webhook or of one. */
export async function findRecoveries(db: D1Database, webhookId: string | null = null): Promise<Recovery[]> {
  const { results } = await db
    .prepare(
      `SELECT id AS webhookId, recover_after AS "after", recover_since AS since, recover_until AS until
       FROM webhooks
       WHERE recover_after IS NOT NULL AND (?1 IS NULL OR id = ?1) AND ${isSettled('tenant_id')} LIMIT 10`,
    )
    .bind(webhookId)
    .all<Recovery & Record<string, unknown>>()
  return results
}

/** Events beside the webhook, which is sent what it asks for now: what it was to get once may be meant for it no longer. */
const BESIDE = `FROM events e
    JOIN webhooks w ON w.id = ?2
    JOIN documents d ON d.tenant_id = e.tenant_id AND d.id = e.document_id`

const PAGE = `SELECT e.tenant_id, e.sequence FROM webhooks w JOIN events e ON e.tenant_id = w.tenant_id
  WHERE w.id = ?2 AND e.sequence > ?3 AND e.created_at >= ?4 AND e.created_at < ?5
  ORDER BY e.sequence LIMIT ?6`

/**
 * Look at the next events, in one transaction.
 *
 * @returns how many deliveries wait now that did not before, and what is left
 */
export async function recoverStep(
  db: D1Database,
  recovery: Recovery,
  now: number,
): Promise<{ readonly queued: number; readonly rest: Recovery | null }> {
  const { webhookId, after, since, until } = recovery
  const values = [now, webhookId, after, since, until, WEBHOOK_LIMITS.stepRowsMax]
  const results = await withRetry(() =>
    db.batch<{ id: string; last: number | null; count: number }>([
      db
        .prepare(
          `UPDATE deliveries SET state = 'pending', step = 0, next_attempt_at = ?1, updated_at = ?1
           WHERE webhook_id = ?2 AND state IN ('exhausted', 'cancelled')
             AND message_id IN (SELECT e.id ${BESIDE} WHERE (e.tenant_id, e.sequence) IN (${PAGE}) AND ${IS_SUBSCRIBED})
           RETURNING id`,
        )
        .bind(...values),
      db
        .prepare(
          `INSERT OR IGNORE INTO deliveries
             (id, ${FROM_EVENT}, state, next_attempt_at, created_at, updated_at)
           SELECT ${NEW_ID}, ${OF_EVENT}, 'pending', ?1, ?1, ?1
           ${BESIDE} WHERE (e.tenant_id, e.sequence) IN (${PAGE}) AND ${IS_SUBSCRIBED}
           RETURNING id`,
        )
        .bind(...values),
      db
        .prepare(
          `UPDATE webhooks SET recover_after = (
             SELECT CASE WHEN count(*) = ?6 THEN max(sequence) END FROM (${PAGE}))
           WHERE id = ?2 AND recover_after = ?3 RETURNING recover_after AS last`,
        )
        .bind(...values),
    ]),
  )
  const [reset, made, left] = results
  const last = left?.results[0]?.last ?? null
  return {
    queued: (reset?.results.length ?? 0) + (made?.results.length ?? 0),
    rest: last === null ? null : { ...recovery, after: last },
  }
}

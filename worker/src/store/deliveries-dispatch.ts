import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { FROM_EVENT, IS_SUBSCRIBED, NEW_ID, OF_EVENT } from './delivery-sql.ts'
import { isSettled } from './frozen.ts'
import { withRetry } from './retry.ts'

/** The oldest events without deliveries: the same ones for every statement of a batch. */
const NEXT_EVENTS = `SELECT tenant_id, sequence FROM events
  WHERE dispatched_at IS NULL AND ${isSettled('tenant_id')} ORDER BY sequence LIMIT ?2`

/**
 * Write the deliveries of the oldest events that have none yet: one for each webhook that wants the event.
 * Events are marked in the same transaction, and a delivery is unique by webhook and event, so that
 * repeating this changes nothing.
 *
 * @returns how many events were dispatched
 */
export async function dispatchEvents(db: D1Database, now: number): Promise<number> {
  const results = await withRetry(() =>
    db.batch([
      db
        .prepare(
          `INSERT OR IGNORE INTO deliveries
             (id, ${FROM_EVENT}, state, next_attempt_at, created_at, updated_at)
           SELECT ${NEW_ID}, ${OF_EVENT}, 'pending', ?1, ?1, ?1
           FROM events e
             JOIN documents d ON d.tenant_id = e.tenant_id AND d.id = e.document_id
             JOIN webhooks w ON w.tenant_id = e.tenant_id AND w.enabled = 1
           WHERE (e.tenant_id, e.sequence) IN (${NEXT_EVENTS}) AND ${IS_SUBSCRIBED}`,
        )
        .bind(now, WEBHOOK_LIMITS.dispatchEventsMax),
      db
        .prepare(
          `UPDATE events SET dispatched_at = ?1 WHERE (tenant_id, sequence) IN (${NEXT_EVENTS}) RETURNING sequence`,
        )
        .bind(now, WEBHOOK_LIMITS.dispatchEventsMax),
    ]),
  )
  return results[1]?.results.length ?? 0
}

/** A message to one webhook that is no document's event. @returns false when it was not written */
export async function insertTest(
  db: D1Database,
  deliveryId: string,
  webhookId: string,
  now: number,
): Promise<boolean> {
  const made = await withRetry(() =>
    db
      .prepare(
        `INSERT OR IGNORE INTO deliveries
           (id, tenant_id, webhook_id, message_id, kind, state, next_attempt_at, created_at, updated_at)
         SELECT ?2, tenant_id, id, ?2, 'webhook.test', 'pending', ?1, ?1, ?1 FROM webhooks WHERE id = ?3
         RETURNING id`,
      )
      .bind(now, deliveryId, webhookId)
      .first(),
  )
  return made !== null
}

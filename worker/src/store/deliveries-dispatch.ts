import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { IS_SUBSCRIBED, NEW_ID } from './delivery-sql.ts'
import { SEQUENCES_PER_MS } from './event-statement.ts'
import { withRetry } from './retry.ts'

/** The oldest events without deliveries: the same ones for every statement of a batch. */
const NEXT_EVENTS = `SELECT tenant_id, sequence FROM events WHERE dispatched_at IS NULL ORDER BY sequence LIMIT ?2`

/** What a delivery takes over from its event. */
const FROM_EVENT = 'tenant_id, webhook_id, event_sequence, document_id, message_id, kind'
const OF_EVENT = 'e.tenant_id, w.id, e.sequence, e.document_id, e.id, e.kind'

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

/** A message to one webhook that is no document's event. */
export async function insertTest(
  db: D1Database,
  deliveryId: string,
  webhookId: string,
  now: number,
): Promise<void> {
  await withRetry(() =>
    db
      .prepare(
        `INSERT OR IGNORE INTO deliveries
           (id, tenant_id, webhook_id, message_id, kind, state, next_attempt_at, created_at, updated_at)
         SELECT ?2, tenant_id, id, ?2, 'webhook.test', 'pending', ?1, ?1, ?1 FROM webhooks WHERE id = ?3`,
      )
      .bind(now, deliveryId, webhookId)
      .run(),
  )
}

/**
 * Send again what a webhook missed in a time: events that it was never sent, gave up on or cancelled.
 * What was delivered, or still will be, is left alone.
 *
 * @returns how many deliveries are now waiting that were not before
 */
export async function recoverDeliveries(
  db: D1Database,
  webhookId: string,
  since: number,
  until: number,
  now: number,
): Promise<number> {
  const results = await withRetry(() =>
    db.batch([
      db
        .prepare(
          `UPDATE deliveries SET state = 'pending', step = 0, next_attempt_at = ?1, updated_at = ?1
           WHERE webhook_id = ?2 AND state IN ('exhausted', 'cancelled') AND event_sequence IN (
             SELECT sequence FROM events WHERE sequence >= ?5 AND created_at >= ?3 AND created_at < ?4
               AND tenant_id = (SELECT tenant_id FROM webhooks WHERE id = ?2))
           RETURNING id`,
        )
        .bind(now, webhookId, since, until, since * SEQUENCES_PER_MS),
      db
        .prepare(
          `INSERT OR IGNORE INTO deliveries
             (id, ${FROM_EVENT}, state, next_attempt_at, created_at, updated_at)
           SELECT ${NEW_ID}, ${OF_EVENT}, 'pending', ?1, ?1, ?1
           FROM webhooks w
             JOIN events e ON e.tenant_id = w.tenant_id AND e.sequence >= ?5
               AND e.created_at >= ?3 AND e.created_at < ?4
             JOIN documents d ON d.tenant_id = e.tenant_id AND d.id = e.document_id
           WHERE w.id = ?2 AND ${IS_SUBSCRIBED}
           RETURNING id`,
        )
        .bind(now, webhookId, since, until, since * SEQUENCES_PER_MS),
    ]),
  )
  return results.reduce((sum, result) => sum + result.results.length, 0)
}

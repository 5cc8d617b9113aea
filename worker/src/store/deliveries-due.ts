import { LIMITS } from '../limits.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { ATTEMPTS_MAX } from '../webhook/schedule.ts'
import { WAITING } from './delivery-sql.ts'
import { SEQUENCES_PER_MS } from './event-statement.ts'
import { isSettled } from './frozen.ts'

/**
 * End what no lane may take any more: deliveries that came due while their webhook is disabled, and those
 * whose last attempt died without a word. A step of many: whoever calls comes again.
 */
export async function endHopeless(db: D1Database, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE deliveries SET state = 'cancelled', lease = NULL, lease_until = NULL, updated_at = ?1
         WHERE id IN (
           ${WAITING}
           SELECT d.id FROM waiting
             JOIN webhooks w ON w.id = waiting.webhook_id AND w.enabled = 0
             JOIN deliveries d ON d.webhook_id = w.id AND d.state = 'pending' AND d.next_attempt_at <= ?1
           WHERE d.kind <> 'webhook.test' AND (d.lease_until IS NULL OR d.lease_until <= ?1)
             AND ${isSettled('w.tenant_id')} LIMIT ?2)`,
      )
      .bind(now, WEBHOOK_LIMITS.stepRowsMax),
    db
      .prepare(
        `UPDATE deliveries
         SET state = 'exhausted', error_code = 'internal_error', lease = NULL, lease_until = NULL, updated_at = ?1
         WHERE state = 'pending' AND lease_until <= ?1 AND step >= CASE kind WHEN 'webhook.test' THEN 1 ELSE ?2 END`,
      )
      .bind(now, ATTEMPTS_MAX),
  ])
}

/** When the next delivery or event asks for attention; null when nothing waits. */
export async function findNextDue(db: D1Database, now: number): Promise<number | null> {
  const due = await db
    .prepare(
      `${WAITING}
       SELECT min(at) AS at FROM (
         SELECT ?1 AS at WHERE EXISTS (
           SELECT 1 FROM events WHERE dispatched_at IS NULL AND ${isSettled('tenant_id')})
         UNION ALL
         SELECT (SELECT min(d.next_attempt_at) FROM deliveries d
                 WHERE d.webhook_id = waiting.webhook_id AND d.state = 'pending')
         FROM waiting JOIN webhooks w ON w.id = waiting.webhook_id AND ${isSettled('w.tenant_id')})
       WHERE at <= ?2`,
    )
    .bind(now, now + WEBHOOK_LIMITS.wakeUpSecondsMax * 1000)
    .first<number>('at')
  return due
}

/** Local mode: a process that has just started knows that nobody is sending. */
export async function releaseDeliveries(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE deliveries SET lease = NULL, lease_until = NULL, next_attempt_at = min(next_attempt_at, ?1)
       WHERE state = 'pending' AND lease IS NOT NULL`,
    )
    .bind(now)
    .run()
}

/** The log of what has ended is kept for 30 days. @returns how many went in this step */
export async function deleteOldDeliveries(db: D1Database, now: number): Promise<number> {
  const { results } = await db
    .prepare(
      `DELETE FROM deliveries WHERE id IN (
         SELECT id FROM deliveries
         WHERE state <> 'pending' AND updated_at < ?1 AND ${isSettled('tenant_id')} LIMIT ?2) RETURNING 1`,
    )
    .bind(now - WEBHOOK_LIMITS.logDays * 86_400_000, LIMITS.stepRowsMax)
    .all()
  return results.length
}

/** So are events, and longer while one of their deliveries waits. @returns how many went in this step */
export async function deleteOldEvents(db: D1Database, now: number): Promise<number> {
  const { results } = await db
    .prepare(
      `DELETE FROM events WHERE (tenant_id, sequence) IN (
         SELECT e.tenant_id, e.sequence FROM tenants t CROSS JOIN events e ON e.tenant_id = t.id AND e.sequence < ?1
         WHERE t.frozen IS NULL AND e.dispatched_at IS NOT NULL
           AND NOT EXISTS (
             SELECT 1 FROM deliveries d
             WHERE d.tenant_id = e.tenant_id AND d.event_sequence = e.sequence AND d.state = 'pending')
         LIMIT ?2) RETURNING 1`,
    )
    .bind((now - LIMITS.eventDays * 86_400_000) * SEQUENCES_PER_MS, LIMITS.stepRowsMax)
    .all()
  return results.length
}

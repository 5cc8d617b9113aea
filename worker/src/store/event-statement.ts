import type { DocumentKey } from './documents.ts'

/** The status of a document right after each of its events. */
const STATUS = { received: 0, finished: 1, failed: 2, reviewed: 1 } as const

/** Sequences are milliseconds times this, so that a tenant may have this many events in one millisecond. */
export const SEQUENCES_PER_MS = 1024

/**
 * SQL for the sequence of a tenant's next event: above all that were ever written, even when retention has
 * removed the last of them.
 *
 * @param tenant an SQL expression
 * @param now the parameter with the time, in milliseconds
 */
export function nextSequence(tenant: string, now: `?${number}`): string {
  return `max(${now} * ${SEQUENCES_PER_MS},
    1 + coalesce((SELECT max(sequence) FROM events WHERE tenant_id = ${tenant}), 0))`
}

/** SQL for whether a webhook of the tenant waits for events of a kind, an SQL expression. */
export function isAwaited(tenant: string, kind: string): string {
  return `EXISTS (
    SELECT 1 FROM webhooks w WHERE w.tenant_id = ${tenant} AND w.enabled = 1
      AND EXISTS (SELECT 1 FROM json_each(w.events) WHERE value = ${kind}))`
}

/** SQL for `dispatched_at`: nobody needs to look at an event that no webhook of its tenant waits for. */
export function dispatchedAt(tenant: string, kind: `?${number}`, now: `?${number}`): string {
  return `CASE WHEN ${isAwaited(tenant, kind)} THEN NULL ELSE ${now} END`
}

export interface StateChange {
  readonly eventId: string
  readonly key: DocumentKey
  /** When it happened, for whoever is told. */
  readonly at: number
  /** When it is written. */
  readonly now: number
}

/**
 * The outbox row of a state change. It must stand right behind the statement that makes the change, in the
 * same batch: it is written if that statement changed the row, so that a batch repeated after a lost answer
 * writes nothing twice.
 */
export function eventStatement(
  db: D1Database,
  { eventId, key, at, now }: StateChange,
  change: keyof typeof STATUS,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO events
         (tenant_id, sequence, id, document_id, kind, status, error_code, created_at, dispatched_at)
       SELECT tenant_id, ${nextSequence('d.tenant_id', '?5')}, ?3, id, ?6, ?7, error_code, ?4,
         ${dispatchedAt('d.tenant_id', '?6', '?5')}
       FROM documents d WHERE tenant_id = ?1 AND id = ?2 AND changes() > 0`,
    )
    .bind(key.tenantId, key.id, eventId, at, now, `document.${change}`, STATUS[change])
}

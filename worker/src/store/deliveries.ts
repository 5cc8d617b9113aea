import { z } from 'zod'
import { EVENT_KINDS } from '../webhook/delivery.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { withRetry } from './retry.ts'

export const DELIVERY_STATES = ['pending', 'delivered', 'exhausted', 'cancelled'] as const

const attempt = z.object({
  number: z.number(),
  started_at: z.number(),
  duration_ms: z.number(),
  response_status: z.number().nullable(),
  error_code: z.string().nullable(),
  answer: z.string().nullable(),
  answer_key: z.string().nullable(),
})

const row = z.object({
  id: z.string(),
  webhook_id: z.string(),
  message_id: z.string(),
  document_id: z.string().nullable(),
  kind: z.enum(EVENT_KINDS),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  next_attempt_at: z.number(),
  created_at: z.number(),
  updated_at: z.number(),
  log: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(attempt)),
})
export type DeliveryRow = z.infer<typeof row>

/** With the end of the log of attempts as one JSON array, so that a page is one query. */
const SELECT = `
  SELECT d.id, d.webhook_id, d.message_id, d.document_id, d.kind, d.state, d.attempts, d.next_attempt_at,
    d.created_at, d.updated_at,
    (SELECT json_group_array(json_object('number', a.number, 'started_at', a.started_at,
        'duration_ms', a.duration_ms, 'response_status', a.response_status, 'error_code', a.error_code,
        'answer', a.answer, 'answer_key', a.answer_key))
      FROM (SELECT * FROM (SELECT * FROM delivery_attempts WHERE delivery_id = d.id
        ORDER BY number DESC LIMIT ${WEBHOOK_LIMITS.attemptsTold}) ORDER BY number) a) AS log
  FROM deliveries d`

export async function findDelivery(
  db: D1Database,
  tenantId: string,
  deliveryId: string,
): Promise<DeliveryRow | null> {
  const found = await db
    .prepare(`${SELECT} WHERE d.id = ?1 AND d.tenant_id = ?2`)
    .bind(deliveryId, tenantId)
    .first()
  return found === null ? null : row.parse(found)
}

/** An index and the condition by which SQLite takes it. */
const GIVEN_UP = ['INDEXED BY deliveries_given_up', `AND d.state IN ('exhausted', 'cancelled')`] as const
/** Where those of a state are found. What was delivered has no index: it is most of all, and found on the way. */
const INDEXES: Readonly<Record<(typeof DELIVERY_STATES)[number], readonly [string, string]>> = {
  pending: ['INDEXED BY deliveries_waiting', ''],
  delivered: ['', ''],
  exhausted: GIVEN_UP,
  cancelled: GIVEN_UP,
}
/** Behind every id. */
const LAST = '~'

/** Newest first. @param before the id of the last delivery of the page before */
export async function listDeliveries(
  db: D1Database,
  webhookId: string,
  state: (typeof DELIVERY_STATES)[number] | null,
  before: string | null,
  limit: number,
): Promise<DeliveryRow[]> {
  const [index, indexed] = state === null ? ['', ''] : INDEXES[state]
  const ofState = state === null ? '' : `AND d.state = '${state}' ${indexed}`
  const { results } = await db
    .prepare(
      `${SELECT} ${index} WHERE d.webhook_id = ?1 AND d.id < ?2 ${ofState} ORDER BY d.id DESC LIMIT ?3`,
    )
    .bind(webhookId, before ?? LAST, limit)
    .all()
  return results.map((found) => row.parse(found))
}

/** Begin the schedule anew, whatever became of the delivery. An attempt that is under way ends first. @returns whether it was */
export async function resendDelivery(db: D1Database, deliveryId: string, now: number): Promise<boolean> {
  const begun = await withRetry(() =>
    db
      .prepare(
        `UPDATE deliveries SET state = 'pending', step = 0, next_attempt_at = ?2, updated_at = ?2
         WHERE id = ?1 RETURNING id`,
      )
      .bind(deliveryId, now)
      .first(),
  )
  return begun !== null
}

import { z } from 'zod'
import { type ClaimedDelivery, EVENT_KINDS } from '../webhook/delivery.ts'
import type { Sharing } from '../webhook/lanes.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { WAITING } from './delivery-sql.ts'
import { isSettled } from './frozen.ts'
import { typeOfCode } from './type-codes.ts'

const row = z.object({
  id: z.string(),
  attempts: z.number(),
  step: z.number(),
  message_id: z.string(),
  kind: z.enum(EVENT_KINDS),
  occurred_at: z.number(),
  subject_webhook_id: z.string().nullable(),
  subject_reason: z.string().nullable(),
  webhook_id: z.string(),
  tenant_id: z.string(),
  url: z.string(),
  payload: z.enum(['thin', 'full']),
  secret: z.string(),
  previous_secret: z.string().nullable(),
  previous_secret_until: z.number().nullable(),
  older_secrets: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(z.tuple([z.string(), z.number()]))),
  failing_since: z.number().nullable(),
  document_id: z.string().nullable(),
  external_id: z.string().nullable(),
  parent_id: z.string().nullable(),
  type: z.number().nullable(),
  status: z.number().nullable(),
  error_code: z.string().nullable(),
  document_created_at: z.number().nullable(),
})
type Row = z.infer<typeof row>

/**
 * The next delivery: for each webhook for which something waits, the first that is due; of those the oldest,
 * tenants without a lane before the others. It looks at some rows of each webhook and never walks over what
 * waits for a slow one.
 */
const NEXT = `
  ${WAITING},
  held (webhook_id, lanes) AS (
    SELECT webhook_id, count(*) FROM deliveries INDEXED BY deliveries_leased
    WHERE lease_until > ?1 GROUP BY webhook_id)
  SELECT next.id
  FROM waiting
    JOIN webhooks w ON w.id = waiting.webhook_id
    LEFT JOIN held ON held.webhook_id = w.id
    JOIN deliveries next ON next.id = (
      SELECT id FROM (
        SELECT id, kind, lease_until FROM deliveries
        WHERE webhook_id = w.id AND state = 'pending' AND next_attempt_at <= ?1 ORDER BY next_attempt_at LIMIT 20)
      WHERE (lease_until IS NULL OR lease_until <= ?1) AND (w.enabled = 1 OR kind = 'webhook.test')
      LIMIT 1)
  WHERE coalesce(held.lanes, 0) < CASE WHEN w.failing_since IS NULL THEN ?4 ELSE ?5 END
    AND w.tenant_id NOT IN (SELECT value FROM json_each(?7)) AND ${isSettled('w.tenant_id')}
  ORDER BY w.tenant_id IN (SELECT value FROM json_each(?6)), next.next_attempt_at LIMIT 1`

/**
 * Take one delivery that is due and hold it for longer than an attempt can last. The attempt is counted
 * before it is made, so that one which kills the isolate counts too.
 *
 * @param lease names this claim
 */
export async function claimDelivery(
  db: D1Database,
  lease: string,
  sharing: Sharing,
  now: number,
): Promise<ClaimedDelivery | null> {
  const results = await db.batch([
    db
      .prepare(
        `UPDATE deliveries
         SET lease = ?2, lease_until = ?3, next_attempt_at = ?3, attempts = attempts + 1, step = step + 1
         WHERE id = (${NEXT})`,
      )
      .bind(
        now,
        lease,
        now + WEBHOOK_LIMITS.leaseSeconds * 1000,
        WEBHOOK_LIMITS.lanesPerWebhook,
        WEBHOOK_LIMITS.lanesPerFailingWebhook,
        JSON.stringify(sharing.busy),
        JSON.stringify(sharing.full),
      ),
    db
      .prepare(
        `SELECT d.id, d.attempts, d.step, d.message_id, d.kind, d.subject_webhook_id, d.subject_reason,
           coalesce(e.created_at, d.created_at) AS occurred_at,
           w.id AS webhook_id, w.tenant_id, w.url, w.payload, w.secret, w.previous_secret,
           w.previous_secret_until, w.older_secrets, w.failing_since,
           doc.id AS document_id, doc.external_id, doc.parent_id, doc.type, e.status, e.error_code,
           doc.created_at AS document_created_at
         FROM deliveries d
           JOIN webhooks w ON w.id = d.webhook_id
           LEFT JOIN events e ON e.tenant_id = d.tenant_id AND e.sequence = d.event_sequence
           LEFT JOIN documents doc ON doc.tenant_id = d.tenant_id AND doc.id = d.document_id
         WHERE d.lease = ?1`,
      )
      .bind(lease),
  ])
  const found = results[1]?.results[0]
  return found === undefined ? null : toClaim(row.parse(found), lease, now)
}

function toClaim(found: Row, lease: string, now: number): ClaimedDelivery {
  const earlier = [[found.previous_secret, found.previous_secret_until] as const, ...found.older_secrets]
  return {
    id: found.id,
    lease,
    attempt: found.attempts,
    step: found.step,
    messageId: found.message_id,
    kind: found.kind,
    occurredAt: found.occurred_at,
    document: toDocument(found),
    subject:
      found.subject_webhook_id === null
        ? null
        : { webhookId: found.subject_webhook_id, reason: found.subject_reason ?? '' },
    webhook: {
      id: found.webhook_id,
      tenantId: found.tenant_id,
      url: found.url,
      payload: found.payload,
      secrets: [
        found.secret,
        ...earlier.flatMap(([secret, until]) => (secret !== null && (until ?? 0) > now ? [secret] : [])),
      ],
      failingSince: found.failing_since,
    },
  }
}

function toDocument(found: Row): ClaimedDelivery['document'] {
  const { document_id, type, status, document_created_at } = found
  if (document_id === null || type === null || status === null || document_created_at === null) return null
  return {
    id: document_id,
    tenantId: found.tenant_id,
    externalId: found.external_id,
    parentId: found.parent_id,
    type: typeOfCode(type),
    status,
    createdAt: document_created_at,
    updatedAt: found.occurred_at,
    errorCode: found.error_code,
  }
}

import { z } from 'zod'
import type { KnownType } from '../document-type.ts'
import { DISABLE_REASONS, EVENT_KINDS } from '../webhook/delivery.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { withRetry } from './retry.ts'
import { typeCode, typeOfCode } from './type-codes.ts'

/** A JSON array in a column. */
const json = z.string().transform((text): unknown => JSON.parse(text))

const row = z.object({
  id: z.string(),
  tenant_id: z.string(),
  url: z.string(),
  events: json.pipe(z.array(z.enum(EVENT_KINDS))),
  types: json
    .pipe(z.array(z.number()))
    .transform((codes) => codes.map(typeOfCode).filter((type) => type !== null))
    .nullable(),
  payload: z.enum(['thin', 'full']),
  enabled: z.number().transform((enabled) => enabled === 1),
  disabled_reason: z.enum(DISABLE_REASONS).nullable(),
  previous_secret_until: z.number().nullable(),
  failing_since: z.number().nullable(),
  created_at: z.number(),
  updated_at: z.number(),
})
/** Without the secrets: only an attempt reads them. */
export type WebhookRow = z.infer<typeof row>

const COLUMNS = Object.keys(row.shape).join(', ')

export interface NewWebhook {
  readonly id: string
  readonly tenantId: string
  readonly url: string
  readonly events: readonly string[]
  readonly types: readonly KnownType[] | null
  readonly payload: 'thin' | 'full'
  readonly enabled: boolean
  /** As it is to be stored. */
  readonly sealedSecret: string
}

/** @returns null when the tenant has as many as it may have */
export async function insertWebhook(
  db: D1Database,
  webhook: NewWebhook,
  tenantMax: number,
  now: number,
): Promise<WebhookRow | null> {
  const { id, tenantId, url, events, types, payload, enabled, sealedSecret } = webhook
  await withRetry(() =>
    db
      .prepare(
        `INSERT OR IGNORE INTO webhooks
           (id, tenant_id, url, events, types, payload, enabled, secret, created_at, updated_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9
         WHERE (SELECT count(*) FROM webhooks WHERE tenant_id = ?2) < ?10`,
      )
      .bind(
        id,
        tenantId,
        url,
        JSON.stringify(events),
        types === null ? null : JSON.stringify(types.map(typeCode)),
        payload,
        Number(enabled),
        sealedSecret,
        now,
        tenantMax,
      )
      .run(),
  )
  return findWebhook(db, tenantId, id)
}

export async function findWebhook(
  db: D1Database,
  tenantId: string,
  webhookId: string,
): Promise<WebhookRow | null> {
  const found = await db
    .prepare(`SELECT ${COLUMNS} FROM webhooks WHERE id = ?1 AND tenant_id = ?2`)
    .bind(webhookId, tenantId)
    .first()
  return found === null ? null : row.parse(found)
}

export async function listWebhooks(db: D1Database, tenantId: string): Promise<WebhookRow[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM webhooks WHERE tenant_id = ?1 ORDER BY created_at, id`)
    .bind(tenantId)
    .all()
  return results.map((found) => row.parse(found))
}

type Settings = Pick<NewWebhook, 'url' | 'events' | 'types' | 'payload' | 'enabled'>

/**
 * What is absent stays as the row has it by then. A webhook that is enabled, or that moves, starts without a past.
 *
 * @param mayRead whether values of documents may be sent, and to another address, at the word of whoever changes it
 * @returns false when it was not changed
 */
export async function updateWebhook(
  db: D1Database,
  webhookId: string,
  change: { readonly [K in keyof Settings]?: Settings[K] | undefined },
  mayRead: boolean,
  now: number,
): Promise<boolean> {
  const { url, events, types, payload, enabled } = change
  const changed = await withRetry(() =>
    db
      .prepare(
        `UPDATE webhooks
         SET events = coalesce(?3, events), types = iif(?4, ?5, types), payload = coalesce(?6, payload), updated_at = ?8,
             failing_since = iif(url = coalesce(?2, url) AND enabled = coalesce(?7, enabled), failing_since, NULL),
             disabled_reason = iif(?7 = 1, NULL, disabled_reason),
             disabled_message_id = iif(?7 = 1, NULL, disabled_message_id),
             url = coalesce(?2, url), enabled = coalesce(?7, enabled)
         WHERE id = ?1 AND (?9 = 1 OR coalesce(?6, payload) = 'thin'
           OR (url, payload) = (coalesce(?2, url), coalesce(?6, payload)))
         RETURNING id`,
      )
      .bind(
        webhookId,
        url ?? null,
        events ? JSON.stringify(events) : null,
        Number(types !== undefined),
        types ? JSON.stringify(types.map(typeCode)) : null,
        payload ?? null,
        enabled === undefined ? null : Number(enabled),
        now,
        Number(mayRead),
      )
      .first(),
  )
  return changed !== null
}

/** Its deliveries go with it. @returns false when it was not there, or stays */
export async function deleteWebhook(db: D1Database, webhookId: string): Promise<boolean> {
  const deleted = await withRetry(() =>
    db.prepare('DELETE FROM webhooks WHERE id = ?1 RETURNING id').bind(webhookId).first(),
  )
  return deleted !== null
}

/** Of before a rotation at `?4`, the previous secret among them. */
const STILL_SIGNING = `(
  SELECT json_group_array(json(value)) FROM (
    SELECT json_array(previous_secret, previous_secret_until) AS value
    UNION ALL SELECT value FROM json_each(older_secrets)
  ) WHERE value ->> 1 > ?4)`

/**
 * The new secret signs at once; the one before it goes on signing until `until`, and those before that one to their own ends.
 *
 * @returns false when as many as may be go on signing already
 */
export async function rotateSecret(
  db: D1Database,
  webhookId: string,
  sealedSecret: string,
  until: number,
  now: number,
): Promise<boolean> {
  const results = await withRetry(() =>
    db.batch([
      db
        .prepare(
          `UPDATE webhooks
           SET older_secrets = ${STILL_SIGNING},
               previous_secret = secret, previous_secret_until = ?3, secret = ?2, updated_at = ?4
           WHERE id = ?1 AND secret <> ?2 AND json_array_length(${STILL_SIGNING}) < ?5`,
        )
        .bind(webhookId, sealedSecret, until, now, WEBHOOK_LIMITS.earlierSecretsMax),
      db.prepare('SELECT 1 FROM webhooks WHERE id = ?1 AND secret = ?2').bind(webhookId, sealedSecret),
    ]),
  )
  return results[1]?.results.length === 1
}

import type { Context } from 'hono'
import type { ApiContext } from '../app-context.ts'
import { admit } from '../auth.ts'
import { openResolver } from '../courier/open-outbox.ts'
import { isId } from '../ids.ts'
import { type ParameterError, Problem } from '../problem.ts'
import { loadAnswers } from '../store/answers.ts'
import { type DeliveryRow, findDelivery } from '../store/deliveries.ts'
import { findWebhook, type WebhookRow } from '../store/webhooks.ts'
import { parameterProblem } from '../validation.ts'
import { importSealingKey } from '../webhook/seal.ts'
import { checkTarget, findUrlFault } from '../webhook/target.ts'
import { assertSettled } from './assert-settled.ts'

/** @throws {Problem} the same 404 for an id that is unknown, malformed, deleted or another tenant's */
export async function loadWebhook(c: Context<ApiContext>, webhookId: string): Promise<WebhookRow> {
  const webhook = isId(webhookId)
    ? await findWebhook(c.get('shard').DB, c.get('caller').tenantId, webhookId.toLowerCase())
    : null
  if (webhook === null) throw await notFound(c)
  return webhook
}

/** @throws {Problem} 503 where its tenant has moved since its key was looked up */
async function notFound(c: Context<ApiContext>): Promise<Problem> {
  await assertSettled(c)
  return new Problem('route_not_found')
}

/** @throws {Problem} 503 on a deployment without the key under which signing secrets are stored */
export async function loadSealingKey(c: Context<ApiContext>): Promise<CryptoKey> {
  const key = await importSealingKey(c.env.WEBHOOK_SECRET_KEY)
  // Secrets are never stored in clear: rather no webhooks than forged ones.
  if (key === null) {
    const detail = 'the operator must set the secret WEBHOOK_SECRET_KEY; npm run deploy makes one and sets it'
    throw new Problem('webhooks_not_configured', { detail, headers: { 'Retry-After': '3600' } })
  }
  return key
}

/** @throws {Problem} as `loadWebhook` */
export async function loadDelivery(c: Context<ApiContext>, deliveryId: string): Promise<DeliveryRow> {
  const delivery = isId(deliveryId)
    ? await findDelivery(c.get('shard').DB, c.get('caller').tenantId, deliveryId.toLowerCase())
    : null
  if (delivery === null) throw await notFound(c)
  const [complete = delivery] = await withAnswers(c, [delivery])
  return complete
}

/** With what the endpoints answered. What may repeat values of a document is told to whoever may read these. */
export async function withAnswers(
  c: Context<ApiContext>,
  deliveries: readonly DeliveryRow[],
): Promise<readonly DeliveryRow[]> {
  const mayRead = c.get('caller').scopes.includes('documents:read')
  return mayRead ? loadAnswers(c.env.DOCUMENTS, deliveries) : deliveries
}

/**
 * Refuse an address that would be refused at every attempt, while somebody is there to correct it. A name
 * that does not exist yet is allowed.
 *
 * @throws {Problem} 400, without the address
 */
export async function checkUrl(c: Context<ApiContext>, url: string): Promise<void> {
  const fault = findUrlFault(url, c.env.WEBHOOK_LOOPBACK)
  if (fault !== null) throw refused(fault)
  const resolve = openResolver(c.env)
  const refusal = await checkTarget(url, c.env.WEBHOOK_LOOPBACK, resolve).catch(() => null)
  // Names are looked up elsewhere, for seconds perhaps.
  if (resolve !== null) await admit(c)
  if (refusal === 'address_refused') throw refused('url must name a host on the public internet')
}

function refused(detail: string): Problem {
  return parameterProblem([invalid('url', detail)])
}

export function invalid(parameter: string, detail: string): ParameterError {
  return { parameter, code: 'invalid_parameter', detail }
}

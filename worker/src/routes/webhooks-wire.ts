import { z } from '@hono/zod-openapi'
import { knownType } from '../document-type.ts'
import type { DeliveryRow } from '../store/deliveries.ts'
import type { WebhookRow } from '../store/webhooks.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'

const time = z.iso.datetime({ precision: 3 })

export const webhookSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.string()),
    types: z.array(knownType()).optional().openapi({ description: 'Absent: every type, and texts' }),
    payload: z.enum(['thin', 'full']).openapi({
      description:
        'full: what `GET /documents/{id}` answers; of a text it is thin, since a text may be megabytes',
    }),
    enabled: z.boolean(),
    disabledReason: z
      .enum(['gone', 'failing'])
      .optional()
      .openapi({ description: 'Why the service switched it off: 410, or five days without a success' }),
    failingSince: time.optional(),
    createdAt: time,
    updatedAt: time,
  })
  .openapi('Webhook')

export const newSecretSchema = webhookSchema
  .extend({
    secret: z.string().openapi({ description: 'Shown once', example: 'whsec_…' }),
    previousSecretExpiresAt: time.optional(),
  })
  .openapi('WebhookWithSecret')

export const deliverySchema = z
  .object({
    id: z.uuid(),
    webhookId: z.uuid(),
    messageId: z
      .uuid()
      .openapi({ description: 'The webhook-id header; the id of the event, if there is one' }),
    documentId: z.uuid().optional(),
    event: z.string(),
    status: z.enum(['pending', 'delivered', 'exhausted', 'cancelled']),
    attemptCount: z.int(),
    nextAttemptAt: time.optional(),
    createdAt: time,
    updatedAt: time,
    attempts: z
      .array(
        z.object({
          number: z.int(),
          startedAt: time,
          durationMs: z.int(),
          responseStatus: z.int().optional(),
          error: z.string().optional(),
          answer: z.string().optional().openapi({
            description:
              'The first KB of the answer; of one to a full payload it needs the scope documents:read',
          }),
        }),
      )
      .openapi({ description: `The last ${WEBHOOK_LIMITS.attemptsTold}; there were \`attemptCount\`` }),
  })
  .openapi('Delivery')

export function renderWebhook(webhook: WebhookRow) {
  return {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    ...(webhook.types === null ? {} : { types: webhook.types }),
    payload: webhook.payload,
    enabled: webhook.enabled,
    ...(webhook.disabled_reason === null ? {} : { disabledReason: webhook.disabled_reason }),
    ...(webhook.failing_since === null ? {} : { failingSince: renderTime(webhook.failing_since) }),
    createdAt: renderTime(webhook.created_at),
    updatedAt: renderTime(webhook.updated_at),
  }
}

export function renderDelivery(delivery: DeliveryRow) {
  return {
    id: delivery.id,
    webhookId: delivery.webhook_id,
    messageId: delivery.message_id,
    ...(delivery.document_id === null ? {} : { documentId: delivery.document_id }),
    event: delivery.kind,
    status: delivery.state,
    attemptCount: delivery.attempts,
    ...(delivery.state === 'pending' ? { nextAttemptAt: renderTime(delivery.next_attempt_at) } : {}),
    createdAt: renderTime(delivery.created_at),
    updatedAt: renderTime(delivery.updated_at),
    attempts: delivery.log.map((attempt) => ({
      number: attempt.number,
      startedAt: renderTime(attempt.started_at),
      durationMs: attempt.duration_ms,
      ...(attempt.response_status === null ? {} : { responseStatus: attempt.response_status }),
      ...(attempt.error_code === null ? {} : { error: attempt.error_code }),
      ...(attempt.answer === null ? {} : { answer: attempt.answer }),
    })),
  }
}

export function renderTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

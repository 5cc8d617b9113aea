import type { KnownType } from './documents.ts'
import { boolean, items, maybe, number, string, strings, time, word } from './members.ts'
import { record } from './readers.ts'

export interface Webhook {
  readonly id: string
  readonly url: string
  readonly events: readonly string[]
  /** The types it hears of; null: all. */
  readonly types: readonly KnownType[] | null
  /** `full` adds to an event what `get` answers, but of a text, which may be megabytes. */
  readonly payload: 'thin' | 'full'
  readonly enabled: boolean
  /** Why the service switched it off: the endpoint answered 410, or nothing for five days. */
  readonly disabledReason: 'gone' | 'failing' | null
  readonly failingSince: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface WebhookWithSecret extends Webhook {
  /** `whsec_…` for `verifyWebhook`; shown this once. */
  readonly secret: string
  /** Until then the secret before it signs as well. */
  readonly previousSecretExpiresAt: Date | null
}

export type DeliveryStatus = 'pending' | 'delivered' | 'exhausted' | 'cancelled'

/** One event on its way to one webhook. */
export interface Delivery {
  readonly id: string
  readonly webhookId: string
  /** The `webhook-id` it is sent with: the `id` of what `verifyWebhook` gives. */
  readonly messageId: string
  readonly documentId: string | null
  readonly event: string
  readonly status: DeliveryStatus
  readonly attemptCount: number
  readonly nextAttemptAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** The last twenty, oldest first. */
  readonly attempts: readonly DeliveryAttempt[]
}

export interface DeliveryAttempt {
  /** From 1. */
  readonly number: number
  readonly startedAt: Date
  readonly durationMs: number
  readonly responseStatus: number | null
  readonly error: string | null
  /** The first KB of what the endpoint answered. */
  readonly answer: string | null
}

const WEBHOOK = {
  id: string,
  url: string,
  events: strings,
  types: maybe(items((value) => (value === 'text' ? value : number(value)) as KnownType)),
  payload: word<Webhook['payload']>(),
  enabled: boolean,
  disabledReason: maybe(word<'gone' | 'failing'>()),
  failingSince: maybe(time),
  createdAt: time,
  updatedAt: time,
}

export const readWebhook = record<Webhook>(WEBHOOK)

export const readWebhookWithSecret = record<WebhookWithSecret>({
  ...WEBHOOK,
  secret: string,
  previousSecretExpiresAt: maybe(time),
})

export const readDelivery = record<Delivery>({
  id: string,
  webhookId: string,
  messageId: string,
  documentId: maybe(string),
  event: string,
  status: word<DeliveryStatus>(),
  attemptCount: number,
  nextAttemptAt: maybe(time),
  createdAt: time,
  updatedAt: time,
  attempts: items(
    record<DeliveryAttempt>({
      number,
      startedAt: time,
      durationMs: number,
      responseStatus: maybe(number),
      error: maybe(string),
      answer: maybe(string),
    }),
  ),
})

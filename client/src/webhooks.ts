import type { KnownType } from './data/documents.ts'
import { number } from './data/members.ts'
import { asObject } from './data/readers.ts'
import type { DocumentEventType } from './data/webhook-event.ts'
import {
  type Delivery,
  type DeliveryStatus,
  readDelivery,
  readWebhook,
  readWebhookWithSecret,
  type Webhook,
  type WebhookWithSecret,
} from './data/webhooks.ts'
import { fetchAll, listAll } from './list.ts'
import { type CallOptions, type Connection, post, sendForJson } from './send.ts'

/** What a webhook is registered with. */
export interface NewWebhook {
  /** https; http on the same machine where the service runs locally. */
  readonly url: string
  /** Finished and failed, where it is left out. */
  readonly events?: readonly DocumentEventType[] | undefined
  /** All, where it is left out. */
  readonly types?: readonly KnownType[] | null | undefined
  /** `thin` says what happened; `full` carries what was read as well. */
  readonly payload?: 'thin' | 'full' | undefined
  readonly enabled?: boolean | undefined
}

/** What is left out stays as it is. */
export type WebhookChange = { readonly [K in keyof NewWebhook]?: NewWebhook[K] | undefined }

export interface DeliveryListOptions extends CallOptions {
  readonly status?: DeliveryStatus | undefined
}

export interface RecoverOptions extends CallOptions {
  readonly since: Date
  readonly until?: Date | undefined
}

export interface Webhooks {
  /** The answer shows the secret, this once. */
  create(webhook: NewWebhook, options?: CallOptions): Promise<WebhookWithSecret>
  list(options?: CallOptions): Promise<readonly Webhook[]>
  get(id: string, options?: CallOptions): Promise<Webhook>
  update(id: string, change: WebhookChange, options?: CallOptions): Promise<Webhook>
  delete(id: string, options?: CallOptions): Promise<void>
  /** Send `webhook.test`; `deliveries` says what came of it. */
  test(id: string, options?: CallOptions): Promise<Delivery>
  /** A new secret; the one before it signs for another 24 hours. */
  rotateSecret(id: string, options?: CallOptions): Promise<WebhookWithSecret>
  /** Newest first, with their attempts. */
  deliveries(id: string, options?: DeliveryListOptions): AsyncGenerator<Delivery>
  resend(deliveryId: string, options?: CallOptions): Promise<Delivery>
  /** Send again everything of a time that was not delivered; how many that is. */
  recover(id: string, options: RecoverOptions): Promise<number>
}

export function webhooksOf(connection: Connection): Webhooks {
  const path = (id: string, action = '') => `/webhooks/${encodeURIComponent(id)}${action}`
  return {
    create: async (webhook, options) =>
      readWebhookWithSecret(await post(connection, '/webhooks', webhook, options)),
    list: (options) => fetchAll(connection, '/webhooks', readWebhook, options),
    async get(id, { signal } = {}) {
      const call = { method: 'GET', path: path(id), repeatable: true, signal } as const
      return readWebhook((await sendForJson(connection, call)).body)
    },
    async update(id, change, { signal } = {}) {
      // The same change twice is the same change.
      const call = { method: 'PATCH', path: path(id), repeatable: true, signal } as const
      return readWebhook((await sendForJson(connection, { ...call, body: JSON.stringify(change) })).body)
    },
    async delete(id, { signal } = {}) {
      await sendForJson(connection, { method: 'DELETE', path: path(id), repeatable: false, signal })
    },
    test: async (id, options) => readDelivery(await post(connection, path(id, '/test'), undefined, options)),
    rotateSecret: async (id, options) =>
      readWebhookWithSecret(await post(connection, path(id, '/rotate-secret'), undefined, options)),
    deliveries: (id, { signal, ...filter } = {}) =>
      listAll(connection, path(id, '/deliveries'), filter, readDelivery, signal),
    resend: async (deliveryId, options) =>
      readDelivery(
        await post(connection, `/deliveries/${encodeURIComponent(deliveryId)}/resend`, undefined, options),
      ),
    async recover(id, { signal, since, until }) {
      const answer = await post(connection, path(id, '/recover'), { since, until }, { signal })
      return number(asObject(answer).queued)
    },
  }
}

import type { DocumentType } from './data/documents.ts'
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
import { type Call, type CallOptions, type Connection, sendForJson } from './send.ts'

/** What a webhook is registered with. */
export interface NewWebhook {
  /** https; http on the same machine where the service runs locally. */
  readonly url: string
  /** Finished and failed, where it is left out. */
  readonly events?: readonly DocumentEventType[] | undefined
  /** All, where it is left out. */
  readonly types?: readonly DocumentType[] | null | undefined
  /** `thin` says what happened; `full` carries what was read as well. */
  readonly payload?: 'thin' | 'full' | undefined
  readonly enabled?: boolean | undefined
}

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
  /** What is left out stays as it is. */
  update(id: string, change: Partial<NewWebhook>, options?: CallOptions): Promise<Webhook>
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
  const get = (address: string, options: CallOptions = {}) =>
    send(connection, { ...options, method: 'GET', path: address, repeatable: true })
  const post = (address: string, body: unknown, options: CallOptions = {}) =>
    send(connection, { ...options, method: 'POST', path: address, ...jsonOf(body), repeatable: false })
  return {
    create: async (webhook, options) => readWebhookWithSecret(await post('/webhooks', webhook, options)),
    list: (options) => fetchAll(connection, '/webhooks', readWebhook, options),
    get: async (id, options) => readWebhook(await get(path(id), options)),
    async update(id, change, options = {}) {
      // The same change twice is the same change.
      const call = { ...options, method: 'PATCH', path: path(id), repeatable: true } as const
      return readWebhook(await send(connection, { ...call, ...jsonOf(change) }))
    },
    async delete(id, options = {}) {
      await send(connection, { ...options, method: 'DELETE', path: path(id), repeatable: false })
    },
    test: async (id, options) => readDelivery(await post(path(id, '/test'), undefined, options)),
    rotateSecret: async (id, options) =>
      readWebhookWithSecret(await post(path(id, '/rotate-secret'), undefined, options)),
    deliveries: (id, { signal, ...filter } = {}) =>
      listAll(connection, path(id, '/deliveries'), filter, readDelivery, signal),
    resend: async (deliveryId, options) =>
      readDelivery(await post(`/deliveries/${encodeURIComponent(deliveryId)}/resend`, undefined, options)),
    async recover(id, { signal, since, until }) {
      const answer = await post(path(id, '/recover'), { since, until }, { signal })
      return number(asObject(answer).queued)
    },
  }
}

async function send(connection: Connection, call: Call): Promise<unknown> {
  return (await sendForJson(connection, call)).body
}

function jsonOf(body: unknown): Pick<Call, 'body'> {
  return body === undefined ? {} : { body: JSON.stringify(body) }
}

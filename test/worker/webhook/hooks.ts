import { createMessageBatch } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, inject } from 'vitest'
import { newId } from '../../../worker/src/ids.ts'
import api from '../../../worker/src/index.ts'
import type { Received } from '../../webhook/sink.ts'
import { type Answer, call, type Tenant } from '../client.ts'
import { database } from '../database.ts'

export interface Hook {
  readonly id: string
  readonly url: string
  readonly secret: string
  /** What the receiver got under this hook's name. */
  readonly received: () => Promise<readonly Received[]>
}

/** Register a webhook whose receiver behaves as `mode` says. */
export async function newHook(tenant: Tenant, mode: string, settings: object = {}): Promise<Hook> {
  const name = newId(Date.now())
  const url = `${inject('webhookSink')}/${name}/${mode}`
  const made = await post('/webhooks', tenant, { url, ...settings })
  expect(made.status).toBe(201)
  return {
    id: String(made.body['id']),
    url,
    secret: String(made.body['secret']),
    received: async () => (await fetch(`${inject('webhookSink')}/${name}/log`)).json(),
  }
}

export function post(path: string, tenant: Tenant, body?: object): Promise<Answer> {
  return call(path, tenant, { method: 'POST', ...(body ? { body: JSON.stringify(body) } : {}) })
}

export interface WireDelivery {
  readonly id: string
  readonly messageId: string
  readonly documentId?: string
  readonly event: string
  readonly status: string
  readonly attemptCount: number
  readonly nextAttemptAt?: string
  readonly attempts: readonly {
    readonly number: number
    readonly durationMs: number
    readonly responseStatus?: number
    readonly error?: string
    readonly answer?: string
  }[]
}

export async function deliveriesOf(tenant: Tenant, hook: Hook, query = ''): Promise<WireDelivery[]> {
  return (await call(`/webhooks/${hook.id}/deliveries${query}`, tenant)).body['items'] as WireDelivery[]
}

/** Have the consumer act on some wake-ups in one batch. */
export async function wake(count = 1): Promise<void> {
  const messages = Array.from({ length: count }, (_, i) => ({
    id: `wake-${i}`,
    attempts: 1,
    timestamp: new Date(),
    body: {},
  }))
  await api.queue(createMessageBatch('ficha-webhooks', messages), env)
}

/** Make everything that waits for this webhook due, as if its time had come. */
export async function makeDue(hook: Hook): Promise<void> {
  await database
    .prepare(`UPDATE deliveries SET next_attempt_at = 0 WHERE webhook_id = ?1 AND state = 'pending'`)
    .bind(hook.id)
    .run()
}

export async function until<T>(
  read: () => Promise<T>,
  isReached: (value: T) => boolean,
  msMax = 20_000,
): Promise<T> {
  const deadline = Date.now() + msMax
  for (;;) {
    const value = await read()
    if (isReached(value)) return value
    if (Date.now() > deadline) throw new Error(`not within ${msMax} ms: ${JSON.stringify(value)}`)
    await scheduler.wait(25)
  }
}

import type { ApiEnv, OnShard } from '../env.ts'
import { newId } from '../ids.ts'
import { describeError, log } from '../log.ts'
import { keepAnswer } from '../store/answers.ts'
import { claimDelivery } from '../store/deliveries-claim.ts'
import { dispatchEvents } from '../store/deliveries-dispatch.ts'
import { settleDelivery } from '../store/deliveries-settle.ts'
import { type AttemptPorts, attemptDelivery } from '../webhook/attempt.ts'
import type { OutboxPorts } from '../webhook/drain-outbox.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { renderMessage } from '../webhook/render-message.ts'
import { dnsOverHttps } from '../webhook/resolve.ts'
import { importSealingKey, openSecret } from '../webhook/seal.ts'
import type { Resolve } from '../webhook/target.ts'
import { loadCurrent } from './load-current.ts'

/** The outbox of a Worker: D1, R2, its own fetch and clock. @param hasRoom as in `OutboxPorts` */
export async function openOutbox(env: OnShard, hasRoom: () => boolean): Promise<OutboxPorts> {
  const key = await importSealingKey(env.WEBHOOK_SECRET_KEY)
  const ports: AttemptPorts = {
    now: Date.now,
    fetch: (input, init) => fetch(input, init),
    resolve: openResolver(env),
    loopback: env.WEBHOOK_LOOPBACK,
    openSecret: (stored, webhookId) => openSecret(stored, key, webhookId),
    renderBody: async (claim) => renderMessage(claim, await loadCurrent(env.DB, env.DOCUMENTS, claim)),
    report: (claim, error) =>
      log({
        event: 'attempt-broken',
        deliveryId: claim.id,
        webhookId: claim.webhook.id,
        ...describeError(error),
      }),
  }
  return {
    now: Date.now,
    random: Math.random,
    hasRoom,
    pause: (ms) => scheduler.wait(ms),
    dispatchEvents: (now) => dispatchEvents(env.DB, now),
    claimDelivery: (now, sharing) => claimDelivery(env.DB, newId(now), sharing, now),
    attempt: (claim) => attemptDelivery(claim, ports, WEBHOOK_LIMITS),
    settle: async (claim, outcome, verdict, now) => {
      const logged = await keepAnswer(env.DB, env.DOCUMENTS, claim, outcome)
      await settleDelivery(env.DB, claim, logged, verdict, newId(now), now)
    },
  }
}

/** Null where the deployment names no resolver: locally there may be no network at all. */
export function openResolver(env: Pick<ApiEnv, 'DNS_RESOLVER'>): Resolve | null {
  return env.DNS_RESOLVER === '' ? null : dnsOverHttps(env.DNS_RESOLVER, (input, init) => fetch(input, init))
}

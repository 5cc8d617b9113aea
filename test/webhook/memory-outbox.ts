import type { AttemptOutcome, ClaimedDelivery } from '../../worker/src/webhook/delivery.ts'
import type { OutboxPorts } from '../../worker/src/webhook/drain-outbox.ts'

export interface MemoryDelivery {
  readonly claim: Omit<ClaimedDelivery, 'lease' | 'attempt' | 'step'>
  state: 'pending' | 'delivered' | 'exhausted'
  attempts: number
  step: number
  nextAttemptAt: number
  lease: string | null
  leaseUntil: number
  readonly log: { readonly startedAt: number; readonly outcome: AttemptOutcome }[]
}

const LEASE_MS = 45_000

/** The outbox of D1 as plain objects: leases, steps and idempotent settling, without SQL. */
export function memoryOutbox() {
  const events: { readonly claim: MemoryDelivery['claim']; readonly at: number }[] = []
  const deliveries = new Map<string, MemoryDelivery>()
  const webhook = { failingSince: null as number | null, disabled: null as string | null }
  let leases = 0

  const ports: Omit<OutboxPorts, 'now' | 'random' | 'pause' | 'attempt'> = {
    hasRoom: () => true,
    async dispatchEvents() {
      const [event] = events
      if (event === undefined) return 0
      if (!deliveries.has(event.claim.id)) deliveries.set(event.claim.id, newDelivery(event))
      events.shift()
      return 1
    },
    async claimDelivery(now, { busy, full }) {
      const takeable = [...deliveries.values()].filter(
        ({ state, nextAttemptAt, leaseUntil, claim }) =>
          state === 'pending' &&
          nextAttemptAt <= now &&
          leaseUntil <= now &&
          webhook.disabled === null &&
          !full.includes(claim.webhook.tenantId),
      )
      const due = takeable.find(({ claim }) => !busy.includes(claim.webhook.tenantId)) ?? takeable[0]
      if (due === undefined) return null
      due.lease = `lease-${++leases}`
      due.leaseUntil = now + LEASE_MS
      due.attempts++
      due.step++
      const claim = { ...due.claim, webhook: { ...due.claim.webhook, failingSince: webhook.failingSince } }
      return { ...claim, lease: due.lease, attempt: due.attempts, step: due.step }
    },
    async settle(claim, outcome, verdict, now) {
      const delivery = deliveries.get(claim.id)
      if (delivery === undefined) return
      delivery.log.push({ startedAt: outcome.startedAt, outcome })
      if (verdict.state === 'delivered') webhook.failingSince = null
      else if (verdict.blamesEndpoint) webhook.failingSince ??= now
      if (verdict.disable !== null) webhook.disabled = verdict.disable
      const isOurs = delivery.lease === claim.lease
      if (!isOurs && !(verdict.state === 'delivered' && delivery.state === 'pending')) return
      delivery.state = verdict.state
      delivery.nextAttemptAt = verdict.nextAttemptAt ?? delivery.nextAttemptAt
      delivery.lease = null
      delivery.leaseUntil = 0
    },
  }
  return {
    ports,
    webhook,
    deliveries,
    add: (claim: MemoryDelivery['claim'], at: number) => void events.push({ claim, at }),
    /** When the next delivery or lease asks for attention; null when nothing waits. */
    nextDue(): number | null {
      const times = [...deliveries.values()]
        .filter(({ state }) => state === 'pending')
        .map(({ nextAttemptAt, leaseUntil }) => Math.max(nextAttemptAt, leaseUntil))
      return times.length === 0 ? null : Math.min(...times)
    },
  }
}

function newDelivery({
  claim,
  at,
}: {
  readonly claim: MemoryDelivery['claim']
  readonly at: number
}): MemoryDelivery {
  return {
    claim,
    state: 'pending',
    attempts: 0,
    step: 0,
    nextAttemptAt: at,
    lease: null,
    leaseUntil: 0,
    log: [],
  }
}

/** An event for one webhook, as a claim would read it. */
export function eventFor(url: string, number: number, secrets: readonly string[]): MemoryDelivery['claim'] {
  const id = `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
  return {
    id,
    messageId: id,
    kind: 'document.finished',
    occurredAt: 1_800_000_000_000,
    document: {
      id,
      tenantId: 'tenant',
      externalId: `order ${number}`,
      parentId: null,
      type: 51,
      status: 1,
      createdAt: 1_800_000_000_000,
      updatedAt: 1_800_000_000_000,
      errorCode: null,
    },
    subject: null,
    webhook: { id: 'webhook', tenantId: 'tenant', url, payload: 'thin', secrets, failingSince: null },
  }
}

import type { AttemptError, AttemptOutcome, ClaimedDelivery, DisableReason } from './delivery.ts'
import { nextAttemptAt } from './schedule.ts'

/** Longer than the whole schedule of one event: several events have failed by then, and none got through. */
export const FAILING_MS_MAX = 5 * 86_400_000

/** What becomes of a delivery after an attempt. */
export interface Verdict {
  readonly state: 'delivered' | 'pending' | 'exhausted'
  /** Set while the state is pending. */
  readonly nextAttemptAt: number | null
  /** Whether the endpoint itself failed, which counts towards its five days. */
  readonly blamesEndpoint: boolean
  readonly disable: DisableReason | null
}

const OURS: readonly (AttemptError | null)[] = ['internal_error', 'secret_unreadable']

/** Decide after an attempt. A test is tried once: whoever asked for it is waiting. */
export function judge(
  { kind, step, webhook }: ClaimedDelivery,
  outcome: AttemptOutcome,
  now: number,
  random: number,
): Verdict {
  if (outcome.error === null) {
    return { state: 'delivered', nextAttemptAt: null, blamesEndpoint: false, disable: null }
  }
  if (outcome.error === 'gone') {
    return { state: 'exhausted', nextAttemptAt: null, blamesEndpoint: true, disable: 'gone' }
  }
  const isTest = kind === 'webhook.test'
  const blamesEndpoint = !isTest && !OURS.includes(outcome.error)
  const failedForMs = webhook.failingSince === null ? 0 : now - webhook.failingSince
  const next = isTest ? null : nextAttemptAt(step, now, random, outcome.retryAfterMs)
  return {
    state: next === null ? 'exhausted' : 'pending',
    nextAttemptAt: next,
    blamesEndpoint,
    disable: blamesEndpoint && failedForMs >= FAILING_MS_MAX ? 'failing' : null,
  }
}

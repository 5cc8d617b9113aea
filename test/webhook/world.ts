import { type AttemptPorts, attemptDelivery } from '../../worker/src/webhook/attempt.ts'
import { type DrainLimits, drainOutbox } from '../../worker/src/webhook/drain-outbox.ts'
import { WEBHOOK_LIMITS } from '../../worker/src/webhook/limits.ts'
import type { PostLimits } from '../../worker/src/webhook/post.ts'
import { renderMessage } from '../../worker/src/webhook/render-message.ts'
import { memoryOutbox } from './memory-outbox.ts'
import { seeded } from './seeded.ts'

/** A published example secret: 24 bytes. */
export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

export interface WorldOptions {
  readonly seed?: number
  readonly timeoutMs?: number
  readonly attempt?: Partial<AttemptPorts>
  readonly limits?: Partial<DrainLimits>
}

/** The core with real sockets and signatures, a clock that the test moves, and a memory for a database. */
export function createWorld(options: WorldOptions = {}) {
  const random = seeded(options.seed ?? 1)
  const outbox = memoryOutbox()
  // The schedule takes 75 hours; signatures must be fresh, so that the clock starts at the real time.
  const clock = { now: Date.now() }
  const attemptPorts: AttemptPorts = {
    now: () => clock.now,
    fetch,
    resolve: null,
    loopback: 'allow',
    openSecret: async (stored) => stored,
    renderBody: async (claim) => renderMessage(claim, null),
    report: (_claim, error) => {
      throw error
    },
    ...options.attempt,
  }
  const postLimits: PostLimits = { ...WEBHOOK_LIMITS, timeoutMs: options.timeoutMs ?? 250 }
  const drainLimits: DrainLimits = {
    lanes: 6,
    lanesReserved: 0,
    lookMs: 400,
    dispatchesMax: 10_000,
    attemptsMax: 100,
    drainMsMax: 60_000,
    endingMsMax: 15_000,
    ...options.limits,
  }
  const ports = {
    ...outbox.ports,
    now: () => clock.now,
    random,
    // Real sockets answer meanwhile; the clock is the test's.
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    attempt: (claim: Parameters<typeof attemptDelivery>[0]) =>
      attemptDelivery(claim, attemptPorts, postLimits),
  }
  return {
    outbox,
    clock,
    ports,
    drain: () => drainOutbox(ports, drainLimits),
    /** Drain, move the clock to what is due next, until nothing is. */
    async runToEnd(): Promise<void> {
      for (;;) {
        const { attempts, isCut } = await drainOutbox(ports, drainLimits)
        const due = outbox.nextDue()
        if (due === null) return
        if (attempts === 0 && due <= clock.now) throw new Error('what is due cannot be claimed')
        if (!isCut) clock.now = Math.max(clock.now, due)
      }
    },
  }
}

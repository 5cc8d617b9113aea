import type { AttemptOutcome, ClaimedDelivery } from './delivery.ts'
import { judge, type Verdict } from './judge.ts'

/** Everything that delivering needs from the world. */
export interface OutboxPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** In [0, 1). */
  readonly random: () => number
  /** Write the deliveries of events that have none yet; how many events were looked at. */
  readonly dispatchEvents: (now: number) => Promise<number>
  /** Take one delivery that is due, counting the attempt. Of any number of callers one gets it. */
  readonly claimDelivery: (now: number) => Promise<ClaimedDelivery | null>
  /** Send it. Never throws: what goes wrong is an outcome. */
  readonly attempt: (claim: ClaimedDelivery) => Promise<AttemptOutcome>
  /** Write down what became of it. */
  readonly settle: (
    claim: ClaimedDelivery,
    outcome: AttemptOutcome,
    verdict: Verdict,
    now: number,
  ) => Promise<void>
}

export interface DrainLimits {
  /** How many endpoints are spoken to at once, at most. */
  readonly lanes: number
  /** How often events are turned into deliveries before the sending begins. */
  readonly dispatchesMax: number
  /** Attempts and time after which a drain stops and leaves the rest to the next. */
  readonly attemptsMax: number
  readonly drainMsMax: number
}

export interface Drained {
  readonly attempts: number
  /** Whether a limit ended it, so that more may be due. */
  readonly isCut: boolean
}

/**
 * Send what is due. Any number of these may run at once and any of them may die at any moment: a delivery
 * belongs to one lease at a time, the lease ends by itself, and what was not settled is sent again.
 *
 * @throws what a store threw, after the other lanes have ended
 */
export async function drainOutbox(ports: OutboxPorts, limits: DrainLimits): Promise<Drained> {
  const deadline = ports.now() + limits.drainMsMax
  let dispatches = 0
  while (dispatches < limits.dispatchesMax && (await ports.dispatchEvents(ports.now())) > 0) dispatches++
  let attempts = 0
  let isCut = dispatches === limits.dispatchesMax

  const lanes: Promise<void>[] = []
  const failures: unknown[] = []

  async function runLane(): Promise<void> {
    for (;;) {
      const now = ports.now()
      if (attempts >= limits.attemptsMax || now >= deadline) {
        isCut = true
        return
      }
      const claim = await ports.claimDelivery(now)
      if (claim === null) return
      attempts++
      // Where there is one there may be more: mostly there is none, and one look is enough.
      openLane()
      const outcome = await ports.attempt(claim)
      const endedAt = ports.now()
      await ports.settle(claim, outcome, judge(claim, outcome, endedAt, ports.random()), endedAt)
    }
  }

  function openLane(): void {
    if (lanes.length < limits.lanes) lanes.push(runLane().catch((error) => void failures.push(error)))
  }

  openLane()
  // Lanes open others, so that the list grows while it is walked.
  for (const lane of lanes) await lane
  if (failures.length > 0) throw failures[0]
  return { attempts, isCut }
}

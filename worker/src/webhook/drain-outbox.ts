import type { AttemptOutcome, ClaimedDelivery } from './delivery.ts'
import { judge, type Verdict } from './judge.ts'
import { type LaneLimits, openLanes, type Sharing } from './lanes.ts'

/** Everything that delivering needs from the world. */
export interface OutboxPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** In [0, 1). */
  readonly random: () => number
  readonly pause: (ms: number) => Promise<unknown>
  /** False where the stores answer this run hardly any more: what is begun ends, the rest is the next one's. */
  readonly hasRoom: () => boolean
  /** Write the deliveries of events that have none yet; how many events were looked at. */
  readonly dispatchEvents: (now: number) => Promise<number>
  /** Take one delivery that is due, counting the attempt. Of any number of callers one gets it. */
  readonly claimDelivery: (now: number, sharing: Sharing) => Promise<ClaimedDelivery | null>
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

/** `lookMs` is also how often, while an endpoint is slow, to look for what has come in for others. */
export interface DrainLimits extends LaneLimits {
  /** How often events are turned into deliveries before the sending begins. */
  readonly dispatchesMax: number
  /** Attempts and time after which a drain stops and leaves the rest to the next. */
  readonly attemptsMax: number
  readonly drainMsMax: number
  /** How much longer a drain that waits for slow endpoints goes on for everybody else. */
  readonly endingMsMax: number
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
 * No tenant waits for another one's endpoints: some lanes are always left to others, and while lanes are
 * busy the free ones look for what comes in.
 *
 * @throws what a store threw, after the other lanes have ended
 */
export async function drainOutbox(ports: OutboxPorts, limits: DrainLimits): Promise<Drained> {
  const deadline = ports.now() + limits.drainMsMax
  const lanes = openLanes(limits, ports.now)
  const failures: unknown[] = []
  let attempts = 0
  let isCut = false

  async function dispatch(): Promise<void> {
    for (let dispatches = 0; dispatches < limits.dispatchesMax && ports.hasRoom(); dispatches++) {
      if ((await ports.dispatchEvents(ports.now())) === 0) return
    }
    isCut = true
  }

  /** @returns false when nothing is due that may be taken now */
  async function startNext(isEnding: boolean): Promise<boolean> {
    const claim = await ports.claimDelivery(ports.now(), lanes.sharing(isEnding))
    if (claim === null) return false
    attempts++
    lanes.run(claim.webhook.tenantId, async () => {
      const outcome = await ports.attempt(claim)
      const endedAt = ports.now()
      await ports.settle(claim, outcome, judge(claim, outcome, endedAt, ports.random()), endedAt)
    })
    return true
  }

  async function look(): Promise<void> {
    await dispatch()
    let lookedAt = ports.now()
    for (;;) {
      const now = ports.now()
      const isEnding = now >= deadline
      const isFull = attempts >= limits.attemptsMax || !ports.hasRoom()
      if (isEnding || isFull) isCut = true
      if (isFull || now >= deadline + limits.endingMsMax) return
      if (lanes.hasRoom() && (await startNext(isEnding))) continue
      if (lanes.isIdle()) return
      await Promise.race([lanes.nextEnd(), ...(lanes.hasRoom() ? [ports.pause(limits.lookMs)] : [])])
      if (ports.now() < lookedAt + limits.lookMs) continue
      await dispatch()
      lookedAt = ports.now()
    }
  }

  await look().catch((error) => void failures.push(error))
  failures.push(...(await lanes.allEnded()))
  if (failures.length > 0) throw failures[0]
  return { attempts, isCut }
}

import { beginRecovery, findRecoveries, type Recovery, recoverStep } from '../store/deliveries-recover.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'

/**
 * Send again what a webhook missed. A long time is gone through in steps, and what the request has no time
 * for is done by whoever delivers next. One that was cut is gone on with first.
 *
 * @returns how many deliveries wait now that did not before; null where another recovery takes longer than that
 */
export async function recover(
  db: D1Database,
  webhookId: string,
  since: number,
  until: number,
  now: number,
): Promise<number | null> {
  const before = (await findRecoveries(db, webhookId))[0]
  const queued = before ? await goOn(db, before, now) : 0
  const recovery = await beginRecovery(db, webhookId, since, until)
  return recovery && queued + (await goOn(db, recovery, now))
}

/** Go on with the recoveries that were cut, each by one step. @returns how many have more to do */
export async function goOnRecovering(db: D1Database, now: number): Promise<number> {
  let unfinished = 0
  for (const recovery of await findRecoveries(db)) {
    if ((await recoverStep(db, recovery, now)).rest !== null) unfinished++
  }
  return unfinished
}

async function goOn(db: D1Database, recovery: Recovery, now: number): Promise<number> {
  let sum = 0
  let rest: Recovery | null = recovery
  for (let steps = 0; rest !== null && steps < WEBHOOK_LIMITS.recoverStepsMax; steps++) {
    const step = await recoverStep(db, rest, now)
    sum += step.queued
    rest = step.rest
  }
  return sum
}

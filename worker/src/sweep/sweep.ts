import { wakeForNext } from '../courier/consume-webhooks.ts'
import { goOnRecovering } from '../courier/recover.ts'
import type { ApiEnv, OnShard } from '../env.ts'
import { releaseAll } from '../lifecycle/claim.ts'
import { settleDue } from '../lifecycle/settle.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import { countStatus } from '../metrics.ts'
import { deleteOldDeliveries, deleteOldEvents, releaseDeliveries } from '../store/deliveries-due.ts'
import { type Metered, meterEachShard } from '../store/metered.ts'
import { deleteExpiredKeys } from '../store/purge.ts'
import { onEachShard } from '../store/shards.ts'
import { noteSweep, readStatus } from '../store/status.ts'
import { removeAbandoned } from './abandoned.ts'
import { archiveSpent } from './archive.ts'
import { purgeDue } from './purge.ts'

interface Step {
  /** One round of it. @returns how much there was to do, where that is worth a number in the log */
  readonly work: (env: OnShard, now: number) => Promise<unknown>
  /** After as much as this there may be more: `LIMITS.stepRowsMax`, where it is left out. */
  readonly roundMax?: number
}

/** Each knows nothing of the others: what one of them meets must not keep the rest from their work. */
const STEPS: Readonly<Record<string, Step>> = {
  settled: { work: settleDue },
  // Of each R2 is asked for more than of a purge, and there are few: a round a minute.
  abandoned: { work: removeAbandoned, roundMax: Number.POSITIVE_INFINITY },
  sources: { work: (env, now) => purgeDue(env, 'source', now) },
  results: { work: (env, now) => purgeDue(env, 'result', now) },
  keys: { work: ({ DB }, now) => deleteExpiredKeys(DB, now) },
  deliveries: { work: ({ DB }, now) => deleteOldDeliveries(DB, now) },
  events: { work: ({ DB }, now) => deleteOldEvents(DB, now) },
  archived: { work: archiveSpent },
  recovered: { work: ({ DB }, now) => goOnRecovering(DB, now), roundMax: 1 },
  woken: { work: (env) => wakeForNext(env.DB, env.WEBHOOKS, 0) },
}

/**
 * What makes the queue a mere wake-up: every minute, bring to an end whatever it lost.
 *
 * @returns the steps that failed
 */
export async function sweep(env: ApiEnv, now: number): Promise<string[]> {
  const shards = meterEachShard(env)
  const roundsMax = Math.max(1, Math.floor(LIMITS.roundsMax / shards.length))
  const failed = (await Promise.all(shards.map((shard) => sweepShard(shard, roundsMax, now)))).flat()
  await countWaiting(env, now).catch((error: unknown) =>
    log({ event: 'status-uncounted', ...describeError(error) }),
  )
  return failed
}

/**
 * The steps take turns, a round each, while there is more to do and the invocation is answered. What is left is still due:
 * the next minute goes on with it.
 */
async function sweepShard({ env, hasRoom }: Metered, roundsMax: number, now: number): Promise<string[]> {
  const failed: string[] = []
  const counts: Record<string, number> = {}
  let open = Object.entries(STEPS)
  for (let round = 0; round < roundsMax && open.length > 0; round++) {
    const more: typeof open = []
    for (const [name, step] of open) {
      if (!hasRoom()) break
      try {
        const count = await step.work(env, now)
        if (typeof count !== 'number') continue
        counts[name] = (counts[name] ?? 0) + count
        if (count >= (step.roundMax ?? LIMITS.stepRowsMax)) more.push([name, step])
      } catch (error) {
        failed.push(name)
        log({ event: 'sweep-failed', step: name, ...describeError(error) })
      }
    }
    open = more
  }
  await noteSweep(env.DB, failed.length, now).catch((error: unknown) =>
    log({ event: 'sweep-unnoted', ...describeError(error) }),
  )
  if (Object.values(counts).some((count) => count > 0)) log({ event: 'sweep', ...counts })
  return failed
}

async function countWaiting(env: ApiEnv, now: number): Promise<void> {
  if (env.METRICS) countStatus(env, await readStatus(env, now), now)
}

let isRecovered = false

/** Local mode only, once per process: take up what the last process left. */
export async function recoverAtStart(env: ApiEnv, now: number): Promise<void> {
  if (env.ENVIRONMENT !== 'local' || isRecovered) return
  isRecovered = true
  try {
    for (const { DB } of onEachShard(env)) {
      await releaseAll(DB, now)
      await releaseDeliveries(DB, now)
    }
  } catch (error) {
    // The next request tries again.
    isRecovered = false
    throw error
  }
  await sweep(env, now)
}

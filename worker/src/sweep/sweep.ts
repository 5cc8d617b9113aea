import { wakeForNext } from '../courier/consume-webhooks.ts'
import { goOnRecovering } from '../courier/recover.ts'
import type { ApiEnv, OnShard } from '../env.ts'
import { releaseAll } from '../lifecycle/claim.ts'
import { settleDue } from '../lifecycle/settle.ts'
import { describeError, log } from '../log.ts'
import { countStatus } from '../metrics.ts'
import { deleteOldDeliveries, deleteOldEvents, releaseDeliveries } from '../store/deliveries-due.ts'
import { deleteObjects } from '../store/files.ts'
import { deleteExpiredKeys } from '../store/purge.ts'
import { onEachShard } from '../store/shards.ts'
import { noteSweep, readStatus } from '../store/status.ts'
import { abandonUploads, forgetUpload } from '../store/uploads.ts'
import { archiveSpent } from './archive.ts'
import { inSteps } from './in-steps.ts'
import { purgeDue } from './purge.ts'

/** @returns how much there was to do, where that is worth a line in the log */
type Step = (env: OnShard, now: number) => Promise<unknown>

/** Each knows nothing of the others: what one of them meets must not keep the rest from their work. */
const STEPS: Readonly<Record<string, Step>> = {
  settled: (env, now) => inSteps(() => settleDue(env, now)),
  abandoned: removeAbandoned,
  sources: (env, now) => purgeDue(env, 'source', now),
  results: (env, now) => purgeDue(env, 'result', now),
  keys: ({ DB }, now) => inSteps(() => deleteExpiredKeys(DB, now)),
  deliveries: ({ DB }, now) => inSteps(() => deleteOldDeliveries(DB, now)),
  events: ({ DB }, now) => inSteps(() => deleteOldEvents(DB, now)),
  archived: archiveSpent,
  recovered: ({ DB }, now) => goOnRecovering(DB, now),
  woken: (env) => wakeForNext(env.DB, env.WEBHOOKS, 0),
}

/**
 * What makes the queue a mere wake-up: every minute, bring to an end whatever it lost.
 *
 * @returns the steps that failed
 */
export async function sweep(env: ApiEnv, now: number): Promise<string[]> {
  const failed = (await Promise.all(onEachShard(env).map((shard) => sweepShard(shard, now)))).flat()
  await countWaiting(env, now).catch((error: unknown) =>
    log({ event: 'status-uncounted', ...describeError(error) }),
  )
  return failed
}

async function sweepShard(env: OnShard, now: number): Promise<string[]> {
  const failed: string[] = []
  const counts: Record<string, number> = {}
  for (const [name, step] of Object.entries(STEPS)) {
    try {
      const count = await step(env, now)
      if (typeof count === 'number') counts[name] = count
    } catch (error) {
      failed.push(name)
      log({ event: 'sweep-failed', step: name, ...describeError(error) })
    }
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

async function removeAbandoned(env: OnShard, now: number): Promise<number> {
  const abandoned = await abandonUploads(env.DB, now)
  for (const upload of abandoned) {
    await deleteObjects(env.DOCUMENTS, upload.tenant_id, upload.id)
    await forgetUpload(env.DB, upload.id)
  }
  return abandoned.length
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

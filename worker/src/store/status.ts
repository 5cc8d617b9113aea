import type { Shards } from '../env.ts'
import { WAITING } from './delivery-sql.ts'
import { isSettled } from './frozen.ts'
import { shardsOf } from './shards.ts'

/** Waiting deliveries are counted as far as this: more is more than enough, and counting them costs reads. */
export const COUNTED_MAX = 10_000

export interface ServiceStatus {
  /** Since when the received document waits that has waited longest for a reader; null when none waits. */
  readonly oldestWaitingSince: number | null
  /** Deliveries and events whose time has come, up to `COUNTED_MAX` of each shard. */
  readonly waitingDeliveries: number
  /** When the sweeper was last through on every shard; null when it never was. */
  readonly sweptAt: number | null
  readonly failedSweepSteps: number
}

interface ShardStatus {
  readonly waiting_since: number | null
  readonly deliveries: number
  readonly swept_at: number | null
  readonly failed_steps: number | null
}

/** What waits, of all tenants together: times and counts, nobody's ids. */
export async function readStatus(env: Shards, now: number): Promise<ServiceStatus> {
  const shards = await Promise.all(shardsOf(env).map((db) => readShard(db, now)))
  const waiting = shards.map((shard) => shard.waiting_since).filter((since) => since !== null)
  const swept = shards.map((shard) => shard.swept_at)
  return {
    oldestWaitingSince: waiting.length === 0 ? null : Math.min(...waiting),
    waitingDeliveries: shards.reduce((sum, { deliveries }) => sum + deliveries, 0),
    sweptAt: swept.includes(null) ? null : Math.min(...swept.filter((at) => at !== null)),
    failedSweepSteps: shards.reduce((sum, { failed_steps }) => sum + (failed_steps ?? 0), 0),
  }
}

async function readShard(db: D1Database, now: number): Promise<ShardStatus> {
  const row = await db
    .prepare(
      `${WAITING}
       SELECT
         (SELECT min(updated_at) FROM documents 
          WHERE state = 'received' AND lease_until IS NULL AND ${isSettled('tenant_id')}) AS waiting_since,
         (SELECT count(*) FROM (
            SELECT 1 FROM waiting JOIN deliveries d ON d.webhook_id = waiting.webhook_id
            WHERE d.state = 'pending' AND d.next_attempt_at <= ?1 LIMIT ?2)) +
         (SELECT count(*) FROM (
            SELECT 1 FROM events WHERE dispatched_at IS NULL AND ${isSettled('tenant_id')} LIMIT ?2)) AS deliveries,
         (SELECT ended_at FROM sweeps) AS swept_at,
         (SELECT failed_steps FROM sweeps) AS failed_steps`,
    )
    .bind(now, COUNTED_MAX)
    .first<ShardStatus & Record<string, unknown>>()
  if (row === null) throw new RangeError('a SELECT of one row has none')
  return row
}

export async function noteSweep(db: D1Database, failedSteps: number, now: number): Promise<void> {
  await db
    .prepare('INSERT OR REPLACE INTO sweeps (id, ended_at, failed_steps) VALUES (1, ?1, ?2)')
    .bind(now, failedSteps)
    .run()
}

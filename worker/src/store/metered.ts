import type { ApiEnv, OnShard } from '../env.ts'
import { LIMITS } from '../limits.ts'
import { onEachShard } from './shards.ts'

/** A shard whose queries are counted. */
export interface Metered {
  readonly env: OnShard
  /** Whether more may be begun: an invocation is answered only so many queries, and what is under way needs some. */
  readonly hasRoom: () => boolean
}

/** For an invocation that looks after all shards: what it may ask of D1 is shared out evenly. */
export function meterEachShard(env: ApiEnv): readonly Metered[] {
  const shards = onEachShard(env)
  return shards.map((shard) => meter(shard, Math.floor(LIMITS.queriesMax / shards.length)))
}

/** A statement is counted where it is prepared: each is sent once, and prepared anew where it is repeated. */
function meter(env: OnShard, queriesMax: number): Metered {
  let queries = 0
  const prepare = (sql: string) => {
    queries++
    return env.DB.prepare(sql)
  }
  const DB: D1Database = Object.create(env.DB, { prepare: { value: prepare } })
  return { env: { ...env, DB }, hasRoom: () => queries < queriesMax }
}

import type { OnShard, Shards } from '../env.ts'

/** All shards in order. Bindings are counted from DB_0 without a gap. */
export function shardsOf(env: Shards): readonly D1Database[] {
  const shards = [env.DB_0]
  for (;;) {
    const next = env[`DB_${shards.length}`]
    if (next === undefined) return shards
    shards.push(next)
  }
}

/** Point `DB` at one shard. */
export function onShard<Env extends Shards>(env: Env, shard: number): OnShard<Env> {
  const database = env[`DB_${shard}`]
  if (database === undefined) throw new RangeError(`a tenant is on shard ${shard}, which is not bound`)
  return { ...env, DB: database }
}

/** For what looks after all tenants: the sweeper, webhook delivery. */
export function onEachShard<Env extends Shards>(env: Env): OnShard<Env>[] {
  return shardsOf(env).map((DB) => ({ ...env, DB }))
}

/**
 * Where a tenant's rows are, for messages: a request learns it with its key.
 *
 * @returns null for a tenant that is unknown or being moved
 */
export async function onShardOf<Env extends Shards>(
  env: Env,
  tenantId: string,
): Promise<OnShard<Env> | null> {
  // Where there is one shard nobody needs to be asked: its rows cannot be elsewhere.
  if (env.DB_1 === undefined) return onShard(env, 0)
  const shard = await env.DB_0.prepare('SELECT shard FROM tenants WHERE id = ?1 AND frozen IS NULL')
    .bind(tenantId)
    .first<number>('shard')
  return shard === null ? null : onShard(env, shard)
}

/** Where a new tenant's rows are to be: evenly, by the random end of its id. */
export function chooseShard(env: Shards, tenantId: string): number {
  return Number.parseInt(tenantId.slice(-6), 16) % shardsOf(env).length
}

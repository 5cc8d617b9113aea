import type { Shards } from '../env.ts'
import { withRetry } from './retry.ts'
import { chooseShard, shardsOf } from './shards.ts'

/** A new tenant: on its shard first, so that the directory never names one that is nowhere. */
export async function insertTenant(env: Shards, tenantId: string, name: string, now: number): Promise<void> {
  const shard = chooseShard(env, tenantId)
  for (const db of new Set([...shardsOf(env).slice(shard, shard + 1), env.DB_0])) {
    await withRetry(() =>
      db
        .prepare('INSERT OR IGNORE INTO tenants (id, name, created_at, shard) VALUES (?1, ?2, ?3, ?4)')
        .bind(tenantId, name, now, shard)
        .run(),
    )
  }
}

import { z } from 'zod'
import { withRetry } from './retry.ts'

/** What a tenant has decided about all of its documents; in its row, on its shard. */
export interface Settings {
  /** A document that finishes with a field less sure than this needs a review; null: none does. */
  readonly reviewBelow: number | null
}

const row = z.object({ review_below: z.number().nullable() })

export async function readSettings(db: D1Database, tenantId: string): Promise<Settings> {
  const found = await db.prepare('SELECT review_below FROM tenants WHERE id = ?1').bind(tenantId).first()
  return { reviewBelow: row.parse(found).review_below }
}

export async function changeSettings(
  db: D1Database,
  tenantId: string,
  { reviewBelow }: Settings,
): Promise<void> {
  await withRetry(() =>
    db.prepare('UPDATE tenants SET review_below = ?2 WHERE id = ?1').bind(tenantId, reviewBelow).run(),
  )
}

import { type Profile, parseProfile } from '@ficha/engine'
import { z } from 'zod'
import { withRetry } from './retry.ts'

/** What a tenant has decided about all of its documents; in its row, on its shard. */
export interface Settings {
  /** Without a profile: a document that finishes with a field less sure than this needs a review; null: none does. */
  readonly reviewBelow: number | null
  /** From which confidence each field needs nobody's eyes; null: the tenant has none. */
  readonly profile: Profile | null
}

const row = z.object({ review_below: z.number().nullable(), review_profile: z.string().nullable() })

export async function readSettings(db: D1Database, tenantId: string): Promise<Settings> {
  const found = await db
    .prepare('SELECT review_below, review_profile FROM tenants WHERE id = ?1')
    .bind(tenantId)
    .first()
  const { review_below: reviewBelow, review_profile: profile } = row.parse(found)
  return { reviewBelow, profile: storedProfile(profile) }
}

/** @param text as in the column @throws {RangeError} for what this service cannot have written */
export function storedProfile(text: string | null): Profile | null {
  const profile = text === null ? null : parseProfile(JSON.parse(text))
  if (profile === null && text !== null) throw new RangeError('a tenant has a profile that is none')
  return profile
}

/**
 * What is absent stays as it is.
 *
 * @returns false where the tenant has begun to move: this row may have been copied already
 */
export async function changeSettings(
  db: D1Database,
  tenantId: string,
  { reviewBelow, profile }: { readonly [K in keyof Settings]?: Settings[K] | undefined },
): Promise<boolean> {
  const changed = await withRetry(() =>
    db
      .prepare(
        `UPDATE tenants SET review_below = iif(?2, ?3, review_below), review_profile = iif(?4, ?5, review_profile)
         WHERE id = ?1 AND frozen IS NULL AND away = 0 RETURNING id`,
      )
      .bind(
        tenantId,
        Number(reviewBelow !== undefined),
        reviewBelow ?? null,
        Number(profile !== undefined),
        profile ? JSON.stringify(profile) : null,
      )
      .first(),
  )
  return changed !== null
}

import { z } from 'zod'
import { LIMITS } from '../limits.ts'

const row = z.object({
  id: z.string(),
  tenant_id: z.string(),
  hash: z.string(),
  scopes: z.string().transform((scopes) => scopes.split(' ')),
  naming: z.enum(['snake', 'camel']),
  value_form: z.enum(['json', 'text']),
  limit_factor: z.number(),
  expires_at: z.number().nullable(),
  last_used_at: z.number().nullable(),
  revoked_at: z.number().nullable(),
})
export type ApiKeyRow = z.infer<typeof row>

export async function findApiKey(db: D1Database, keyId: string): Promise<ApiKeyRow | null> {
  const found = await db
    .prepare(`SELECT ${Object.keys(row.shape).join(', ')} FROM api_keys WHERE id = ?1`)
    .bind(keyId)
    .first()
  return found === null ? null : row.parse(found)
}

/** Whether `last_used_at` is old enough to be worth a write. */
export function isUseUnrecorded(key: ApiKeyRow, now: number): boolean {
  return key.last_used_at === null || key.last_used_at < now - LIMITS.lastUsedSeconds * 1000
}

export async function recordUse(db: D1Database, keyId: string, now: number): Promise<void> {
  await db.prepare('UPDATE api_keys SET last_used_at = ?2 WHERE id = ?1').bind(keyId, now).run()
}

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
  shard: z.number(),
  frozen: z.string().nullable(),
})
export type ApiKeyRow = z.infer<typeof row>

const COLUMNS = Object.keys(row.shape)
  .map((name) => (name === 'shard' || name === 'frozen' ? `t.${name}` : `k.${name}`))
  .join(', ')

/** A key and where its tenant is. @param db the directory */
export async function findApiKey(db: D1Database, keyId: string): Promise<ApiKeyRow | null> {
  const found = await db
    .prepare(`SELECT ${COLUMNS} FROM api_keys k JOIN tenants t ON t.id = k.tenant_id WHERE k.id = ?1`)
    .bind(keyId)
    .first()
  return found === null ? null : row.parse(found)
}

/** What the key of a tenant that may do most may do, times the usual. @param db the directory */
export async function findLimitFactor(db: D1Database, tenantId: string): Promise<number> {
  const factor = await db
    .prepare('SELECT max(limit_factor) AS factor FROM api_keys WHERE tenant_id = ?1 AND revoked_at IS NULL')
    .bind(tenantId)
    .first<number>('factor')
  return factor ?? 1
}

/** Whether `last_used_at` is old enough to be worth a write. */
export function isUseUnrecorded(key: ApiKeyRow, now: number): boolean {
  return key.last_used_at === null || key.last_used_at < now - LIMITS.lastUsedSeconds * 1000
}

export async function recordUse(db: D1Database, keyId: string, now: number): Promise<void> {
  await db.prepare('UPDATE api_keys SET last_used_at = ?2 WHERE id = ?1').bind(keyId, now).run()
}

import { z } from 'zod'
import type { NewApiKey, Scope } from '../api-key.ts'
import { LIMITS } from '../limits.ts'
import { withRetry } from './retry.ts'

const row = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.string().transform((scopes) => scopes.split(' ')),
  naming: z.enum(['snake', 'camel']),
  value_form: z.enum(['json', 'text']),
  created_at: z.number(),
  expires_at: z.number().nullable(),
  last_used_at: z.number().nullable(),
  revoked_at: z.number().nullable(),
  limit_factor: z.number(),
})
export type ListedKey = z.infer<typeof row>

const COLUMNS = Object.keys(row.shape).join(', ')

export interface KeySettings {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly naming: 'snake' | 'camel'
  readonly values: 'json' | 'text'
  readonly expiresAt: number | null
}

/** SQL: whether a key works. */
export function isUsable(id: string, now: string): string {
  return `id = ${id} AND revoked_at IS NULL AND coalesce(expires_at > ${now}, 1)`
}

/** SQL: whether a tenant has fewer usable keys than it may have, and has made no more of any in a day. */
function hasRoom(tenant: string, now: string): string {
  return `(SELECT count(*) FROM api_keys WHERE tenant_id = ${tenant} AND revoked_at IS NULL
    AND coalesce(expires_at > ${now}, 1)) < ${LIMITS.keysPerTenantMax}
    AND (SELECT count(*) FROM api_keys WHERE tenant_id = ${tenant} AND created_at > ${now} - 86400000)
      < ${LIMITS.newKeysPerDayMax}`
}

/** A key with the usual limits. It is not written when the tenant has as many as it may have. */
export async function insertKey(
  db: D1Database,
  tenantId: string,
  made: NewApiKey,
  settings: KeySettings,
  now: number,
): Promise<void> {
  const key = db
    .prepare(
      `INSERT OR IGNORE INTO api_keys
         (id, tenant_id, hash, name, scopes, naming, value_form, created_at, expires_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE ${hasRoom('?2', '?8')}`,
    )
    .bind(
      made.id,
      tenantId,
      made.hash,
      settings.name,
      settings.scopes.join(' '),
      settings.naming,
      settings.values,
      now,
      settings.expiresAt,
    )
  await withRetry(() => key.run())
}

/** Where a page of keys ends: its last key. */
export interface KeyPosition {
  readonly createdAt: number
  readonly id: string
}

/** Keys of a tenant, ended ones included, newest first. @param after the end of the page before */
export async function listKeys(
  db: D1Database,
  tenantId: string,
  after: KeyPosition | null,
  limit: number,
): Promise<ListedKey[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM api_keys
       WHERE tenant_id = ?1 AND created_at <= ?2 AND (created_at < ?2 OR id < ?3)
       ORDER BY created_at DESC, id DESC LIMIT ?4`,
    )
    .bind(tenantId, after?.createdAt ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', limit)
    .all()
  return results.map((found) => row.parse(found))
}

export async function findKey(db: D1Database, tenantId: string, keyId: string): Promise<ListedKey | null> {
  const found = await db
    .prepare(`SELECT ${COLUMNS} FROM api_keys WHERE id = ?1 AND tenant_id = ?2`)
    .bind(keyId, tenantId)
    .first()
  return found === null ? null : row.parse(found)
}

/** Revoke a key at once; the first revocation counts. */
export async function revokeKey(
  db: D1Database,
  tenantId: string,
  keyId: string,
  now: number,
): Promise<boolean> {
  const result = await withRetry(() =>
    db
      .prepare(
        'UPDATE api_keys SET revoked_at = coalesce(revoked_at, ?3) WHERE id = ?1 AND tenant_id = ?2 RETURNING id',
      )
      .bind(keyId, tenantId, now)
      .all(),
  )
  return result.results.length > 0
}

/**
 * A new key with the settings of another, which goes on working for a while.
 *
 * @returns null when the other key is not usable any more, or the tenant has as many as it may have
 */
export async function rotateKey(
  db: D1Database,
  tenantId: string,
  keyId: string,
  made: NewApiKey,
  graceMs: number,
  now: number,
): Promise<{ readonly made: ListedKey; readonly replaced: ListedKey } | null> {
  const usable = `tenant_id = ?2 AND ${isUsable('?1', '?3')}`
  const select = db.prepare(`SELECT ${COLUMNS} FROM api_keys WHERE id = ?1`)
  const results = await withRetry(() =>
    db.batch([
      db
        .prepare(
          `INSERT OR IGNORE INTO api_keys
             (id, tenant_id, hash, name, scopes, naming, value_form, created_at, expires_at, limit_factor)
           SELECT ?4, tenant_id, ?5, name, scopes, naming, value_form, ?3, expires_at, limit_factor
           FROM api_keys WHERE ${usable} AND ${hasRoom('?2', '?3')}`,
        )
        .bind(keyId, tenantId, now, made.id, made.hash),
      db
        .prepare(
          `UPDATE api_keys SET expires_at = min(coalesce(expires_at, ?4), ?4)
           WHERE ${usable} AND EXISTS (SELECT 1 FROM api_keys WHERE id = ?5)`,
        )
        .bind(keyId, tenantId, now, now + graceMs, made.id),
      select.bind(made.id),
      select.bind(keyId),
    ]),
  )
  const [created, replaced] = [results[2]?.results[0], results[3]?.results[0]]
  return created && replaced ? { made: row.parse(created), replaced: row.parse(replaced) } : null
}

import { LIMITS } from '../limits.ts'
import { withRetry } from './retry.ts'

/** One upload that wants to be the only one under its Idempotency-Key. */
export interface KeyClaim {
  readonly tenantId: string
  /** SHA-256 of the header: a client may have put anything into it. */
  readonly keyHash: string
  readonly payloadHash: string
  /** The document this upload makes if it wins; it names the claim as well. */
  readonly documentId: string
}

export interface HeldKey {
  readonly payloadHash: string
  readonly isDone: boolean
  readonly documentId: string
}

/**
 * Take an Idempotency-Key, or see who has it. The primary key decides: of any number of requests at the
 * same time one inserts the row. A key that ended, or whose upload died, is free.
 *
 * @returns null when the claim holds the key; otherwise what holds it
 */
export async function claimKey(db: D1Database, claim: KeyClaim, now: number): Promise<HeldKey | null> {
  const results = await withRetry(() =>
    db.batch([
      db
        .prepare(
          `INSERT INTO idempotency_keys
             (tenant_id, key_hash, payload_hash, state, document_id, created_at, expires_at)
           VALUES (?1, ?2, ?3, 'in_progress', ?4, ?5, ?6)
           ON CONFLICT DO UPDATE SET
             payload_hash = excluded.payload_hash, state = excluded.state, document_id = excluded.document_id,
             created_at = excluded.created_at, expires_at = excluded.expires_at
           WHERE expires_at <= ?5 OR (state = 'in_progress' AND created_at < ?7)`,
        )
        .bind(
          claim.tenantId,
          claim.keyHash,
          claim.payloadHash,
          claim.documentId,
          now,
          now + LIMITS.idempotencyHours * 3_600_000,
          now - LIMITS.uploadHoldSeconds * 1000,
        ),
      db
        .prepare(
          'SELECT payload_hash, state, document_id FROM idempotency_keys WHERE tenant_id = ?1 AND key_hash = ?2',
        )
        .bind(claim.tenantId, claim.keyHash),
    ]),
  )
  const row = results[1]?.results[0] as { payload_hash: string; state: string; document_id: string }
  if (row.document_id === claim.documentId) return null
  return { payloadHash: row.payload_hash, isDone: row.state === 'done', documentId: row.document_id }
}

/** The upload was refused or failed: the key may be used again, with whatever payload. */
export async function releaseKey(db: D1Database, { tenantId, keyHash, documentId }: KeyClaim): Promise<void> {
  await db
    .prepare(
      `DELETE FROM idempotency_keys
       WHERE tenant_id = ?1 AND key_hash = ?2 AND document_id = ?3 AND state = 'in_progress'`,
    )
    .bind(tenantId, keyHash, documentId)
    .run()
}

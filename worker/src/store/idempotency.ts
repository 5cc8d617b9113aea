import { LIMITS } from '../limits.ts'
import { DOCUMENT_COLUMNS, type DocumentRow, IS_VISIBLE, parseDocumentRow } from './documents.ts'

/** An Idempotency-Key and what was sent under it. */
export interface IdempotencyKey {
  /** SHA-256 of the header: a client may have put anything into it. */
  readonly hash: string
  readonly payloadHash: string
}

export interface HeldKey {
  readonly payloadHash: string
  readonly document: DocumentRow
}

/**
 * SQL for the row that holds a key: until it expires, and while its document can be fetched.
 *
 * @param columns of `k`, the key, and `d`, the document
 */
function holder(columns: string, tenant: string, keyHash: string, now: string): string {
  return `SELECT ${columns} FROM idempotency_keys k
      JOIN documents d ON d.tenant_id = k.tenant_id AND d.id = k.document_id AND d.${IS_VISIBLE}
    WHERE k.tenant_id = ${tenant} AND k.key_hash = ${keyHash} AND k.expires_at > ${now}`
}

/** SQL: whether nobody holds the key; true for a hash that is NULL. */
export function isFree(tenant: string, keyHash: string, now: string): string {
  return `NOT EXISTS (${holder('1', tenant, keyHash, now)})`
}

export function holderStatement(
  db: D1Database,
  tenantId: string,
  key: IdempotencyKey | null,
  now: number,
): D1PreparedStatement {
  const columns = `k.payload_hash, ${DOCUMENT_COLUMNS.replaceAll(/\w+/g, 'd.$&')}`
  return db.prepare(holder(columns, '?1', '?2', '?3')).bind(tenantId, key?.hash ?? null, now)
}

export function parseHolder(found: unknown): HeldKey | null {
  const document = parseDocumentRow(found)
  return document === null
    ? null
    : { payloadHash: (found as { payload_hash: string }).payload_hash, document }
}

/** Give the key to a document, if that was written by an earlier statement of the same batch. */
export function keepStatement(
  db: D1Database,
  tenantId: string,
  documentId: string,
  key: IdempotencyKey,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT OR REPLACE INTO idempotency_keys (tenant_id, key_hash, payload_hash, document_id, expires_at)
       SELECT tenant_id, ?3, ?4, id, ?5 FROM documents WHERE tenant_id = ?1 AND id = ?2`,
    )
    .bind(tenantId, documentId, key.hash, key.payloadHash, now + LIMITS.idempotencyHours * 3_600_000)
}

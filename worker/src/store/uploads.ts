import type { AskedType } from '../document-type.ts'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { type ChangedDocument, columnsAfter, parseChanged } from './changed-document.ts'
import { IS_VISIBLE, type StoredFile } from './documents.ts'
import { eventStatement } from './event-statement.ts'
import {
  type HeldKey,
  holderStatement,
  type IdempotencyKey,
  isFree,
  keepStatement,
  parseHolder,
} from './idempotency.ts'
import { isUsable } from './key-management.ts'
import { withRetry } from './retry.ts'
import { typeCode, UNKNOWN_TYPE } from './type-codes.ts'

/** What an upload lays claim to. Nothing is reserved before the document itself is written. */
export interface UploadClaim {
  readonly tenantId: string
  readonly documentId: string
  readonly externalId: string | null
  readonly idempotencyKey: IdempotencyKey | null
}

/** Documents that already have what an upload lays claim to. */
export interface Holders {
  readonly key: HeldKey | null
  /** The id of the document that has the externalId. */
  readonly externalId: string | null
}

/** Write down that objects are about to be stored, so that they go if their document never comes. */
export async function beginUpload(db: D1Database, claim: UploadClaim, now: number): Promise<Holders> {
  const begin = db
    .prepare('INSERT OR IGNORE INTO uploads (document_id, tenant_id) VALUES (?1, ?2)')
    .bind(claim.documentId, claim.tenantId)
  const results = await withRetry(() => db.batch([begin, ...holderStatements(db, claim, now)]))
  return parseHolders(results.slice(1))
}

export async function findHolders(db: D1Database, claim: UploadClaim, now: number): Promise<Holders> {
  return parseHolders(await db.batch(holderStatements(db, claim, now)))
}

function holderStatements(db: D1Database, claim: UploadClaim, now: number): D1PreparedStatement[] {
  return [
    holderStatement(db, claim.tenantId, claim.idempotencyKey, now),
    db
      .prepare(`SELECT id FROM documents WHERE tenant_id = ?1 AND external_id = ?2 AND ${IS_VISIBLE}`)
      .bind(claim.tenantId, claim.externalId),
  ]
}

function parseHolders([key, external]: readonly D1Result[]): Holders {
  const found = external?.results[0] as { readonly id: string } | undefined
  return { key: parseHolder(key?.results[0]), externalId: found?.id ?? null }
}

export interface NewDocument {
  readonly claim: UploadClaim
  readonly type: AskedType
  readonly pages: string | null
  readonly pageCount: number
  /** Hours the source is kept after the end; null: what the tenant decided. */
  readonly retentionHours: number | null
  /** Of the password to read it with; null: none. */
  readonly passwordId: string | null
  /** Whether each part of the file is to be a document of its own. */
  readonly splits: boolean
  /** The upload that it is a part of, and the run that is reading it; null for an upload itself. */
  readonly parent: { readonly id: string; readonly run: string } | null
  readonly files: readonly StoredFile[]
  /** Of the key that sends it, which must still work; null where nobody's does, or keys are in another database. */
  readonly keyId: string | null
  readonly createdAt: number
}

/**
 * The upload is complete: write the document, its event and its Idempotency-Key. From here on it will reach an
 * end. Of any number of uploads with the same claim one gets its document.
 *
 * @returns null when another has the externalId or the Idempotency-Key, when a sweep gave the upload up, when its sender's
 *   key works no longer, or when a part is there already or its run no longer holds the upload
 */
export async function insertDocument(
  db: D1Database,
  document: NewDocument,
  eventId: string,
  sendAt: number,
  now: number,
): Promise<ChangedDocument | null> {
  const { tenantId, documentId, externalId, idempotencyKey } = document.claim
  const key = { tenantId, id: documentId }
  const insert = db
    .prepare(
      `INSERT INTO documents
         (tenant_id, id, external_id, type, state, pages, page_count, byte_count, files, retention_hours,
          created_at, updated_at, send_at, sends, finds_type, password_id, splits, parent_id)
       SELECT ?1, ?2, ?3, ?4, 'received', ?5, ?6, ?7, ?8, ?9, ?10, ?10, ?11, 1, ?4 = ${UNKNOWN_TYPE}, ?14, ?15, ?16
       WHERE EXISTS (SELECT 1 FROM uploads WHERE document_id = ?2 AND is_abandoned = 0)
         AND ${isFree('?1', '?12', '?13')}
         AND (?16 IS NULL OR EXISTS (
           SELECT 1 FROM documents p WHERE p.tenant_id = ?1 AND p.id = ?16 AND p.run = ?17 AND p.state = 'received'))
         AND (?18 IS NULL OR EXISTS (SELECT 1 FROM api_keys WHERE ${isUsable('?18', '?13')}))
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      tenantId,
      documentId,
      externalId,
      typeCode(document.type),
      document.pages,
      document.pageCount,
      document.files.reduce((sum, file) => sum + file.byteCount, 0),
      JSON.stringify(document.files),
      document.retentionHours,
      document.createdAt,
      sendAt,
      idempotencyKey?.hash ?? null,
      now,
      document.passwordId,
      Number(document.splits),
      document.parent?.id ?? null,
      document.parent?.run ?? null,
      document.keyId,
    )
  const results = await withRetry(() =>
    db.batch([
      insert,
      eventStatement(db, { eventId, key, at: document.createdAt, now }, 'received'),
      ...(idempotencyKey === null ? [] : [keepStatement(db, tenantId, documentId, idempotencyKey, now)]),
      db
        .prepare(
          `DELETE FROM uploads WHERE document_id = ?2
             AND EXISTS (SELECT 1 FROM documents WHERE tenant_id = ?1 AND id = ?2)`,
        )
        .bind(tenantId, documentId),
      db
        .prepare(`SELECT ${columnsAfter('received')} FROM documents WHERE tenant_id = ?1 AND id = ?2`)
        .bind(tenantId, documentId),
    ]),
  )
  return parseChanged(results.at(-1)?.results[0])
}

/**
 * Give an upload up: from here on its document cannot be written, and its objects may be deleted.
 *
 * @returns false when the document has been written after all
 */
export async function abandonUpload(db: D1Database, documentId: string): Promise<boolean> {
  const { results } = await withRetry(() =>
    db
      .prepare('UPDATE uploads SET is_abandoned = 1 WHERE document_id = ?1 RETURNING document_id')
      .bind(documentId)
      .all(),
  )
  return results.length > 0
}

/** Give up what nobody completes any more. */
export async function abandonUploads(
  db: D1Database,
  now: number,
): Promise<{ readonly id: string; readonly tenant_id: string }[]> {
  const { results } = await db
    .prepare(
      `UPDATE uploads SET is_abandoned = 1
       WHERE document_id IN (
         -- Those whose objects would not go come after the others.
         SELECT document_id FROM uploads WHERE document_id < ?1 ORDER BY is_abandoned, document_id LIMIT ?2)
       RETURNING document_id AS id, tenant_id`,
    )
    .bind(newId(now - LIMITS.uploadingSecondsMax * 1000), LIMITS.sweepUploadsMax)
    .all<{ id: string; tenant_id: string }>()
  return results
}

/** The objects of abandoned uploads are gone. */
export async function forgetUploads(db: D1Database, documentIds: readonly string[]): Promise<void> {
  await withRetry(() =>
    db
      .prepare('DELETE FROM uploads WHERE document_id IN (SELECT value FROM json_each(?1))')
      .bind(JSON.stringify(documentIds))
      .run(),
  )
}

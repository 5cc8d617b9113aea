import { z } from 'zod'
import { documentType } from '../document-type.ts'
import { withRetry } from './retry.ts'

const row = z.object({
  id: z.string(),
  tenant_id: z.string(),
  external_id: z.string().nullable(),
  type: documentType(),
  state: z.enum(['uploading', 'received', 'finished', 'failed', 'abandoned', 'deleted']),
  pages: z.string().nullable(),
  page_count: z.number(),
  retention_hours: z.number().nullable(),
  created_at: z.number(),
  updated_at: z.number(),
  send_at: z.number(),
  attempts: z.number(),
  started_at: z.number().nullable(),
  run: z.string().nullable(),
  lease_until: z.number().nullable(),
  process_time_ms: z.number().nullable(),
  result_key: z.string().nullable(),
  error_code: z.string().nullable(),
  error_detail: z.string().nullable(),
  detected_type: z.number().nullable(),
  source_purged_at: z.number().nullable(),
  result_purged_at: z.number().nullable(),
})
export type DocumentRow = z.infer<typeof row>

/** Columns of `row`, for SELECT and RETURNING. */
export const DOCUMENT_COLUMNS = Object.keys(row.shape).join(', ')

export function parseDocumentRow(found: unknown): DocumentRow | null {
  return found === null ? null : row.parse(found)
}

/** What a client may see: a document whose upload was answered and that was not deleted. */
export async function findDocument(
  db: D1Database,
  tenantId: string,
  documentId: string,
): Promise<DocumentRow | null> {
  return parseDocumentRow(
    await db
      .prepare(
        `SELECT ${DOCUMENT_COLUMNS} FROM documents
         WHERE id = ?1 AND tenant_id = ?2 AND state IN ('received', 'finished', 'failed')`,
      )
      .bind(documentId, tenantId)
      .first(),
  )
}

export interface NewFile {
  readonly mediaType: string
  readonly pageCount: number
  readonly byteCount: number
  readonly sha256: string
  readonly objectKey: string
}

export interface NewDocument {
  readonly id: string
  readonly tenantId: string
  readonly externalId: string | null
  readonly type: number
  readonly pages: string | null
  readonly pageCount: number
  /** Hours the source is kept after the end; null: what the tenant decided. */
  readonly retentionHours: number | null
  /** The upload must still hold its Idempotency-Key when it ends. */
  readonly hasIdempotencyKey: boolean
  readonly files: readonly NewFile[]
  readonly createdAt: number
}

/**
 * Reserve the id and the externalId before any byte is stored.
 *
 * @returns null, or the id of the document that already has the externalId
 */
export async function insertUploading(
  db: D1Database,
  document: NewDocument,
): Promise<{ readonly conflict: string } | null> {
  const { id, tenantId, externalId } = document
  const byteCount = document.files.reduce((sum, file) => sum + file.byteCount, 0)
  const inserted = await withRetry(() =>
    db
      .prepare(
        `INSERT INTO documents
           (id, tenant_id, external_id, type, state, pages, page_count, byte_count, retention_hours,
            created_at, updated_at, send_at)
         VALUES (?1, ?2, ?3, ?4, 'uploading', ?5, ?6, ?7, ?9, ?8, ?8, ?8)
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(
        id,
        tenantId,
        externalId,
        document.type,
        document.pages,
        document.pageCount,
        byteCount,
        document.createdAt,
        document.retentionHours,
      )
      .first(),
  )
  if (inserted !== null) return null
  const holder = await db
    .prepare('SELECT id FROM documents WHERE tenant_id = ?1 AND external_id = ?2')
    .bind(tenantId, externalId)
    .first<string>('id')
  // A repeated INSERT whose first answer was lost finds its own row.
  return holder === null || holder === id ? null : { conflict: holder }
}

/**
 * The upload is complete: from here on the document will reach an end.
 *
 * @returns false when a sweep gave the upload up, or another took its Idempotency-Key, in the meantime
 */
export async function markReceived(
  db: D1Database,
  document: NewDocument,
  eventId: string,
  sendAt: number,
): Promise<boolean> {
  const { id } = document
  const files = document.files.map((file, position) =>
    db
      .prepare(
        `INSERT OR IGNORE INTO document_files
           (document_id, position, media_type, page_count, byte_count, sha256, object_key)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      )
      .bind(id, position, file.mediaType, file.pageCount, file.byteCount, file.sha256, file.objectKey),
  )
  const results = await withRetry(() =>
    db.batch([
      db
        .prepare(
          `UPDATE documents SET state = 'received', send_at = ?2, sends = 1
           WHERE id = ?1 AND state IN ('uploading', 'received')
             AND (?3 = 0 OR EXISTS (SELECT 1 FROM idempotency_keys WHERE document_id = ?1))
           RETURNING id`,
        )
        .bind(id, sendAt, document.hasIdempotencyKey ? 1 : 0),
      db.prepare(`UPDATE idempotency_keys SET state = 'done' WHERE document_id = ?1`).bind(id),
      ...files,
      eventStatement(db, { eventId, documentId: id, run: 'upload', now: document.createdAt }, 'received'),
    ]),
  )
  return (results[0]?.results.length ?? 0) > 0
}

/**
 * Forget an upload that was never answered; frees its externalId.
 *
 * @returns false when the document is no mere upload any more
 */
export async function deleteUploading(db: D1Database, documentId: string): Promise<boolean> {
  const result = await withRetry(() =>
    db
      .prepare(`DELETE FROM documents WHERE id = ?1 AND state IN ('uploading', 'abandoned')`)
      .bind(documentId)
      .run(),
  )
  return result.meta.changes > 0
}

const STATUS = { received: 0, finished: 1, failed: 2 } as const

/**
 * The outbox row of a state change, to stand behind it in the same batch. It is written only if the
 * document is now in that state by this run, and once, however often the batch is repeated.
 */
export function eventStatement(
  db: D1Database,
  change: {
    readonly eventId: string
    readonly documentId: string
    readonly run: string
    readonly now: number
  },
  state: keyof typeof STATUS,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO events
         (id, tenant_id, document_id, kind, run, external_id, status, error_code, created_at)
       SELECT ?1, tenant_id, id, ?3, ?4, external_id, ?5, error_code, ?6
       FROM documents WHERE id = ?2 AND state = ?7 AND (?4 = 'upload' OR run = ?4)`,
    )
    .bind(
      change.eventId,
      change.documentId,
      `document.${state}`,
      change.run,
      STATUS[state],
      change.now,
      state,
    )
}

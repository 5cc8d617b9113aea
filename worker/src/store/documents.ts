import { z } from 'zod'
import type { AskedType } from '../document-type.ts'
import { typeOfCode } from './type-codes.ts'

/** Whether a person is to look at a finished document, or has. */
export const REVIEW_STATES = ['none', 'needed', 'done'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** A JSON array in a column. */
const files = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(
    z.array(
      z.object({
        mediaType: z.string(),
        pageCount: z.number(),
        byteCount: z.number(),
        /** In hex. */
        sha256: z.string(),
      }),
    ),
  )

const row = z.object({
  id: z.string(),
  tenant_id: z.string(),
  external_id: z.string().nullable(),
  /** Null until it has been found. */
  type: z.number().transform(typeOfCode),
  /** Whether the upload left it to be found. */
  finds_type: z.number().transform((finds) => finds === 1),
  type_confidence: z.number().nullable(),
  state: z.enum(['received', 'finished', 'failed', 'deleted']),
  pages: z.string().nullable(),
  page_count: z.number(),
  files,
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
  result_purge_at: z.number().nullable(),
  /** Of the password that was kept to read it with. */
  password_id: z.string().nullable(),
  /** Whether an earlier version has kept one, which had no id. */
  has_password: z.number().transform((has) => has === 1),
  /** Whether each part of its file is to be a document of its own. */
  splits: z.number().transform((splits) => splits === 1),
  /** The upload that it is a part of. */
  parent_id: z.string().nullable(),
  review: z.enum(REVIEW_STATES),
  review_version: z.number(),
  review_key: z.string().nullable(),
  reviewed_at: z.number().nullable(),
  reviewed_by: z.string().nullable(),
  /** documentValidation as it stands. */
  is_valid: z
    .number()
    .transform((valid) => valid === 1)
    .nullable(),
  least_confidence: z.number().nullable(),
})
export type DocumentRow = z.infer<typeof row>
export type StoredFile = DocumentRow['files'][number]

/** Columns of `row`, for SELECT and RETURNING. */
export const DOCUMENT_COLUMNS = Object.keys(row.shape).join(', ')

export function parseDocumentRow(found: unknown): DocumentRow | null {
  return found === null || found === undefined ? null : row.parse(found)
}

/** What a document is read as. */
export function askedType({ type, finds_type }: Pick<DocumentRow, 'type' | 'finds_type'>): AskedType {
  return finds_type || type === null ? 'auto' : type
}

/** A document's primary key. */
export interface DocumentKey {
  readonly tenantId: string
  readonly id: string
}

export function keyOf(document: DocumentRow): DocumentKey {
  return { tenantId: document.tenant_id, id: document.id }
}

/** Documents that a client may see; `deleted` is for the audit. */
export const IS_VISIBLE = `state IN ('received', 'finished', 'failed')`

/** What a client may see: a document whose upload is complete and that was not deleted. */
export async function findDocument(
  db: D1Database,
  tenantId: string,
  documentId: string,
): Promise<DocumentRow | null> {
  return parseDocumentRow(
    await db
      .prepare(`SELECT ${DOCUMENT_COLUMNS} FROM documents WHERE tenant_id = ?1 AND id = ?2 AND ${IS_VISIBLE}`)
      .bind(tenantId, documentId)
      .first(),
  )
}

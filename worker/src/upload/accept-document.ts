import type { OnShard } from '../env.ts'
import { newId, toHex } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import { Problem, unavailable } from '../problem.ts'
import {
  type DocumentRow,
  deleteUploading,
  findDocument,
  insertUploading,
  markReceived,
  type NewDocument,
} from '../store/documents.ts'
import { deleteObjects, fileKey, putFile } from '../store/files.ts'
import { inspectUpload } from './inspect-upload.ts'
import type { UploadParameters } from './parse-parameters.ts'

/**
 * Take a document in: row, bytes, then the state that makes it visible. Whatever stops this half-way
 * leaves only what a sweep removes; when it returns, the document will reach an end.
 */
export async function acceptDocument(
  env: OnShard,
  tenantId: string,
  id: string,
  upload: UploadParameters,
): Promise<DocumentRow> {
  const files = await Promise.all(upload.files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
  const inspection = await inspectUpload(env.INSPECTOR, files, upload.pages)
  const createdAt = Date.now()
  const document: NewDocument = {
    id,
    tenantId,
    externalId: upload.externalId,
    type: upload.type,
    pages: upload.pages,
    pageCount: inspection.pageCount,
    retentionHours: upload.retentionHours,
    hasIdempotencyKey: upload.idempotencyKey !== null,
    files: await Promise.all(
      files.map(async (bytes, position) => ({
        mediaType: inspection.files[position]?.mediaType ?? 'application/octet-stream',
        pageCount: inspection.files[position]?.pageCount ?? 1,
        byteCount: bytes.byteLength,
        sha256: toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))),
        objectKey: fileKey(tenantId, id, position),
      })),
    ),
    createdAt,
  }
  const reserved = await insertUploading(env.DB, document)
  if (reserved !== null) {
    throw new Problem('external_id_conflict', { extensions: { documentId: reserved.conflict } })
  }
  try {
    return await store(env, document, files)
  } catch (error) {
    await forget(env, document)
    throw error
  }
}

async function store(
  env: OnShard,
  document: NewDocument,
  files: readonly Uint8Array[],
): Promise<DocumentRow> {
  await Promise.all(
    document.files.map((file, position) =>
      putFile(env.DOCUMENTS, file.objectKey, files[position] ?? new Uint8Array(), file),
    ),
  )
  const sendAt = Date.now() + LIMITS.resendSeconds * 1000
  const received = await markReceived(env.DB, document, newId(document.createdAt), sendAt)
  const row = received ? await findDocument(env.DB, document.tenantId, document.id) : null
  if (row === null) throw unavailable()
  return row
}

/** Best effort: what is left when this fails too is removed by the sweeper. */
async function forget(env: OnShard, document: NewDocument): Promise<void> {
  try {
    // The row first: a row that reached `received` after all must keep its bytes.
    if (await deleteUploading(env.DB, document.id)) {
      await deleteObjects(env.DOCUMENTS, document.tenantId, document.id)
    }
  } catch (error) {
    log({ event: 'upload-left-behind', documentId: document.id, ...describeError(error) })
  }
}

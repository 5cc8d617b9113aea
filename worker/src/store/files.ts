import type { SentFiles } from '../read/sent-files.ts'

/** Objects of one document. The tenant comes first, so that one prefix holds all that is theirs. */
export function fileKey(tenantId: string, documentId: string, position: number): string {
  return `${documentPrefix(tenantId, documentId)}files/${position}`
}

/** Every run writes its own object; the document's row names the one that counts. */
export function resultKey(tenantId: string, documentId: string, run: string): string {
  return `${documentPrefix(tenantId, documentId)}results/${run}.json`
}

export function documentPrefix(tenantId: string, documentId: string): string {
  return `${tenantId}/${documentId}/`
}

/**
 * Store the bytes of one file; R2 refuses them when they do not have the digest.
 * A key is written once: repeating the call after a lost answer changes nothing.
 */
export async function putFile(
  bucket: R2Bucket,
  key: string,
  bytes: Uint8Array,
  file: { readonly mediaType: string; readonly sha256: string },
): Promise<void> {
  await bucket.put(key, bytes, {
    onlyIf: { etagDoesNotMatch: '*' },
    sha256: file.sha256,
    httpMetadata: { contentType: file.mediaType },
  })
}

export interface StoredFile {
  readonly position: number
  readonly media_type: string
  readonly byte_count: number
  readonly sha256: string
  readonly object_key: string
}

/** A document's files in the order sent. */
export async function listFiles(db: D1Database, documentId: string): Promise<StoredFile[]> {
  const { results } = await db
    .prepare(
      `SELECT position, media_type, byte_count, sha256, object_key
       FROM document_files WHERE document_id = ?1 ORDER BY position`,
    )
    .bind(documentId)
    .all<StoredFile & Record<string, unknown>>()
  return results
}

export interface FilesUnderWay {
  readonly files: SentFiles
  /** Rejects when a file is missing or the receiver went away. It may never resolve if nobody takes the bytes. */
  readonly sent: Promise<void>
}

/**
 * A document's files in order as one stream, which only its receiver ever holds.
 *
 * @param signal ends the sending
 */
export async function streamFiles(
  db: D1Database,
  bucket: R2Bucket,
  documentId: string,
  signal: AbortSignal,
): Promise<FilesUnderWay> {
  const { results } = await db
    .prepare('SELECT object_key, byte_count FROM document_files WHERE document_id = ?1 ORDER BY position')
    .bind(documentId)
    .all<ObjectToSend>()
  const { readable, writable } = new IdentityTransformStream()
  return {
    files: { bytes: readable, byteCounts: results.map(({ byte_count }) => byte_count) },
    sent: send(bucket, results, writable, signal),
  }
}

type ObjectToSend = Pick<StoredFile, 'object_key' | 'byte_count'> & Record<string, unknown>

async function send(
  bucket: R2Bucket,
  objects: readonly ObjectToSend[],
  receiver: WritableStream,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const { object_key, byte_count } of objects) {
      const object = await bucket.get(object_key)
      if (object === null) throw new RangeError('a received document has lost a file')
      if (object.size !== byte_count) {
        throw new RangeError(`a file of ${byte_count} bytes is stored with ${object.size}`)
      }
      await object.body.pipeTo(receiver, { preventClose: true, signal })
    }
    await receiver.close()
  } catch (error) {
    await receiver.abort(error).catch(() => {})
    throw error
  }
}

/** Everything of one document: sources, results of every run. */
export function deleteObjects(bucket: R2Bucket, tenantId: string, documentId: string): Promise<void> {
  return deletePrefix(bucket, documentPrefix(tenantId, documentId))
}

export function deleteSources(bucket: R2Bucket, tenantId: string, documentId: string): Promise<void> {
  return deletePrefix(bucket, `${documentPrefix(tenantId, documentId)}files/`)
}

export function deleteResults(bucket: R2Bucket, tenantId: string, documentId: string): Promise<void> {
  return deletePrefix(bucket, `${documentPrefix(tenantId, documentId)}results/`)
}

async function deletePrefix(bucket: R2Bucket, prefix: string): Promise<void> {
  for (;;) {
    const { objects } = await bucket.list({ prefix })
    if (objects.length === 0) return
    await bucket.delete(objects.map((object) => object.key))
  }
}

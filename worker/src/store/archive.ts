import { toHex } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import type { DocumentKey } from './documents.ts'
import { isSettled } from './frozen.ts'
import { withRetry } from './retry.ts'

/** What is kept of a document for the audit: nothing that it says, and no name that a client gave it. */
interface SpentDocument extends DocumentKey {
  readonly line: string
}

/**
 * Documents of which only the row is left: the objects are gone, and nobody is told of them any more. The
 * oldest first.
 */
export async function findSpent(db: D1Database, now: number): Promise<SpentDocument[]> {
  const { results } = await db
    .prepare(
      `SELECT d.tenant_id, d.id, json_object(
           'tenantId', d.tenant_id, 'id', d.id, 'type', d.type, 'state', d.state, 'pageCount', d.page_count,
           'byteCount', d.byte_count, 'files', json(d.files), 'attempts', d.attempts,
           'errorCode', d.error_code, 'processTimeMs', d.process_time_ms, 'createdAt', d.created_at,
           'endedAt', d.ended_at, 'deletedAt', d.deleted_at) AS line
       FROM documents d
       WHERE d.source_purge_at IS NULL AND d.result_purge_at IS NULL
         AND d.state IN ('finished', 'failed', 'deleted') AND d.updated_at < ?1
         -- A part that was deleted stays known while its upload may be read again, or it would be made again.
         AND (d.state <> 'deleted' OR NOT EXISTS (
           SELECT 1 FROM documents p WHERE p.tenant_id = d.tenant_id AND p.id = d.parent_id AND p.source_purged_at IS NULL))
         AND ${isSettled('d.tenant_id')}
       ORDER BY d.updated_at LIMIT ?2`,
    )
    .bind(now - LIMITS.rowDays * 86_400_000, LIMITS.stepRowsMax)
    .all<{ tenant_id: string; id: string; line: string }>()
  return results.map(({ tenant_id, id, line }) => ({ tenantId: tenant_id, id, line }))
}

/**
 * Write the lines; the rows go only afterwards. The key comes from the first document and from all that is written: a step
 * which died between the two is written over, and two at the same time that found more and less stand beside each other.
 */
export async function putArchive(
  bucket: R2Bucket,
  documents: readonly SpentDocument[],
  now: number,
): Promise<void> {
  const [first] = documents
  if (first === undefined) return
  const day = new Date(now).toISOString().slice(0, 10)
  const text = documents.map(({ line }) => `${line}\n`).join('')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const name = `${first.id}-${toHex(new Uint8Array(digest)).slice(0, 16)}`
  const httpMetadata = { contentType: 'application/x-ndjson' }
  await bucket.put(`archive/${day}/${name}.ndjson`, text, { httpMetadata })
}

export async function deleteRows(db: D1Database, keys: readonly DocumentKey[]): Promise<void> {
  await withRetry(() =>
    db
      .prepare(
        `DELETE FROM documents
         WHERE (tenant_id, id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`,
      )
      .bind(JSON.stringify(keys.map(({ tenantId, id }) => [tenantId, id])))
      .run(),
  )
}

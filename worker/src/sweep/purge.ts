import type { DocumentKey } from '../store/documents.ts'
import { deleteObjects, deleteResults, deleteSources } from '../store/files.ts'
import { confirmPurge, type DuePurge, markDuePurges, type Part } from '../store/purge.ts'

export interface PurgeEnv {
  readonly DB: D1Database
  readonly DOCUMENTS: R2Bucket
}

/**
 * Remove the objects that retention no longer allows: of one document, or of all that are due.
 *
 * @returns how many documents lost a part
 */
export async function purge(
  env: PurgeEnv,
  part: Part,
  only: DocumentKey | null,
  now: number,
): Promise<number> {
  const due = await markDuePurges(env.DB, part, only, now)
  for (const document of due) {
    await removeObjects(env.DOCUMENTS, part, document)
    await confirmPurge(env.DB, part, document)
  }
  return due.length
}

function removeObjects(bucket: R2Bucket, part: Part, { id, tenantId, isDeleted }: DuePurge): Promise<void> {
  // The second look at a deleted document: a reader that died may have left a result behind.
  if (isDeleted) return deleteObjects(bucket, tenantId, id)
  return part === 'source' ? deleteSources(bucket, tenantId, id) : deleteResults(bucket, tenantId, id)
}

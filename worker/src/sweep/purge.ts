import type { DocumentKey } from '../store/documents.ts'
import { deletePrefixes, documentPrefix, resultsPrefix, sourcesPrefix } from '../store/files.ts'
import { confirmPurges, type DuePurge, markDuePurges, markPurge, type Part } from '../store/purge.ts'
import { inSteps } from './in-steps.ts'

export interface PurgeEnv {
  readonly DB: D1Database
  readonly DOCUMENTS: R2Bucket
}

/**
 * Remove the objects that retention no longer allows, of all documents that are due.
 *
 * @returns how many documents lost the part
 */
export function purgeDue(env: PurgeEnv, part: Part, now: number): Promise<number> {
  return inSteps(async () => {
    const due = await markDuePurges(env.DB, part, now)
    await finishPurges(env, part, due)
    return due.length
  })
}

/** The same for one document, if it is due. */
export async function purgeDocument(env: PurgeEnv, part: Part, key: DocumentKey, now: number): Promise<void> {
  await finishPurges(env, part, await markPurge(env.DB, part, key, now))
}

async function finishPurges(env: PurgeEnv, part: Part, due: readonly DuePurge[]): Promise<void> {
  if (due.length === 0) return
  await deletePrefixes(
    env.DOCUMENTS,
    due.map((document) => prefixOf(part, document)),
  )
  await confirmPurges(env.DB, part, due)
}

function prefixOf(part: Part, { tenantId, id, isDeleted }: DuePurge): string {
  // The second look at a deleted document: a reader that died may have left a result behind.
  if (isDeleted) return documentPrefix(tenantId, id)
  return part === 'source' ? sourcesPrefix(tenantId, id) : resultsPrefix(tenantId, id)
}

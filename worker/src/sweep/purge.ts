import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import type { DocumentKey } from '../store/documents.ts'
import { deletePrefixes, documentPrefix, resultsPrefix, sourcesPrefix } from '../store/files.ts'
import {
  confirmPurges,
  type DuePurge,
  markDuePurges,
  markPurge,
  type Part,
  postponePurges,
} from '../store/purge.ts'

export interface PurgeEnv {
  readonly DB: D1Database
  readonly DOCUMENTS: R2Bucket
}

/**
 * Remove the objects that retention no longer allows, of the next documents that are due.
 *
 * @returns how many were due
 * @throws what an object failed with, after all others have gone
 */
export async function purgeDue(env: PurgeEnv, part: Part, now: number): Promise<number> {
  const due = await markDuePurges(env.DB, part, now)
  await finishPurges(env, part, due, now)
  return due.length
}

/** The same for one document, if it is due. */
export async function purgeDocument(env: PurgeEnv, part: Part, key: DocumentKey, now: number): Promise<void> {
  await finishPurges(env, part, await markPurge(env.DB, part, key, now), now)
}

async function finishPurges(env: PurgeEnv, part: Part, due: readonly DuePurge[], now: number): Promise<void> {
  const failures = await deletePrefixes(
    env.DOCUMENTS,
    due.map((document) => prefixOf(part, document)),
  )
  const gone = due.filter((document) => !failures.has(prefixOf(part, document)))
  const left = due.filter((document) => failures.has(prefixOf(part, document)))
  if (gone.length > 0) await confirmPurges(env.DB, part, gone, now)
  const [first] = left
  if (first === undefined) return
  // Where nothing went the bucket is away, and all are tried again at once. Else what fails lets the others pass.
  if (gone.length > 0) await postponePurges(env.DB, part, left, now + LIMITS.purgeAgainSeconds * 1000)
  const failure = failures.get(prefixOf(part, first))
  log({
    event: 'purge-left-behind',
    part,
    documents: left.length,
    documentId: first.id,
    ...describeError(failure),
  })
  throw failure
}

function prefixOf(part: Part, { tenantId, id, isDeleted }: DuePurge): string {
  // The second look at a deleted document: a reader that died may have left a result behind.
  if (isDeleted) return documentPrefix(tenantId, id)
  return part === 'source' ? sourcesPrefix(tenantId, id) : resultsPrefix(tenantId, id)
}

import type { OnShard } from '../env.ts'
import { describeError, log } from '../log.ts'
import { deletePrefixes, documentPrefix } from '../store/files.ts'
import { abandonUploads, forgetUploads } from '../store/uploads.ts'

/**
 * Give up the next uploads that nobody completes any more.
 *
 * @returns how many there were
 * @throws what an object failed with, after all others have gone: it is tried again
 */
export async function removeAbandoned(env: OnShard, now: number): Promise<number> {
  const abandoned = (await abandonUploads(env.DB, now)).map(({ id, tenant_id: tenantId }) => ({
    id,
    prefix: documentPrefix(tenantId, id),
  }))
  if (abandoned.length === 0) return 0
  const failures = await deletePrefixes(
    env.DOCUMENTS,
    abandoned.map(({ prefix }) => prefix),
  )
  const gone = abandoned.filter(({ prefix }) => !failures.has(prefix))
  await forgetUploads(
    env.DB,
    gone.map(({ id }) => id),
  )
  const left = abandoned.find(({ prefix }) => failures.has(prefix))
  if (left === undefined) return abandoned.length
  const failure = failures.get(left.prefix)
  log({ event: 'upload-left-behind', uploads: failures.size, documentId: left.id, ...describeError(failure) })
  throw failure
}

import type { OnShard } from '../env.ts'
import { describeError, log } from '../log.ts'
import { deleteObjects } from '../store/files.ts'
import { abandonUpload, forgetUploads, type UploadClaim } from '../store/uploads.ts'

/** Take back what was stored for a document that never came. Best effort: what is left when this fails is the sweeper's. */
export async function forgetClaim(env: OnShard, { tenantId, documentId }: UploadClaim): Promise<void> {
  try {
    // First that the document can no longer come: one that came after all keeps its bytes.
    if (!(await abandonUpload(env.DB, documentId))) return
    await deleteObjects(env.DOCUMENTS, tenantId, documentId)
    await forgetUploads(env.DB, [documentId])
  } catch (error) {
    log({ event: 'upload-left-behind', documentId, ...describeError(error) })
  }
}

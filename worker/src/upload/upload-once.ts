import type { OnShard } from '../env.ts'
import { newId, toHex } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import { Problem } from '../problem.ts'
import { type DocumentRow, findDocument } from '../store/documents.ts'
import { claimKey, type KeyClaim, releaseKey } from '../store/idempotency.ts'
import { acceptDocument } from './accept-document.ts'
import type { UploadParameters } from './parse-parameters.ts'

const POLL_MS_MIN = 50
const POLL_MS_MAX = 400

export interface Uploaded {
  readonly document: DocumentRow
  /** True when an earlier request with this Idempotency-Key made the document. */
  readonly isReplay: boolean
}

/**
 * Accept an upload, once for its Idempotency-Key. Equal requests at the same time wait for the one that
 * won and get its answer. An upload that was refused made nothing, so its key stays free.
 *
 * @throws {Problem} 422 for the key of another payload, 409 when the answer cannot be awaited
 */
export async function uploadOnce(
  env: OnShard,
  tenantId: string,
  upload: UploadParameters,
): Promise<Uploaded> {
  const id = newId(Date.now())
  if (upload.idempotencyKey === null) {
    return { document: await acceptDocument(env, tenantId, id, upload), isReplay: false }
  }
  const claim: KeyClaim = {
    tenantId,
    keyHash: await hash(new TextEncoder().encode(upload.idempotencyKey)),
    payloadHash: await hashPayload(upload),
    documentId: id,
  }
  const deadline = Date.now() + LIMITS.idempotencyWaitSeconds * 1000
  for (let pauseMs = POLL_MS_MIN; ; pauseMs = Math.min(pauseMs * 1.5, POLL_MS_MAX)) {
    const holder = await claimKey(env.DB, claim, Date.now())
    if (holder === null) return { document: await acceptClaimed(env, claim, upload), isReplay: false }
    if (holder.payloadHash !== claim.payloadHash) throw new Problem('idempotency_key_reused')
    const document = holder.isDone ? await findDocument(env.DB, tenantId, holder.documentId) : null
    if (document !== null) return { document: asUploaded(document), isReplay: true }
    if (Date.now() > deadline) {
      throw new Problem('idempotency_in_progress', { headers: { 'Retry-After': '5' } })
    }
    await scheduler.wait(pauseMs)
  }
}

async function acceptClaimed(env: OnShard, claim: KeyClaim, upload: UploadParameters): Promise<DocumentRow> {
  try {
    return await acceptDocument(env, claim.tenantId, claim.documentId, upload)
  } catch (error) {
    // Should this fail as well, the key is free when the claim's time is over.
    await releaseKey(env.DB, claim).catch((failure: unknown) =>
      log({ event: 'idempotency-left-behind', documentId: claim.documentId, ...describeError(failure) }),
    )
    throw error
  }
}

/** What the first request was answered, whatever has become of the document since. */
function asUploaded(document: DocumentRow): DocumentRow {
  return { ...document, state: 'received', updated_at: document.created_at }
}

/** What makes two uploads equal: the parsed parts; not boundaries, file names or declared types. */
async function hashPayload(upload: UploadParameters): Promise<string> {
  const files: string[] = []
  // One after the other: the isolate should not hold every file twice.
  for (const file of upload.files) files.push(await hash(await file.arrayBuffer()))
  const { type, pages, externalId, retentionHours } = upload
  return hash(new TextEncoder().encode(JSON.stringify([type, pages, externalId, retentionHours, files])))
}

async function hash(bytes: BufferSource): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

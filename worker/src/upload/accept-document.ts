import type { OnShard } from '../env.ts'
import { newId, toHex } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { Problem, passwordsNotConfigured, unavailable } from '../problem.ts'
import type { ChangedDocument } from '../store/changed-document.ts'
import type { DocumentRow } from '../store/documents.ts'
import { deleteObjects, fileKey, putFile } from '../store/files.ts'
import { keepPassword } from '../store/passwords.ts'
import { beginUpload, findHolders, type Holders, insertDocument, type UploadClaim } from '../store/uploads.ts'
import { checkSplit } from './check-split.ts'
import { forgetClaim } from './forget-claim.ts'
import { inspectUpload } from './inspect-upload.ts'
import type { SentFile, UploadParameters } from './parse-parameters.ts'

export interface Accepted extends ChangedDocument {
  /** True when an earlier request with this Idempotency-Key made the document. */
  readonly isReplay: boolean
}

/** Whose upload it is. */
export interface Sender {
  readonly tenantId: string
  readonly keyId: string
  /** Ask for the key again. @throws {Problem} 401 where it works no longer */
  readonly admit: () => Promise<unknown>
}

/** A file in memory, with its SHA-256 in hex. */
interface HeldFile extends SentFile {
  readonly sha256: string
}

/**
 * Take a document in, once for its Idempotency-Key: a note of the upload, then the bytes, then the document
 * itself, if its sender's key still works. An upload that is cut off anywhere has taken nothing, neither
 * externalId nor Idempotency-Key, so that it can be sent again at once; a sweep removes its bytes. Equal uploads
 * at the same time all work, and one document comes of them.
 *
 * @throws {Problem} 401 for a key that was revoked meanwhile, 409 for another document's externalId, 422 for an
 *   Idempotency-Key that was used with another payload
 */
export async function acceptDocument(
  env: OnShard,
  sender: Sender,
  upload: UploadParameters,
): Promise<Accepted> {
  const createdAt = Date.now()
  const files = await Promise.all(upload.files.map(holdFile))
  const claim = await claimOf(sender.tenantId, newId(createdAt), upload, files)
  try {
    const earlier = findAnswer(claim, await beginUpload(env.DB, claim, Date.now()))
    const made = earlier === null ? await store(env, sender, claim, upload, files, createdAt) : null
    if (made !== null) return { ...made, isReplay: false }
    if (earlier === null) await sender.admit()
    const first = earlier ?? findAnswer(claim, await findHolders(env.DB, claim, Date.now()))
    // Nobody was faster: a sweep took this upload for dead.
    if (first === null) throw unavailable()
    await forgetClaim(env, claim)
    return { document: asUploaded(first, upload), isAwaited: false, isReplay: true }
  } catch (error) {
    await forgetClaim(env, claim)
    throw error
  }
}

/** @returns null when another upload was faster */
async function store(
  env: OnShard,
  sender: Sender,
  claim: UploadClaim,
  upload: UploadParameters,
  files: readonly HeldFile[],
  createdAt: number,
): Promise<ChangedDocument | null> {
  const { tenantId, documentId } = claim
  const inspection = await inspectUpload(
    env.INSPECTOR,
    files.map(({ bytes }) => bytes),
    upload.pages,
    upload.password,
  )
  if (upload.split) {
    const byteCount = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
    checkSplit(byteCount, inspection.pageCount, upload.pages)
  }
  const stored = files.map(({ bytes, sha256 }, position) => ({
    mediaType: inspection.files[position]?.mediaType ?? 'application/octet-stream',
    pageCount: inspection.files[position]?.pageCount ?? 1,
    byteCount: bytes.byteLength,
    sha256,
  }))
  const puts = await Promise.allSettled(
    files.map(({ bytes, sha256, name }, position) => {
      const file = { mediaType: stored[position]?.mediaType ?? '', sha256 }
      return putFile(env.DOCUMENTS, fileKey(tenantId, documentId, position), bytes, file, name)
    }),
  )
  // None is under way any more: what came after `forgetClaim` would stay for ever.
  for (const put of puts) if (put.status === 'rejected') throw put.reason
  const now = Date.now()
  const key = { tenantId, id: documentId }
  const passwordId = upload.password === null ? null : await keepPassword(env, key, upload.password, now)
  if (upload.password !== null && passwordId === null) throw passwordsNotConfigured()
  // In the transaction that writes it, where keys are in the same database; else right before.
  const isDirectory = env.DB === env.DB_0
  if (!isDirectory) await sender.admit()
  const document = {
    claim,
    type: upload.type,
    pages: upload.pages,
    pageCount: inspection.pageCount,
    retentionHours: upload.retentionHours,
    passwordId,
    splits: upload.split,
    parent: null,
    files: stored,
    keyId: isDirectory ? sender.keyId : null,
    createdAt,
  }
  const made = await insertDocument(env.DB, document, newId(now), now + LIMITS.resendSeconds * 1000, now)
  // A sweep that took this upload for dead has forgotten it, and nobody else knows what was stored since.
  if (made === null) await deleteObjects(env.DOCUMENTS, tenantId, documentId)
  return made
}

/**
 * The document that an equal request has made before.
 *
 * @throws {Problem} when what is claimed belongs to something else
 */
function findAnswer({ idempotencyKey }: UploadClaim, holders: Holders): DocumentRow | null {
  if (holders.key !== null) {
    if (holders.key.payloadHash !== idempotencyKey?.payloadHash) throw new Problem('idempotency_key_reused')
    return holders.key.document
  }
  if (holders.externalId === null) return null
  throw new Problem('external_id_conflict', { extensions: { documentId: holders.externalId } })
}

/** What the first request was answered, whatever has become of the document since. */
function asUploaded(document: DocumentRow, { type }: UploadParameters): DocumentRow {
  const asked = type === 'auto' ? null : type
  const unread = { type: asked, type_confidence: null, review: 'none', review_version: 0 } as const
  return { ...document, ...unread, state: 'received', updated_at: document.created_at }
}

async function holdFile(file: SentFile): Promise<HeldFile> {
  return { ...file, sha256: await hash(file.bytes) }
}

async function claimOf(
  tenantId: string,
  documentId: string,
  { type, pages, externalId, retentionHours, split, idempotencyKey }: UploadParameters,
  files: readonly HeldFile[],
): Promise<UploadClaim> {
  if (idempotencyKey === null) return { tenantId, documentId, externalId, idempotencyKey }
  // What makes two uploads equal: the parsed parts; not boundaries, file names, declared types, nor a password, of
  // which not even a hash is kept.
  const hashes = files.map(({ sha256 }) => sha256)
  // Uploads from before there was anything to split have their hash.
  const payload = [type, pages, externalId, retentionHours, hashes, ...(split ? ['split'] : [])]
  return {
    tenantId,
    documentId,
    externalId,
    idempotencyKey: {
      hash: await hash(encode(idempotencyKey)),
      payloadHash: await hash(encode(JSON.stringify(payload))),
    },
  }
}

function encode(text: string): BufferSource {
  return new TextEncoder().encode(text)
}

async function hash(bytes: BufferSource | Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource)))
}

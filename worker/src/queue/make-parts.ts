import type { OnShard } from '../env.ts'
import { newId } from '../ids.ts'
import type { Claim } from '../lifecycle/claim.ts'
import { LIMITS } from '../limits.ts'
import { sendExtractions } from '../messages/send-extraction.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import { countParts } from '../rate-limit.ts'
import type { ReadAnswer } from '../read/read-answer.ts'
import { type DocumentKey, type DocumentRow, keyOf } from '../store/documents.ts'
import { fileKey } from '../store/files.ts'
import { findPartPages } from '../store/parts.ts'
import { keepPassword, readPassword } from '../store/passwords.ts'
import { withRetry } from '../store/retry.ts'
import { beginUpload, insertDocument } from '../store/uploads.ts'
import { forgetClaim } from '../upload/forget-claim.ts'

/** The run by which parts are made. */
type Made = Pick<Claim, 'document' | 'run'>
type Parts = Extract<ReadAnswer, { outcome: 'read' }>['parts']

/**
 * Make a document of each part of an upload that asks for it. Each has the whole file, of which it reads its own pages, and
 * from here on a life of its own. What was made before is not made again, be it after a crash or deleted since.
 */
export async function makeParts(env: OnShard, { document: parent, run }: Made, parts: Parts): Promise<void> {
  if (!parent.splits || parts.length < 2) return
  const known = await findPartPages(env.DB, keyOf(parent))
  const made: DocumentKey[] = []
  let isAwaited = false
  try {
    for (const part of parts) {
      if (known.has(pagesOf(part))) continue
      const child = await makePart(env, { document: parent, run }, part)
      if (child === null) continue
      made.push(keyOf(child.document))
      isAwaited ||= child.isAwaited
    }
  } finally {
    // What was made before a failure is read and told as the others are.
    if (made.length > 0) await countParts(env, parent.tenant_id, made.length)
    await sendExtractions(env.EXTRACTION, made)
    if (isAwaited) await wakeCourier(env.WEBHOOKS)
  }
}

function pagesOf({ from, to, pages }: Parts[number]): string {
  return pages ?? (from === to ? String(from) : `${from}-${to}`)
}

/** @returns null when the part is there already, or the run no longer holds the upload */
async function makePart(env: OnShard, { document: parent, run }: Made, part: Parts[number]) {
  const { tenant_id: tenantId } = parent
  const createdAt = Date.now()
  const claim = { tenantId, documentId: newId(createdAt), externalId: null, idempotencyKey: null }
  await beginUpload(env.DB, claim, createdAt)
  try {
    await copyFiles(env.DOCUMENTS, parent, claim.documentId)
    const password = await readPassword(env, parent)
    const own = { tenantId, id: claim.documentId }
    const passwordId = password === null ? null : await keepPassword(env, own, password, createdAt)
    const now = Date.now()
    const document = {
      claim,
      // Of none of the types: its reading says so.
      type: part.type ?? ('auto' as const),
      pages: pagesOf(part),
      pageCount: parent.page_count,
      retentionHours: parent.retention_hours,
      passwordId,
      splits: false,
      parent: { id: parent.id, run },
      files: parent.files,
      keyId: null,
      createdAt,
    }
    const made = await insertDocument(env.DB, document, newId(now), now + LIMITS.resendSeconds * 1000, now)
    if (made === null) await forgetClaim(env, claim)
    return made
  } catch (error) {
    await forgetClaim(env, claim)
    throw error
  }
}

async function copyFiles(bucket: R2Bucket, parent: DocumentRow, documentId: string): Promise<void> {
  for (const [position, { mediaType, sha256 }] of parent.files.entries()) {
    // From the beginning, since a stream that broke off is spent.
    await withRetry(async () => {
      const object = await bucket.get(fileKey(parent.tenant_id, parent.id, position))
      if (object === null) throw new RangeError('a document that is being read has lost a file')
      await bucket.put(fileKey(parent.tenant_id, documentId, position), object.body, {
        sha256,
        httpMetadata: { contentType: mediaType },
        ...(object.customMetadata ? { customMetadata: object.customMetadata } : {}),
      })
    })
  }
}

import type { OnShard } from '../env.ts'
import { LIMITS } from '../limits.ts'
import { sendExtraction } from '../queue/send.ts'
import { type DocumentRow, keyOf } from '../store/documents.ts'
import { takeDueSending } from '../store/due.ts'
import { endAsFailed } from '../store/end-as-failed.ts'

/**
 * Look after one received document: fail what ran too long or too often, send again what was lost.
 *
 * @returns true when the document has been ended
 */
export async function settleDocument(env: OnShard, document: DocumentRow, now: number): Promise<boolean> {
  const failure = overdueCode(document, now)
  if (failure !== null) {
    await endAsFailed(env.DB, document, failure, now)
    return true
  }
  if (document.lease_until === null && document.send_at <= now) {
    const isWon = await takeDueSending(env.DB, keyOf(document), now)
    if (isWon) await sendExtraction(env.EXTRACTION, keyOf(document))
  }
  return false
}

function overdueCode(document: DocumentRow, now: number): 'processing_timeout' | 'engine_error' | null {
  if (document.lease_until !== null) return document.lease_until < now ? 'processing_timeout' : null
  if (document.attempts >= LIMITS.attemptsMax) return 'engine_error'
  // Equal to createdAt after an upload; a document that is read again began to wait later.
  const queuedMs = now - document.updated_at
  return queuedMs > LIMITS.queuedHoursMax * 3_600_000 ? 'processing_timeout' : null
}

import { describeError, log } from '../log.ts'
import type { AttemptOutcome, ClaimedDelivery } from '../webhook/delivery.ts'
import type { DeliveryRow } from './deliveries.ts'
import type { DocumentKey } from './documents.ts'
import { documentPrefix } from './files.ts'

/** An outcome as it is written down: with the beginning of the answer, or with where that is. */
export interface LoggedOutcome extends AttemptOutcome {
  readonly answerKey: string | null
}

/**
 * Keep the beginning of an endpoint's answer. An answer to a full payload may repeat what a document says:
 * it stands among the document's results in R2, and goes when they go. A log without an answer is better
 * than none, so that a failure of R2 is not one of this.
 */
export async function keepAnswer(
  db: D1Database,
  bucket: R2Bucket,
  claim: ClaimedDelivery,
  outcome: AttemptOutcome,
): Promise<LoggedOutcome> {
  const { document, webhook } = claim
  const isPlain = outcome.answer === null || document === null || webhook.payload === 'thin'
  if (isPlain) return { ...outcome, answerKey: null }
  const name = `results/answers/${claim.id}-${claim.attempt}.txt`
  const key = documentPrefix(document.tenantId, document.id) + name
  let isKept = false
  try {
    await bucket.put(key, outcome.answer, { httpMetadata: { contentType: 'text/plain' } })
    isKept = await hasContent(db, document)
  } catch (error) {
    log({ event: 'answer-not-kept', deliveryId: claim.id, ...describeError(error) })
  }
  // The document may have gone while its endpoint was answering; then nobody comes back for the object.
  if (!isKept) await discard(bucket, key, claim)
  return { ...outcome, answer: null, answerKey: isKept ? key : null }
}

async function discard(bucket: R2Bucket, key: string, claim: ClaimedDelivery): Promise<void> {
  await bucket
    .delete(key)
    .catch((error: unknown) =>
      log({ event: 'answer-left-behind', deliveryId: claim.id, ...describeError(error) }),
    )
}

async function hasContent(db: D1Database, { tenantId, id }: DocumentKey): Promise<boolean> {
  const found = await db
    .prepare(
      `SELECT 1 FROM documents
       WHERE tenant_id = ?1 AND id = ?2 AND state <> 'deleted' AND result_purged_at IS NULL`,
    )
    .bind(tenantId, id)
    .first()
  return found !== null
}

/** Fill in the answers that are in R2, as far as they are still there. */
export async function loadAnswers(
  bucket: R2Bucket,
  deliveries: readonly DeliveryRow[],
): Promise<DeliveryRow[]> {
  return Promise.all(
    deliveries.map(async (delivery) => {
      const attempts = delivery.log.map(async (attempt) =>
        attempt.answer_key === null
          ? attempt
          : { ...attempt, answer: await readText(bucket, attempt.answer_key) },
      )
      return { ...delivery, log: await Promise.all(attempts) }
    }),
  )
}

async function readText(bucket: R2Bucket, key: string): Promise<string | null> {
  const object = await bucket.get(key)
  return object === null ? null : object.text()
}

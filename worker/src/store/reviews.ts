import { z } from 'zod'
import { type ChangedDocument, columnsAfter, parseChanged } from './changed-document.ts'
import { type DocumentRow, keyOf, type ReviewState } from './documents.ts'
import { eventStatement } from './event-statement.ts'
import { documentPrefix } from './files.ts'
import { withRetry } from './retry.ts'
import { titled } from './titles.ts'

const check = z.object({
  rule: z.string(),
  outcome: z.enum(['pass', 'warn', 'fail', 'not_applicable']),
  message: z.string(),
  fields: z.array(z.string()),
})

/** What people have said of a reading, as it lies in R2 beside the result. Names are camelCase. */
const storedReview = z.object({
  /** Field → its value, the id of the key that gave it, and when. */
  fields: z.record(z.string(), z.object({ value: z.json(), by: z.string(), at: z.number() })),
  /** `data` with these values, and what the rules say of it: kept, so that a later engine changes nothing. */
  data: z.record(z.string(), z.json()),
  validations: z.array(check),
  /** The version that the last change was made of, and the hash of its request: who repeats it is answered alike. */
  last: z.object({ from: z.string(), hash: z.string() }),
})
export type StoredReview = z.infer<typeof storedReview>

/** Every change writes its own object; the document's row names the one that counts. */
export function reviewKey(document: DocumentRow, changeId: string): string {
  return `${documentPrefix(document.tenant_id, document.id)}results/review-${changeId}.json`
}

/** @returns null where nobody said anything, or retention has removed it */
export async function readReview(bucket: R2Bucket, document: DocumentRow): Promise<StoredReview | null> {
  const object = document.review_key === null ? null : await bucket.get(document.review_key)
  return object === null ? null : storedReview.parse(await object.json())
}

/** @param title what people call the document by, for lists */
export async function putReview(
  bucket: R2Bucket,
  key: string,
  review: StoredReview,
  title: string | null,
): Promise<void> {
  const httpMetadata = { contentType: 'application/json' }
  await bucket.put(key, JSON.stringify(review), { ...titled(title), httpMetadata })
}

export interface ReviewChange {
  readonly key: string
  readonly state: ReviewState
  /** The id of the caller's key. */
  readonly by: string
  readonly isValid: boolean
  readonly leastConfidence: number
  readonly eventId: string
  readonly now: number
}

/**
 * Make an object the one that counts, if the document is still as its row says: of changes at the same time one is made.
 * A document that is confirmed by it has its event.
 *
 * @returns null when another change, a deletion or retention was faster
 */
export async function changeReview(
  db: D1Database,
  document: DocumentRow,
  change: ReviewChange,
): Promise<ChangedDocument | null> {
  const { key, state, by, isValid, leastConfidence, eventId, now } = change
  const update = db
    .prepare(
      `UPDATE documents
       SET review = ?5, review_version = review_version + 1, review_key = ?6, reviewed_at = ?7, reviewed_by = ?8,
           is_valid = ?9, least_confidence = ?10, updated_at = ?7
       WHERE tenant_id = ?1 AND id = ?2 AND state = 'finished' AND run = ?3 AND review_version = ?4
         AND result_purged_at IS NULL`,
    )
    .bind(
      document.tenant_id,
      document.id,
      document.run,
      document.review_version,
      state,
      key,
      now,
      by,
      Number(isValid),
      leastConfidence,
    )
  const event = { eventId, key: keyOf(document), at: now, now }
  const results = await withRetry(() =>
    db.batch([
      update,
      ...(state === 'done' ? [eventStatement(db, event, 'reviewed')] : []),
      db
        .prepare(
          `SELECT ${columnsAfter('reviewed')} FROM documents
           WHERE tenant_id = ?1 AND id = ?2 AND review_key = ?3`,
        )
        .bind(document.tenant_id, document.id, key),
    ]),
  )
  const made = parseChanged(results.at(-1)?.results[0])
  // Without an event nobody is told.
  return made && { ...made, isAwaited: made.isAwaited && state === 'done' }
}

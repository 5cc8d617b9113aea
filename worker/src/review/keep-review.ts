import { type ExtractionResult, type JsonValue, recheck, titleOf, VERDICT } from '@ficha/engine'
import type { ApiEnv } from '../env.ts'
import { newId, toHex } from '../ids.ts'
import { describeError, log } from '../log.ts'
import type { DocumentRow, ReviewState } from '../store/documents.ts'
import { changeReview, putReview, reviewKey, type StoredReview } from '../store/reviews.ts'
import { versionOf } from './render-finished.ts'

/** What a person says of a finished document. */
export interface Said {
  /** camelCase field name → value as `data` carries it. */
  readonly values: Readonly<Record<string, JsonValue>>
  /** camelCase names of fields that get the value back that was read. */
  readonly reset: readonly string[]
  /** Null: as it is. */
  readonly state: ReviewState | null
  /** The id of the caller's key. */
  readonly by: string
}

/** A finished document with all that lies in R2, its type being known. */
export interface Reviewed {
  readonly document: DocumentRow
  readonly result: ExtractionResult
  readonly review: StoredReview | null
}

/** Whether the document stands as it does because somebody said just this to the version given. */
export async function isRepeated({ review }: Reviewed, from: string, said: Said): Promise<boolean> {
  return review !== null && review.last.from === from && review.last.hash === (await hashOf(said))
}

/**
 * Keep what a person says: values beside the reading, judged by its rules, and whether the document is confirmed.
 *
 * @returns what is there now; null when somebody else was faster
 */
export async function keepReview(
  env: Pick<ApiEnv, 'DOCUMENTS'> & { readonly DB: D1Database },
  reviewed: Reviewed,
  said: Said,
  now: number,
): Promise<(Reviewed & { readonly isAwaited: boolean }) | null> {
  const { document, result, review } = reviewed
  const state = said.state ?? document.review
  const fields = fieldsAfter(review, said, now)
  const isSame = JSON.stringify(fields) === JSON.stringify(review?.fields ?? {})
  if (isSame && state === document.review) return { ...reviewed, isAwaited: false }
  if (document.type === null || document.type === 'text')
    throw new RangeError('a document with fields has no type')

  const values = Object.fromEntries(
    Object.entries(fields).map(([name, { value }]) => [name, value as JsonValue]),
  )
  const { data, validations, changed } = recheck(document.type, result, values)
  const corrected = new Set([...Object.keys(fields), ...changed, VERDICT])
  const left = Object.entries(result.fields as Readonly<Record<string, { readonly confidence: number }>>)
    .filter(([name]) => !corrected.has(name))
    .map(([, { confidence }]) => confidence)
  const next: StoredReview = {
    fields,
    data: structuredClone(data) as StoredReview['data'],
    validations: validations.map((check) => ({ ...check, fields: [...check.fields] })),
    last: { from: versionOf(document), hash: await hashOf(said) },
  }
  const changeId = newId(now)
  const key = reviewKey(document, changeId)
  await putReview(env.DOCUMENTS, key, next, titleOf(data))
  const made = await changeReview(env.DB, document, {
    key,
    state,
    by: said.by,
    isValid: next.data[VERDICT] === true,
    leastConfidence: Math.min(1, ...left),
    eventId: changeId,
    now,
  })
  // No row names the one of the two that lost.
  await discard(env.DOCUMENTS, document, made === null ? key : document.review_key)
  return made && { ...made, result, review: next }
}

/** A value that is said again keeps who said it first. */
function fieldsAfter(review: StoredReview | null, said: Said, now: number): StoredReview['fields'] {
  const before = review?.fields ?? {}
  const kept = Object.entries(before).filter(([name]) => !said.reset.includes(name))
  const given = Object.entries(said.values).filter(
    ([name, value]) =>
      said.reset.includes(name) || JSON.stringify(before[name]?.value) !== JSON.stringify(value),
  )
  const added = given.map(([name, value]) => {
    const plain = structuredClone(value) as StoredReview['fields'][string]['value']
    return [name, { value: plain, by: said.by, at: now }] as const
  })
  return Object.fromEntries([...kept, ...added])
}

/** Should it fail, the object goes with the document's results. */
async function discard(bucket: R2Bucket, { id }: DocumentRow, key: string | null): Promise<void> {
  if (key === null) return
  await bucket
    .delete(key)
    .catch((error: unknown) => log({ event: 'review-left-behind', documentId: id, ...describeError(error) }))
}

async function hashOf(said: Said): Promise<string> {
  const text = JSON.stringify([said.values, said.reset, said.state, said.by])
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

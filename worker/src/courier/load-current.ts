import { renderParts } from '../render-parts.ts'
import { renderFinished } from '../review/render-finished.ts'
import { type DocumentRow, findDocument } from '../store/documents.ts'
import { readResult } from '../store/results.ts'
import { readReview } from '../store/reviews.ts'
import type { ClaimedDelivery } from '../webhook/delivery.ts'
import type { CurrentDocument } from '../webhook/render-message.ts'
import { renderFailed, renderReceived } from '../wire.ts'

/** The state a document is in right after each of its events. */
const STATES: Readonly<Record<string, DocumentRow['state']>> = {
  'document.received': 'received',
  'document.finished': 'finished',
  'document.failed': 'failed',
  'document.reviewed': 'finished',
}

/** What GET answers for a delivery's document, if it is still as the event left it and the message tells it. */
export async function loadCurrent(
  db: D1Database,
  bucket: R2Bucket,
  { document, kind, webhook }: ClaimedDelivery,
): Promise<CurrentDocument | null> {
  const isTold = webhook.payload === 'full' || kind === 'document.failed'
  if (document === null || !isTold) return null
  const row = await findDocument(db, document.tenantId, document.id)
  if (row === null || row.state !== STATES[kind] || row.updated_at !== document.updatedAt) return null
  if (row.state === 'received') return renderReceived(row)
  if (row.state === 'failed') return { ...renderFailed(row), ...(await renderParts(db, row)) }
  // Megabytes are no notice: whoever wants a text fetches it.
  if (row.type === 'text') return null
  // Retention may have removed both, and a correction since the row was read the review that it names.
  const result = row.result_key === null ? null : await readResult(bucket, row.result_key)
  const review = await readReview(bucket, row)
  if (result === null || (review === null && row.review_key !== null)) return null
  return {
    ...renderFinished({ document: row, result, review }, 'snake', 'json'),
    ...(await renderParts(db, row)),
  }
}

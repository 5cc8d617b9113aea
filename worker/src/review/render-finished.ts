import { type ExtractionResult, type Naming, renderData, type Values } from '@ficha/engine'
import type { DocumentRow } from '../store/documents.ts'
import type { StoredReview } from '../store/reviews.ts'
import { documentParts, renderSeconds } from '../wire.ts'

/** What was read of a finished document, and what people have said of it. */
export interface Finished {
  readonly document: DocumentRow
  readonly result: ExtractionResult
  readonly review: StoredReview | null
}

/** What GET answers for a finished document: `data` as corrected. */
export function renderFinished({ document, result, review }: Finished, naming: Naming, values: Values) {
  const { head, tail } = documentParts(document)
  const data = renderData(review?.data ?? result.data, naming, values)
  return { ...head, data, processTime: renderSeconds(document.process_time_ms ?? 0), ...tail }
}

/** Names a finished document as it stands: another reading or another review has another. */
export function versionOf({ run, review_version: version }: DocumentRow): string {
  return `${run}.${version}`
}

/** The same for the headers of an answer, and of the request that builds on it. */
export function etagOf(document: DocumentRow): string {
  return `"${versionOf(document)}"`
}

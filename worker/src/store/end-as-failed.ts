import { newId } from '../ids.ts'
import type { FailureCode } from '../wire.ts'
import { type Ended, failDocument } from './claims.ts'
import { type DocumentRow, keyOf } from './documents.ts'

/** End a received document for a reason that lies in time or in us, not in what it says. */
export async function endAsFailed(
  db: D1Database,
  document: DocumentRow,
  code: Extract<FailureCode, 'processing_timeout' | 'engine_error'>,
  now: number,
): Promise<Ended> {
  const ending = {
    key: keyOf(document),
    run: document.run ?? newId(now),
    eventId: newId(now),
    processTimeMs: document.started_at === null ? 0 : now - document.started_at,
    now,
  }
  return failDocument(db, document.run, ending, { code, detail: null, detectedType: null })
}

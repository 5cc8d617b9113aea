import { DOCUMENT_COLUMNS, type DocumentRow, parseDocumentRow } from './documents.ts'
import { isAwaited } from './event-statement.ts'

/** A document that has just been received, or received again. */
export interface Received {
  readonly document: DocumentRow
  /** Whether a webhook waits to be told of it: then the courier is woken. */
  readonly isAwaited: boolean
}

export const RECEIVED_COLUMNS = `${DOCUMENT_COLUMNS}, ${isAwaited('tenant_id', `'document.received'`)} AS is_awaited`

export function parseReceived(found: unknown): Received | null {
  const document = parseDocumentRow(found)
  return document && { document, isAwaited: (found as { is_awaited: number }).is_awaited === 1 }
}

import { DOCUMENT_COLUMNS, type DocumentRow, parseDocumentRow } from './documents.ts'
import { isAwaited } from './event-statement.ts'

/** A document right after a change of which an event tells. */
export interface ChangedDocument {
  readonly document: DocumentRow
  /** Whether a webhook waits to be told of it: then the courier is woken. */
  readonly isAwaited: boolean
}

/** Columns for `parseChanged`. */
export function columnsAfter(event: 'received' | 'reviewed'): string {
  return `${DOCUMENT_COLUMNS}, ${isAwaited('tenant_id', `'document.${event}'`)} AS is_awaited`
}

export function parseChanged(found: unknown): ChangedDocument | null {
  const document = parseDocumentRow(found)
  return document && { document, isAwaited: (found as { is_awaited: number }).is_awaited === 1 }
}

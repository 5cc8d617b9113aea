import { type Document, type DocumentSummary, readDocument, readSummary } from './documents.ts'
import { time } from './members.ts'
import { asObject, text } from './readers.ts'

/** What a webhook says. Narrow `type` to know its `data`. */
export type WebhookEvent = DocumentEvent | WebhookNotice

export const DOCUMENT_EVENTS = [
  'document.received',
  'document.finished',
  'document.failed',
  'document.deleted',
  'document.reviewed',
] as const
export type DocumentEventType = (typeof DOCUMENT_EVENTS)[number]

export interface DocumentEvent {
  /** The same over all deliveries of an event: one that has been seen before can be skipped. */
  readonly id: string
  readonly type: DocumentEventType
  readonly timestamp: Date
  /** With the payload `full` what `get` answers, unless the document has changed since. */
  readonly data: Document | DocumentSummary
}

/** About a webhook itself. */
export interface WebhookNotice {
  readonly id: string
  readonly type: 'webhook.test' | 'webhook.disabled'
  readonly timestamp: Date
  readonly data: { readonly id: string; readonly disabledReason: string | null }
}

/** @throws {FichaError} `unexpected_answer` where the payload is of another shape */
export function readEvent(id: string, payload: Readonly<Record<string, unknown>>): WebhookEvent {
  const timestamp = time(payload.timestamp)
  const type = DOCUMENT_EVENTS.find((known) => known === payload.type)
  if (type !== undefined) return { id, type, timestamp, data: readEventDocument(payload.data) }
  const data = asObject(payload.data)
  return {
    id,
    // Of what a newer service may say, only that it is no document's can be known here.
    type: payload.type as WebhookNotice['type'],
    timestamp,
    data: { id: text(data.id) ?? '', disabledReason: text(data.disabledReason) },
  }
}

function readEventDocument(value: unknown): Document | DocumentSummary {
  const { status, processTime } = asObject(value)
  return status === 0 || processTime !== undefined ? readDocument(value) : readSummary(value)
}

import { describeProblem } from '../problem.ts'
import { failureCode } from '../wire.ts'
import type { ClaimedDelivery, EventDocument } from './delivery.ts'

/** What GET answers for a document. */
export type CurrentDocument = Readonly<Record<string, unknown>>

const STATUS_NAMES = ['RECEIVED', 'FINISHED', 'FAILED'] as const

/**
 * The body of a message. The thin form is made of the event alone, so that all attempts send the same bytes.
 *
 * @param current what GET answers now; null when the document has left the event's status: it was deleted,
 *   expunged or is read again
 */
export function renderMessage(claim: ClaimedDelivery, current: CurrentDocument | null): string {
  const { kind, occurredAt } = claim
  return JSON.stringify({
    type: kind,
    timestamp: new Date(occurredAt).toISOString(),
    data: claim.document === null ? renderNotice(claim) : renderDocument(claim, claim.document, current),
  })
}

function renderDocument(
  { webhook }: ClaimedDelivery,
  document: EventDocument,
  current: CurrentDocument | null,
) {
  if (webhook.payload === 'full' && current !== null) return current
  return renderThin(document, current?.error)
}

/**
 * The thin form, the same in `GET /events`.
 *
 * @param error as GET answers it now, where it is at hand
 */
export function renderThin(document: EventDocument, error?: unknown) {
  return {
    id: document.id,
    ...(document.externalId === null ? {} : { externalId: document.externalId }),
    type: document.type,
    ...(document.parentId === null ? {} : { parentId: document.parentId }),
    status: document.status,
    statusDesc: STATUS_NAMES[document.status] ?? 'RECEIVED',
    createdAt: new Date(document.createdAt).toISOString(),
    updatedAt: new Date(document.updatedAt).toISOString(),
    ...(document.errorCode === null ? {} : { error: error ?? describeError(document.errorCode) }),
  }
}

function describeError(errorCode: string) {
  const code = failureCode(errorCode)
  const described = describeProblem(code)
  return { ...described, detail: described.title, code }
}

/** webhook.test and webhook.disabled speak of a webhook. */
function renderNotice({ webhook, subject }: ClaimedDelivery) {
  if (subject === null) return { id: webhook.id }
  return { id: subject.webhookId, disabledReason: subject.reason }
}

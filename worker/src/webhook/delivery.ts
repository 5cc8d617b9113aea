import type { KnownType } from '../document-type.ts'

/** What can happen to a document. */
export const DOCUMENT_EVENT_KINDS = [
  'document.received',
  'document.finished',
  'document.failed',
  'document.deleted',
  'document.reviewed',
] as const
/** What a webhook can be told. */
export const EVENT_KINDS = [...DOCUMENT_EVENT_KINDS, 'webhook.test', 'webhook.disabled'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Why a webhook was switched off by the service. */
export const DISABLE_REASONS = ['gone', 'failing'] as const
export type DisableReason = (typeof DISABLE_REASONS)[number]

/** Why an attempt failed. The last two are ours and never held against the endpoint. */
export type AttemptError =
  | 'http_error'
  | 'redirect'
  | 'gone'
  | 'timeout'
  | 'connection_failed'
  | 'address_refused'
  | 'name_not_resolved'
  | 'secret_unreadable'
  | 'internal_error'

/** The document as the event saw it. */
export interface EventDocument {
  readonly id: string
  readonly tenantId: string
  readonly externalId: string | null
  /** Of a part: the upload that it is of. */
  readonly parentId: string | null
  /** Null while it is to be found. */
  readonly type: KnownType | null
  readonly status: number
  readonly createdAt: number
  /** When it came into this status. */
  readonly updatedAt: number
  readonly errorCode: string | null
}

/** The right to make one attempt, until the lease ends. */
export interface ClaimedDelivery {
  readonly id: string
  readonly lease: string
  /** 1 for the first attempt ever, and for the first since the delivery was queued or resent. */
  readonly attempt: number
  readonly step: number
  /** The webhook-id header: the same for every attempt. */
  readonly messageId: string
  readonly kind: EventKind
  readonly occurredAt: number
  readonly document: EventDocument | null
  /** webhook.disabled: which webhook, and why. */
  readonly subject: { readonly webhookId: string; readonly reason: string } | null
  readonly webhook: {
    readonly id: string
    readonly tenantId: string
    readonly url: string
    readonly payload: 'thin' | 'full'
    /** As stored: sealed. All of them sign. */
    readonly secrets: readonly string[]
    /** When its failures began, if there was no success since. */
    readonly failingSince: number | null
  }
}

/** What one attempt came to. */
export interface AttemptOutcome {
  readonly startedAt: number
  readonly durationMs: number
  /** Null when no answer came. */
  readonly responseStatus: number | null
  readonly error: AttemptError | null
  readonly retryAfterMs: number | null
  /** The beginning of the answer's body. */
  readonly answer: string | null
}

/** What the service says in the `code` of a problem, at upload, at a fetch or for a FAILED document. */
export type ServiceCode =
  | 'malformed_multipart'
  | 'missing_parameter'
  | 'invalid_parameter'
  | 'unknown_type'
  | 'unknown_parameter'
  | 'upload_too_slow'
  | 'invalid_pages'
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'insufficient_scope'
  | 'document_not_found'
  | 'document_expired'
  | 'nothing_to_review'
  | 'version_conflict'
  | 'invalid_value'
  | 'document_in_progress'
  | 'source_purged'
  | 'route_not_found'
  | 'method_not_allowed'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'file_too_large'
  | 'unsupported_media_type'
  | 'idempotency_key_reused'
  | 'corrupt_file'
  | 'password_protected'
  | 'too_many_pages'
  | 'page_out_of_range'
  | 'image_dimensions'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable'
  | 'webhooks_not_configured'
  | 'passwords_not_configured'
  | FailureCode

/** Why a document ended as FAILED. */
export type FailureCode =
  | 'unreadable_document'
  | 'no_text_found'
  | 'wrong_document_type'
  | 'processing_timeout'
  | 'engine_error'

/** What the client itself found: no answer, none in time, or one that is not the service's. */
export type ClientCode = 'network_error' | 'timeout' | 'unexpected_answer' | WebhookRefusal

/** Why a webhook was not believed. */
export type WebhookRefusal = 'missing_header' | 'bad_timestamp' | 'too_old' | 'too_new' | 'bad_signature'

/** A newer service may know more codes; the known ones complete in an editor. */
export type ErrorCode = ServiceCode | ClientCode | (string & Record<never, never>)

/** One bad parameter. */
export interface ParameterError {
  readonly parameter: string
  readonly code: ErrorCode
  readonly detail: string
}

export interface ErrorFacts {
  readonly status?: number
  readonly errors?: readonly ParameterError[]
  readonly requestId?: string | null
  readonly problem?: Readonly<Record<string, unknown>>
  readonly retryAfterMs?: number | null
  readonly cause?: unknown
}

/** Everything that goes wrong, but for a call given up through its own signal: that throws the signal's reason. */
export class FichaError extends Error {
  override readonly name = 'FichaError'
  readonly code: ErrorCode
  /** HTTP status of the answer; null where the service gave none. */
  readonly status: number | null
  /** Every bad parameter of the request; empty where none was. */
  readonly errors: readonly ParameterError[]
  /** Names the request in the service's log. */
  readonly requestId: string | null
  /** The whole problem as sent, e.g. with `documentId` of a conflict or `maxBytes`. */
  readonly problem: Readonly<Record<string, unknown>>
  /** How long the service asked to wait before the next try. */
  readonly retryAfterMs: number | null

  constructor(code: ErrorCode, message: string, facts: ErrorFacts = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = code
    this.status = facts.status ?? null
    this.errors = facts.errors ?? []
    this.requestId = facts.requestId ?? null
    this.problem = facts.problem ?? {}
    this.retryAfterMs = facts.retryAfterMs ?? null
  }

  /** The problem, as the service writes it. */
  toJSON(): Readonly<Record<string, unknown>> {
    const { code, status, message: detail, errors, requestId } = this
    return { ...this.problem, code, status, detail, ...(errors.length > 0 ? { errors } : {}), requestId }
  }
}

import { describeUnreadable, UNREADABLE_CODES } from '@ficha/engine'
import type { Language } from './language.ts'
import { TITLES_PT } from './problem-titles-pt.ts'

/** Every code a client can meet, at upload, at fetch or in the `error` of a FAILED document. */
export const PROBLEM_CODES = [
  'malformed_multipart',
  'upload_too_slow',
  'unknown_parameter',
  'missing_parameter',
  'invalid_parameter',
  'unknown_type',
  'invalid_pages',
  'missing_api_key',
  'invalid_api_key',
  'insufficient_scope',
  'document_not_found',
  'route_not_found',
  'method_not_allowed',
  'external_id_conflict',
  'document_in_progress',
  // Promised in v1; no request meets it any more, since equal uploads at the same time all get their document.
  'idempotency_in_progress',
  'document_expired',
  'nothing_to_review',
  'version_conflict',
  'invalid_value',
  'source_purged',
  'idempotency_key_reused',
  'rate_limited',
  'internal_error',
  'unavailable',
  'webhooks_not_configured',
  'passwords_not_configured',
  'processing_timeout',
  'engine_error',
  ...UNREADABLE_CODES,
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** One bad parameter. `detail` names the rule, never the value. */
export interface ParameterError {
  readonly parameter: string
  readonly code: ProblemCode
  readonly detail: string
}

export interface ProblemOptions {
  readonly detail?: string
  readonly errors?: readonly ParameterError[]
  /** Members beside those of RFC 9457: `maxBytes`, `documentId`. */
  readonly extensions?: Readonly<Record<string, string | number | null>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Thrown anywhere below a route; `app.ts` alone turns it into a response. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly options: ProblemOptions

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code)
    this.code = code
    this.options = options
  }
}

/** Storage or the reader cannot be reached for the moment. */
export function unavailable(): Problem {
  return new Problem('unavailable', { headers: { 'Retry-After': '5' } })
}

/** Without WEBHOOK_SECRET_KEY a password could be kept in plain only. */
export function passwordsNotConfigured(): Problem {
  return new Problem('passwords_not_configured', { headers: { 'Retry-After': '3600' } })
}

/** A new code does not compile before it has a title in Portuguese. */
const PORTUGUESE: Readonly<Record<ProblemCode, string>> = TITLES_PT

/** The members of a problem that depend on its code alone. @see RFC 9457 */
export function describeProblem(
  code: ProblemCode,
  language: Language = 'en',
): { type: string; title: string; status: number } {
  const { status, title } = statusAndTitle(code)
  return { type: `urn:ficha:problem:${code}`, title: language === 'pt' ? PORTUGUESE[code] : title, status }
}

export function problemResponse(problem: Problem, requestId: string, language: Language): Response {
  const { detail, errors, extensions, headers } = problem.options
  const described = describeProblem(problem.code, language)
  const body = {
    ...described,
    detail: detail ?? described.title,
    instance: `urn:uuid:${requestId}`,
    code: problem.code,
    ...(errors ? { errors } : {}),
    ...extensions,
  }
  return new Response(JSON.stringify(body), {
    status: described.status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Content-Language': language === 'pt' ? 'pt-BR' : 'en',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

function statusAndTitle(code: ProblemCode): { status: number; title: string } {
  switch (code) {
    case 'malformed_multipart':
      return { status: 400, title: 'The body is not valid multipart/form-data' }
    case 'upload_too_slow':
      return { status: 408, title: 'The body came too slowly' }
    case 'unknown_parameter':
      return { status: 422, title: 'There is no such parameter' }
    case 'missing_parameter':
      return { status: 400, title: 'A required parameter is missing' }
    case 'invalid_parameter':
      return { status: 400, title: 'A parameter is not valid' }
    case 'unknown_type':
      return { status: 400, title: 'The document type is not known' }
    case 'invalid_pages':
      return { status: 400, title: 'The pages cannot be understood' }
    case 'missing_api_key':
      return { status: 401, title: 'The request carries no API key' }
    case 'invalid_api_key':
      return { status: 401, title: 'The API key is not valid' }
    case 'insufficient_scope':
      return { status: 403, title: 'The API key does not allow this' }
    case 'document_not_found':
      return { status: 404, title: 'There is no such document' }
    case 'route_not_found':
      return { status: 404, title: 'There is nothing at this address' }
    case 'method_not_allowed':
      return { status: 405, title: 'The address does not support this method' }
    case 'external_id_conflict':
      return { status: 409, title: 'Another document has this externalId' }
    case 'document_in_progress':
      return { status: 409, title: 'The document is still being read' }
    case 'idempotency_in_progress':
      return { status: 409, title: 'A request with this Idempotency-Key is still running' }
    case 'nothing_to_review':
      return { status: 409, title: 'Nothing was read of the document that could be reviewed' }
    case 'version_conflict':
      return { status: 412, title: 'Somebody else has changed it meanwhile' }
    case 'invalid_value':
      return { status: 422, title: 'A value cannot be one of its field' }
    case 'document_expired':
      return { status: 410, title: 'Retention has removed what was read' }
    case 'source_purged':
      return { status: 410, title: 'Retention has removed the uploaded file' }
    case 'idempotency_key_reused':
      return { status: 422, title: 'The Idempotency-Key was used with another request' }
    case 'rate_limited':
      return { status: 429, title: 'Too many requests' }
    case 'internal_error':
    case 'engine_error':
      return { status: 500, title: 'The service failed' }
    case 'unavailable':
      return { status: 503, title: 'The service is not available for the moment' }
    case 'passwords_not_configured':
      return { status: 503, title: 'This deployment has no secret to keep passwords with' }
    case 'webhooks_not_configured':
      return { status: 503, title: 'This deployment is not set up for webhooks' }
    case 'processing_timeout':
      return { status: 504, title: 'The document could not be read in the time allowed' }
    default:
      // What is left are the engine's codes; a new one does not compile before it has a status there.
      return describeUnreadable(code)
  }
}

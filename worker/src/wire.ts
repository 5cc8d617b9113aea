import { DOCUMENT_TYPES } from '@ficha/engine'
import { z } from '@hono/zod-openapi'
import { knownType } from './document-type.ts'
import type { Language } from './language.ts'
import { describeProblem, PROBLEM_CODES, type ProblemCode } from './problem.ts'
import { type DocumentRow, REVIEW_STATES } from './store/documents.ts'

/** The members every answer about a document has, in the order of the specification. */
export const documentSchema = z
  .object({
    id: z.uuid(),
    externalId: z.string().optional(),
    type: knownType()
      .nullable()
      .openapi({
        type: ['integer', 'string', 'null'],
        enum: [...DOCUMENT_TYPES, 'text', null],
        description:
          'null while it is to be found, after an upload with `type=auto`; `text` after one with `type=text`',
      }),
    typeConfidence: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .openapi({ description: 'With `type=auto`: how probable the found type is' }),
    parentId: z
      .uuid()
      .optional()
      .openapi({ description: 'Of a part: the upload with `split=true` that it is of' }),
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    statusDesc: z.enum(['RECEIVED', 'FINISHED', 'FAILED']),
    createdAt: z.iso.datetime({ precision: 3 }),
    updatedAt: z.iso.datetime({ precision: 3 }),
    review: z
      .object({
        state: z.enum(REVIEW_STATES),
        version: z.int().openapi({ description: 'How often what people say of it has changed' }),
        by: z.string().optional().openapi({ description: 'Id of the key of the last change' }),
        at: z.iso.datetime({ precision: 3 }).optional(),
      })
      .optional()
      .openapi({ description: 'Absent where no person is to look at it, and none has' }),
  })
  .openapi('Document')
export type WireDocument = z.infer<typeof documentSchema>

const code = z.enum(PROBLEM_CODES)

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string().openapi({ description: '`urn:uuid:` and the request id' }),
    code,
    errors: z
      .array(z.object({ parameter: z.string(), code, detail: z.string() }))
      .optional()
      .openapi({ description: 'Every parameter that is not valid; no value is repeated' }),
    maxBytes: z.int().optional().openapi({ description: 'With file_too_large' }),
    documentId: z.uuid().optional().openapi({ description: 'With external_id_conflict: who has it' }),
  })
  .openapi('Problem', { description: 'RFC 9457' })

const STATUSES = {
  received: [0, 'RECEIVED'],
  finished: [1, 'FINISHED'],
  failed: [2, 'FAILED'],
} as const

/** The beginning and the end of an answer; what stands between them depends on the status. */
export function documentParts(document: DocumentRow) {
  const { state } = document
  if (state !== 'received' && state !== 'finished' && state !== 'failed') {
    throw new RangeError(`a document that is ${state} has no wire form`)
  }
  const [status, statusDesc] = STATUSES[state]
  return {
    head: {
      id: document.id,
      ...(document.external_id === null ? {} : { externalId: document.external_id }),
      type: document.type,
      ...(document.type_confidence === null ? {} : { typeConfidence: document.type_confidence }),
      ...(document.parent_id === null ? {} : { parentId: document.parent_id }),
    },
    tail: {
      status,
      statusDesc,
      createdAt: new Date(document.created_at).toISOString(),
      updatedAt: new Date(document.updated_at).toISOString(),
      ...renderReview(document),
    },
  }
}

function renderReview(document: DocumentRow) {
  const { review: state, review_version: version, reviewed_by: by, reviewed_at: at } = document
  if (state === 'none' && version === 0) return {}
  const last = by === null || at === null ? {} : { by, at: new Date(at).toISOString() }
  return { review: { state, version, ...last } }
}

/** The upload answer, and that of a fetch while status is 0. */
export function renderReceived(document: DocumentRow): WireDocument {
  const { head, tail } = documentParts(document)
  return { ...head, ...tail }
}

/** One of the documents that were made of an upload's parts. */
export const partSchema = documentSchema
  .pick({ id: true, type: true, status: true, statusDesc: true })
  .extend({ pages: z.string().openapi({ description: 'Of the upload, from 1', example: '3-4' }) })
  .openapi('DocumentPart')

export function renderPart(document: DocumentRow): z.infer<typeof partSchema> {
  const { head, tail } = documentParts(document)
  const { status, statusDesc } = tail
  return { id: head.id, type: head.type, pages: document.pages ?? '', status, statusDesc }
}

/** Status 2: why, and how long the last attempt took. */
export function renderFailed(document: DocumentRow, language: Language = 'en') {
  const { head, tail } = documentParts(document)
  return {
    ...head,
    processTime: renderSeconds(document.process_time_ms ?? 0),
    ...tail,
    error: renderError(document, language),
  }
}

/** Seconds with three decimals. */
export function renderSeconds(milliseconds: number): number {
  return Math.round(milliseconds) / 1000
}

function renderError(document: DocumentRow, language: Language) {
  const code = failureCode(document.error_code)
  const described = describeProblem(code, language)
  return {
    ...described,
    detail: document.error_detail ?? described.title,
    code,
    ...(code === 'wrong_document_type' ? { detectedType: document.detected_type } : {}),
  }
}

export const FAILURE_CODES = [
  'unreadable_document',
  'no_text_found',
  'wrong_document_type',
  'processing_timeout',
  'engine_error',
] as const satisfies readonly ProblemCode[]
export type FailureCode = (typeof FAILURE_CODES)[number]

export function failureCode(text: string | null): FailureCode {
  return FAILURE_CODES.find((code) => code === text) ?? 'engine_error'
}

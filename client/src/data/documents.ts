import type { FichaError } from '../error.ts'
import {
  DATA_READERS,
  type DataOf,
  type DOCUMENT_TYPE_NAMES,
  DOCUMENT_TYPES,
  type DocumentType,
} from './document-types.ts'
import { maybe, number, string, time, unexpected, word } from './members.ts'
import { readProblem } from './problem.ts'
import { asObject, isRecord, record } from './readers.ts'
import { readTextData, type Text } from './text.ts'

/** The types as an upload names them; the words are the platform's. */
export type DocumentTypeName = DocumentType | keyof typeof DOCUMENT_TYPE_NAMES
/** What a document is, once it is known: of a type, or one of which the text alone is read. */
export type KnownType = DocumentType | 'text'
/** What an upload asks for: a type, that the service finds it, or the text of any page. */
export type AskedTypeName = DocumentTypeName | 'auto' | 'text'

/** What people have said of a document, or are to say. */
export interface Review {
  /** `needed`: it waits for a person; `done`: one has confirmed it. */
  readonly state: 'none' | 'needed' | 'done'
  /** How often what people say of it has changed. */
  readonly version: number
  /** Id of the key of the last change. */
  readonly by: string | null
  readonly at: Date | null
}

interface Base {
  readonly id: string
  /** The caller's own reference, if one was given. */
  readonly externalId?: string
  /** Null until it has been found, after an upload with `type: 'auto'`. */
  readonly type: KnownType | null
  /** How probable a found type is, in [0, 1]. */
  readonly typeConfidence?: number
  /** Of a part: the upload with `split` that it is of. */
  readonly parentId?: string
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Absent where no person is to look at it, and none has. */
  readonly review?: Review
}

export interface ReceivedDocument extends Base {
  readonly status: 0
  readonly statusDesc: 'RECEIVED'
}

/** Narrow `type` to know which `data` it carries. */
export type FinishedDocument = { [T in DocumentType]: Finished<T> }[DocumentType] | FinishedText
/** Of a document that was sent as `text`. */
export interface FinishedText extends Base {
  readonly type: 'text'
  readonly status: 1
  readonly statusDesc: 'FINISHED'
  readonly data: Text
  /** Seconds from the start of the reading to its end. */
  readonly processTime: number
}
export interface Finished<T extends DocumentType> extends Base {
  readonly type: T
  readonly status: 1
  readonly statusDesc: 'FINISHED'
  readonly data: DataOf[T]
  /** Seconds from the start of the reading to its end. */
  readonly processTime: number
  /** Of an upload with `split`: the documents made of its parts; empty where the file is one document. */
  readonly parts?: readonly DocumentPart[]
}

/** One of the documents that were made of an upload's parts. */
export interface DocumentPart {
  readonly id: string
  readonly type: KnownType | null
  /** Of the upload, from 1, as in `3-4`. */
  readonly pages: string
  readonly status: 0 | 1 | 2
  readonly statusDesc: (typeof STATUSES)[number]
}

export interface FailedDocument extends Base {
  readonly status: 2
  readonly statusDesc: 'FAILED'
  /** Why nothing usable could be read; `error.code` is a `FailureCode`. */
  readonly error: FichaError
  readonly processTime: number
  /** Of an upload with `split`: the documents made of its parts before it failed. */
  readonly parts?: readonly DocumentPart[]
}

/** Narrow `status`: 0 RECEIVED, 1 FINISHED with `data`, 2 FAILED with `error`. */
export type Document = ReceivedDocument | FinishedDocument | FailedDocument

/** A document in a list: as `Document`, without what was read. */
export interface DocumentSummary extends Base {
  readonly status: Document['status']
  readonly statusDesc: Document['statusDesc']
  /** Why it failed, where the service says so: webhooks do, lists do not. */
  readonly error?: FichaError
  /** Of a finished document, in lists. */
  readonly documentValidation?: boolean
  /** Of a finished document, in lists: of the fields that nobody has corrected, in [0, 1]. */
  readonly leastConfidence?: number
  /** The holder's name, or else the document's number, in lists that ask for names. */
  readonly title?: string
  /** Of the first file as it was sent, in lists that ask for names. */
  readonly fileName?: string
}

/** The problem of a document stands in an answer that has none itself. */
const NO_ANSWER = { status: 200, requestId: null } as const
const STATUSES = ['RECEIVED', 'FINISHED', 'FAILED'] as const

/** @throws {FichaError} `unexpected_answer` for anything but a document */
export function readDocument(value: unknown): Document {
  const base = readBase(value)
  const { data, processTime, error, parts } = asObject(value)
  const seconds = typeof processTime === 'number' ? processTime : 0
  const { status, type } = base
  switch (status) {
    case 0:
      return { ...base, status, statusDesc: 'RECEIVED' }
    case 1:
      if (type === null) throw unexpected()
      if (type === 'text') {
        const text = { ...base, type, status, statusDesc: 'FINISHED', processTime: seconds } as const
        return { ...text, data: readTextData(data) }
      }
      return withData(
        {
          ...base,
          type,
          status,
          statusDesc: 'FINISHED',
          processTime: seconds,
          ...(Array.isArray(parts) ? { parts: parts.map(readPart) } : {}),
        },
        data,
      )
    case 2:
      return {
        ...base,
        status,
        statusDesc: 'FAILED',
        processTime: seconds,
        error: readProblem(error, NO_ANSWER),
        ...(Array.isArray(parts) ? { parts: parts.map(readPart) } : {}),
      }
  }
}

/** @throws {FichaError} `unexpected_answer` for anything but a document that is being read */
export function readReceived(value: unknown): ReceivedDocument {
  const document = readDocument(value)
  if (document.status !== 0) throw unexpected()
  return document
}

/** @throws {FichaError} `unexpected_answer` for anything but a document */
export function readSummary(value: unknown): DocumentSummary {
  const base = readBase(value)
  const { error, documentValidation, leastConfidence, title, fileName } = asObject(value)
  return {
    ...base,
    ...(isRecord(error) ? { error: readProblem(error, NO_ANSWER) } : {}),
    ...(typeof documentValidation === 'boolean' ? { documentValidation } : {}),
    ...(typeof leastConfidence === 'number' ? { leastConfidence } : {}),
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof fileName === 'string' ? { fileName } : {}),
  }
}

const readReview = record<Review>({
  state: word<Review['state']>(),
  version: number,
  by: maybe(string),
  at: maybe(time),
})

function readPart(value: unknown): DocumentPart {
  const { id, type, pages, status } = asObject(value)
  return { id: string(id), type: readType(type), pages: string(pages), ...readStatus(status) }
}

function readStatus(status: unknown): Pick<DocumentPart, 'status' | 'statusDesc'> {
  if (status !== 0 && status !== 1 && status !== 2) throw unexpected()
  return { status, statusDesc: STATUSES[status] }
}

function readBase(value: unknown): Base & Pick<DocumentSummary, 'status' | 'statusDesc'> {
  if (!isRecord(value)) throw unexpected()
  const { id, externalId, typeConfidence, parentId } = value
  const type = readType(value.type)
  if (typeof id !== 'string' || (type === null && value.type !== null)) throw unexpected()
  return {
    id,
    ...(typeof externalId === 'string' ? { externalId } : {}),
    type,
    ...(typeof typeConfidence === 'number' ? { typeConfidence } : {}),
    ...(typeof parentId === 'string' ? { parentId } : {}),
    ...readStatus(value.status),
    createdAt: time(value.createdAt),
    updatedAt: time(value.updatedAt),
    ...(isRecord(value.review) ? { review: readReview(value.review) } : {}),
  }
}

function readType(value: unknown): KnownType | null {
  if (value === 'text') return value
  return DOCUMENT_TYPES.find((known) => known === value) ?? null
}

function withData(
  document: Omit<Finished<DocumentType>, 'data'>,
  data: unknown,
): Exclude<FinishedDocument, FinishedText> {
  // The reader is that of the document's own type, which an index cannot say.
  return { ...document, data: DATA_READERS[document.type](data) } as ReturnType<typeof withData>
}

import { DATA_READERS, type DataOf, type DocumentType, MORE_READERS, type MoreOf } from './document-types.ts'
import {
  type FailedDocument,
  type Finished,
  type FinishedText,
  type ReceivedDocument,
  readDocument,
} from './documents.ts'
import { boolean, items, maybe, number, string, strings, time, unexpected, word } from './members.ts'
import { type Judgement, readJudgement } from './profile.ts'
import { asObject, record, snakeCase } from './readers.ts'
import {
  type Issue,
  type Point,
  polygon,
  readIssue,
  type Source,
  source,
  type Text,
  type TextPage,
} from './text.ts'

/** Where a field was read, and how certain it is. */
export interface FieldReport<T> {
  /** As in `data`. */
  readonly value: T
  /** The text as printed. */
  readonly raw: string | null
  /** Calibrated probability that the value is right, absence included. */
  readonly confidence: number
  /** From 1; null where nothing was found. */
  readonly page: number | null
  /** Corners, clockwise from the text's own top-left. */
  readonly polygon: readonly Point[] | null
  readonly source: Source | null
  readonly evidence: readonly Evidence[]
  readonly validations: readonly Validation[]
  /** What a person has put in its place; null where nobody has. */
  readonly corrected: Corrected<T> | null
}

/** What stands beside the fields of `data`, which nobody corrects. */
export type MoreReport<T> = Omit<FieldReport<T>, 'corrected'>

export interface Corrected<T> {
  /** As in `data`. */
  readonly value: T
  /** Id of the key that it came with. */
  readonly by: string
  readonly at: Date
}

export interface Evidence {
  /** Which part of a structured value it supports, e.g. `[0, 'cpf']`. */
  readonly path: readonly (string | number)[]
  readonly page: number
  readonly polygon: readonly Point[]
  readonly text: string
  readonly source: Source
}

export interface Validation {
  readonly rule: string
  readonly outcome: 'pass' | 'warn' | 'fail' | 'not_applicable'
  readonly message: string
}

export interface Check extends Validation {
  /** The names, in camelCase, of the fields the rule looked at. */
  readonly fields: readonly string[]
}

/** What read the document: the same for the same reading anywhere. */
export interface EngineReport {
  readonly version: string
  /** Network → SHA-256 of its file. */
  readonly models: Readonly<Record<string, unknown>>
}

interface Reading {
  readonly pageCount: number
  readonly engine: EngineReport
}

export interface FieldsReading<T extends DocumentType> extends Omit<Finished<T>, 'data'>, Reading {
  readonly fields: { readonly [K in keyof DataOf[T]]: FieldReport<DataOf[T][K]> }
  /** What the paper prints beside the fields of `data`: only what was found. */
  readonly more: { readonly [K in keyof MoreOf[T]]?: MoreReport<NonNullable<MoreOf[T][K]>> }
  /** Of a card: where portrait and signature stand; empty where that is not known. */
  readonly pictures: readonly Picture[]
  readonly validations: readonly Check[]
  /** What the rules say of the values as corrected; null where none is. */
  readonly reviewed: { readonly documentValidation: boolean; readonly validations: readonly Check[] } | null
  /** What the tenant's profile says of the document as it stands; null where there is none. */
  readonly judgement: Judgement | null
  /** Names the document as it stands, for `correct`; null where the service does not say. */
  readonly version: string | null
}

/** A text has no fields, and so nothing to judge or to correct. */
export interface NoFieldsReading extends Omit<FinishedText, 'data'>, Reading {
  readonly fields: Readonly<Record<string, never>>
  readonly more: Readonly<Record<string, never>>
  readonly validations: readonly Check[]
  readonly reviewed: null
  readonly judgement: null
  readonly version: null
}

/** A picture on a page: whoever wants it cuts it out of the file. */
export interface Picture {
  readonly kind: 'portrait' | 'signature'
  readonly page: number
  readonly polygon: readonly Point[]
}

/** Narrow `status`, then `type`. */
export type DocumentFields =
  | { [T in DocumentType]: FieldsReading<T> }[DocumentType]
  | NoFieldsReading
  | ReceivedDocument
  | FailedDocument

export interface TextReading extends Omit<Finished<DocumentType>, 'data'>, Reading {
  readonly pages: readonly PageText[]
}

/** Of a document that was sent as `text`. */
export interface WholeTextReading extends Omit<FinishedText, 'data'>, Reading {
  readonly pages: readonly TextPage[]
  readonly markdown: string
}

/** Narrow `status`, then `type`: with `text` there are words, blocks and Markdown. */
export type DocumentText = TextReading | WholeTextReading | ReceivedDocument | FailedDocument

export interface PageText {
  /** From 1. */
  readonly page: number
  /** Points of a PDF page, pixels of an image. */
  readonly width: number
  readonly height: number
  /** The sheet or card in a picture, from its own top-left; null where the page was read as it is, or the service does not say. */
  readonly sheet: readonly Point[] | null
  readonly lines: readonly {
    readonly text: string
    readonly polygon: readonly Point[]
    readonly source: Source
  }[]
  /** Why a page was read in part only. */
  readonly issues: readonly Issue[]
}

/** @throws {FichaError} `unexpected_answer` for anything but the fields of a document */
export function readFields(value: unknown, version: string | null = null): DocumentFields {
  const answer = asObject(value)
  if (answer.type === 'text') return readNoFields(answer)
  const reports = asObject(answer.fields)
  const values = Object.entries(reports).map(([name, report]) => [name, asObject(report).value])
  const document = readDocument({ ...answer, data: Object.fromEntries(values) })
  if (document.status !== 1 || document.type === 'text') return readNoFields(answer)
  const { data, ...rest } = document
  const fields = Object.entries(data).flatMap(([name, known]) => {
    const report = reports[name] ?? reports[snakeCase(name)]
    if (report === undefined) return []
    const correction = readCorrection(asObject(report).corrected)
    const corrected = correction && {
      ...correction,
      value: camelValue(document.type, name, correction.value),
    }
    return [[name, { ...readFieldReport(report), value: known, corrected }]]
  })
  const validations = items(readCheck)(answer.validations)
  // `data` carries the names and the values of the document's type, which `entries` forgets.
  return {
    ...rest,
    ...readReading(answer),
    fields: Object.fromEntries(fields),
    more: readMore(document.type, answer.more),
    pictures: answer.pictures === undefined ? [] : readPictures(answer.pictures),
    validations,
    reviewed: readReviewed(answer.reviewed),
    judgement: readJudgement(answer.judgement, Object.keys(data)),
    version,
  } as DocumentFields
}

/** Of a text, and of what has not been read. */
function readNoFields(
  answer: Readonly<Record<string, unknown>>,
): NoFieldsReading | ReceivedDocument | FailedDocument {
  const document = readDocument({ ...answer, data: { pages: [], markdown: '' } })
  if (document.status !== 1) return document
  if (document.type !== 'text') throw unexpected()
  const { data: _, ...rest } = document
  const nothing = { fields: {}, more: {}, validations: [], reviewed: null, judgement: null, version: null }
  return { ...rest, ...readReading(answer), ...nothing }
}

/** Names that the type does not have are those of a later service. */
function readMore(type: DocumentType, value: unknown): Readonly<Record<string, MoreReport<unknown>>> {
  const reports = value === undefined ? {} : asObject(value)
  const values = Object.entries(reports).map(([name, report]) => [name, asObject(report).value])
  const known = Object.entries(MORE_READERS[type](Object.fromEntries(values)))
  return Object.fromEntries(
    known.flatMap(([name, one]) => {
      const report = reports[name] ?? reports[snakeCase(name)]
      return report === undefined ? [] : [[name, { ...readFieldReport(report), value: one }]]
    }),
  )
}

/** A field's value in camelCase, as `data` has it. */
function camelValue(type: DocumentType, name: string, value: unknown): unknown {
  const data: Readonly<Record<string, unknown>> = { ...DATA_READERS[type]({ [name]: value }) }
  return data[name]
}

/** @throws {FichaError} `unexpected_answer` for anything but the text of a document */
export function readText(value: unknown): DocumentText {
  const answer = asObject(value)
  const { pages, markdown } = answer
  const document = readDocument(answer.type === 'text' ? { ...answer, data: { pages, markdown } } : answer)
  if (document.status !== 1) return document
  const { data, ...rest } = document
  if (rest.type === 'text') return { ...rest, ...readReading(answer), ...(data as Text) }
  return { ...rest, ...readReading(answer), pages: items(readPage)(answer.pages) }
}

const VALIDATION = { rule: string, outcome: word<Validation['outcome']>(), message: string }
const readCheck = record<Check>({ ...VALIDATION, fields: strings })

const readCorrection = maybe(record<Corrected<unknown>>({ value: (value) => value, by: string, at: time }))
const readReviewed = maybe(
  record<NonNullable<FieldsReading<DocumentType>['reviewed']>>({
    documentValidation: boolean,
    validations: items(readCheck),
  }),
)

const readFieldReport = record<Omit<FieldReport<unknown>, 'value' | 'corrected'>>({
  raw: maybe(string),
  confidence: number,
  page: maybe(number),
  polygon: maybe(polygon),
  source: maybe(source),
  evidence: items(
    record<Evidence>({
      path: items((step) => (typeof step === 'number' ? step : string(step))),
      page: number,
      polygon,
      text: string,
      source,
    }),
  ),
  validations: items(record<Validation>(VALIDATION)),
})

const readPictures = items(record<Picture>({ kind: word<Picture['kind']>(), page: number, polygon }))

const readReading = record<Reading>({
  pageCount: number,
  engine: record<EngineReport>({ version: string, models: asObject }),
})

const readPage = record<PageText>({
  page: number,
  width: number,
  height: number,
  sheet: maybe(polygon),
  lines: items(record<PageText['lines'][number]>({ text: string, polygon, source })),
  issues: items(readIssue),
})

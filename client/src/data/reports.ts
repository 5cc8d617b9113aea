import { DATA_READERS, type DataOf, type DocumentType, MORE_READERS, type MoreOf } from './document-types.ts'
import { type FailedDocument, type Finished, type ReceivedDocument, readDocument } from './documents.ts'
import { boolean, items, maybe, number, string, strings, time, word } from './members.ts'
import { asObject, type Reader, record, snakeCase } from './readers.ts'

/** [x, y] as fractions of the page's width and height, from its top-left. */
export type Point = readonly [x: number, y: number]
export type Source = 'text-layer' | 'ocr' | 'qr' | 'mrz' | 'derived'

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
  readonly validations: readonly Check[]
  /** What the rules say of the values as corrected; null where none is. */
  readonly reviewed: { readonly documentValidation: boolean; readonly validations: readonly Check[] } | null
  /** Names the document as it stands, for `correct`; null where the service does not say. */
  readonly version: string | null
}

/** Narrow `status`, then `type`. */
export type DocumentFields =
  | { [T in DocumentType]: FieldsReading<T> }[DocumentType]
  | ReceivedDocument
  | FailedDocument

export interface TextReading extends Omit<Finished<DocumentType>, 'data'>, Reading {
  readonly pages: readonly PageText[]
}

/** Narrow `status`. */
export type DocumentText = TextReading | ReceivedDocument | FailedDocument

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
  readonly issues: readonly { readonly code: string; readonly message: string }[]
}

/** @throws {FichaError} `unexpected_answer` for anything but the fields of a document */
export function readFields(value: unknown, version: string | null = null): DocumentFields {
  const answer = asObject(value)
  const reports = asObject(answer.fields)
  const values = Object.entries(reports).map(([name, report]) => [name, asObject(report).value])
  const document = readDocument({ ...answer, data: Object.fromEntries(values) })
  if (document.status !== 1) return document
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
    validations,
    reviewed: readReviewed(answer.reviewed),
    version,
  } as DocumentFields
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
  const document = readDocument(answer)
  if (document.status !== 1) return document
  const { data: _, ...rest } = document
  return { ...rest, ...readReading(answer), pages: items(readPage)(answer.pages) }
}

const point: Reader<Point> = (value) => {
  const [x, y] = items(number)(value)
  return [number(x), number(y)]
}
const polygon = items(point)
const source = word<Source>()

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
  issues: items(record<PageText['issues'][number]>({ code: string, message: string })),
})

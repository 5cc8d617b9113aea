import { mapPoint } from './homography.ts'
import { mapValues } from './map-values.ts'
import { formatPages } from './pages.ts'
import type { EachField, EachMore, WireData } from './schema/data-of.ts'
import type { DocumentSchema } from './schema/document-schema.ts'
import { snakeCase } from './schema/spelling.ts'
import type {
  Check,
  Evidence,
  Extraction,
  Field,
  FoundFields,
  JsonValue,
  Part,
  PlacedPicture,
  Point,
  ReadPage,
} from './types.ts'
import { ENGINE_MODELS, ENGINE_VERSION } from './version.ts'

/**
 * The JSON that leaves the engine. This file and `text-wire.ts` alone turn 0-based page indexes into 1-based page
 * numbers and page units into fractions of the page.
 */
export interface ExtractionResult<S extends DocumentSchema = DocumentSchema> {
  /** camelCase field name → value with the declared JSON types. */
  readonly data: WireData<S>
  readonly fields: EachField<S, FieldReport>
  /** What else the paper prints, of the schema's `more`: only what was found. */
  readonly more: EachMore<S, FieldReport>
  readonly validations: readonly Check[]
  readonly text: readonly PageText[]
  readonly pageCount: number
  readonly engine: EngineReport
  /** Where portrait and signature stand on a card; absent where that is not known. */
  readonly pictures?: readonly PictureReport[]
  /** The documents that the file holds, in order; absent where it holds one. */
  readonly parts?: readonly PartReport[]
}

/** A picture that belongs to the document. Whoever wants it cuts it out of the page. */
export interface PictureReport {
  readonly kind: PlacedPicture['kind']
  /** 1-based. */
  readonly page: number
  /** Corners as fractions of the page's width and height, clockwise from its own top-left. */
  readonly polygon: readonly Point[]
}

/** One of several documents in a file. */
export interface PartReport {
  /** 1-based, both included. */
  readonly from: number
  readonly to: number
  /** Its own pages, as the option `pages` takes them: of `1,3-5` it may be `1,3`. */
  readonly pages: string
  /** The number of its type; null where it is of none that can be read. */
  readonly type: number | null
  /** `data` is of this one. */
  readonly isRead: boolean
}

/** What read the document: the same for the same reading in the browser. */
export interface EngineReport {
  readonly version: string
  /** Network name → SHA-256 (hex) of its ONNX file. */
  readonly models: Readonly<Record<string, string>>
}

export interface FieldReport {
  readonly value: JsonValue
  readonly raw: string | null
  readonly confidence: number
  /** 1-based; null where the field was not found. */
  readonly page: number | null
  readonly polygon: readonly Point[] | null
  readonly source: Evidence['source'] | null
  readonly evidence: readonly EvidenceReport[]
  readonly validations: readonly Omit<Check, 'fields'>[]
}

export interface EvidenceReport {
  readonly path: readonly (string | number)[]
  readonly page: number
  /** Corners as fractions of the page's width and height. */
  readonly polygon: readonly Point[]
  readonly text: string
  readonly source: Evidence['source']
}

export interface PageText {
  readonly page: number
  readonly width: number
  readonly height: number
  /**
   * Corners of the sheet or card that was found in a picture and read upright, from its own top-left; null where the lines were
   * read on the page as it is. A warp of it to a rectangle is the document straightened.
   */
  readonly sheet: readonly Point[] | null
  readonly lines: readonly {
    readonly text: string
    readonly polygon: readonly Point[]
    readonly source: string
  }[]
  readonly issues: readonly { readonly code: string; readonly message: string }[]
}

export type Naming = 'snake' | 'camel'
export type Values = 'json' | 'text'

export function toResult<S extends DocumentSchema>(extraction: Extraction<S>): ExtractionResult<S> {
  const found: Readonly<Record<string, Field>> = extraction.fields
  const sizes = new Map(extraction.pages.map((page) => [page.index, page]))
  const polygon = (pageIndex: number, points: readonly Point[]): Point[] => {
    const page = sizes.get(pageIndex)
    if (!page) throw new RangeError(`evidence on page ${pageIndex + 1}, which was not read`)
    return onDisplay(page, points)
  }
  const report = (field: Field, name: string): FieldReport => {
    const validations = extraction.checks
      .filter((check) => check.fields.includes(name))
      .map(({ rule, outcome, message }) => ({ rule, outcome, message }))
    return { ...reportField(field, polygon), validations }
  }
  const fields = mapValues(found, report)
  // Only what was found is in it, which a partial record cannot say.
  const more = extraction.more as FoundFields
  const hasFinds = Object.values(found).some((field) => field.status === 'found')
  const isEmpty = extraction.schema.isEmptyWithoutFinds && !hasFinds
  return {
    // `extract` has held names and values against the schema, which a mapped record cannot say.
    data: (isEmpty ? {} : mapValues(found, (field) => field.value)) as WireData<S>,
    fields: fields as EachField<S, FieldReport>,
    more: mapValues(more, report) as EachMore<S, FieldReport>,
    validations: extraction.checks,
    text: extraction.pages.map((page) => ({
      page: page.index + 1,
      width: (page.view ?? page).width,
      height: (page.view ?? page).height,
      sheet: sheetOf(page),
      lines: page.lines.map((line) => ({
        text: line.text,
        polygon: polygon(page.index, line.quad),
        source: line.source,
      })),
      issues: page.issues,
    })),
    pageCount: extraction.pageCount,
    engine: { version: ENGINE_VERSION, models: ENGINE_MODELS },
    ...(extraction.pictures.length > 0
      ? {
          pictures: extraction.pictures.map(({ kind, pageIndex, quad }) => ({
            kind,
            page: pageIndex + 1,
            polygon: polygon(pageIndex, quad),
          })),
        }
      : {}),
    ...(extraction.parts.length > 1 ? { parts: extraction.parts.map(reportPart) } : {}),
  }
}

function reportPart({ first, last, pages, type, isRead }: Part): PartReport {
  const own = formatPages(pages.map((index) => index + 1))
  return { from: first + 1, to: last + 1, pages: own, type, isRead }
}

/** Where the rectangle that a page's lines are in lies on the page. */
export function sheetOf(page: Pick<ReadPage, 'view' | 'width' | 'height'>): Point[] | null {
  const { view, width, height } = page
  if (!view) return null
  return onDisplay(page, [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ])
}

/** Points of a page's lines as fractions of the page as displayed. */
export function onDisplay(
  page: Pick<ReadPage, 'view' | 'width' | 'height'>,
  points: readonly Point[],
): Point[] {
  const { view } = page
  const { width, height } = view ?? page
  return points
    .map((point) => (view ? mapPoint(view.toDisplayed, point) : point))
    .map(([x, y]) => [fraction(x / width), fraction(y / height)])
}

function reportField(
  field: Field,
  polygon: (pageIndex: number, points: readonly Point[]) => Point[],
): Omit<FieldReport, 'validations'> {
  const confidence = Math.round(field.confidence * 1e4) / 1e4
  if (field.status === 'missing') {
    return {
      value: field.value,
      raw: null,
      confidence,
      page: null,
      polygon: null,
      source: null,
      evidence: [],
    }
  }
  const evidence = field.evidence.map((item) => ({
    path: item.path,
    page: item.pageIndex + 1,
    polygon: polygon(item.pageIndex, item.quad),
    text: item.text,
    source: item.source,
  }))
  const [first] = evidence
  return {
    value: field.value,
    raw: field.raw,
    confidence,
    page: first?.page ?? null,
    polygon: first?.polygon ?? null,
    source: first?.source ?? null,
    evidence,
  }
}

/** `data` of a result in the spelling and the value form a client asked for. */
export function renderData(
  data: Readonly<Record<string, JsonValue>>,
  naming: Naming,
  values: Values,
): Record<string, JsonValue> {
  const named = naming === 'snake' ? renameKeys(data) : { ...data }
  return values === 'text' ? mapValues(named, textualForm) : named
}

/** The per-field reports in the spelling a client asked for. */
export function renderFields(
  fields: Readonly<Record<string, FieldReport>>,
  naming: Naming,
): Record<string, FieldReport> {
  if (naming === 'camel') return { ...fields }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      snakeCase(name),
      {
        ...field,
        value: snakeValue(field.value),
        evidence: field.evidence.map((item) => ({
          ...item,
          path: item.path.map((step) => (typeof step === 'string' ? snakeCase(step) : step)),
        })),
      },
    ]),
  )
}

function renameKeys(record: Readonly<Record<string, JsonValue>>): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [snakeCase(key), snakeValue(value)]))
}

function snakeValue(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(snakeValue)
  if (value !== null && typeof value === 'object') return renameKeys(value as Record<string, JsonValue>)
  return value
}

/** The textual forms the specification's example shows: "null", "True", "false", a bracketed list. */
function textualForm(value: JsonValue): string {
  if (value === null) return 'null'
  if (value === true) return 'True'
  if (typeof value === 'string') return value
  return JSON.stringify(value)
}

/** Six decimals are a hundredth of a pixel on A4 at 600 dpi; more would only be noise in the JSON. */
function fraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1e6) / 1e6
}

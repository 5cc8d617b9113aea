import { documentValidation } from './checks/document-validation.ts'
import { constrainPages, withoutRecognition } from './constrain/constrain-pages.ts'
import { decode, inspect } from './decode/decode.ts'
import { isSignedPdf } from './decode/pdf-signature.ts'
import { classify, detectedInstead } from './document-types/classify.ts'
import type { DocumentTypeDefinition } from './document-types/definition.ts'
import { DEFINITIONS, definitionOf } from './document-types/document-types.ts'
import { DOCUMENT_TYPES, type DocumentType, type SchemaOf } from './document-types/schemas.ts'
import { UnreadableDocument } from './errors.ts'
import { absentFieldsAtMost } from './fields/field.ts'
import { type Reading, toReading } from './fields/reading.ts'
import type { PageRange } from './pages.ts'
import { readPage } from './read-page.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { DocumentSchema } from './schema/document-schema.ts'
import { orderedFields } from './schema/ordered-fields.ts'
import type { Extraction, ReadPage } from './types.ts'

/** Where nothing at all was found, that a field is not there is as likely as that it was not seen. */
const EMPTY_CONFIDENCE_MAX = 0.5

export interface ExtractOptions {
  /** Told before a page is read, for those who wait: its 0-based index over all files. */
  readonly onPage?: (index: number) => void
  /** 1-based ranges from `parsePages`; absent: the first `LIMITS.pagesAnalysedByDefault` pages. */
  readonly pages?: readonly PageRange[]
  /** false: values are taken as the recogniser read them first; only to measure what constrained reading gains. */
  readonly constrainedReading?: boolean
}

/**
 * Read one document. No network, storage or clock, so a run can be replayed from its bytes.
 *
 * @param files the pages of one document in order (a PDF, or the front and back of a card)
 * @param type the number of a type the engine has, or the definition of one that it has not
 * @throws {UnreadableDocument} when the document is bad: a result for the caller, never retried
 */
export async function extract<T extends DocumentType>(
  files: readonly Uint8Array[],
  type: T,
  runtime: Runtime,
  options?: ExtractOptions,
): Promise<Extraction<SchemaOf<T>>>
export async function extract<S extends DocumentSchema>(
  files: readonly Uint8Array[],
  type: DocumentTypeDefinition<S>,
  runtime: Runtime,
  options?: ExtractOptions,
): Promise<Extraction<S>>
export async function extract(
  files: readonly Uint8Array[],
  type: DocumentType | DocumentTypeDefinition,
  runtime: Runtime,
  options: ExtractOptions = {},
): Promise<Extraction> {
  const inspection = await inspect(files, runtime, options.pages)
  const definition = typeof type === 'number' ? definitionOf(type) : type
  const pages: ReadPage[] = []
  for await (const page of decode(files, inspection, runtime, options.pages)) {
    options.onPage?.(page.index)
    const read = () => readPage(page, runtime, definition.unreadPlaces)
    pages.push(await runtime.memory.whileHolding(page.raster?.data.length ?? 0, read))
  }
  if (pages.every((page) => page.lines.length === 0)) throw nothingRead(pages)
  const forRules =
    options.constrainedReading === false ? pages.map(withoutRecognition) : constrainPages(pages)
  const reading = toReading(forRules, areSigned(files))
  refuseOtherDocument(reading, definition)
  const { fields: given, checks } = definition.read(reading)
  const isEmpty = Object.values(given).every((field) => field.status === 'missing')
  if (isEmpty && hasIllegiblePicture(pages)) throw nothingRead(pages)
  const found = isEmpty ? absentFieldsAtMost(given, () => EMPTY_CONFIDENCE_MAX) : given
  const { schema } = definition
  const verdict = documentValidation(checks, found)
  const fields = orderedFields(schema, { ...found, documentValidation: verdict })
  return { schema, fields, checks, pages, pageCount: inspection.pageCount }
}

function areSigned(files: readonly Uint8Array[]): boolean | null {
  const signed = files.map(isSignedPdf).filter((one) => one !== null)
  return signed.length === 0 ? null : signed.every((one) => one)
}

/** A document that clearly is another is refused; a poor or partial one of the right type is read. */
function refuseOtherDocument(reading: Reading, definition: DocumentTypeDefinition): void {
  const { type } = definition.schema
  const others = DEFINITIONS.filter(({ schema }) => schema.type !== type)
  const detected = detectedInstead(classify(reading, [...others, definition]), type)
  if (detected === undefined || definition.holdsFields?.(reading)) return
  const what =
    detected === null ? 'is of none of the types that can be read' : `seems to be of type ${detected}`
  throw new UnreadableDocument(
    'wrong_document_type',
    `the document ${what}; it was sent as type ${type}`,
    DOCUMENT_TYPES.find((known) => known === detected) ?? null,
  )
}

/** Whether a page's content is in a picture of which nothing was read; a stamp beside it proves nothing. */
function hasIllegiblePicture(pages: readonly ReadPage[]): boolean {
  return pages.some(({ issues }) =>
    issues.some(({ code }) => code === 'pixels_not_read' || code === 'no_text_in_picture'),
  )
}

function nothingRead(pages: readonly ReadPage[]): UnreadableDocument {
  const broken = pages.flatMap((page) => page.issues).filter((issue) => issue.code === 'page_unreadable')
  if (broken.length > 0 && broken.length === pages.length) {
    return new UnreadableDocument('unreadable_document', `none of the ${pages.length} pages can be read`)
  }
  return new UnreadableDocument('no_text_found', `no text of a document on ${pages.length} page(s)`)
}

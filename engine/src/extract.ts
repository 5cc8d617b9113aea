import { documentValidation } from './checks/document-validation.ts'
import { classify, detectedInstead, type FoundType, findType } from './document-types/classify.ts'
import type { DocumentTypeDefinition } from './document-types/definition.ts'
import { DEFINITIONS, definitionOf } from './document-types/document-types.ts'
import { DOCUMENT_TYPES, type DocumentType, type SchemaOf } from './document-types/schemas.ts'
import { UnreadableDocument } from './errors.ts'
import type { ReadDocument } from './fields/reading.ts'
import { nothingRead, type PagesOptions, type PagesRead, readPages } from './read-pages.ts'
import { attachmentsTold, hintsTold } from './refuse-cover.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { DocumentSchema } from './schema/document-schema.ts'
import { orderedFields, orderedMore } from './schema/ordered-fields.ts'
import type { Extraction, ReadPage } from './types.ts'
import { inDocument, likelyOnly } from './weigh/confidence.ts'

export type ExtractOptions = Omit<PagesOptions, 'definitions'>

/**
 * Read one document of a known type.
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
  const definition = asDefinition(type)
  return fieldsOf(await readPages(files, runtime, { ...options, definitions: [definition] }), definition)
}

/**
 * The fields of one type, from pages that are read already.
 *
 * @throws {UnreadableDocument} `wrong_document_type` when they clearly are of another document
 */
export function fieldsOf<T extends DocumentType>(read: PagesRead, type: T): Extraction<SchemaOf<T>>
export function fieldsOf<S extends DocumentSchema>(
  read: PagesRead,
  type: DocumentTypeDefinition<S>,
): Extraction<S>
export function fieldsOf(
  { pages, pageCount, reading, parts }: PagesRead,
  type: DocumentType | DocumentTypeDefinition,
): Extraction {
  const definition = asDefinition(type)
  refuseOtherDocument(reading, definition, pages)
  const { fields: given, checks, more: others = {}, pictures = [] } = definition.read(reading)
  const own = pages.filter(({ index }) => reading.pages.some(({ page }) => page.index === index))
  const isEmpty = Object.values(given).every((field) => field.status === 'missing')
  if (isEmpty && (hasIllegiblePicture(own) || attachmentsTold(pages) !== '')) throw nothingRead(own)
  const found = inDocument(given, reading.roles, own, definition.unbounded)
  const { schema } = definition
  const verdict = documentValidation(checks, found, own)
  const fields = orderedFields(schema, { ...found, documentValidation: verdict })
  const more = orderedMore(schema, likelyOnly(inDocument(others, reading.roles, own)))
  return { schema, fields, more, checks, pictures, pages, pageCount, parts }
}

/**
 * Which type a document is of, with a probability.
 *
 * @throws {UnreadableDocument} `wrong_document_type` when nothing speaks for any of the types that can be read
 */
export function typeOf({ reading, pages }: PagesRead): FoundType {
  const found = findType(reading, DEFINITIONS)
  if (found) return found
  throw new UnreadableDocument(
    'wrong_document_type',
    `the document is of none of the types that can be read, or shows too little to decide${hintsTold(pages)}`,
    null,
  )
}

function asDefinition(type: DocumentType | DocumentTypeDefinition): DocumentTypeDefinition {
  return typeof type === 'number' ? definitionOf(type) : type
}

/** A document that clearly is another is refused; a poor or partial one of the right type is read. */
function refuseOtherDocument(
  reading: ReadDocument,
  definition: DocumentTypeDefinition,
  pages: readonly ReadPage[],
): void {
  const { type } = definition.schema
  const all = [...DEFINITIONS.filter(({ schema }) => schema.type !== type), definition]
  // To look for the fields of all types takes a third of the weighing: only where they could decide.
  const least = classify(reading, all, ({ schema }) => schema.type !== type)
  if (detectedInstead(least, type) === undefined) return
  const detected = detectedInstead(classify(reading, all), type)
  if (detected === undefined) return
  const what =
    detected === null ? 'is of none of the types that can be read' : `seems to be of type ${detected}`
  throw new UnreadableDocument(
    'wrong_document_type',
    `the document ${what}; it was sent as type ${type}${hintsTold(pages)}`,
    DOCUMENT_TYPES.find((known) => known === detected) ?? null,
  )
}

/** Whether a page's content is in a picture of which nothing was read; a stamp beside it proves nothing. */
function hasIllegiblePicture(pages: readonly ReadPage[]): boolean {
  return pages.some(({ issues }) =>
    issues.some(({ code }) => code === 'pixels_not_read' || code === 'no_text_in_picture'),
  )
}

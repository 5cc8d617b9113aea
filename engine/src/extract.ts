import { documentValidation } from './checks/document-validation.ts'
import { findCodes } from './codes/find-codes.ts'
import { type DecodedPage, decode, inspect } from './decode/decode.ts'
import { isSignedPdf } from './decode/pdf-signature.ts'
import { classify, detectedInstead } from './document-types/classify.ts'
import { DEFINITIONS } from './document-types/document-types.ts'
import { UnreadableDocument } from './errors.ts'
import { type Reading, toReading } from './fields/reading.ts'
import { readingOrder } from './layout/reading-order.ts'
import type { PageRange } from './pages.ts'
import type { Runtime } from './runtime/runtime.ts'
import { linesFromGlyphs } from './text/lines-from-glyphs.ts'
import type { DocumentType, Extraction, PageIssue, ReadPage } from './types.ts'

/** An image over this share of a page is the page itself: its text layer is not to be trusted alone. */
const PICTURE_COVERAGE = 0.6
/** With less text than this, stamps included, a smaller picture is likely the content: cards are a fifth of an A4 page. */
const PAGE_CHARACTERS_MIN = 120
const SMALL_PICTURE_COVERAGE = 0.1

export interface ExtractOptions {
  /** 1-based ranges from `parsePages`; absent: the first `LIMITS.pagesAnalysedByDefault` pages. */
  readonly pages?: readonly PageRange[]
}

/**
 * Read one document. No network, storage or clock, so a run can be replayed from its bytes.
 *
 * @param files the pages of one document in order (a PDF, or the front and back of a card)
 * @throws {UnreadableDocument} when the document is bad: a result for the caller, never retried
 */
export async function extract(
  files: readonly Uint8Array[],
  type: DocumentType,
  runtime: Runtime,
  options: ExtractOptions = {},
): Promise<Extraction> {
  const inspection = await inspect(files, runtime, options.pages)
  const pages: ReadPage[] = []
  for await (const page of decode(files, inspection, runtime, options.pages))
    pages.push(await readPage(page, runtime))
  if (pages.every((page) => page.lines.length === 0)) throw nothingRead(pages)
  const reading = toReading(pages, areSigned(files))
  refuseOtherDocument(reading, type)
  const definition = DEFINITIONS[type]
  const found = definition.find(reading)
  if (Object.values(found).every((field) => field.status === 'missing') && hasUnreadPixels(pages))
    throw nothingRead(pages)
  const checks = definition.check(found, reading)
  const fields = { ...found, documentValidation: documentValidation(checks, found) }
  return { type, fields, checks, pages, pageCount: inspection.pageCount }
}

function areSigned(files: readonly Uint8Array[]): boolean | null {
  const signed = files.map(isSignedPdf).filter((one) => one !== null)
  return signed.length === 0 ? null : signed.every((one) => one)
}

/** A document that clearly is another is refused; a poor or partial one of the right type is read. */
function refuseOtherDocument(reading: Reading, type: DocumentType): void {
  const detected = detectedInstead(classify(reading, Object.values(DEFINITIONS)), type)
  if (detected === undefined) return
  const what =
    detected === null ? 'is of none of the types that can be read' : `seems to be of type ${detected}`
  throw new UnreadableDocument(
    'wrong_document_type',
    `the document ${what}; it was sent as type ${type}`,
    detected,
  )
}

async function readPage(page: DecodedPage, runtime: Runtime): Promise<ReadPage> {
  const lines = readingOrder(linesFromGlyphs(page.glyphs))
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0)
  // Stamps and boilerplate over a scan are text too; the content is in the picture (domain.md 0.1).
  const inPixels =
    page.imageCoverage > PICTURE_COVERAGE ||
    (characters < PAGE_CHARACTERS_MIN && page.imageCoverage > SMALL_PICTURE_COVERAGE)
  const unread: PageIssue = {
    code: 'pixels_not_read',
    message: `page ${page.index + 1} carries its content as a picture; pictures are not read yet`,
  }
  const issues = inPixels ? [...page.issues, unread] : page.issues
  const codes = await findCodes(page, null, runtime)
  return { index: page.index, width: page.width, height: page.height, view: null, lines, codes, issues }
}

function hasUnreadPixels(pages: readonly ReadPage[]): boolean {
  return pages.some((page) => page.issues.some((issue) => issue.code === 'pixels_not_read'))
}

function nothingRead(pages: readonly ReadPage[]): UnreadableDocument {
  const broken = pages.flatMap((page) => page.issues).filter((issue) => issue.code === 'page_unreadable')
  if (broken.length > 0 && broken.length === pages.length) {
    return new UnreadableDocument('unreadable_document', `none of the ${pages.length} pages can be read`)
  }
  const pictures = hasUnreadPixels(pages) ? ' outside pictures, which are not read yet' : ''
  return new UnreadableDocument(
    'no_text_found',
    `no text of a document on ${pages.length} page(s)${pictures}`,
  )
}

import { UnreadableDocument } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { PageRange } from '../pages.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { PageIssue, Raster } from '../types.ts'
import { readImageHeader } from './image-header.ts'
import { openPdf, type Pdf, type PdfPage } from './pdf.ts'
import { type Glyph, readGlyphs } from './pdf-glyphs.ts'
import { imageCoverage } from './pdf-raster.ts'
import { borrowPdfium, giveBackPdfium } from './pdfium.ts'
import { type FileKind, MEDIA_TYPES, sniff } from './sniff.ts'

/** Pages of one file that may trap PDFium; each costs a fresh instance and up to half a second. */
const TRAPS_MAX = 2

/** What can be said about a document before it is read. */
export interface Inspection {
  readonly pageCount: number
  readonly files: readonly InspectedFile[]
}

export interface InspectedFile {
  readonly mediaType: string
  readonly pageCount: number
}

/** One page as its file gives it, before any text line is formed. */
export interface DecodedPage {
  /** 0-based over all files. */
  readonly index: number
  /** Points for a PDF, pixels for an image. */
  readonly width: number
  readonly height: number
  readonly glyphs: readonly Glyph[]
  /** Fraction of the page covered by images. */
  readonly imageCoverage: number
  /** Grey pixels of the page as displayed, where its content may be in pictures; null where the text layer says it all. */
  readonly raster: Raster | null
  readonly issues: readonly PageIssue[]
}

/**
 * Look at a document without reading it: kind by content, pages, encryption, declared dimensions.
 *
 * @throws {UnreadableDocument} when no reading could succeed, or `pages` lies beyond the last page
 */
export async function inspect(
  files: readonly Uint8Array[],
  runtime: Runtime,
  pages?: readonly PageRange[],
): Promise<Inspection> {
  const inspected: InspectedFile[] = []
  for (const bytes of files) inspected.push(await inspectFile(bytes, runtime))
  const pageCount = inspected.reduce((sum, file) => sum + file.pageCount, 0)
  if (pageCount > LIMITS.pagesMax) {
    throw new UnreadableDocument(
      'too_many_pages',
      `the document has ${pageCount} pages; the limit is ${LIMITS.pagesMax}`,
    )
  }
  selectPages(pageCount, pages)
  return { pageCount, files: inspected }
}

/**
 * The chosen pages of a document, one at a time.
 *
 * @throws {UnreadableDocument} as `inspect` does; a page that fails alone carries an issue instead
 */
export async function* decode(
  files: readonly Uint8Array[],
  inspection: Inspection,
  runtime: Runtime,
  pages?: readonly PageRange[],
): AsyncGenerator<DecodedPage> {
  const wanted = selectPages(inspection.pageCount, pages)
  let offset = 0
  for (const [i, file] of inspection.files.entries()) {
    const bytes = files[i] ?? new Uint8Array()
    const inFile = wanted.filter((index) => index >= offset && index < offset + file.pageCount)
    if (inFile.length > 0) {
      if (file.mediaType === MEDIA_TYPES.pdf) yield* decodePdf(bytes, offset, inFile, runtime)
      else for (const index of inFile) yield decodeImage(bytes, index)
    }
    offset += file.pageCount
  }
}

async function inspectFile(bytes: Uint8Array, runtime: Runtime): Promise<InspectedFile> {
  if (bytes.length === 0) throw new UnreadableDocument('corrupt_file', 'the file is empty')
  const kind = sniff(bytes)
  if (kind === null) {
    throw new UnreadableDocument(
      'unsupported_media_type',
      'the file is not a PDF, JPEG, PNG, WebP, TIFF or HEIC',
    )
  }
  if (kind !== 'pdf') return inspectImage(bytes, kind)
  try {
    const pdfium = await borrowPdfium(runtime)
    const pdf = openPdf(pdfium, bytes)
    pdf.close()
    giveBackPdfium(runtime, pdfium)
    return { mediaType: MEDIA_TYPES.pdf, pageCount: pdf.pageCount }
  } catch (error) {
    throw asUnreadable(error)
  }
}

function inspectImage(bytes: Uint8Array, kind: Exclude<FileKind, 'pdf'>): InspectedFile {
  const header = readImageHeader(bytes, kind)
  if (!header) throw new UnreadableDocument('corrupt_file', `the ${kind} file has no readable header`)
  const { width, height } = header
  if (Math.min(width, height) < LIMITS.imageSideMin || width * height > LIMITS.imagePixelsMax) {
    throw new UnreadableDocument(
      'image_dimensions',
      `the image measures ${width} × ${height} pixels; the limits are ${LIMITS.imageSideMin} a side and ${LIMITS.imagePixelsMax} in all`,
    )
  }
  return { mediaType: MEDIA_TYPES[kind], pageCount: header.pages }
}

async function* decodePdf(
  bytes: Uint8Array,
  offset: number,
  indexes: readonly number[],
  runtime: Runtime,
): AsyncGenerator<DecodedPage> {
  let next = 0
  for (let traps = 0; next < indexes.length; ) {
    // After a page that PDFium did not survive, the others are read by a fresh instance.
    const pdfium = await borrowPdfium(runtime)
    try {
      const pdf = openPdf(pdfium, bytes)
      for (; next < indexes.length; next++) yield decodePdfPage(pdf, offset, indexes[next] ?? 0)
      pdf.close()
      giveBackPdfium(runtime, pdfium)
    } catch (error) {
      traps += 1
      if (traps > TRAPS_MAX) throw asUnreadable(error)
      yield failedPage(indexes[next] ?? 0, 'needs more memory than a reading may take')
      next += 1
    }
  }
}

function decodePdfPage(pdf: Pdf, offset: number, index: number): DecodedPage {
  try {
    return pdf.withPage(index - offset, (page) => readPdfPage(page, index))
  } catch (error) {
    // A broken page is an issue of that page; the rest of the document is still read.
    if (error instanceof UnreadableDocument) return failedPage(index, 'is broken')
    throw error
  }
}

function readPdfPage(page: PdfPage, index: number): DecodedPage {
  const { glyphs, truncated } = readGlyphs(page)
  const issues: PageIssue[] = truncated
    ? [
        {
          code: 'text_truncated',
          message: `the page holds more than ${LIMITS.charactersPerPageMax} characters`,
        },
      ]
    : []
  return {
    index,
    width: page.width,
    height: page.height,
    glyphs,
    imageCoverage: imageCoverage(page),
    raster: null,
    issues,
  }
}

function decodeImage(bytes: Uint8Array, index: number): DecodedPage {
  const kind = sniff(bytes)
  const header = kind && kind !== 'pdf' ? readImageHeader(bytes, kind) : null
  if (!header) throw new RangeError(`page ${index + 1} was inspected as an image and is none`)
  return {
    index,
    width: header.width,
    height: header.height,
    glyphs: [],
    imageCoverage: 1,
    raster: null,
    issues: [],
  }
}

function failedPage(index: number, reason: string): DecodedPage {
  const issue: PageIssue = { code: 'page_unreadable', message: `page ${index + 1} ${reason}` }
  return { index, width: 1, height: 1, glyphs: [], imageCoverage: 0, raster: null, issues: [issue] }
}

/** 0-based indexes of the pages to read, in document order. */
function selectPages(pageCount: number, ranges: readonly PageRange[] | undefined): number[] {
  const chosen = ranges ?? [{ from: 1, to: Math.min(pageCount, LIMITS.pagesAnalysedByDefault) }]
  const last = chosen.at(-1)?.to ?? 0
  if (last > pageCount) {
    throw new UnreadableDocument(
      'page_out_of_range',
      `pages asks for page ${last}; the document has ${pageCount}`,
    )
  }
  return chosen.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from - 1 + i))
}

/** What PDFium throws besides our own errors is a trap or an abort, caused by the file's bytes. */
function asUnreadable(error: unknown): UnreadableDocument {
  if (error instanceof UnreadableDocument) return error
  const reason = error instanceof Error ? error.name : 'unknown error'
  return new UnreadableDocument('corrupt_file', `the PDF cannot be read within the memory limit (${reason})`)
}

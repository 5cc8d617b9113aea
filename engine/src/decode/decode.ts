import { UnreadableDocument } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { PageRange } from '../pages.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { decodeImage } from './decode-image.ts'
import { countPdfPages, decodePdf } from './decode-pdf.ts'
import type { DecodedPage } from './decoded-page.ts'
import { BrokenImage } from './grey.ts'
import { readHeifHeader } from './heif.ts'
import { type ImageHeader, readImageHeader } from './image-header.ts'
import { unreadKind } from './other-kinds.ts'
import { type ImageKind, MEDIA_TYPES, sniff } from './sniff.ts'

/** What ends the message of every refusal of a picture. */
const WHAT_TO_SEND = 'save it again as JPEG or PNG and send that'

export type { DecodedPage } from './decoded-page.ts'

/** What can be said about a document before it is read. */
export interface Inspection {
  readonly pageCount: number
  readonly files: readonly InspectedFile[]
}

export interface InspectedFile {
  readonly mediaType: string
  readonly pageCount: number
}

/**
 * Look at a document without reading it: kind by content, pages, encryption, declared dimensions.
 *
 * @param password of those files that ask for one
 * @throws {UnreadableDocument} when no reading could succeed, or `pages` lies beyond the last page
 */
export async function inspect(
  files: readonly Uint8Array[],
  runtime: Runtime,
  pages?: readonly PageRange[],
  password?: string,
): Promise<Inspection> {
  const inspected: InspectedFile[] = []
  for (const bytes of files) inspected.push(await inspectFile(bytes, runtime, password))
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
  password?: string,
): AsyncGenerator<DecodedPage> {
  const wanted = selectPages(inspection.pageCount, pages)
  let offset = 0
  for (const [i, file] of inspection.files.entries()) {
    const bytes = files[i] ?? new Uint8Array()
    const inFile = wanted.filter((index) => index >= offset && index < offset + file.pageCount)
    if (inFile.length > 0) {
      const kind = sniff(bytes)
      if (kind === 'pdf') yield* decodePdf(bytes, offset, inFile, runtime, password)
      else if (kind) yield* decodeImage(bytes, kind, offset, inFile, runtime)
    }
    offset += file.pageCount
  }
}

async function inspectFile(
  bytes: Uint8Array,
  runtime: Runtime,
  password: string | undefined,
): Promise<InspectedFile> {
  if (bytes.length === 0) throw new UnreadableDocument('corrupt_file', 'the file is empty')
  const kind = sniff(bytes)
  if (kind === null) {
    throw new UnreadableDocument('unsupported_media_type', unreadKind(bytes))
  }
  if (kind !== 'pdf') return inspectImage(bytes, kind, runtime)
  return { mediaType: MEDIA_TYPES.pdf, pageCount: await countPdfPages(bytes, runtime, password) }
}

async function inspectImage(bytes: Uint8Array, kind: ImageKind, runtime: Runtime): Promise<InspectedFile> {
  const header = await headerOf(bytes, kind, runtime)
  const { width, height } = header
  const pixelsMax = kind === 'webp' ? LIMITS.webpPixelsMax : LIMITS.imagePixelsMax
  if (Math.min(width, height) < LIMITS.imageSideMin || width * height > pixelsMax) {
    throw new UnreadableDocument(
      'image_dimensions',
      `the image measures ${width} × ${height} pixels; the limits are ${LIMITS.imageSideMin} a side and ${pixelsMax} in all`,
    )
  }
  return { mediaType: MEDIA_TYPES[kind], pageCount: header.pages }
}

async function headerOf(bytes: Uint8Array, kind: ImageKind, runtime: Runtime): Promise<ImageHeader> {
  try {
    if (kind === 'heic') return { ...(await readHeifHeader(bytes, runtime)), pages: 1 }
    return readImageHeader(bytes, kind)
  } catch (error) {
    if (!(error instanceof BrokenImage)) throw error
    throw new UnreadableDocument(
      'corrupt_file',
      `the image cannot be read: ${error.message}; ${WHAT_TO_SEND}`,
    )
  }
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

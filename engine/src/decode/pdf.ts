import { UnreadableDocument } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { attachedFiles, flattenAnnotations } from './pdf-annotations.ts'
import { decrypted } from './pdf-decrypted.ts'
import { refuseEnvelope } from './pdf-envelope.ts'
import { type FileObjects, fileObjects } from './pdf-file-objects.ts'
import { withoutFormLoops } from './pdf-form-loops.ts'
import type { Pdfium } from './pdfium.ts'
import { heap, OutOfPdfiumMemory } from './pdfium.ts'

/** An open PDF in a PDFium heap. Valid only until `close`. */
export interface Pdf {
  readonly pageCount: number
  /** Files that are attached to it as a whole. */
  readonly attachments: number
  /** Whether any page can be found; a tree of pages that loops declares some and has none. */
  hasPage(): boolean
  /** @throws {UnreadableDocument} when the page is broken or larger than `LIMITS.pageSidePointsMax` */
  withPage<T>(index: number, use: (page: PdfPage) => T): T
  close(): void
}

export interface PdfPage {
  readonly pdfium: Pdfium
  readonly handle: number
  /** The PDF that it is a page of. */
  readonly file: Uint8Array
  /** Points, as displayed (after /Rotate). */
  readonly width: number
  readonly height: number
  /** Files that are attached to places of it. */
  readonly attachments: number
}

/** FPDF_GetLastError of fpdfview.h. */
const PDF_ERROR = { password: 4, security: 5 } as const

/**
 * @param password nothing where there is none; a file without encryption opens with any
 * @throws {UnreadableDocument} `password_protected` when it asks for another password, `unsupported_media_type` when its
 *   pages are not its content, or `corrupt_file` when it has no page that can be opened
 */
export function openPdf(pdfium: Pdfium, given: Uint8Array, password = ''): Pdf {
  const bytes = withoutFormLoops(given)
  const { malloc, free } = pdfium.pdfium.wasmExports
  const data = malloc(bytes.length)
  if (data === 0) throw new OutOfPdfiumMemory(bytes.length)
  heap(pdfium).set(bytes, data)
  const document = pdfium.FPDF_LoadMemDocument(data, bytes.length, password)
  if (document === 0) {
    const error = pdfium.FPDF_GetLastError()
    free(data)
    if (error === PDF_ERROR.password) throw refusedPassword(password)
    if (error === PDF_ERROR.security) {
      throw new UnreadableDocument(
        'password_protected',
        'the PDF is encrypted for a certificate, or in a way that no password opens here; print it to a PDF and send that',
      )
    }
    throw new UnreadableDocument('corrupt_file', 'the PDF is broken and cannot be opened')
  }
  const pageCount = pdfium.FPDF_GetPageCount(document)
  const close = () => {
    pdfium.FPDF_CloseDocument(document)
    free(data)
  }
  if (pageCount < 1) {
    close()
    throw new UnreadableDocument('corrupt_file', 'the PDF has no page')
  }
  const objects = fileObjects(bytes, () => decrypted(pdfium, document, bytes.length))
  try {
    refuseEnvelope(pdfium, document, objects)
  } catch (error) {
    close()
    throw error
  }
  return {
    pageCount,
    attachments: pdfium.FPDFDoc_GetAttachmentCount(document),
    close,
    hasPage: () => hasPage(pdfium, document, Math.min(pageCount, LIMITS.pagesMax)),
    withPage: (index, use) => usePage(pdfium, document, bytes, objects, index, use),
  }
}

function refusedPassword(password: string): UnreadableDocument {
  return new UnreadableDocument(
    'password_protected',
    password === ''
      ? 'the PDF can only be opened with a password; give its password with it, or save a copy without one and send that'
      : 'the password that was given does not open the PDF; capital and small letters differ in it',
  )
}

function hasPage(pdfium: Pdfium, document: number, count: number): boolean {
  for (let index = 0; index < count; index++) {
    const page = pdfium.FPDF_LoadPage(document, index)
    if (page === 0) continue
    pdfium.FPDF_ClosePage(page)
    return true
  }
  return false
}

function usePage<T>(
  pdfium: Pdfium,
  document: number,
  file: Uint8Array,
  objects: FileObjects,
  index: number,
  use: (page: PdfPage) => T,
): T {
  const handle = pdfium.FPDF_LoadPage(document, index)
  if (handle === 0) throw new UnreadableDocument('corrupt_file', `page ${index + 1} of the PDF is broken`)
  try {
    const attachments = attachedFiles(pdfium, handle)
    flattenAnnotations(pdfium, document, handle, objects)
    const width = pdfium.FPDF_GetPageWidthF(handle)
    const height = pdfium.FPDF_GetPageHeightF(handle)
    const side = Math.max(width, height)
    if (!(Math.min(width, height) > 0) || side > LIMITS.pageSidePointsMax) {
      throw new UnreadableDocument(
        'image_dimensions',
        `measures ${Math.round(width)} × ${Math.round(height)} points, and a side may have ${LIMITS.pageSidePointsMax}`,
      )
    }
    return use({ pdfium, handle, file, width, height, attachments })
  } finally {
    pdfium.FPDF_ClosePage(handle)
  }
}

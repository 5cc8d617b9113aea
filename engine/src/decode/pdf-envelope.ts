import { UnreadableDocument } from '../errors.ts'
import type { FileObjects } from './pdf-file-objects.ts'
import type { Pdfium } from './pdfium.ts'

/** FORMTYPE_XFA_FULL of fpdf_formfill.h: its pages are made when it is opened, and say until then that one shall wait. */
const DYNAMIC_FORM = 2

/**
 * Refuse a PDF whose pages are not its content.
 *
 * @throws {UnreadableDocument} for a dynamic XFA form and for a portfolio
 * @see ISO 32000-1, 12.3.5 and 12.7.8
 */
export function refuseEnvelope(pdfium: Pdfium, document: number, objects: FileObjects): void {
  if (pdfium.FPDF_GetFormType(document) === DYNAMIC_FORM) {
    throw new UnreadableDocument(
      'unsupported_media_type',
      'the PDF is a dynamic XFA form, which Adobe Reader alone shows; print it to a PDF there and send that',
    )
  }
  if (pdfium.FPDFDoc_GetAttachmentCount(document) > 0 && objects.lastWith(/\/Collection\b/) !== null) {
    throw new UnreadableDocument(
      'unsupported_media_type',
      'the PDF is a portfolio, an envelope of other files; take the document out of it and send that',
    )
  }
}

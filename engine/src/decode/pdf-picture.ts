import type { PdfPage } from './pdf.ts'
import { heap, type Pdfium, withScratch } from './pdfium.ts'

const NAME_BYTES_MAX = 64
/** Length of FPDF_IMAGEOBJ_METADATA (fpdf_edit.h), and where in it are the bits of a pixel and the colour space. */
const METADATA = { bytes: 28, bits: 16, colourSpace: 20 } as const

export interface PictureMetadata {
  readonly bitsPerPixel: number
  /** FPDF_COLORSPACE_* */
  readonly colourSpace: number
}

/** What PDFium says of a picture, for which it decodes one of JPEG 2000; null where it can draw none. */
export function pictureMetadata({ pdfium, handle: page }: PdfPage, handle: number): PictureMetadata | null {
  return withScratch(pdfium, METADATA.bytes, (out) => {
    if (!pdfium.FPDFImageObj_GetImageMetadata(handle, page, out)) return null
    const numbers = new DataView(heap(pdfium).buffer, out, METADATA.bytes)
    return {
      bitsPerPixel: numbers.getUint32(METADATA.bits, true),
      colourSpace: numbers.getInt32(METADATA.colourSpace, true),
    }
  })
}

/** The only filter of a picture's data, such as `DCTDecode`; null where there is none or more than one. */
export function pictureFilter(pdfium: Pdfium, handle: number): string | null {
  if (pdfium.FPDFImageObj_GetImageFilterCount(handle) !== 1) return null
  return withScratch(pdfium, NAME_BYTES_MAX, (out) => {
    const length = pdfium.FPDFImageObj_GetImageFilter(handle, 0, out, NAME_BYTES_MAX)
    return String.fromCharCode(...heap(pdfium).subarray(out, out + Math.max(0, length - 1)))
  })
}

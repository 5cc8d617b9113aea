import type { PdfPage } from './pdf.ts'
import type { PageArt, Picture } from './pdf-art.ts'
import { pictureFilter } from './pdf-picture-filter.ts'
import { heap, withScratch } from './pdfium.ts'

const POINTS_PER_INCH = 72
/** `bits_per_pixel` of FPDF_IMAGEOBJ_METADATA (fpdf_edit.h) and the size of that structure. */
const COLOUR_BITS = 24
const METADATA = { bytes: 28, bitsAt: 16 } as const
/** PDFium's heap grows by a fifth more than is asked for, and what it holds besides pictures is small. */
const GROWTH = 1.1

/**
 * About how much PDFium's heap grows when it draws a page: the largest picture, that picture at the width of the
 * result, and the result. Measured against scans in colour (49 MB), in grey (19) and in black and white (10).
 */
export function drawingBytes(page: PdfPage, art: PageArt, dpi: number): number {
  const scale = dpi / POINTS_PER_INCH
  const [columns, rows] = [page.width * scale, page.height * scale]
  const pictures = art.pictures.map((picture) => pictureBytes(page, picture, columns))
  return GROWTH * (columns * rows + Math.max(0, ...pictures))
}

function pictureBytes(page: PdfPage, { handle, width, height }: Picture, columns: number): number {
  const bytesPerPixel = bitsPerPixel(page, handle) / 8
  return width * height * bytesPerPixel + Math.min(width, columns) * height * Math.max(1, bytesPerPixel)
}

function bitsPerPixel({ pdfium, handle: page }: PdfPage, picture: number): number {
  // PDFium would decode all of it to answer.
  if (pictureFilter(pdfium, picture) === 'JPXDecode') return COLOUR_BITS
  return withScratch(pdfium, METADATA.bytes, (out) => {
    // A picture whose size PDFium cannot give, or that it cannot draw, counts as the largest.
    if (!pdfium.FPDFImageObj_GetImageMetadata(picture, page, out)) return COLOUR_BITS
    const [bits = 0] = new Uint32Array(heap(pdfium).buffer, out + METADATA.bitsAt, 1)
    return bits || COLOUR_BITS
  })
}

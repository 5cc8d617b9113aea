import type { PdfPage } from './pdf.ts'
import type { PageArt, Picture } from './pdf-art.ts'
import { pictureFilter, pictureMetadata } from './pdf-picture.ts'
import { POINTS_PER_INCH } from './pdf-raster.ts'

const COLOUR_BITS = 24
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

function bitsPerPixel(page: PdfPage, picture: number): number {
  // PDFium would decode all of it to answer.
  if (pictureFilter(page.pdfium, picture) === 'JPXDecode') return COLOUR_BITS
  // A picture whose size PDFium cannot give, or that it cannot draw, counts as the largest.
  return pictureMetadata(page, picture)?.bitsPerPixel || COLOUR_BITS
}

import { UnreadableDocument } from '../errors.ts'
import { areaOf } from '../geometry.ts'
import { LIMITS } from '../limits.ts'
import type { Box, Raster } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import type { PageArt, Picture } from './pdf-art.ts'
import { SHEET_COVERAGE } from './pdf-content.ts'
import { heap, OutOfPdfiumMemory, withScratch } from './pdfium.ts'

export const POINTS_PER_INCH = 72
/** FPDFBitmap_Gray and FPDFBitmap_BGRx. */
const BITMAP = { grey: { format: 1, bytes: 1 }, colour: { format: 3, bytes: 4 } } as const
/** FPDF_ANNOT: stamps and signatures are often annotations. */
const RENDER_FLAGS = 0x01
const WHITE = 0xffffffff

/** Print of 10 pt is 28 pixels high: in the middle of what the recogniser was trained on (10 to 36 px, models/README.md). */
export const SHEET_DPI = 200
/** Cards print 5 pt; on a page of their own or on a part of a sheet they are read as finely as they come. */
const CARD_DPI = 300
/** Points: cards are 243 long. */
const CARD_SIDE_MIN = 150
/** On the longer side of such a page: print of an A4 sheet is 19 pixels high then, that of a card 33. */
const TINY_PAGE_PIXELS = 1600
/** A coarser picture is no reason to draw the stamps beside it illegibly. */
const SHEET_DPI_MIN = 100
/** A module of a QR code is 0.4 mm or more in print: over two pixels. */
export const CODES_DPI = 150
/** Half an A4 sheet in square points: smaller pages are cards. */
const SHEET_AREA_MIN = (595 * 842) / 2
/** Pictures of less than this share of the page do not say how finely it was scanned. */
const NATIVE_COVERAGE_MIN = 0.05

/** How finely a page is drawn whose print is to be read from its pixels. */
export function sheetDpi(page: PdfPage, art: PageArt): number {
  const area = page.width * page.height
  const isSheet = art.coverage > SHEET_COVERAGE && area > SHEET_AREA_MIN
  const native = art.pictures.filter(({ box }) => areaOf(box) > NATIVE_COVERAGE_MIN * area).map(nativeDpi)
  const finest = native.length > 0 ? Math.max(...native) : Number.POSITIVE_INFINITY
  return Math.max(SHEET_DPI_MIN, Math.min(isSheet ? SHEET_DPI : cardDpi(page), Math.round(finest)))
}

/** A page smaller than a card has no real size: it is drawn as finely as letters need that fill it. */
function cardDpi({ width, height }: PdfPage): number {
  const longer = Math.max(width, height)
  return longer < CARD_SIDE_MIN ? (TINY_PAGE_PIXELS * POINTS_PER_INCH) / longer : CARD_DPI
}

function nativeDpi({ corners, width, height }: Picture): number {
  const [origin, right, down] = corners
  const across = Math.hypot(right[0] - origin[0], right[1] - origin[1])
  const along = Math.hypot(down[0] - origin[0], down[1] - origin[1])
  return POINTS_PER_INCH * Math.max(width / across, height / along)
}

/**
 * Grey pixels of a page as displayed. Sizes are checked before a byte is allocated: a capped PDFium
 * renders a blank page without a word when an image does not fit.
 *
 * @throws {UnreadableDocument} `image_dimensions` when an image on the page is too large
 */
export function renderPage(page: PdfPage, art: PageArt, dpi: number): Raster {
  const largest = Math.max(0, ...art.pictures.map((picture) => picture.width * picture.height))
  if (largest > LIMITS.imagePixelsMax) {
    throw new UnreadableDocument(
      'image_dimensions',
      `the page holds an image of ${largest} pixels; the limit is ${LIMITS.imagePixelsMax}`,
    )
  }
  const { width, height } = rasterSize(page, dpi)
  return render(page, width, height)
}

/** As fine as asked for, unless the page would have more pixels than `LIMITS.rasterPixelsMax`. */
export function rasterSize(page: PdfPage, dpi: number): { width: number; height: number } {
  const scale = Math.min(
    dpi / POINTS_PER_INCH,
    Math.sqrt(LIMITS.rasterPixelsMax / (page.width * page.height)),
  )
  return {
    width: Math.max(1, Math.floor(page.width * scale)),
    height: Math.max(1, Math.floor(page.height * scale)),
  }
}

/** How finely pictures are to be seen that are a part of a page: as they come, but no finer than a card is read. */
export function finestDpi(pictures: readonly Picture[]): number {
  return Math.max(SHEET_DPI_MIN, Math.min(CARD_DPI, Math.round(Math.max(...pictures.map(nativeDpi)))))
}

/**
 * Grey pixels of a part of a page, and the whole pixels' box.
 *
 * @param wanted in points, as displayed
 * @returns null when it cannot be drawn within `pixelsMax` and the limits of its pictures
 */
export function renderPart(
  page: PdfPage,
  pictures: readonly Picture[],
  wanted: Box,
  dpi: number,
  pixelsMax: number,
): { readonly box: Box; readonly raster: Raster } | null {
  if (pictures.some(({ width, height }) => width * height > LIMITS.imagePixelsMax)) return null
  const scale = dpi / POINTS_PER_INCH
  const [left, top] = [Math.floor(wanted.left * scale), Math.floor(wanted.top * scale)]
  const [right, bottom] = [Math.ceil(wanted.right * scale), Math.ceil(wanted.bottom * scale)]
  const [width, height] = [right - left, bottom - top]
  if (width < 1 || height < 1 || width * height > pixelsMax) return null
  return {
    box: { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale },
    raster: render(page, width, height, { left, top, scale }),
  }
}

function render(
  page: PdfPage,
  width: number,
  height: number,
  part?: { readonly left: number; readonly top: number; readonly scale: number },
): Raster {
  const [columns, rows] = part
    ? [Math.round(page.width * part.scale), Math.round(page.height * part.scale)]
    : [width, height]
  const { left = 0, top = 0 } = part ?? {}
  return { width, height, data: drawWindow(page, { left, top, width, height, columns, rows }, 'grey') }
}

/** A part of a page in pixels, and how many the whole page would have. */
export interface Window {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
}

/** Pixels of a part of a page as displayed, row by row: one byte each, or blue, green, red and one that says nothing. */
export function drawWindow(
  { pdfium, handle }: PdfPage,
  { left, top, width, height, columns, rows }: Window,
  tones: keyof typeof BITMAP,
): Uint8Array {
  const { format, bytes } = BITMAP[tones]
  const size = width * height * bytes
  return withScratch(pdfium, size, (pixels) => {
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, pixels, width * bytes)
    if (bitmap === 0) throw new OutOfPdfiumMemory(size)
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
      pdfium.FPDF_RenderPageBitmap(bitmap, handle, -left, -top, columns, rows, 0, RENDER_FLAGS)
      return heap(pdfium).slice(pixels, pixels + size)
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap)
    }
  })
}

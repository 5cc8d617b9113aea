import { UnreadableDocument } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { Raster } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import { heap, OutOfPdfiumMemory, withScratch } from './pdfium.ts'

const POINTS_PER_INCH = 72
/** FPDFBitmap_BGR. */
const BITMAP_BGR = 2
const CHANNELS = 3
/** FPDF_ANNOT: stamps and signatures are often annotations. FPDF_REVERSE_BYTE_ORDER: RGB instead of BGR. */
const RENDER_FLAGS = 0x01 | 0x10
const WHITE = 0xffffffff
const PAGE_OBJECT = { image: 3, form: 5 } as const
/** Forms inside forms; deeper nesting is a bomb and is not looked into. */
const FORM_DEPTH_MAX = 4
/** Objects looked at on one page before it counts as having no larger image. */
const OBJECTS_MAX = 20_000

/**
 * Pixels of a page. Sizes are checked before a byte is allocated: a capped PDFium renders a blank
 * page without a word when an image does not fit.
 *
 * @throws {UnreadableDocument} `image_dimensions` when the page or an image on it is too large
 */
export function renderPage(page: PdfPage, dpi: number): Raster {
  const scale = dpi / POINTS_PER_INCH
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)]
  if (width * height > LIMITS.rasterPixelsMax) {
    throw new UnreadableDocument(
      'image_dimensions',
      `the page is ${width} × ${height} pixels at ${dpi} dpi; the limit is ${LIMITS.rasterPixelsMax}`,
    )
  }
  const largest = largestImagePixels(page)
  if (largest > LIMITS.imagePixelsMax) {
    throw new UnreadableDocument(
      'image_dimensions',
      `the page holds an image of ${largest} pixels; the limit is ${LIMITS.imagePixelsMax}`,
    )
  }
  return render(page, width, height)
}

function render(page: PdfPage, width: number, height: number): Raster {
  const { pdfium } = page
  const stride = width * CHANNELS
  return withScratch(pdfium, stride * height, (pixels) => {
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BITMAP_BGR, pixels, stride)
    if (bitmap === 0) throw new OutOfPdfiumMemory(stride * height)
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
      pdfium.FPDF_RenderPageBitmap(bitmap, page.handle, 0, 0, width, height, 0, RENDER_FLAGS)
      return { width, height, channels: CHANNELS, data: heap(pdfium).slice(pixels, pixels + stride * height) }
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap)
    }
  })
}

/** Area of the page covered by images, as a fraction; above 0.6 the text layer is not to be trusted alone. */
export function imageCoverage(page: PdfPage): number {
  let area = 0
  eachImage(page, (image) => {
    withScratch(page.pdfium, 16, (out) => {
      if (!page.pdfium.FPDFPageObj_GetBounds(image, out, out + 4, out + 8, out + 12)) return
      const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(heap(page.pdfium).buffer, out, 4)
      area += Math.abs((right - left) * (top - bottom))
    })
  })
  return Math.min(1, area / (page.width * page.height))
}

function largestImagePixels(page: PdfPage): number {
  let largest = 0
  eachImage(page, (image) => {
    withScratch(page.pdfium, 8, (out) => {
      if (!page.pdfium.FPDFImageObj_GetImagePixelSize(image, out, out + 4)) return
      const [width = 0, height = 0] = new Uint32Array(heap(page.pdfium).buffer, out, 2)
      largest = Math.max(largest, width * height)
    })
  })
  return largest
}

function eachImage(page: PdfPage, visit: (image: number) => void): void {
  const { pdfium } = page
  let left = OBJECTS_MAX
  const look = (object: number, depth: number) => {
    if (left-- <= 0) return
    const type = pdfium.FPDFPageObj_GetType(object)
    if (type === PAGE_OBJECT.image) visit(object)
    if (type !== PAGE_OBJECT.form || depth >= FORM_DEPTH_MAX) return
    const inside = pdfium.FPDFFormObj_CountObjects(object)
    for (let i = 0; i < inside && left > 0; i++) look(pdfium.FPDFFormObj_GetObject(object, i), depth + 1)
  }
  const count = pdfium.FPDFPage_CountObjects(page.handle)
  for (let i = 0; i < count && left > 0; i++) look(pdfium.FPDFPage_GetObject(page.handle, i), 0)
}

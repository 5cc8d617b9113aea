import { nodeRuntime } from '@ficha/engine/parts/node'
import { openPdf, type PdfPage } from '../../../../engine/src/decode/pdf.ts'
import { borrowPdfium, giveBackPdfium, heap, withScratch } from '../../../../engine/src/decode/pdfium.ts'
import type { Raster } from './raster.ts'

const runtime = nodeRuntime()
const POINTS_PER_INCH = 72
/** FPDFBitmap_Gray and FPDFBitmap_BGR, by bytes a pixel. */
const FORMATS = { 1: 1, 3: 2 } as const
/** FPDF_ANNOT. */
const FLAGS = 0x01
const WHITE = 0xffffffff
const BAND_ROWS = 512

/** Pages of a PDF as pixels, by the engine's own PDFium: the same on every machine. All pages where none are named. */
export async function rasterise(
  pdf: Uint8Array,
  dpi: number,
  channels: 1 | 3,
  pages?: readonly number[],
): Promise<Raster[]> {
  const pdfium = await borrowPdfium(runtime, pdf.length)
  const opened = openPdf(pdfium, pdf)
  const wanted = pages ?? Array.from({ length: opened.pageCount }, (_, index) => index)
  const rasters = wanted.map((index) => opened.withPage(index, (page) => drawn(page, dpi, channels)))
  opened.close()
  giveBackPdfium(runtime, pdfium)
  return rasters
}

/** Drawn in bands: a whole page in colour, with its layers, takes more than the engine's PDFium may hold. */
function drawn(page: PdfPage, dpi: number, channels: 1 | 3): Raster {
  const { pdfium } = page
  const width = Math.ceil((page.width * dpi) / POINTS_PER_INCH - 0.01)
  const height = Math.ceil((page.height * dpi) / POINTS_PER_INCH - 0.01)
  const stride = width * channels
  const data = new Uint8Array(stride * height)
  withScratch(pdfium, stride * BAND_ROWS, (pixels) => {
    for (let top = 0; top < height; top += BAND_ROWS) {
      const rows = Math.min(BAND_ROWS, height - top)
      const bitmap = pdfium.FPDFBitmap_CreateEx(width, rows, FORMATS[channels], pixels, stride)
      if (bitmap === 0) throw new RangeError(`PDFium has no bitmap of ${width} × ${rows} × ${channels}`)
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, rows, WHITE)
      pdfium.FPDF_RenderPageBitmap(bitmap, page.handle, 0, -top, width, height, 0, FLAGS)
      pdfium.FPDFBitmap_Destroy(bitmap)
      data.set(heap(pdfium).subarray(pixels, pixels + stride * rows), top * stride)
    }
  })
  if (channels === 3) redFirst(data)
  return { width, height, channels, data }
}

/** PDFium's pixels are blue, green, red. */
function redFirst(data: Uint8Array): void {
  for (let at = 0; at < data.length; at += 3) {
    const blue = data[at] ?? 0
    data[at] = data[at + 2] ?? 0
    data[at + 2] = blue
  }
}

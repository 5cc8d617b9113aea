import { openPdf } from '../decode/pdf.ts'
import { pageArt } from '../decode/pdf-art.ts'
import { pageObjects } from '../decode/pdf-objects.ts'
import { CODES_DPI, renderPage } from '../decode/pdf-raster.ts'
import { borrowPdfium, giveBackPdfium } from '../decode/pdfium.ts'
import { LIMITS } from '../limits.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'

/** The pages of a PDF that are read unless others are named, as people see them: grey. */
export async function pdfPictures(bytes: Uint8Array, runtime: Runtime, password?: string): Promise<Raster[]> {
  const pdfium = await borrowPdfium(runtime, bytes.length)
  const pdf = openPdf(pdfium, bytes, password)
  const count = Math.min(pdf.pageCount, LIMITS.pagesAnalysedByDefault)
  const pictures = Array.from({ length: count }, (_, index) =>
    pdf.withPage(index, (page) => renderPage(page, pageArt(page, pageObjects(page)), CODES_DPI)),
  )
  pdf.close()
  giveBackPdfium(runtime, pdfium)
  return pictures
}

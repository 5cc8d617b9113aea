import { openPdf } from '../decode/pdf.ts'
import { pageArt } from '../decode/pdf-art.ts'
import { pageObjects } from '../decode/pdf-objects.ts'
import { CODES_DPI, renderPage } from '../decode/pdf-raster.ts'
import { borrowPdfium, giveBackPdfium } from '../decode/pdfium.ts'
import { LIMITS } from '../limits.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'

/**
 * The pages of a PDF that are read unless others are named, as people see them: grey, one after another.
 *
 * @param isWanted which pages are drawn, from 1: of the others there is null
 */
export async function* pdfPictures(
  bytes: Uint8Array,
  runtime: Runtime,
  isWanted: (page: number) => boolean,
  password?: string,
): AsyncGenerator<Raster | null> {
  const pdfium = await borrowPdfium(runtime, bytes.length)
  const pdf = openPdf(pdfium, bytes, password)
  const count = Math.min(pdf.pageCount, LIMITS.pagesAnalysedByDefault)
  try {
    for (let index = 0; index < count; index++) {
      yield isWanted(index + 1)
        ? pdf.withPage(index, (page) => renderPage(page, pageArt(page, pageObjects(page)), CODES_DPI))
        : null
    }
  } finally {
    pdf.close()
    giveBackPdfium(runtime, pdfium)
  }
}

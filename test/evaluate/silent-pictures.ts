import type { Runtime } from '@ficha/engine/parts'
import { openPdf } from '../../engine/src/decode/pdf.ts'
import { pageArt } from '../../engine/src/decode/pdf-art.ts'
import { readGlyphs } from '../../engine/src/decode/pdf-glyphs.ts'
import { pageObjects } from '../../engine/src/decode/pdf-objects.ts'
import { borrowPdfium, giveBackPdfium } from '../../engine/src/decode/pdfium.ts'
import type { Raster } from '../documents/generator/capture/raster.ts'

const PAPER = 255

/**
 * A page as pixels without the pictures that no text lies over: the text layer, which is the truth for error rates,
 * does not tell the words of a letterhead that is a picture.
 *
 * @param raster grey, of the first page of `pdf`
 */
export async function withoutSilentPictures(
  raster: Raster,
  pdf: Uint8Array,
  runtime: Runtime,
): Promise<Raster> {
  const pdfium = await borrowPdfium(runtime, pdf.length)
  const opened = openPdf(pdfium, pdf)
  const data = raster.data.slice()
  opened.withPage(0, (page) => {
    const { glyphs } = readGlyphs(page)
    const scale = raster.width / page.width
    for (const { box } of pageArt(page, pageObjects(page)).pictures) {
      const isUnderText = glyphs.some(
        ({ origin: [x, y] }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      )
      if (isUnderText) continue
      const [left, right] = [Math.floor(box.left * scale), Math.ceil(box.right * scale)]
      for (
        let y = Math.floor(box.top * scale);
        y < Math.min(raster.height, Math.ceil(box.bottom * scale));
        y++
      ) {
        data.fill(PAPER, y * raster.width + left, y * raster.width + Math.min(raster.width, right))
      }
    }
  })
  opened.close()
  giveBackPdfium(runtime, pdfium)
  return { ...raster, data }
}

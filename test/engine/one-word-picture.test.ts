import { encode } from 'fast-png'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPages } from '../../engine/src/read-pages.ts'
import { nodeRuntime } from '../../engine/src/runtime/node.ts'
import { rasterise } from '../documents/generator/capture/rasterise.ts'

const SIZE = 11

/** A picture that is little more than its word. */
async function pictureOf(word: string, dpi: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([font.widthOfTextAtSize(word, SIZE) + SIZE, 2 * SIZE])
  page.drawText(word, { x: SIZE / 2, y: SIZE * 0.6, size: SIZE, font })
  const [raster] = await rasterise(await pdf.save(), dpi, 1)
  if (!raster) throw new RangeError('one page was drawn')
  return encode({ ...raster, channels: 1, depth: 8 })
}

test.each([
  ['RVB4C27', 170],
  ['12/03/2031', 300],
  ['Estadual', 700],
])('a picture that is %s at %i dpi', async (word, dpi) => {
  const { pages } = await readPages([await pictureOf(word, dpi)], nodeRuntime())
  expect(pages.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([word])
})

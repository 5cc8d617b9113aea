import { encode } from 'fast-png'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPages } from '../../engine/src/read-pages.ts'
import { nodeRuntime } from '../../engine/src/runtime/node.ts'
import { rasterise } from '../documents/generator/capture/rasterise.ts'

const SIZE = 11

/** A picture that is little more than its word, or as much higher as is said, with the word in the middle. */
async function pictureOf(word: string, dpi: number, height = 2 * SIZE): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([font.widthOfTextAtSize(word, SIZE) + SIZE, height])
  page.drawText(word, { x: SIZE / 2, y: height / 2 - SIZE * 0.4, size: SIZE, font })
  const [raster] = await rasterise(await pdf.save(), dpi, 1)
  if (!raster) throw new RangeError('one page was drawn')
  return encode({ ...raster, channels: 1, depth: 8 })
}

async function textOf(picture: Uint8Array): Promise<string[]> {
  const { pages } = await readPages([picture], nodeRuntime())
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text))
}

test.each([
  ['RVB4C27', 170],
  ['12/03/2031', 300],
  ['Estadual', 700],
])('a picture that is %s at %i dpi', async (word, dpi) => {
  expect(await textOf(await pictureOf(word, dpi))).toEqual([word])
})

test('print on a roll of paper, which is too small to be seen where all of the roll is', async () => {
  const line = 'Licença ambiental de transporte'
  expect(await textOf(await pictureOf(line, 150, 5000))).toEqual([line])
})

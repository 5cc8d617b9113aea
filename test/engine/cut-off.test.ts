import { encode } from 'fast-png'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPages } from '../../engine/src/read-pages.ts'
import { nodeRuntime } from '../../engine/src/runtime/node.ts'
import { rasterise } from '../documents/generator/capture/rasterise.ts'

const SENTENCES = [
  'O presente termo autoriza a empresa a operar a unidade',
  'de armazenamento descrita no requerimento apresentado,',
  'observadas as condicionantes que constam do verso, com',
  'validade contada da data da assinatura deste documento',
]

/** A sheet with margins, of which a share is in the picture from the left. */
async function pictureOf(share: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([420, 200])
  for (const [i, text] of SENTENCES.entries()) page.drawText(text, { x: 50, y: 150 - i * 24, size: 12, font })
  page.setCropBox(0, 0, 420 * share, 200)
  const [raster] = await rasterise(await pdf.save(), 150, 1)
  if (!raster) throw new RangeError('one page was drawn')
  return encode({ ...raster, channels: 1, depth: 8 })
}

test.each([
  ['a whole sheet', 1, []],
  ['a sheet of which the right part is cut off', 0.6, ['cut_off']],
])('the picture of %s', async (_, share, codes) => {
  const { pages } = await readPages([await pictureOf(share)], nodeRuntime())
  expect(pages.flatMap(({ issues }) => issues.map(({ code }) => code))).toEqual(codes)
})

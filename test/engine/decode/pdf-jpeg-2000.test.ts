import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument, PDFName } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPages } from '../../../engine/src/read-pages.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'

/** Made by Pillow 12 (OpenJPEG 2.5): three lines of 60 pixels on a sheet of 2480 × 3508. */
const SCAN = join(import.meta.dirname, '../../fixtures/images/a4-300dpi-colour.jp2')

test('a JPEG 2000 scan of A4 at 300 dpi in colour is read within the memory of an isolate', async () => {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const dictionary = { Type: 'XObject', Subtype: 'Image', Width: 2480, Height: 3508, Filter: 'JPXDecode' }
  const picture = pdf.context.register(pdf.context.stream(await readFile(SCAN), dictionary))
  page.node.setXObject(PDFName.of('Scan'), picture)
  const draw = pdf.context.stream('595 0 0 842 0 0 cm /Scan Do')
  page.node.set(PDFName.of('Contents'), pdf.context.register(draw))
  const host = nodeRuntime()
  const { pages } = await readPages([await pdf.save()], host)
  expect(pages[0]?.lines.map(({ text }) => text)).toEqual(
    Array(3).fill('Manter limpa a faixa do rio durante a obra'),
  )
  expect(host.memory.peakBytes()).toBeLessThan(110_000_000)
})

import { read } from '@ficha/engine/node'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'

async function pdfOf(lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  for (const [index, line] of lines.entries()) {
    page.drawText(line, { x: 60, y: 780 - 30 * index, size: 12, font })
  }
  return pdf.save()
}

test('a document of which nothing was found is not sure that it carries nothing', async () => {
  const title = ['CARTEIRA NACIONAL DE HABILITAÇÃO', 'DRIVER LICENSE', 'PERMISO DE CONDUCCIÓN']
  const { fields } = await read([await pdfOf(title)], { type: 54 })
  const { documentValidation: _, ...others } = fields
  expect(Object.values(others).flatMap(({ evidence }) => evidence)).toEqual([])
  expect(Math.max(...Object.values(others).map(({ confidence }) => confidence))).toBeLessThanOrEqual(0.5)
})

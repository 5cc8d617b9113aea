import { PDFDocument, StandardFonts } from 'pdf-lib'

/** A page of text alone, as many lines as are given on it, set so small that they fit. */
export async function textPdf(lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Courier)
  const page = pdf.addPage([595, 842])
  const longest = Math.max(...lines.map(({ length }) => length))
  const size = Math.min(8, 555 / (0.6 * longest), 800 / (1.3 * lines.length))
  for (const [at, line] of lines.entries()) {
    page.drawText(line, { x: 20, y: 822 - (at + 1) * 1.3 * size, size, font })
  }
  return pdf.save()
}

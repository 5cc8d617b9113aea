import { PDFDocument, StandardFonts } from 'pdf-lib'

const [SIZE, MARGIN, LEADING] = [8, 20, 1.3]
/** Letters of Courier are this wide, in heights. */
const LETTER_WIDTH = 0.6

/** A page of text alone, as large as its lines need. */
export async function textPdf(lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Courier)
  const longest = Math.max(...lines.map(({ length }) => length))
  const height = 2 * MARGIN + lines.length * LEADING * SIZE
  const page = pdf.addPage([2 * MARGIN + longest * LETTER_WIDTH * SIZE, height])
  for (const [at, line] of lines.entries()) {
    page.drawText(line, { x: MARGIN, y: height - MARGIN - (at + 1) * LEADING * SIZE, size: SIZE, font })
  }
  return pdf.save()
}

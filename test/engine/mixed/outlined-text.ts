import { PDFDocument, StandardFonts } from 'pdf-lib'
import { openPdf } from '../../../engine/src/decode/pdf.ts'
import { borrowPdfium, giveBackPdfium, heap, withScratch } from '../../../engine/src/decode/pdfium.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'

/** FPDF_SEGMENT_*. */
const SEGMENT = { line: 0, bezier: 1, move: 2 } as const

export interface Outline {
  /** For `PDFPage.drawSvgPath`: y downwards, the baseline at 0. */
  readonly path: string
  readonly x: number
}

/** The letters of a text as paths, one each, as programs write them that turn print into outlines. */
export async function outlined(text: string, size: number): Promise<readonly Outline[]> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  pdf.addPage([200, 200]).drawText(text, { x: 0, y: 100, size, font })
  const bytes = await pdf.save()
  const runtime = nodeRuntime()
  const pdfium = await borrowPdfium(runtime, bytes.length)
  const opened = openPdf(pdfium, bytes)
  const outlines = opened.withPage(0, ({ handle }) => {
    const shown = pdfium.FPDFTextObj_GetFont(pdfium.FPDFPage_GetObject(handle, 0))
    return [...text].flatMap((letter, i): Outline[] => {
      const x = font.widthOfTextAtSize(text.slice(0, i), size)
      const glyph = pdfium.FPDFFont_GetGlyphPath(shown, letter.charCodeAt(0), 1)
      const count = glyph === 0 ? 0 : pdfium.FPDFGlyphPath_CountGlyphSegments(glyph)
      const segments = Array.from({ length: Math.max(0, count) }, (_, at) => {
        const segment = pdfium.FPDFGlyphPath_GetGlyphPathSegment(glyph, at)
        const [px = 0, py = 0] = withScratch(pdfium, 8, (out) => {
          pdfium.FPDFPathSegment_GetPoint(segment, out, out + 4)
          return [...new Float32Array(heap(pdfium).buffer, out, 2)].map((em) => em * size)
        })
        return {
          type: pdfium.FPDFPathSegment_GetType(segment),
          point: `${px.toFixed(2)} ${(-py).toFixed(2)}`,
        }
      })
      return segments.length === 0 ? [] : [{ path: svgPath(segments), x }]
    })
  })
  opened.close()
  giveBackPdfium(runtime, pdfium)
  return outlines
}

function svgPath(segments: readonly { readonly type: number; readonly point: string }[]): string {
  let path = ''
  for (let at = 0; at < segments.length; at++) {
    const { type = SEGMENT.move, point = '' } = segments[at] ?? {}
    if (type === SEGMENT.bezier) {
      path += `C${point} ${segments[at + 1]?.point} ${segments[at + 2]?.point}`
      at += 2
    } else path += `${type === SEGMENT.move ? `${path === '' ? '' : 'Z'}M` : 'L'}${point}`
  }
  return `${path}Z`
}

import { PDFDocument, StandardFonts, setTextRenderingMode, TextRenderingMode } from 'pdf-lib'

export interface PictureFile {
  readonly bytes: Uint8Array
  readonly kind: 'jpeg' | 'png'
  readonly width: number
  readonly height: number
}

/** Text that lies over the picture of a page, as systems stamp what they file. */
export interface TextOverlay {
  /** Printed small along the foot of the page. */
  readonly stamp?: readonly string[]
  /** Lines behind the picture's words that nobody sees, as scanners with text recognition leave them. */
  readonly invisible?: readonly string[]
}

/** Pages that hold one picture each; `dpi` says how large the paper was. */
export async function imagePdf(
  pictures: readonly PictureFile[],
  dpi: number,
  overlay: TextOverlay = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const picture of pictures) {
    const image = await (picture.kind === 'png' ? pdf.embedPng(picture.bytes) : pdf.embedJpg(picture.bytes))
    const [width, height] = [(picture.width * 72) / dpi, (picture.height * 72) / dpi]
    const page = pdf.addPage([width, height])
    page.drawImage(image, { x: 0, y: 0, width, height })
    for (const [i, line] of (overlay.stamp ?? []).entries()) {
      page.drawText(line, { x: 30, y: 22 - 8 * i, size: 6.5, font })
    }
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
    for (const [i, line] of (overlay.invisible ?? []).entries()) {
      page.drawText(line, { x: 50, y: height - 60 - 13 * i, size: 10, font })
    }
  }
  return pdf.save({ useObjectStreams: false })
}

import { encode } from 'fast-png'
import {
  beginText,
  endMarkedContent,
  endText,
  grayscale,
  moveText,
  PDFOperatorNames as Ops,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFOperator,
  type PDFPage,
  type PDFRef,
  PDFString,
  PDFDocument as Pdf,
  StandardFonts,
  setFontAndSize,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from 'pdf-lib'
import { rasterise } from '../../documents/generator/capture/rasterise.ts'
import { outlined } from './outlined-text.ts'

/** Where something stands on the page: points from its top-left corner. */
export interface At {
  readonly x: number
  readonly y: number
}

/** What a page of both text and pixels is put together from. */
export interface MixedPage {
  readonly pdf: PDFDocument
  readonly page: PDFPage
  /** Text as a text layer says it; `hidden` text is not drawn. */
  readonly text: (lines: readonly string[], at: At, hidden?: boolean) => void
  /** Text that is drawn as it should be, while the font's map to Unicode says `map` of each code. */
  readonly mapped: (lines: readonly string[], at: At, map: (code: number) => number | null) => void
  /** Text in a font of drawn glyphs whose codes begin at 1 and say nothing, or what `says` makes of each letter. */
  readonly unmapped: (line: string, at: At, says?: (letter: string) => string) => Promise<void>
  /** Text that the file says is called something else. */
  readonly called: (line: string, name: string, at: At) => void
  /** A picture of print, in so many strips. */
  readonly picture: (lines: readonly string[], at: At, strips?: number) => Promise<void>
  /** A line of print as a single path. */
  readonly path: (line: string, at: At) => Promise<void>
  /** Print as filled paths. */
  readonly outlines: (line: string, at: At) => Promise<void>
}

const HEIGHT = 842
const SIZE = 11
const EM = 1000
const LEADING = 20
const PICTURE_DPI = 200
const PICTURE_WIDTH = 300

/** A page of A4 on which `draw` mixes what it likes. */
export async function mixedPage(draw: (mixed: MixedPage) => void | Promise<void>): Promise<Uint8Array> {
  const pdf = await Pdf.create()
  const page = pdf.addPage([595, HEIGHT])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const text = (lines: readonly string[], { x, y }: At, hidden = false) => {
    if (hidden) page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
    for (const [n, line] of lines.entries()) {
      page.drawText(line, { x, y: HEIGHT - y - SIZE - n * LEADING, size: SIZE, font })
    }
    if (hidden) page.pushOperators(setTextRenderingMode(TextRenderingMode.Fill))
  }
  await draw({
    pdf,
    page,
    text,
    mapped(lines, { x, y }, map) {
      const name = page.node.newFontDictionary('Mapped', mappedFont(pdf, map))
      for (const [n, line] of lines.entries()) {
        page.pushOperators(
          beginText(),
          setFontAndSize(name, SIZE),
          moveText(x, HEIGHT - y - SIZE - n * LEADING),
          showText(PDFString.of(line) as unknown as PDFHexString),
          endText(),
        )
      }
    },
    async unmapped(line, { x, y }, says) {
      const letters = [...new Set(line)]
      const name = page.node.newFontDictionary('Drawn', await drawnFont(pdf, font, letters, says))
      const codes = [...line].map((letter) => (letters.indexOf(letter) + 1).toString(16).padStart(2, '0'))
      page.pushOperators(
        beginText(),
        setFontAndSize(name, SIZE),
        moveText(x, HEIGHT - y - SIZE),
        showText(PDFHexString.of(codes.join(''))),
        endText(),
      )
    },
    called(line, name, { x, y }) {
      page.pushOperators(
        PDFOperator.of(Ops.BeginMarkedContentSequence, [
          PDFName.of('Span'),
          pdf.context.obj({ ActualText: PDFString.of(name) }).toString(),
        ]),
      )
      page.drawText(line, { x, y: HEIGHT - y - SIZE, size: SIZE, font })
      page.pushOperators(endMarkedContent())
    },
    async picture(lines, at, strips = 1) {
      const [raster] = await rasterise(await printed(lines), PICTURE_DPI, 1)
      if (!raster) throw new RangeError('one page was printed')
      const rows = Math.ceil(raster.height / strips)
      for (let top = 0; top < raster.height; top += rows) {
        const height = Math.min(rows, raster.height - top)
        const data = raster.data.subarray(top * raster.width, (top + height) * raster.width)
        const image = await pdf.embedPng(encode({ width: raster.width, height, data, channels: 1, depth: 8 }))
        const scale = PICTURE_WIDTH / raster.width
        page.drawImage(image, {
          x: at.x,
          y: HEIGHT - at.y - (top + height) * scale,
          width: PICTURE_WIDTH,
          height: height * scale,
        })
      }
    },
    async path(line, { x, y }) {
      const letters = await outlined(line, SIZE)
      const moved = letters.map((letter) => pathOperators(letter.path, x + letter.x, HEIGHT - y - SIZE))
      page.pushOperators(PDFOperator.of(`${moved.join(' ')} f` as Ops))
    },
    async outlines(line, { x, y }) {
      for (const letter of await outlined(line, SIZE)) {
        page.drawSvgPath(letter.path, { x: x + letter.x, y: HEIGHT - y - SIZE, color: grayscale(0) })
      }
    },
  })
  // A field without an appearance is to stay so.
  return pdf.save({ updateFieldAppearances: false })
}

/** Helvetica, with a map to Unicode of its own: ISO 32000-1, 9.10.3. */
function mappedFont(pdf: PDFDocument, map: (code: number) => number | null): PDFRef {
  const { context } = pdf
  const hex = (value: number) => value.toString(16).padStart(4, '0')
  const codes = Array.from({ length: 95 }, (_, i) => 32 + i).flatMap((code) => {
    const unicode = map(code)
    return unicode === null ? [] : [`<${hex(code).slice(2)}> <${hex(unicode)}>`]
  })
  const cmap = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    `${codes.length} beginbfchar`,
    ...codes,
    'endbfchar endcmap end end',
  ].join('\n')
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      Encoding: 'WinAnsiEncoding',
      ToUnicode: context.register(context.stream(cmap)),
    }),
  )
}

/** A Type 3 font of the letters' outlines, the first letter with code 1: ISO 32000-1, 9.6.5. */
async function drawnFont(
  pdf: PDFDocument,
  font: PDFFont,
  letters: readonly string[],
  says?: (letter: string) => string,
): Promise<PDFRef> {
  const { context } = pdf
  const widths = letters.map((letter) => Math.round(font.widthOfTextAtSize(letter, EM)))
  const procedures = await Promise.all(
    letters.map(async (letter, i) => {
      const [outline] = await outlined(letter, EM)
      const content = `${widths[i]} 0 d0 ${outline ? pathOperators(outline.path) : ''} f`
      return [`g${i + 1}`, context.register(context.stream(content))] as const
    }),
  )
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, -300, EM, EM],
      FontMatrix: [1 / EM, 0, 0, 1 / EM, 0, 0],
      CharProcs: Object.fromEntries(procedures),
      Encoding: { Type: 'Encoding', Differences: [1, ...procedures.map(([name]) => name)] },
      FirstChar: 1,
      LastChar: letters.length,
      Widths: widths,
      Resources: {},
      ...(says ? { ToUnicode: context.register(context.stream(cmapOf(letters.map(says)))) } : {}),
    }),
  )
}

/** Of codes from 1 on. */
function cmapOf(texts: readonly string[]): string {
  const hex = (value: number, places: number) => value.toString(16).padStart(places, '0')
  const codes = texts.map((text, i) => `<${hex(i + 1, 2)}> <${hex(text.charCodeAt(0), 4)}>`)
  return `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${codes.length} beginbfchar ${codes.join(' ')} endbfchar endcmap`
}

/** An SVG path, y downwards, as the operators of a PDF. */
function pathOperators(path: string, dx = 0, dy = 0): string {
  const operators: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c', Z: 'h' }
  return [...path.matchAll(/([MLCZ])([^MLCZ]*)/g)]
    .map(([, letter = '', numbers = '']) => {
      const points = numbers.trim().split(/\s+/).filter(Boolean).map(Number)
      return [...points.map((value, i) => (i % 2 ? dy - value : dx + value)), operators[letter]].join(' ')
    })
    .join(' ')
}

/** Lines as a picture of their own. */
export async function printedPicture(lines: readonly string[]): Promise<Uint8Array> {
  const [raster] = await rasterise(await printed(lines), PICTURE_DPI, 1)
  if (!raster) throw new RangeError('one page was printed')
  return encode({ ...raster, channels: 1, depth: 8 })
}

/** Lines on a sheet of their own, as wide as a picture. */
async function printed(lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await Pdf.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([PICTURE_WIDTH, LEADING * (lines.length + 1)])
  for (const [n, line] of lines.entries()) {
    page.drawText(line, { x: 12, y: page.getHeight() - LEADING * (n + 1), size: SIZE, font })
  }
  return pdf.save()
}

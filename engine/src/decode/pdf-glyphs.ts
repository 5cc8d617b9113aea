import { boxOf } from '../geometry.ts'
import { LIMITS } from '../limits.ts'
import type { Box, Point } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import { displayTransform } from './pdf-display.ts'
import { characterCalls, heap, type Pdfium, withScratch } from './pdfium.ts'

/** One character of a text layer, where it is displayed. */
export interface Glyph {
  readonly text: string
  /** Ink box in page units; of no size for a space. */
  readonly ink: Box
  /** Loose box in page units: advance wide, font ascent to descent high, whatever the character. */
  readonly loose: Box
  /** Start of the glyph on its baseline. */
  readonly origin: Point
  /** Counter-clockwise, as displayed, in [0, 360). */
  readonly angleDegrees: number
  /** What stands before it in content order: nothing, a printed space, or one that PDFium inferred. */
  readonly before: 'glyph' | 'space' | 'inferred-space'
  /** Identifies a font of the page. */
  readonly font: number
  /** FPDF_PAGEOBJECT that it is a part of. */
  readonly object: number
  /** False for text that is there to be found only, as that of a recognition laid over a scan. */
  readonly isDrawn: boolean
  /** Its shape clips what the page paints next, so only the pixels show whether it is visible. */
  readonly clips: boolean
}

/** Fonts measure about 1.35 em from ascent to descent in PDFium's loose boxes. */
export const LOOSE_HEIGHT_EM = 1.35

/** The size of upright print, in page units. */
export function emOf({ loose }: Glyph): number {
  return (loose.bottom - loose.top) / LOOSE_HEIGHT_EM
}

export interface GlyphPage {
  readonly glyphs: readonly Glyph[]
  /** True when the page holds more than `LIMITS.charactersPerPageMax`. */
  readonly truncated: boolean
}

/** FPDF_TEXTRENDERMODE_* of fpdf_edit.h. */
const RENDER_MODE = { invisible: 3, clip: 7 } as const

/** An unmapped glyph must not vanish: rules allow for one unknown character (lost ligatures). */
export const UNMAPPED = '\ufffd'

/** PDFium marks a hyphen at the end of a line with one of the first three; the others are what typesetters have in numbers. */
const HYPHENS = new Set([0x02, 0xfffe, 0xad, 0x2010, 0x2011, 0x2012, 0x2015, 0x2212])
/** Of fractions, and of division. */
const SLASHES = new Set([0x2044, 0x2215])

/** Visible characters of a page's text layer in content order; spaces live on as `before`. */
export function readGlyphs(page: PdfPage): GlyphPage {
  const { pdfium } = page
  const textPage = pdfium.FPDFText_LoadPage(page.handle)
  if (textPage === 0) return { glyphs: [], truncated: false }
  try {
    const total = pdfium.FPDFText_CountChars(textPage)
    const count = Math.min(total, LIMITS.charactersPerPageMax)
    const glyphs = withScratch(pdfium, MEASURE_BYTES, (out) => collectGlyphs(page, textPage, count, out))
    return { glyphs, truncated: total > count }
  } finally {
    pdfium.FPDFText_ClosePage(textPage)
  }
}

/** @param out scratch memory of `MEASURE_BYTES`, allocated once: a page has thousands of glyphs */
function collectGlyphs(page: PdfPage, textPage: number, count: number, out: number): Glyph[] {
  const calls = characterCalls(page.pdfium)
  const measure = glyphMeasure(page, textPage, out)
  const styleOf = glyphStyle(page, textPage)
  const glyphs: Glyph[] = []
  let before: Glyph['before'] = 'space'
  for (let i = 0; i < count; i++) {
    // Of a font without a map PDFium gives the code in the font, which may well look like a letter or a space.
    const isUnmapped = calls.FPDFText_HasUnicodeMapError(textPage, i) === 1
    const text = isUnmapped ? UNMAPPED : glyphText(calls.FPDFText_GetUnicode(textPage, i))
    if (text === null) continue
    if (text === ' ') {
      const inferred = calls.FPDFText_IsGenerated(textPage, i) === 1
      if (before !== 'space') before = inferred ? 'inferred-space' : 'space'
      continue
    }
    const placed = measure(i)
    if (placed) {
      const { isTurned, ...style } = styleOf(i)
      const angleDegrees = (placed.angleDegrees + (isTurned ? 180 : 0)) % 360
      glyphs.push({ text, before, ...placed, ...style, angleDegrees })
    }
    before = 'glyph'
  }
  return glyphs
}

/** @returns null for what has no shape: line ends and other control characters */
function glyphText(unicode: number): string | null {
  if (HYPHENS.has(unicode)) return '-'
  if (SLASHES.has(unicode)) return '/'
  if (unicode === 0 || unicode > 0x10ffff || (unicode >= 0xd800 && unicode <= 0xdfff)) return UNMAPPED
  // Line ends are spaces here: PDFium infers them where the next text starts elsewhere.
  if (unicode <= 0x20) return ' '
  if (unicode === 0x7f || (unicode >= 0x200b && unicode <= 0x200f) || unicode === 0xfeff) return null
  const text = String.fromCodePoint(unicode)
  // No-break spaces and those of a fixed width, which typesetters put between a caption and its value.
  return /\s/.test(text) ? ' ' : text
}

type Style = Pick<Glyph, 'font' | 'object' | 'isDrawn' | 'clips'> & { readonly isTurned: boolean }

/** Glyphs of one text object have one font, and are drawn or not. */
function glyphStyle({ pdfium }: PdfPage, textPage: number): (i: number) => Style {
  const calls = characterCalls(pdfium)
  const styles = new Map<number, Style>()
  return (i) => {
    const object = calls.FPDFText_GetTextObject(textPage, i)
    const known = styles.get(object)
    if (known) return known
    const mode = object === 0 ? 0 : pdfium.FPDFTextObj_GetTextRenderMode(object)
    const style = {
      font: object === 0 ? 0 : pdfium.FPDFTextObj_GetFont(object),
      object,
      isDrawn: mode !== RENDER_MODE.invisible,
      clips: mode === RENDER_MODE.clip,
      isTurned: object !== 0 && fontSize(pdfium, object) < 0,
    }
    styles.set(object, style)
    return style
  }
}

/** Print of a negative size stands on its head in its own space, which PDFium takes for a turn. */
function fontSize(pdfium: Pdfium, object: number): number {
  return withScratch(pdfium, 4, (out) => {
    pdfium.FPDFTextObj_GetFontSize(object, out)
    return new Float32Array(heap(pdfium).buffer, out, 1)[0] ?? 0
  })
}

type Placed = Pick<Glyph, 'ink' | 'loose' | 'origin' | 'angleDegrees'>

/** Four floats, six doubles, then the six floats of a matrix, of which four are read. */
const MEASURE_BYTES = 88

/** Reads the geometry of glyph `i` and turns it from PDF user space into display space. */
function glyphMeasure(page: PdfPage, textPage: number, out: number): (i: number) => Placed | null {
  const { pdfium } = page
  const calls = characterCalls(pdfium)
  const toDisplay = displayTransform(page)
  const turnDegrees = pdfium.FPDFPage_GetRotation(page.handle) * 90
  return (i) => {
    if (!calls.FPDFText_GetLooseCharBox(textPage, i, out)) return null
    if (!calls.FPDFText_GetCharBox(textPage, i, out + 16, out + 24, out + 32, out + 40)) return null
    if (!calls.FPDFText_GetCharOrigin(textPage, i, out + 48, out + 56)) return null
    if (!calls.FPDFText_GetMatrix(textPage, i, out + 64)) return null
    const buffer = heap(pdfium).buffer
    // FS_RECTF is left, top, right, bottom in floats; the char box is left, right, bottom, top in doubles.
    const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(buffer, out, 4)
    const [inkLeft = 0, inkRight = 0, inkBottom = 0, inkTop = 0, x = 0, y = 0] = new Float64Array(
      buffer,
      out + 16,
      6,
    )
    const [a = 1, b = 0, c = 0, d = 1] = new Float32Array(buffer, out + 64, 4)
    const numbers = [left, top, right, bottom, inkLeft, inkRight, inkBottom, inkTop, x, y, a, b, c, d]
    if (!numbers.every(Number.isFinite)) return null
    const degrees = (Math.atan2(b, a) * 180) / Math.PI - turnDegrees
    // Italics that are upright letters leaned over: PDFium measures the box around the leaned one.
    const leans = b === 0 && d !== 0 ? [(c / d) * (top - y), (c / d) * (bottom - y)] : [0]
    return {
      loose: boxOf([
        toDisplay(left - Math.min(...leans), top),
        toDisplay(right - Math.max(...leans), bottom),
      ]),
      ink: boxOf([toDisplay(inkLeft, inkTop), toDisplay(inkRight, inkBottom)]),
      origin: toDisplay(x, y),
      angleDegrees: ((Math.round(degrees) % 360) + 360) % 360,
    }
  }
}

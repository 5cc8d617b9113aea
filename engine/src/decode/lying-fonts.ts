import { DIGIT_SHAPES } from './digit-shapes.ts'
import { correlation, type GlyphShape, glyphShape } from './glyph-shape.ts'
import type { PdfPage } from './pdf.ts'
import type { Glyph } from './pdf-glyphs.ts'

/** Of 807 honest fonts on 467 pages none draws more than one digit that looks more like another, most of them a `1`. */
const WRONG_MIN = 2
/** Of correlation: less is no other digit, but a fancy one. */
const MARGIN = 0.05
/** Each costs a fraction of a millisecond; a page has some three, and more are a bomb. */
const FONTS_MAX = 60

/**
 * The glyphs of fonts that draw other digits than their maps say: whoever copies the text, or reads it by a program, gets
 * other numbers than the page shows. Outlines show it, whatever the size of the print.
 */
export function glyphsOfLyingFonts({ pdfium }: PdfPage, glyphs: readonly Glyph[]): Glyph[] {
  const digits = new Map<number, Set<string>>()
  for (const { font, text } of glyphs) {
    if (font === 0 || text < '0' || text > '9' || text.length > 1) continue
    const own = digits.get(font)
    if (own) own.add(text)
    else digits.set(font, new Set([text]))
  }
  const lying = new Set<number>()
  for (const [font, used] of [...digits].slice(0, FONTS_MAX)) {
    if (used.size < WRONG_MIN) continue
    const wrong = [...used].filter((digit) => {
      const shape = glyphShape(pdfium, font, digit)
      return shape !== null && isOther(shape, digit)
    })
    if (wrong.length >= WRONG_MIN) lying.add(font)
  }
  return lying.size === 0 ? [] : wordsWith(glyphs, lying)
}

/** Whole words: a plate may have its letters from another font, and is read as one. */
function wordsWith(glyphs: readonly Glyph[], fonts: ReadonlySet<number>): Glyph[] {
  const words: Glyph[][] = []
  for (const glyph of glyphs) {
    const word = words.at(-1)
    if (word && glyph.before === 'glyph') word.push(glyph)
    else words.push([glyph])
  }
  return words.filter((word) => word.some(({ font }) => fonts.has(font))).flat()
}

function isOther(shape: GlyphShape, digit: string): boolean {
  const likest = (isOwn: boolean) =>
    DIGIT_SHAPES.filter((one) => (one.digit === digit) === isOwn).reduce(
      (most, one) => Math.max(most, correlation(shape, one.shape)),
      -1,
    )
  return likest(false) > likest(true) + MARGIN
}

import { DIGIT_SHAPES } from './digit-shapes.ts'
import { drawnShape } from './drawn-shape.ts'
import { correlation, type GlyphOutline, type GlyphShape, glyphOutline, isOfDrawings } from './glyph-shape.ts'
import type { PdfPage } from './pdf.ts'
import type { Glyph } from './pdf-glyphs.ts'

/** Of 807 honest fonts on 467 pages none draws more than one digit that looks more like another, most of them a `1`. */
const WRONG_MIN = 2
/** Of correlation: less is no other digit, but a fancy one. */
const MARGIN = 0.05
/** By this much hardly an honest digit looks more like another, so that one is enough; a `1` is drawn in many ways. */
const SURE_MARGIN = 0.12
const SURE_MARGIN_OF_ONE = 0.5
/** And the other digit is recognised: those of handwriting look like none. */
const LIKENESS_MIN = 0.6
/** Each costs a fraction of a millisecond; a page has some three, and more are a bomb. */
const FONTS_MAX = 60
/** Of one font: each digit is of a few codes, and turned or slanted print has as many boxes as it likes. */
const KINDS_MAX = 40
/** Drawings of single glyphs: of fonts without outlines, and where several codes are called the same. */
const DRAWN_MAX = 80
/** Of each kind. */
const DRAWN_OF_KIND = 4
/** Shares of a glyph's loose box that the ink box of the same code never differs by. */
const SAME_BOX = 0.006

/** Glyphs of one font that say the same digit and have the same ink box: of one code, whatever it draws. */
interface Kind {
  readonly digit: string
  readonly glyphs: Glyph[]
}

/**
 * The glyphs of fonts that draw other digits than their maps say: whoever copies the text, or reads it by a program, gets
 * other numbers than the page shows. Outlines show it, whatever the size of the print; where a font has none, or two of its
 * codes say the same, what the page shows there.
 *
 * @param glyphs those that leave ink
 */
export function glyphsOfLyingFonts(page: PdfPage, glyphs: readonly Glyph[]): Glyph[] {
  const fonts = new Map<number, Kind[]>()
  for (const glyph of glyphs) {
    const { font, text } = glyph
    if (font === 0 || text < '0' || text > '9' || text.length > 1) continue
    const kinds = fonts.get(font) ?? []
    fonts.set(font, kinds)
    const own = kinds.find(
      ({ digit, glyphs: [first] }) => digit === text && first && haveSameBox(first, glyph),
    )
    if (own) own.glyphs.push(glyph)
    else if (kinds.length < KINDS_MAX) kinds.push({ digit: text, glyphs: [glyph] })
  }
  const drawn: Drawings = { page, glyphs, left: DRAWN_MAX }
  const lying = new Set<number>()
  for (const [font, kinds] of [...fonts].slice(0, FONTS_MAX)) {
    const looks = kinds.map((kind) => lookOf(kind, font, drawn))
    const wrong = looks.filter(({ margin }) => margin > MARGIN)
    if (new Set(wrong.map(({ digit }) => digit)).size >= WRONG_MIN || wrong.some(isSurelyWrong))
      lying.add(font)
  }
  return lying.size === 0 ? [] : wordsWith(glyphs, lying)
}

/** What is drawn while fonts are looked at. */
interface Drawings {
  readonly page: PdfPage
  readonly glyphs: readonly Glyph[]
  /** Drawings that may still be made. */
  left: number
}

/** How a digit looks. */
interface Look {
  readonly digit: string
  /** How much more like another digit than like itself; negative where it is likest itself. */
  readonly margin: number
  /** How much like that other digit. */
  readonly other: number
}

function lookOf({ digit, glyphs }: Kind, font: number, drawn: Drawings): Look {
  const outline = glyphOutline(drawn.page.pdfium, font, digit)
  if (outline && glyphs.every((glyph) => isOf(outline, glyph))) return look(outline.shape, digit)
  const some = spread(glyphs, Math.min(drawn.left, DRAWN_OF_KIND))
  drawn.left -= some.length
  const looks = some
    .flatMap((glyph) => drawnShape(drawn.page, glyph, drawn.glyphs[drawn.glyphs.indexOf(glyph) + 1]) ?? [])
    .map((shape) => look(shape, digit))
    .sort((a, b) => a.margin - b.margin)
  const honest = looks[0] ?? { digit, margin: -1, other: 0 }
  // Boxes of drawings are one for all, so that each may be of another code. What one looks like may also be what stands over it.
  if (!isOfDrawings(drawn.page.pdfium, font)) return honest
  return looks.find(isSurelyWrong) ?? honest
}

function isSurelyWrong({ digit, margin, other }: Look): boolean {
  return other >= LIKENESS_MIN && margin > (digit === '1' ? SURE_MARGIN_OF_ONE : SURE_MARGIN)
}

/** Whether an outline is of the code that a glyph has, which is not told: it begins and ends where the ink does. */
function isOf(outline: GlyphOutline, glyph: Glyph): boolean {
  if (glyph.angleDegrees !== 0) return true
  const { left, right } = sharesOf(glyph)
  return Math.abs(left - outline.left) < SAME_BOX && Math.abs(right - outline.right) < SAME_BOX
}

function haveSameBox(one: Glyph, other: Glyph): boolean {
  if (one.angleDegrees !== 0 || other.angleDegrees !== 0) return true
  const [a, b] = [sharesOf(one), sharesOf(other)]
  return (['left', 'right', 'top', 'bottom'] as const).every((side) => Math.abs(a[side] - b[side]) < SAME_BOX)
}

/** Where the ink box lies in the loose one. */
function sharesOf({ ink, loose }: Glyph) {
  const [width, height] = [loose.right - loose.left, loose.bottom - loose.top]
  return {
    left: (ink.left - loose.left) / width,
    right: (ink.right - loose.left) / width,
    top: (ink.top - loose.top) / height,
    bottom: (ink.bottom - loose.top) / height,
  }
}

/** The first, the last and those between. */
function spread(glyphs: readonly Glyph[], count: number): Glyph[] {
  const step = Math.max(1, (glyphs.length - 1) / Math.max(1, count - 1))
  return Array.from(
    { length: Math.min(count, glyphs.length) },
    (_, i) => glyphs[Math.round(i * step)],
  ).filter((glyph) => glyph !== undefined)
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

function look(shape: GlyphShape, digit: string): Look {
  const likest = (isOwn: boolean) =>
    DIGIT_SHAPES.filter((one) => (one.digit === digit) === isOwn).reduce(
      (most, one) => Math.max(most, correlation(shape, one.shape)),
      -1,
    )
  const other = likest(false)
  return { digit, margin: other - likest(true), other }
}

import { emOf, type Glyph } from './pdf-glyphs.ts'
import type { Slant } from './pdf-rules.ts'

/** More slanted lines of a page are a drawing. */
const SLANTS_MAX = 200
/** Where the middle of a line through letters is, and how far up it goes, in em: larger ones cross out blank room or a page. */
const [FROM, TO, HEIGHT_MAX] = [0.05, 0.75, 2.5]
/** Share of the line's width that has print in it. */
const WIDTH_MIN = 0.6
/** Fewer glyphs are a sign; those of one word stand this close, in em. */
const [GLYPHS_MIN, WORD_GAP] = [3, 0.15]

/** Glyphs of whole words that a slanted line goes through from end to end, or two that make an X: they were taken back. */
export function crossedOut(glyphs: readonly Glyph[], slants: readonly Slant[]): Glyph[] {
  if (slants.length > SLANTS_MAX) return []
  return slants
    .filter((slant) => !slants.some((other) => other !== slant && isHatch(slant, other)))
    .flatMap((slant) => crossedBy(slant, glyphs))
}

/** Two lines of one direction side by side fill a ground with a pattern. */
function isHatch(one: Slant, other: Slant): boolean {
  const overlap =
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  return overlap && one.rises === other.rises
}

function crossedBy({ left, top, right, bottom }: Slant, glyphs: readonly Glyph[]): Glyph[] {
  const line = glyphs.filter((glyph) => {
    const em = emOf(glyph)
    const up = (glyph.origin[1] - (top + bottom) / 2) / em
    return glyph.angleDegrees === 0 && up >= FROM && up <= TO && bottom - top <= HEIGHT_MAX * em
  })
  const isIn = ({ loose }: Glyph) =>
    (loose.left + loose.right) / 2 > left && (loose.left + loose.right) / 2 < right
  const own = line.filter(isIn)
  const [from, to] = [
    Math.min(...own.map(({ ink }) => ink.left)),
    Math.max(...own.map(({ ink }) => ink.right)),
  ]
  const isCut = line.some((glyph) => {
    const room = WORD_GAP * (glyph.loose.bottom - glyph.loose.top)
    return !isIn(glyph) && glyph.loose.right > from - room && glyph.loose.left < to + room
  })
  return own.length >= GLYPHS_MIN && to - from >= WIDTH_MIN * (right - left) && !isCut ? own : []
}

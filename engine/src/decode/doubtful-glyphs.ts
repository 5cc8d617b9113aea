import { letterPairs } from '../values/letter-pairs.ts'
import type { PageArt } from './pdf-art.ts'
import type { Glyph } from './pdf-glyphs.ts'

/** A font of which more glyphs than this have no character says nothing; lost ligatures are one in fifty. */
const UNMAPPED_SHARE_MAX = 0.3
/** Of Portuguese text at least 64 % of the neighbouring letters are pairs that the language has; under a wrong encoding 58 % at most. */
const KNOWN_PAIRS_MIN = 0.6
/** Fewer pairs are a code, an acronym or a chance. */
const PAIRS_MIN = 24
/** Characters that no reader is meant to see: unknown, of private use, control characters of the second half. */
const UNMAPPED = /[\u0080-\u009f\ufffd\p{Co}\p{Cn}]/u

/**
 * The glyphs whose characters cannot be what is printed: those of fonts without a usable map to Unicode, and those that
 * are not drawn and have no picture below them either. A font is weighed by all that a page prints in it, since a map is
 * wrong for the whole of it.
 */
export function doubtfulGlyphs(glyphs: readonly Glyph[], { pictures }: PageArt): ReadonlySet<Glyph> {
  const byFont = new Map<number, Glyph[]>()
  for (const glyph of glyphs) {
    const own = byFont.get(glyph.font)
    if (own) own.push(glyph)
    else byFont.set(glyph.font, [glyph])
  }
  const unreadable = [...byFont.values()].filter(isUnreadable).flat()
  const isOverPicture = ({ origin: [x, y] }: Glyph) =>
    pictures.some(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
  const hidden = glyphs.filter((glyph) => !glyph.isDrawn && !isOverPicture(glyph))
  return new Set([...unreadable, ...hidden])
}

function isUnreadable(glyphs: readonly Glyph[]): boolean {
  const unmapped = glyphs.filter(({ text }) => UNMAPPED.test(text)).length
  if (unmapped > UNMAPPED_SHARE_MAX * glyphs.length) return true
  const text = glyphs.map(({ text, before }) => (before === 'glyph' ? text : ` ${text}`)).join('')
  const { all, known } = letterPairs(text)
  return all >= PAIRS_MIN && known < KNOWN_PAIRS_MIN * all
}

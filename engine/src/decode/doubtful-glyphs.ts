import { letterPairs } from '../values/letter-pairs.ts'
import type { Glyph } from './pdf-glyphs.ts'

/** A font of which more glyphs than this have no character says nothing; lost ligatures are one in fifty. */
const UNMAPPED_SHARE_MAX = 0.3
/** Of Portuguese text at least 64 % of the neighbouring letters are pairs that the language has; under a wrong encoding 58 % at most. */
const KNOWN_PAIRS_MIN = 0.6
/** Fewer pairs are a code, an acronym or a chance. */
const PAIRS_MIN = 24
/** Words of letters alone, each once: plates and codes have pairs of no language, however often, and `XXXX` is a blank. */
const WORDS = /(?<![\p{L}\p{N}])(?!(\p{L})\1+(?!\p{L}))\p{L}{4,}(?![\p{L}\p{N}])/gu
/** Under an encoding of codes from 1 on letters turn into these; leaders, rules and stars are honest. */
const MARK = /[!"#$%&'()+,/:;<>?@[\\\]^`{|}~]/
const MARKS_SHARE_MAX = 0.35
/** Characters that no reader is meant to see: unknown, of private use, control characters of the second half. */
const UNMAPPED = /[\u0080-\u009f\ufffd\p{Co}\p{Cn}]/u

/**
 * The glyphs whose characters cannot be what is printed: those of fonts without a usable map to Unicode. A font is weighed
 * by all that a page prints in it, since a map is wrong for the whole of it.
 */
export function doubtfulGlyphs(glyphs: readonly Glyph[]): Glyph[] {
  const byFont = new Map<number, Glyph[]>()
  for (const glyph of glyphs) {
    const own = byFont.get(glyph.font)
    if (own) own.push(glyph)
    else byFont.set(glyph.font, [glyph])
  }
  return [...byFont.values()].filter(isUnreadable).flat()
}

function isUnreadable(glyphs: readonly Glyph[]): boolean {
  const unmapped = glyphs.filter(({ text }) => UNMAPPED.test(text)).length
  if (unmapped > UNMAPPED_SHARE_MAX * glyphs.length) return true
  if (
    glyphs.length >= PAIRS_MIN &&
    glyphs.filter(({ text }) => MARK.test(text)).length > MARKS_SHARE_MAX * glyphs.length
  )
    return true
  const text = glyphs.map(({ text, before }) => (before === 'glyph' ? text : ` ${text}`)).join('')
  const { all, known } = letterPairs([...new Set(text.match(WORDS))].join(' '))
  return all >= PAIRS_MIN && known < KNOWN_PAIRS_MIN * all
}

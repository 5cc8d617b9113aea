import type { Glyph } from '../decode/pdf-glyphs.ts'
import type { Box } from '../types.ts'

/** Accents that are signs of their own, as typesetters without accented letters print them, and what they put on a letter. */
const ON_LETTER: Readonly<Record<string, string>> = {
  '\u0060': '\u0300',
  '\u00b4': '\u0301',
  '\u02ca': '\u0301',
  '\u02c6': '\u0302',
  '\u005e': '\u0302',
  '\u02dc': '\u0303',
  '\u007e': '\u0303',
  '\u00a8': '\u0308',
  '\u00b8': '\u0327',
}
const COMBINING = /^\p{M}$/u
/** A letter that has given its dot for an accent. */
const DOTLESS = '\u0131'

/**
 * Glyphs with accents on their letters: a sign whose ink stands within its neighbour is a part of it, whichever was
 * printed first. An apostrophe made of an accent (`D´Ávila`) has a place of its own and stays.
 */
export function withAccents(glyphs: readonly Glyph[]): Glyph[] {
  const whole: Glyph[] = []
  for (const glyph of glyphs) {
    const previous = whole.at(-1)
    const accented =
      previous &&
      (markedLetter(previous, glyph) ?? accentedLetter(previous, glyph) ?? accentedLetter(glyph, previous))
    if (previous && accented) whole[whole.length - 1] = { ...accented, before: previous.before }
    else whole.push(glyph)
  }
  return whole
}

/** A combining mark belongs to the letter before it, as Unicode has it, even where it is broader than a narrow letter. */
function markedLetter(letter: Glyph, mark: Glyph): Glyph | null {
  if (!COMBINING.test(mark.text) || mark.before !== 'glyph') return null
  const accented = joined(letter, mark.text, mark.ink)
  return accented && { ...accented, loose: around(letter.loose, mark.loose) }
}

/** @returns null unless the sign is an accent that stands on the letter, and makes one letter with it */
function accentedLetter(letter: Glyph, sign: Glyph): Glyph | null {
  const accent = ON_LETTER[sign.text]
  return accent !== undefined && isWithin(sign.ink, letter.loose) ? joined(letter, accent, sign.ink) : null
}

function joined(letter: Glyph, accent: string, accentInk: Box): Glyph | null {
  const text = `${letter.text === DOTLESS ? 'i' : letter.text}${accent}`.normalize('NFC')
  return [...text].length === 1 ? { ...letter, text, ink: around(letter.ink, accentInk) } : null
}

/** Whether the middle of what is inked lies in a letter's own place. */
function isWithin(ink: Box, { left, top, right, bottom }: Box): boolean {
  const [x, y] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2]
  return x > left && x < right && y > top && y < bottom
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

/**
 * A regular expression written over several lines: a line break and the spaces that begin the next line do not count,
 * everything else does as in a literal.
 */
export function pattern(flags = '') {
  return (lines: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(patternPart(lines, ...parts), flags)
}

/** A part of a regular expression, written in the same way: backslashes are not doubled. */
export function patternPart(lines: TemplateStringsArray, ...parts: readonly string[]): string {
  return lines.raw.map((line, i) => line.replace(/\n */g, '') + (parts[i] ?? '')).join('')
}

/**
 * Any of some words and phrases in capitals without accents, written between bars: as whole words, or as what a word begins with where a
 * star ends them.
 */
export function anyOf(phrases: string, flags = ''): RegExp {
  const ends = phrases.split('|').map((one) => (one.endsWith('*') ? one.slice(0, -1) : `${one}(?![A-Z])`))
  return new RegExp(`(?<![A-Z])(?:${ends.join('|')})`, flags)
}

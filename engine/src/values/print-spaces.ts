/**
 * Running text as printers set it, where pixels hardly show the spaces: one after `,` and `;` and none before, one on
 * both sides of a dash that has one on either, none inside brackets, one before the numeral of `Classe I`. Nothing
 * else is touched: `4930-2/03` and `3,5 t` stay.
 */
export function withPrintSpaces(text: string): string {
  const spaced = SPACES.reduce((tidy, [pattern, replacement]) => tidy.replace(pattern, replacement), text)
  return spaced.replace(
    ROMAN_CLASS,
    (_, word: string, numeral: string) => `${word} ${'I'.repeat(numeral.length)}`,
  )
}

/** `Classel`, `Classe ll`: a numeral whose strokes were taken for letters. */
const ROMAN_CLASS = /(?<!\p{L})(classes?) ?([Il|]{1,3})(?![\p{L}\d])/giu

const SPACES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\s+(?=[,;])/gu, ''],
  [/,(?=\p{L})/gu, ', '],
  [/;(?=[\p{L}\d])/gu, '; '],
  // `2, 3,6 e 8`: an item of a list, no decimal.
  [/(?<=\d, ?\d{1,2}),(?=\d{1,2}(?:,| e ))/gu, ', '],
  [/(?<=[\p{L}\d)])([-–—]) (?=\p{L})/gu, ' $1 '],
  [/ ([-–—])(?=\p{Lu})/gu, ' $1 '],
  [/(?<=[([]) +| +(?=[)\]])/gu, ''],
  // `Tratamento de metais; serviços de`: words turned round, which no colon parts.
  [/:(?= \p{Ll}+ (?:de|em)$)/gu, ';'],
]

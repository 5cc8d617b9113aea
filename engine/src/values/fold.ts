/** Upper-case without accents, of the same length; º, ª and line ends stay, and a bar between values is a comma. */
export function fold(text: string): string {
  return withHyphens(text)
    .replace(/[^\0-\x7f]/g, (char) => {
      const base = char.normalize('NFD').charAt(0)
      return base.length === char.length && /[A-Za-z]/.test(base) ? base : (QUOTES_AND_SPACES[char] ?? char)
    })
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .replaceAll('|', ',')
}

/** Of the same length: numbers and codes have plain hyphens, which word processors turn into dashes. */
export function withHyphens(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212]/g, '-')
}

const QUOTES_AND_SPACES: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '′': "'",
  ʼ: "'",
  '\u00a0': ' ',
}

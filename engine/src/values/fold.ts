/** Upper-case without accents, of the same length; º, ª and line ends stay, and a bar between values is a comma. */
export function fold(text: string): string {
  return text
    .replace(/[^\0-\x7f]/g, (char) => {
      const base = char.normalize('NFD').charAt(0)
      return base.length === char.length && /[A-Za-z]/.test(base) ? base : (DASHES_AND_QUOTES[char] ?? char)
    })
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .replaceAll('|', ',')
}

const DASHES_AND_QUOTES: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‑': '-',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '′': "'",
  ʼ: "'",
  '\u00a0': ' ',
}

/** Whether a word or a name is printed in capitals only. */
export function isCapitals(text: string): boolean {
  return text === text.toUpperCase()
}

/** A text's letters without accents, hyphens, apostrophes and spaces; case is kept. */
export function lettersOnly(text: string): string {
  return text.normalize('NFD').replace(/[^\p{L}]/gu, '')
}

/** The text without its accents, every letter in its place: offsets into one hold for the other. */
export function unaccented(text: string): string {
  return text.replace(/[\u00c0-\u00ff]/g, (letter) => letter.normalize('NFD').charAt(0))
}

/** A pattern for texts without accents: `operação` also finds `OPERACAO` once both are unaccented. */
export function unaccentedPattern({ source, flags }: RegExp): RegExp {
  return new RegExp(unaccented(source), flags)
}

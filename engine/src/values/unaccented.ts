/** The text without its accents, every letter in its place: offsets into one hold for the other. */
export function unaccented(text: string): string {
  return text.replace(/[\u00c0-\u00ff]/g, (letter) => letter.normalize('NFD').charAt(0))
}

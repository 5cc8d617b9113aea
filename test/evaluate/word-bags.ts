/** Words of a text without accents, case and signs, hyphens at the ends of lines taken away. */
export function wordsOf(text: string): string[] {
  const joined = text
    .normalize('NFKD')
    .replace(/\p{M}|\u00ad/gu, '')
    .replace(/(\p{L})-\s*\n\s*(?=\p{Ll})/gu, '$1')
  return joined.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** How many words both have, in any order, each as often as both have it. */
export function sharedWords(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of other) {
    const left = counts.get(word) ?? 0
    if (left > 0) shared += 1
    counts.set(word, left - 1)
  }
  return shared
}

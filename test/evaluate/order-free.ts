/** Words of a picture and words read from it, compared without regard to their order. */
export interface Agreement {
  /** Words that both have. */
  readonly both: number
  readonly printed: number
  readonly read: number
}

/** Kinds of dashes, quotes and ordinals that say the same. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[–—−]/g, '-'],
  [/[“”„«»]/g, '"'],
  [/[‘’´`]/g, "'"],
  [/°/g, 'º'],
  [/ﬁ/g, 'fi'],
  [/ﬂ/g, 'fl'],
  [/ſ/g, 's'],
]
/** A comma without its space parts words on both sides. */
const COMMA_BETWEEN_LETTERS = /(?<=\p{L})[,;:](?=\p{L})/gu
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The words of a text without the signs around them: what a rule, an ornament or a full stop is read as counts for nothing. */
export function barewords(text: string, foldCase: boolean): string[] {
  const same = SAME.reduce((all, [from, to]) => all.replace(from, to), text.normalize('NFC'))
  return (foldCase ? same.toUpperCase() : same)
    .replace(COMMA_BETWEEN_LETTERS, ' ')
    .split(/\s+/)
    .map((word) => word.replace(EDGES, ''))
    .filter((word) => word !== '')
}

export function agreement(printed: readonly string[], read: readonly string[]): Agreement {
  const left = new Map<string, number>()
  for (const word of printed) left.set(word, (left.get(word) ?? 0) + 1)
  let both = 0
  for (const word of read) {
    const count = left.get(word) ?? 0
    if (count > 0) both += 1
    left.set(word, count - 1)
  }
  return { both, printed: printed.length, read: read.length }
}

/** Order-free word error: 0 where both sides have the same words, 1 where they share none. */
export function orderFreeError(all: readonly Agreement[]): number {
  const sum = (key: keyof Agreement) => all.reduce((total, one) => total + one[key], 0)
  return 1 - (2 * sum('both')) / Math.max(1, sum('printed') + sum('read'))
}

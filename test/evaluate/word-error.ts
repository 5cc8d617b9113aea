import { distance } from 'fastest-levenshtein'

/** How many characters of a page's words are wrong, whatever their order. */
export interface WordError {
  /** Characters of the printed words. */
  readonly characters: number
  /** Edits that turn the read words into the printed ones. */
  readonly edits: number
  /** Printed words that were read letter by letter as they are. */
  readonly exact: number
  readonly words: number
}

/** Look-alikes that say the same, folded on both sides: kinds of dashes, quotes and ordinals. */
const FOLDED: readonly (readonly [RegExp, string])[] = [
  [/[–—−]/g, '-'],
  [/[“”„]/g, '"'],
  [/[‘’´`]/g, "'"],
  [/…/g, '...'],
  [/°/g, 'º'],
]

/** Lines to sign or fill in on, drawn with signs: they say nothing. */
const DRAWN_LINE = /^[_.\-–—…=*]{3,}$/

/**
 * Word CER (order-free): equal words of both sides are paired first, then the nearest ones by edit distance, each
 * word once; what is left over counts whole. Where words were joined or split, the pieces count as edits.
 */
export function wordError(printed: readonly string[], read: readonly string[]): WordError {
  const words = printed.filter(isWord).map(folded)
  const rest = new Map<string, number>()
  for (const word of read.filter(isWord).map(folded)) rest.set(word, (rest.get(word) ?? 0) + 1)
  const missing = words.filter((word) => !taken(rest, word))
  const extra = [...rest].flatMap(([word, count]) => Array.from({ length: count }, () => word))
  return {
    characters: words.reduce((sum, word) => sum + word.length, 0),
    edits: assigned(missing, extra),
    exact: words.length - missing.length,
    words: words.length,
  }
}

export function sumErrors(errors: readonly WordError[]): WordError {
  const total = (key: keyof WordError) => errors.reduce((sum, error) => sum + error[key], 0)
  return {
    characters: total('characters'),
    edits: total('edits'),
    exact: total('exact'),
    words: total('words'),
  }
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function isWord(word: string): boolean {
  return word !== '' && !DRAWN_LINE.test(word)
}

function folded(word: string): string {
  return FOLDED.reduce((text, [pattern, plain]) => text.replace(pattern, plain), word.normalize('NFC'))
}

function taken(counts: Map<string, number>, word: string): boolean {
  const count = counts.get(word) ?? 0
  if (count > 0) counts.set(word, count - 1)
  return count > 0
}

/** Nearest pairs first; a pair that is no nearer than two unrelated words is none. */
function assigned(missing: readonly string[], extra: readonly string[]): number {
  const pairs = missing.flatMap((word, i) =>
    extra.flatMap((other, j) => {
      const edits = distance(word, other)
      return edits < Math.max(word.length, other.length) ? [{ i, j, edits }] : []
    }),
  )
  pairs.sort((a, b) => a.edits - b.edits)
  const [left, right] = [new Set(missing.keys()), new Set(extra.keys())]
  let edits = 0
  for (const pair of pairs) {
    if (!left.has(pair.i) || !right.has(pair.j)) continue
    left.delete(pair.i)
    right.delete(pair.j)
    edits += pair.edits
  }
  const lengths = (words: readonly string[], indexes: Set<number>) =>
    [...indexes].reduce((sum, index) => sum + (words[index]?.length ?? 0), 0)
  return edits + lengths(missing, left) + lengths(extra, right)
}

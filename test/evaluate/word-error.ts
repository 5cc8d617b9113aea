import { distance } from 'fastest-levenshtein'

/** How many characters of a page's words are wrong, whatever their order. */
export interface WordError {
  /** Characters of the printed words. */
  readonly characters: number
  /** Edits that turn the read words into the printed ones. */
  readonly edits: number
  /** Of these, characters of printed words that nothing read resembles. */
  readonly unread: number
  /** Of these, characters of read words that resemble nothing printed. */
  readonly unprinted: number
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

/** Five signs or more in a row, each by itself: headings and machine-readable lines are set so, sentences never. */
const LETTERS_APART = /(?<!\S)\S(?:\s+\S){4,}(?!\S)/g

/** Letters of a printed word from which it is taken for several that were set with their letters apart. */
const JOINED_MIN = 12

/**
 * Word CER (order-free): equal words of both sides are paired first, then the nearest ones by edit distance, each
 * word once; what is left over counts whole. Where words were joined or split, the pieces count as edits.
 */
export function wordError(printed: readonly string[], read: readonly string[]): WordError {
  const words = printed.filter(isWord).map(folded)
  const rest = new Map<string, number>()
  for (const word of joinedAs(words, read.filter(isWord).map(folded)))
    rest.set(word, (rest.get(word) ?? 0) + 1)
  const missing = words.filter((word) => !taken(rest, word))
  const extra = [...rest].flatMap(([word, count]) => Array.from({ length: count }, () => word))
  return {
    characters: words.reduce((sum, word) => sum + word.length, 0),
    ...assigned(missing, extra),
    exact: words.length - missing.length,
    words: words.length,
  }
}

export function sumErrors(errors: readonly WordError[]): WordError {
  const total = (key: keyof WordError) => errors.reduce((sum, error) => sum + error[key], 0)
  return {
    characters: total('characters'),
    edits: total('edits'),
    unread: total('unread'),
    unprinted: total('unprinted'),
    exact: total('exact'),
    words: total('words'),
  }
}

/** The words of lines, a row each. Letters set apart (`D O  B R A S I L`) are one word: where it ends cannot be told. */
export function wordsOf(text: string): string[] {
  return text.split('\n').flatMap((line) =>
    line
      .replace(LETTERS_APART, (run) => run.replace(/\s+/g, ''))
      .split(/\s+/)
      .filter((word) => word !== ''),
  )
}

/**
 * The read words, joined where several in a row spell a printed one: letters set apart do not say where a word ends,
 * and a text layer lists those of a line turned by 90° from the page's top down, so either way round.
 */
function joinedAs(printed: readonly string[], read: readonly string[]): string[] {
  const words = [...read]
  for (const word of printed.filter(({ length }) => length >= JOINED_MIN)) {
    const spellings = [word, [...word].reverse().join('')]
    const runs = words.flatMap((_, from) =>
      spellings.flatMap((spelling) => runThatSpells(spelling, words, from)),
    )
    const [run] = runs
    if (run) words.splice(run.from, run.to - run.from, word)
  }
  return words
}

/** The words from `from` on that spell `word`, if they do. */
function runThatSpells(word: string, words: readonly string[], from: number): { from: number; to: number }[] {
  let joined = ''
  for (let to = from; to < words.length && word.startsWith(joined); ) {
    joined += words[to++]
    if (joined === word) return [{ from, to }]
  }
  return []
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
function assigned(
  missing: readonly string[],
  extra: readonly string[],
): Pick<WordError, 'edits' | 'unread' | 'unprinted'> {
  const pairs = missing.flatMap((word, i) =>
    extra.flatMap((other, j) => {
      const edits = distance(word, other)
      return edits < Math.max(word.length, other.length) ? [{ i, j, edits }] : []
    }),
  )
  pairs.sort((a, b) => a.edits - b.edits)
  const [left, right] = [new Set(missing.keys()), new Set(extra.keys())]
  let misread = 0
  for (const pair of pairs) {
    if (!left.has(pair.i) || !right.has(pair.j)) continue
    left.delete(pair.i)
    right.delete(pair.j)
    misread += pair.edits
  }
  const lengths = (words: readonly string[], indexes: Set<number>) =>
    [...indexes].reduce((sum, index) => sum + (words[index]?.length ?? 0), 0)
  const [unread, unprinted] = [lengths(missing, left), lengths(extra, right)]
  return { edits: misread + unread + unprinted, unread, unprinted }
}

import type { Reading } from '../fields/reading.ts'
import type { DocumentTypeDefinition } from './definition.ts'

/** Log-odds from which a document clearly is of a type, and below which nothing speaks for one. */
const CLEAR = 4
const SUPPORTED = 2
/** Below this, few words are enough: they say that it is something else. */
const CONTRADICTED = -3
/**
 * So many different words without a phrase of any type make another document. A poor photo has fewer, and
 * so has an annex: 80 vehicles are the same ten words.
 */
const WORDS_OF_ANOTHER_DOCUMENT = 30

export interface Classification {
  /** What the document clearly is; null when it is none of ours, or cannot be told. */
  readonly best: number | null
  /** Sum of the weights of the clues found, by type. */
  readonly scores: ReadonlyMap<number, number>
  /** Different words of four letters or more; few of them prove nothing. */
  readonly words: number
  /** The first page was read, the one that says what a document is. */
  readonly fromStart: boolean
}

/** Which type a document seems to be, from the phrases of its text. */
export function classify(reading: Reading, definitions: readonly DocumentTypeDefinition[]): Classification {
  const text = textOf(reading)
  const scores = new Map(definitions.map((definition) => [definition.schema.type, scoreOf(text, definition)]))
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1])
  const isClear = first !== undefined && first[1] >= CLEAR && first[1] - (second?.[1] ?? 0) >= SUPPORTED
  const fromStart = reading.pages.some(({ page }) => page.index === 0)
  const words = new Set(text.match(/[A-Z]{4,}/g)).size
  return { best: isClear ? first[0] : null, scores, words, fromStart }
}

/**
 * Whether a document is clearly not what it was sent as. Conservative: a back side, an annex page or a
 * poor photo of the right type has few clues, and is read.
 *
 * @returns the type it seems to be, null when it is none of ours; undefined when it may be read
 */
export function detectedInstead(
  { best, scores, words, fromStart }: Classification,
  requested: number,
): number | null | undefined {
  const own = scores.get(requested) ?? 0
  if (best !== null && best !== requested && own < SUPPORTED) return best
  const isOther = fromStart && (words >= WORDS_OF_ANOTHER_DOCUMENT || own <= CONTRADICTED)
  if (best === null && own < SUPPORTED && isOther) return null
  return undefined
}

function scoreOf(text: string, { clues }: DocumentTypeDefinition): number {
  return clues.reduce((sum, { phrase, weight }) => sum + (phrase.test(text) ? weight : 0), 0)
}

/** Phrases that wrap are found in the paragraphs, those of one row in the rows. */
function textOf(reading: Reading): string {
  return reading.pages
    .flatMap((page) => [
      ...page.blocks.map((block) => block.map(({ norm }) => norm).join(' ')),
      ...page.rows.filter((row) => row.length > 1).map((row) => row.map(({ norm }) => norm).join(' ')),
      ...page.turned.map(({ norm }) => norm),
    ])
    .join('\n')
}

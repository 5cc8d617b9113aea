import type { Reading } from '../fields/reading.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { DOCUMENT_TYPES, type DocumentType } from './schemas.ts'

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

/** The type that a document seems to be of. */
export interface FoundType {
  readonly type: DocumentType
  /** Probability in [0, 1], from the phrases of all types and from what the reader network says. */
  readonly confidence: number
}

/**
 * Which of the types a document is of: the one that most speaks for, of those under which it would be read.
 *
 * @returns null when it would be refused under every type, or nothing speaks for any
 */
export function findType(reading: Reading, definitions: readonly DocumentTypeDefinition[]): FoundType | null {
  const classification = classify(reading, definitions)
  const { scores } = classification
  const held = new Set(
    definitions
      .filter((one) => holdsType(classification, one, reading))
      .map(({ schema }): number => schema.type),
  )
  const holds = (type: DocumentType) => held.has(type)
  const isRead = (type: DocumentType) => detectedInstead(classification, type) === undefined || holds(type)
  const scoreOfType = (type: DocumentType) =>
    (scores.get(type) ?? 0) + toldByNetwork(reading, type) + (holds(type) ? SUPPORTED : 0)
  const [type] = DOCUMENT_TYPES.filter(isRead).toSorted((a, b) => scoreOfType(b) - scoreOfType(a))
  if (type === undefined || ((scores.get(type) ?? 0) <= 0 && !holds(type))) return null
  // The weights are log-odds; that it is none of the types has those of no phrase at all.
  const all = [0, ...DOCUMENT_TYPES.map(scoreOfType)].reduce((sum, score) => sum + Math.exp(score), 0)
  return { type, confidence: Math.exp(scoreOfType(type)) / all }
}

/**
 * Whether a document carries the fields of a type, and its phrases, the reader network and that it does speak for the
 * type together: a petition names people and a case, too.
 */
export function holdsType(
  { scores }: Classification,
  { schema, holdsFields }: DocumentTypeDefinition,
  reading: Reading,
): boolean {
  const odds = (scores.get(schema.type) ?? 0) + toldByNetwork(reading, schema.type) + SUPPORTED
  return odds > 0 && holdsFields?.(reading) === true
}

/** Log-odds that the reader network gives the type, from all words and their places. */
function toldByNetwork({ roles }: Reading, type: number): number {
  const share = roles?.classes.type?.[String(type)]
  if (share === undefined) return 0
  return Math.max(-CLEAR, Math.min(CLEAR, Math.log(share / (1 - share))))
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

import type { ReadDocument } from '../fields/reading.ts'
import { illegibilityOf } from '../reader/doubt.ts'
import { remembered } from '../remembered.ts'
import { boundedOdds, LIKELY, logit } from '../weigh/proposal.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { DOCUMENT_TYPES, type DocumentType } from './schemas.ts'

/**
 * Log-odds of a type against that of a document of none: what the reader network says, what the phrases of its text say, and that
 * its fields are there. Fitted on 1,200 tuning documents and on 75 by another author, 60 of them of no type: one of
 * the former and nine of the latter get the wrong type.
 */
const WEIGHTS = { network: 1.5, phrases: 0.3, fields: 2, none: -2 }
/** With fewer different words phrases weigh more: the network was trained on few such documents, and a title is most of their text. */
const SCANTY = 20
const SCANTY_PHRASES = 0.6

/**
 * A caller who asks for a type is mostly right: a document is refused only where the type is less probable than this, and still less
 * where words were misread. Of 30 forms filled in by hand, of two authors, three have 0.06 to 0.12.
 */
const REFUSED = 0.12
/**
 * A document is refused as another only with this many different words. A poor photo has fewer, and so has an annex: 80 vehicles are
 * the same ten words.
 */
const WORDS_THAT_DECIDE = 30
/** Below this probability few words are enough for a refusal. */
const CONTRADICTED = 0.05
const FEW_WORDS = 8

export interface Classification {
  /** How probable each type is, in [0, 1]; what is left is that the document is of none of them. */
  readonly shares: ReadonlyMap<number, number>
  /** What the document most probably is; null when it is of no known type, or too little was read. */
  readonly best: number | null
  readonly reading: ReadDocument
}

/**
 * Which type a document seems to be, from the reader network, the phrases of its text and its fields.
 *
 * @param hasFields whether it has the fields of a type
 */
export function classify(
  reading: ReadDocument,
  definitions: readonly DocumentTypeDefinition[],
  hasFields = fieldsSeenIn(reading),
): Classification {
  const odds = definitions.map((definition) => Math.exp(oddsOf(reading, definition, hasFields)))
  const all = odds.reduce((sum, one) => sum + one, 1)
  const shares = new Map(definitions.map(({ schema }, i) => [schema.type, (odds[i] ?? 0) / all]))
  const [first] = [...shares].sort((a, b) => b[1] - a[1])
  const best = first && first[1] >= LIKELY ? first[0] : null
  return { best, shares, reading }
}

/**
 * Whether a document clearly is not what it was sent as. Conservative: a back side, an annex page or a
 * poor photo of the right type says little, and is read.
 *
 * @returns the type it seems to be, null when it is none of ours; undefined when it may be read
 */
export function detectedInstead(
  { best, shares, reading }: Classification,
  requested: number,
): number | null | undefined {
  const own = shares.get(requested) ?? 0
  if (own >= REFUSED * Math.exp(-illegibilityOf(reading.roles))) return undefined
  if (best !== null) return best
  const enough = own < CONTRADICTED ? FEW_WORDS : WORDS_THAT_DECIDE
  const isDecided = reading.fromStart && printOf(reading).words >= enough
  return isDecided ? null : undefined
}

/** The type that a document seems to be of. */
export interface FoundType {
  readonly type: DocumentType
  /** Probability in [0, 1]. */
  readonly confidence: number
}

/** Which of the types a document is of; null when it is of none, or too little was read. */
export function findType(
  reading: ReadDocument,
  definitions: readonly DocumentTypeDefinition[],
): FoundType | null {
  const { best, shares } = classify(reading, definitions)
  const type = DOCUMENT_TYPES.find((known) => known === best)
  return type === undefined ? null : { type, confidence: shares.get(type) ?? 0 }
}

const fieldsSeenIn = (reading: ReadDocument) => (definition: DocumentTypeDefinition) =>
  definition.hasFields?.(reading) ?? false

/** Log-odds of a type against none. */
export function oddsOf(
  reading: ReadDocument,
  definition: DocumentTypeDefinition,
  hasFields = fieldsSeenIn(reading),
): number {
  const { text, words } = printOf(reading)
  const phrases = phrasesOf(text, definition)
  const network = networkOdds(reading, definition.schema.type)
  // Where the network does not know a type, its phrases alone decide.
  if (network === null) return phrases + WEIGHTS.none
  const weight = words < SCANTY ? SCANTY_PHRASES : WEIGHTS.phrases
  const fields = WEIGHTS.fields * Number(hasFields(definition))
  return WEIGHTS.network * network + weight * boundedOdds(phrases) + fields + WEIGHTS.none
}

/** What the network says of the type, from all words and their places; null where it saw none. */
function networkOdds({ roles }: ReadDocument, type: number): number | null {
  const share = roles?.classes.type?.[String(type)]
  if (share === undefined) return null
  return logit(share)
}

function phrasesOf(text: string, { clues }: DocumentTypeDefinition): number {
  return clues.reduce((sum, { phrase, weight }) => sum + (phrase.test(text) ? weight : 0), 0)
}

/** Phrases that wrap are found in the paragraphs, those of one row in the rows; and how many different words of four letters or more. */
const printOf = remembered((reading: ReadDocument) => {
  const text = reading.pages
    .flatMap((page) => [
      ...page.blocks.map((block) => block.map(({ norm }) => norm).join(' ')),
      ...page.rows.filter((row) => row.length > 1).map((row) => row.map(({ norm }) => norm).join(' ')),
      ...page.turned.map(({ norm }) => norm),
    ])
    .join('\n')
  return { text, words: new Set(text.match(/[A-Z]{4,}/g)).size }
})

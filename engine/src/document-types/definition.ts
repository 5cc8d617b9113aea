import type { ReadDocument } from '../fields/reading.ts'
import type { DocumentSchema } from '../schema/document-schema.ts'
import type { Check, Fields, FoundFields, PlacedPicture, Quad, ReadPage } from '../types.ts'
import type { Choose } from '../weigh/choose.ts'

/** All that the engine knows about one document type. */
export interface DocumentTypeDefinition<S extends DocumentSchema = DocumentSchema> {
  readonly schema: S
  /**
   * Evidence for and against the type, in `normalise` spelling: log-odds added once for each phrase
   * of the text. They distinguish a wrong document from one that is hard to read.
   */
  readonly clues: readonly Clue[]
  /** Whether a document shows the type's fields, whatever its title: a print-out or a form is then read as well. */
  readonly hasFields?: (reading: ReadDocument) => boolean
  /**
   * Whether an act, in `normalise` spelling, is no such document where others are: it only asks for one, refuses one, or gives another
   * kind of it. A gazette prints all of them one after the other.
   */
  readonly isLesser?: (act: string) => boolean
  /** Fields whose text ends where the network says, because no grammar bounds it. */
  readonly unbounded?: readonly string[]
  /** Every field of the schema but documentValidation, and what the rules of docs/domain.md section 4 say of them. */
  read(reading: ReadDocument, choose?: Choose): FieldsAndChecks
  /**
   * Places of a page, one em high and in the coordinates of its lines, where a value must stand and no text
   * was found: a detector misses single letters. They are read by themselves.
   */
  readonly unreadPlaces?: (page: ReadPage) => readonly Quad[]
}

export interface FieldsAndChecks {
  readonly fields: Fields
  /** documentValidation is derived from their outcomes. */
  readonly checks: readonly Check[]
  /** What was found of the schema's `more`; absent where the type has none. */
  readonly more?: FoundFields
  /** Where pictures stand that belong to the document; absent where the type has none. */
  readonly pictures?: readonly PlacedPicture[]
}

/** Weights of phrases: a type's title, or what only it prints; what others print as well; what it hardly ever prints. */
export const CLUE = { title: 4, print: 1.5, other: -6 } as const

export interface Clue {
  readonly phrase: RegExp
  readonly weight: number
}

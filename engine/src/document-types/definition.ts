import type { Reading } from '../fields/reading.ts'
import type { DocumentSchema } from '../schema/document-schema.ts'
import type { Check, Fields, Quad, ReadPage } from '../types.ts'
import type { Weigh } from '../weigh/weigh.ts'

/** All that the engine knows about one document type. */
export interface DocumentTypeDefinition<S extends DocumentSchema = DocumentSchema> {
  readonly schema: S
  /**
   * Evidence for and against the type, in `normalise` spelling: log-odds added once for each phrase
   * that the text holds. Used to tell a wrong document from one that is hard to read.
   */
  readonly clues: readonly Clue[]
  /** Whether the fields are there although the document is not of the type: on a print-out, in a form. It is read. */
  readonly holdsFields?: (reading: Reading) => boolean
  /** Every field of the schema but documentValidation, and what the rules of docs/domain.md section 4 say of them. */
  read(reading: Reading, weigh?: Weigh): DocumentReading
  /**
   * Places of a page, one em high and in the coordinates of its lines, where a value must stand and no text
   * was found: a detector misses single letters. They are read by themselves.
   */
  readonly unreadPlaces?: (page: ReadPage) => readonly Quad[]
}

export interface DocumentReading {
  readonly fields: Fields
  /** documentValidation is derived from their outcomes. */
  readonly checks: readonly Check[]
}

export interface Clue {
  readonly phrase: RegExp
  readonly weight: number
}

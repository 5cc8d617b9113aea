import type { Span } from '../../fields/span.ts'

/** Lines that are read one after the other. */
export interface Passage {
  /** A `row` is a caption with its value; rows that follow each other belong together. */
  readonly kind: 'block' | 'row'
  readonly top: number
  readonly pieces: readonly Piece[]
}

/** `before` says how the piece follows the one before it: as a line of its own, the same line wrapped, or the value of a caption. */
export interface Piece {
  readonly span: Span
  readonly before: 'wrap' | 'line' | 'value'
}

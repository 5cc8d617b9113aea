import type { ReadLine } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import type { Box, Quad } from '../../types.ts'

/**
 * The text of one page that runs in one direction, in coordinates of its own: u to the right along the
 * text, v downwards. A card may lie turned on its page, and two halves may be turned differently.
 */
export interface Face {
  readonly pageIndex: number
  readonly lines: readonly FaceLine[]
  /** Upright box of a stretch of a line. */
  readonly boxOf: (span: Span) => Box
  /** A box of the face as it lies on the page. */
  readonly toPage: (box: Box) => Quad
}

export interface FaceLine {
  readonly read: ReadLine
  readonly box: Box
}

import { overlap } from '../../geometry.ts'
import type { Caption } from './captions.ts'
import type { Card, Piece } from './card.ts'

/** The first line of a cell stands at most this far below its caption, further lines below each other. */
const FIRST_GAP_MAX_HEIGHTS = 2.2
const NEXT_GAP_MAX_HEIGHTS = 1.7
/** Values may begin a little left of their caption, whose print is smaller. */
const LEFT_SLACK_HEIGHTS = 3
/** The widest cell starts its text this far right of its caption at most. */
const INDENT_MAX_HEIGHTS = 14

export interface CellLimits {
  readonly linesMax: number
  /** White space allowed between the lines, in line heights. */
  readonly gapMaxHeights?: number
  /** Lines that are not accepted end the cell. */
  readonly accepts: (piece: Piece) => boolean
}

/**
 * The lines of a caption's box, beside or below it, from top to bottom: up to the next caption below in
 * the same column, and left of the next caption on its row.
 */
export function cellOf(card: Card, caption: Caption, pieces: readonly Piece[], limits: CellLimits): Piece[] {
  const { box, height } = caption
  const others = card.captions.filter((other) => other !== caption && other.face === caption.face)
  const onRow = others.filter(
    (other) =>
      other.box.left >= box.right - 0.3 * height &&
      overlap(other.box.top, other.box.bottom, box.top - 0.5 * height, box.bottom + 0.5 * height) > 0,
  )
  const rightEdge = Math.min(Infinity, ...onRow.map((other) => other.box.left - 0.5 * height))
  const lower = pieces
    .filter((piece) => piece.face === caption.face && piece.box.top + piece.box.bottom > box.top + box.bottom)
    .filter(
      (piece) =>
        piece.box.left >= box.left - LEFT_SLACK_HEIGHTS * Math.max(height, piece.height) &&
        piece.box.left < Math.min(rightEdge, box.left + INDENT_MAX_HEIGHTS * Math.max(height, piece.height)),
    )
  const beside = pieces.filter(
    (piece) => piece.span.line === caption.span.line && piece.span.start >= caption.span.end,
  )
  const cell = beside.filter((piece) => piece.box.left < rightEdge && limits.accepts(piece)).slice(0, 1)
  for (const piece of lower) {
    if (cell.length >= limits.linesMax) break
    if (cell.includes(piece) || piece.span.line === caption.span.line) continue
    const last = cell.at(-1)
    const from = last ? last.box : box
    const gapMax = last ? (limits.gapMaxHeights ?? NEXT_GAP_MAX_HEIGHTS) : FIRST_GAP_MAX_HEIGHTS
    if (piece.box.top - from.bottom > gapMax * Math.max(height, piece.height)) break
    const crossed = others.some(
      (other) =>
        other.box.top >= from.bottom - 0.5 * height &&
        other.box.bottom <= piece.box.top + 0.6 * piece.height &&
        overlap(other.box.left, other.box.right, piece.box.left, piece.box.right) > 0,
    )
    if (crossed) break
    if (limits.accepts(piece)) cell.push(piece)
    else if (cell.length > 0 && overlap(from.left, from.right, piece.box.left, piece.box.right) > 0) break
  }
  return cell
}

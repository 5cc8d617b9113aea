import { boxAround, isNextLine } from '../geometry.ts'
import type { Box } from '../types.ts'
import type { Row } from './reading-order.ts'

/** Between paragraphs, in heights of print. */
const PARAGRAPH_GAP = 1
/** Of its column: a row that ends there ends its paragraph. */
const SHORT = 0.75

export function boxOfRows(rows: readonly Row[]): Box {
  return boxAround(rows.flat().map(({ box }) => box))
}

/**
 * Whether a row begins a paragraph.
 *
 * @param text of the row above, in `normalise` spelling
 */
export function beginsParagraph(above: Row, row: Row, text: string, { left, right }: Box): boolean {
  const [own, last] = [boxOfRows([row]), boxOfRows([above])]
  return (
    !isNextLine(last, own, PARAGRAPH_GAP) ||
    /[.;:)"”]$/.test(text) ||
    last.right - left < SHORT * (right - left)
  )
}

import { boxAround, median } from '../geometry.ts'
import type { Box } from '../types.ts'
import type { Row } from './reading-order.ts'

/** Of the row's height: between paragraphs. */
const PARAGRAPH_GAP = 0.6
/** Of the usual gap between rows: what is set with wide leading has no paragraphs for it. */
const WIDER = 1.25
/** Of its column: a row that ends there ends its paragraph. */
const SHORT = 0.75

/** How a column is set. */
export interface Setting {
  readonly right: number
  readonly width: number
  /** Between two rows. */
  readonly gap: number
}

export function settingOf(rows: readonly Row[]): Setting {
  const boxes = rows.map(boxOfRow)
  const { left, right } = boxAround(boxes)
  const gaps = boxes.slice(1).map(({ top }, i) => top - (boxes[i]?.bottom ?? top))
  return { right, width: right - left, gap: gaps.length > 0 ? median(gaps) : 0 }
}

/**
 * Whether a row begins a paragraph.
 *
 * @param text of the row above, in `normalise` spelling
 */
export function beginsParagraph(above: Row, row: Row, text: string, { right, width, gap }: Setting): boolean {
  const [own, last] = [boxOfRow(row), boxOfRow(above)]
  const height = own.bottom - own.top
  return (
    own.top - last.bottom > Math.max(PARAGRAPH_GAP * height, WIDER * gap) ||
    /[.;:)"”]$/.test(text) ||
    last.right < right - (1 - SHORT) * width
  )
}

function boxOfRow(row: Row): Box {
  return boxAround(row.map(({ box }) => box))
}

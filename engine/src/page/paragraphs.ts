import { median } from '../geometry.ts'
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
  const boxes = rows.map((row) => row.map(({ box }) => box))
  const [left, right] = [
    Math.min(...boxes.flat().map(({ left }) => left)),
    Math.max(...boxes.flat().map(({ right }) => right)),
  ]
  const edge = boxes.map((row) => ({
    top: Math.min(...row.map(({ top }) => top)),
    bottom: Math.max(...row.map(({ bottom }) => bottom)),
  }))
  const gaps = edge.slice(1).map(({ top }, i) => top - (edge[i]?.bottom ?? top))
  return { right, width: right - left, gap: gaps.length > 0 ? median(gaps) : 0 }
}

/**
 * Whether a row begins a paragraph.
 *
 * @param text of the row above, in `normalise` spelling
 */
export function beginsParagraph(above: Row, row: Row, text: string, { right, width, gap }: Setting): boolean {
  const bottom = Math.max(...above.map(({ box }) => box.bottom))
  const top = Math.min(...row.map(({ box }) => box.top))
  const height = Math.max(...row.map(({ box }) => box.bottom)) - top
  const end = Math.max(...above.map(({ box }) => box.right))
  return (
    top - bottom > Math.max(PARAGRAPH_GAP * height, WIDER * gap) ||
    /[.;:)"”]$/.test(text) ||
    end < right - (1 - SHORT) * width
  )
}

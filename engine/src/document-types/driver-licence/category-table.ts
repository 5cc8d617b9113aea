import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { type Span, spanText } from '../../fields/span.ts'
import { boxOf, isOneEdge, median, readingFrame, shareRow } from '../../geometry.ts'
import { grouped } from '../../in-order.ts'
import type { Box } from '../../types.ts'
import { findDates } from '../../values/date.ts'
import { isLicenceClass, parseLicenceClass } from '../../values/licence-class.ts'

/** A row of the table on the back since 2022 that has a date: columns 9 to 12 (domain section 1.3). */
export interface CategoryRow {
  readonly category: string
  /** Column 10, ISO; null where it was not read. */
  readonly first: string | null
  /** Column 11, ISO; null where it was not read. */
  readonly expiry: string | null
  /** Column 12 as printed; null where it is empty. */
  readonly restrictions: string | null
  readonly spans: readonly [Span, ...Span[]]
}

/** Categories that a card prints nowhere but in the table. */
const ONLY_IN_TABLE = /^(?:[ABCD]1|[BCD]E|[CD]1E)$/
/** Words of a name or a legend, in which `DE` is no category. */
const SENTENCE = /\p{L}{4}|\p{L}{2,}\P{L}+\p{L}{2,}/u
/** The table has at least this many of them. */
const ROWS_MIN = 3

/** A word of the page, its place along the direction of the print. */
interface Cell {
  readonly span: Span
  readonly text: string
  readonly box: Box
}

/** The rows that have dates, in printed order; none where there is no such table. */
export function categoryRows({ pages }: ReadDocument): CategoryRow[] {
  return pages.flatMap(({ rows }) => rowsOnPage(rows.flat()))
}

function rowsOnPage(lines: readonly ReadLine[]): CategoryRow[] {
  const cells = cellsOf(lines.filter(({ line }) => !SENTENCE.test(line.text)))
  const sure = cells.filter(({ text }) => ONLY_IN_TABLE.test(text))
  if (new Set(sure.map(({ text }) => text)).size < ROWS_MIN) return []
  const names = cells.filter(
    (cell) => isLicenceClass(cell.text) && sure.some((other) => other !== cell && areInColumn(cell, other)),
  )
  const others = cells.filter((cell) => !names.includes(cell))
  const rows = [...grouped(others, (cell) => nameOf(cell, names))].flatMap(([name, row]) => {
    const dates = row.filter(({ text }) => dateIn(text) !== null).toSorted((a, b) => a.box.left - b.box.left)
    return name && dates.length > 0 ? [{ name, row, dates }] : []
  })
  // Of a row with one day the others show which column it stands in.
  const edges = rows.flatMap(({ name, dates: [first, expiry] }) =>
    first && expiry ? [(first.box.left + expiry.box.left) / 2 - name.box.left] : [],
  )
  if (edges.length === 0) return []
  const edge = median(edges)
  return rows
    .toSorted((a, b) => inOrder(a.name, b.name))
    .map(({ name, row, dates }) => {
      const first = dates.find(({ box }) => box.left < name.box.left + edge)
      const expiry = dates.find(({ box }) => box.left >= name.box.left + edge)
      const codes = row.filter(({ box, text }) => expiry && box.left > expiry.box.right && CODE.test(text))
      return {
        category: name.text,
        first: first ? dateIn(first.text) : null,
        expiry: expiry ? dateIn(expiry.text) : null,
        restrictions: codes.length > 0 ? spanText(codes.map(({ span }) => span)) : null,
        spans: [name.span, ...[...dates, ...codes].map(({ span }) => span)] as const,
      }
    })
}

const CODE = /^[A-Z\d,;]{1,6}$/

function areInColumn(a: Cell, b: Cell): boolean {
  return isOneEdge(a.box.left, b.box.left, a.box.bottom - a.box.top)
}

/** Column by column, each from top to bottom. */
function inOrder(a: Cell, b: Cell): number {
  return areInColumn(a, b) ? a.box.top - b.box.top : a.box.left - b.box.left
}

/** The name of the row that a cell stands in: the nearest one to the left. */
function nameOf({ box }: Cell, names: readonly Cell[]): Cell | undefined {
  const before = names.filter((name) => name.box.left < box.left && shareRow(name.box, box))
  return before.toSorted((a, b) => b.box.left - a.box.left)[0]
}

/** Words of upright lines, as they stand when the page is turned to its print. */
function cellsOf(lines: readonly ReadLine[]): Cell[] {
  if (lines.length === 0) return []
  const frame = readingFrame(median(lines.map(({ line }) => line.angleDegrees)))
  return lines.flatMap((line) => {
    let start = 0
    return line.line.words.map((word) => {
      const span = { line, start, end: start + word.text.length }
      start += word.text.length + 1
      const text = word.text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').toUpperCase()
      return { span, text: parseLicenceClass(text) ?? text, box: boxOf(word.quad.map(frame.toFrame)) }
    })
  })
}

function dateIn(text: string): string | null {
  return findDates(text)[0]?.iso ?? null
}

import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import { boxOf, median, middleOf, readingFrame } from '../../geometry.ts'
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
/** In heights of print: names of one column stand below each other, and a row's dates beside its name. */
const COLUMN_HEIGHTS = 3
const ROW_HEIGHTS = 0.8

/** A word of the page, its place along the direction of the print. */
interface Cell {
  readonly span: Span
  readonly text: string
  readonly box: Box
  readonly height: number
}

/** The rows that have dates, in printed order; none where there is no such table. */
export function categoryRows({ pages }: ReadDocument): CategoryRow[] {
  return pages.flatMap(({ rows }) => rowsOnPage(rows.flat()))
}

function rowsOnPage(lines: readonly ReadLine[]): CategoryRow[] {
  const cells = cellsOf(lines.filter(({ line }) => !SENTENCE.test(line.text)))
  const sure = cells.filter(({ text }) => ONLY_IN_TABLE.test(text))
  if (new Set(sure.map(({ text }) => text)).size < ROWS_MIN) return []
  const columns = columnsOf(sure)
  const widths = columns.slice(1).map((column, i) => column - (columns[i] ?? 0))
  const tops = sure.map(({ box }) => box.top)
  const height = median(sure.map((cell) => cell.height))
  const reach = 2 * height
  const inTable = ({ box }: Cell) =>
    box.bottom > Math.min(...tops) - 2 * reach && box.top < Math.max(...tops) + reach
  return columns.flatMap((left, i) => {
    const right = columns[i + 1] ?? left + (widths[0] ?? Number.POSITIVE_INFINITY)
    const isName = ({ text, box }: Cell) =>
      isLicenceClass(text) && Math.abs(box.left - left) < COLUMN_HEIGHTS * height
    const own = cells.filter((cell) => inTable(cell) && cell.box.left < right - height)
    const names = own.filter(isName)
    const beside = own.filter((cell) => cell.box.left > left + height && !isName(cell))
    return rowsOf(names, beside, height)
  })
}

function rowsOf(names: readonly Cell[], beside: readonly Cell[], height: number): CategoryRow[] {
  const dated = beside.filter(isDate)
  const lefts = dated.map(({ box }) => box.left)
  const edge = (Math.min(...lefts) + Math.max(...lefts)) / 2
  const areBoth = Math.max(...lefts) - Math.min(...lefts) > COLUMN_HEIGHTS * height
  return names.flatMap((name) => {
    const row = beside.filter((cell) => isOnRow(cell, name, height) && nearest(cell, names) === name)
    const dates = row.filter(isDate)
    if (dates.length === 0 || !areBoth) return []
    const [first, expiry] = [
      dates.find(({ box }) => box.left < edge),
      dates.find(({ box }) => box.left >= edge),
    ]
    const last = Math.max(...dates.map(({ box }) => box.right))
    const codes = row.filter(({ box, text }) => expiry && box.left > last && /^[A-Z\d,;]{1,6}$/.test(text))
    return [
      {
        category: name.text,
        first: first ? dateIn(first.text) : null,
        expiry: expiry ? dateIn(expiry.text) : null,
        restrictions: codes.length > 0 ? codes.map(({ span }) => printed(span)).join(' ') : null,
        spans: [name.span, ...[...dates, ...codes].map(({ span }) => span)] as const,
      },
    ]
  })
}

function isOnRow(cell: Cell, name: Cell, height: number): boolean {
  return Math.abs(middleOf(cell.box) - middleOf(name.box)) < ROW_HEIGHTS * height
}

function nearest(cell: Cell, names: readonly Cell[]): Cell | undefined {
  return names.toSorted(
    (a, b) => Math.abs(middleOf(a.box) - middleOf(cell.box)) - Math.abs(middleOf(b.box) - middleOf(cell.box)),
  )[0]
}

/** Left edges of the columns of names, from left to right. */
function columnsOf(sure: readonly Cell[]): number[] {
  const columns: Cell[][] = []
  for (const cell of sure.toSorted((a, b) => a.box.left - b.box.left)) {
    const last = columns.at(-1)
    const edge = last?.[0]?.box.left
    if (last && edge !== undefined && cell.box.left - edge < COLUMN_HEIGHTS * cell.height) last.push(cell)
    else columns.push([cell])
  }
  return columns
    .filter((column) => column.length > 1)
    .map((column) => median(column.map(({ box }) => box.left)))
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
      const box = boxOf(word.quad.map(frame.toFrame))
      const text = word.text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').toUpperCase()
      return { span, text: parseLicenceClass(text) ?? text, box, height: box.bottom - box.top }
    })
  })
}

function printed({ line, start, end }: Span): string {
  return line.line.text.slice(start, end)
}

function isDate({ text }: Cell): boolean {
  return dateIn(text) !== null
}

function dateIn(text: string): string | null {
  return findDates(text)[0]?.iso ?? null
}

import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Cell } from './cell.ts'

const MARK = '\uFEFF'
/** A spreadsheet would run these as a formula, or drop what is before them. */
const FORMULA = /^[=+\-@\t\r]/
/** It would make a number of these, and lose zeros or the last digits. */
const DIGITS = /^\d+$/
const SPREADSHEET_TEXT = /^="(\d+)"$/

/** How a spreadsheet of that language takes a file apart. */
export interface CsvStyle {
  readonly delimiter: ';' | ','
  readonly decimal: ',' | '.'
}

/** Where a comma parts decimals, a semicolon parts cells. @throws {RangeError} where there is no such language */
export function csvStyleOf(locale: string): CsvStyle {
  const hasComma = new Intl.NumberFormat(locale).format(0.5).includes(',')
  return hasComma ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' }
}

/** Rows as they are appended; the first ones of a file begin with its mark. */
export function csvRows(rows: readonly (readonly Cell[])[], { delimiter, decimal }: CsvStyle): string {
  const text = (cell: Cell): string => {
    if (cell === null) return ''
    if (typeof cell === 'number') return String(cell).replace('.', decimal)
    if (DIGITS.test(cell)) return `="${cell}"`
    return FORMULA.test(cell) ? `'${cell}` : cell
  }
  return stringify(
    rows.map((row) => row.map(text)),
    { delimiter, record_delimiter: 'windows', quoted_match: /^\s|\s$/ },
  )
}

export function withMark(text: string): string {
  return `${MARK}${text}`
}

/** Cells of a table that this program or a spreadsheet wrote, whichever sign parts them. */
export function parseCsv(text: string): string[][] {
  const whole = text.startsWith(MARK) ? text.slice(MARK.length) : text
  const head = whole.slice(0, Math.max(0, whole.search(/\r?\n|$/)))
  const delimiter = [';', '\t', ','].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
  const rows: string[][] = parse(whole, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  return rows.map((row) => row.map(plainText))
}

function plainText(cell: string): string {
  const digits = SPREADSHEET_TEXT.exec(cell)?.[1]
  if (digits !== undefined) return digits
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

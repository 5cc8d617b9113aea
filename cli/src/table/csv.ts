import { csvText, fromCsvText, type SheetCell } from '@ficha/engine'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

const MARK = '\uFEFF'

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
export function csvRows(rows: readonly (readonly SheetCell[])[], { delimiter, decimal }: CsvStyle): string {
  return stringify(
    rows.map((row) => row.map((cell) => csvText(cell, decimal))),
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
  return rows.map((row) => row.map(fromCsvText))
}

import type { JsonValue } from './types.ts'

/** What a cell of a table gets, in the command line and the page: text stays text, so that a CPF keeps its zeros. */
export type SheetCell = string | number | null

/** What a cell of XLSX takes at most; more is no file for Excel. */
export const SHEET_CELL_CHARACTERS_MAX = 32_767

const BETWEEN_ITEMS = ' | '
/** A spreadsheet would run these as a formula, or drop what is before them; behind a comma or semicolon where it parts cells there. */
const FORMULA = /(?<=^|[,;]"?)[=+\-@\t\r]/g
const MARKED = /(?<=^|[,;]"?)'(?=[=+\-@\t\r])/g
/** It would make a number of these, and lose zeros or the last digits. */
const DIGITS = /^\d+$/
const SPREADSHEET_TEXT = /^="(\d+)"$/

/** A value of a field in one cell: lists of texts with bars between, people as JSON, nothing as nothing. */
export function sheetCellOf(value: JsonValue): SheetCell {
  if (value === null) return null
  if (typeof value === 'string') return oneLine(value)
  if (typeof value !== 'object') return String(value)
  if (!Array.isArray(value)) return JSON.stringify(value)
  if (value.length === 0) return null
  const texts = value.filter((item) => typeof item === 'string')
  return texts.length === value.length ? oneLine(texts.join(BETWEEN_ITEMS)) : JSON.stringify(value)
}

/** No cell breaks its line, so that a line is a row; other control characters are no text of a spreadsheet. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}

/** A cell in a CSV for spreadsheets, before it is quoted: no formula, and digits that stay text. */
export function csvText(cell: SheetCell, decimal: ',' | '.'): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  return DIGITS.test(cell) ? `="${cell}"` : withoutFormula(cell)
}

/** Text that no spreadsheet takes for a formula, whatever it parts cells by: an apostrophe says that it is text. */
export function withoutFormula(text: string): string {
  return text.replace(FORMULA, "'$&")
}

/** The text that `csvText` wrote. */
export function fromCsvText(text: string): string {
  const digits = SPREADSHEET_TEXT.exec(text)?.[1]
  return digits ?? text.replace(MARKED, '')
}

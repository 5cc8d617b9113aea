import type { Language } from '../words/language.ts'
import type { Cell, Table } from './cells.ts'

/** For Excel, which takes UTF-8 for something else without it. */
const MARK = '\uFEFF'
/** A spreadsheet would run these as a formula. */
const FORMULA = /^[=+\-@\t\r]/
/** It would make a number of these, and lose zeros or the last digits. */
const DIGITS = /^\d+$/

/** RFC 4180, parted as the spreadsheets of a language take it: where a comma parts decimals, a semicolon parts cells. */
export function toCsv({ head, rows }: Table, language: Language): string {
  const [delimiter, decimal] = language === 'pt' ? [';', ','] : [',', '.']
  const cell = (value: Cell) => quoted(textOf(value, decimal), delimiter)
  const lines = [head.map(cell), ...rows.map((row) => row.map(({ value }) => cell(value)))]
  return `${MARK}${lines.map((line) => `${line.join(delimiter)}\r\n`).join('')}`
}

function textOf(value: Cell, decimal: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  if (DIGITS.test(value)) return `="${value}"`
  return FORMULA.test(value) ? `'${value}` : value
}

function quoted(text: string, delimiter: string): string {
  const isPlain = !/["\r\n]|^\s|\s$/.test(text) && !text.includes(delimiter)
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}

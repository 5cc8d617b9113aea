import { csvText, type SheetCell } from '@ficha/engine'
import type { Language } from '../words/language.ts'
import type { Table } from './table.ts'

/** For Excel, which takes UTF-8 for something else without it. */
const MARK = '\uFEFF'

/** RFC 4180, parted as the spreadsheets of a language take it: where a comma parts decimals, a semicolon parts cells. */
export function toCsv({ head, rows }: Table, language: Language): string {
  const [delimiter, decimal] = language === 'pt' ? ([';', ','] as const) : ([',', '.'] as const)
  const cell = (value: SheetCell) => quoted(csvText(value, decimal), delimiter)
  const lines = [head.map(cell), ...rows.map((row) => row.map(({ value }) => cell(value)))]
  return `${MARK}${lines.map((line) => `${line.join(delimiter)}\r\n`).join('')}`
}

function quoted(text: string, delimiter: string): string {
  const isPlain = !/["\r\n]|^\s|\s$/.test(text) && !text.includes(delimiter)
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}

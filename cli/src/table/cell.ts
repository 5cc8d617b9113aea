import type { JsonValue } from '@ficha/engine'

/** What a spreadsheet gets: text stays text, so that a CPF keeps its zeros. */
export type Cell = string | number | null

/** Between the items of a list. */
export const BETWEEN_ITEMS = ' | '

/** A value of a field in one cell: lists of texts with bars between, people as JSON, nothing as nothing. */
export function cellOf(value: JsonValue): Cell {
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

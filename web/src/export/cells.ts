import type { JsonValue } from '@ficha/engine'

/** What a spreadsheet gets: text stays text, so that a CPF keeps its zeros. */
export type Cell = string | number | null

/** A table as it is written: which cells a person has changed is seen where a file can show it. */
export interface Table {
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly TableCell[])[]
}

export interface TableCell {
  readonly value: Cell
  readonly isCorrected?: boolean
}

const BETWEEN_ITEMS = ' | '

/** A value of a field in one cell, as `ficha extract` writes it: lists of texts with bars between, people as JSON. */
export function cellOf(value: JsonValue): Cell {
  if (value === null) return null
  if (typeof value === 'string') return oneLine(value)
  if (typeof value !== 'object') return String(value)
  if (!Array.isArray(value)) return JSON.stringify(value)
  if (value.length === 0) return null
  const texts = value.filter((item) => typeof item === 'string')
  return texts.length === value.length ? oneLine(texts.join(BETWEEN_ITEMS)) : JSON.stringify(value)
}

/** No cell breaks its line. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}

import { SHEET_CELL_CHARACTERS_MAX } from '@ficha/engine'
import type { Table, TableCell } from './table.ts'

type Writer = typeof import('write-excel-file/browser')

/** Widths in characters: wide enough to read, narrow enough for several. */
const WIDTH_MIN = 8
const WIDTH_MAX = 40
/** What a person has changed. */
const CORRECTED = '#FFF0C2'

let writer: Promise<Writer> | null = null

/** Load what writes spreadsheets, so that nothing is requested while a document is open. */
export async function prepareXlsx(): Promise<void> {
  writer ??= import('write-excel-file/browser').catch((error: unknown) => {
    writer = null
    throw error
  })
  await writer
}

/** A sheet for each table, its head in bold. */
export async function toXlsx(tables: readonly Table[]): Promise<Blob> {
  await prepareXlsx()
  const { default: write } = await (writer ?? import('write-excel-file/browser'))
  const sheets = tables.map(({ name, head, rows }) => ({
    sheet: name,
    data: [
      head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(sheetCell)),
    ],
    columns: head.map((title) => ({ width: Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, title.length + 2)) })),
    stickyRowsCount: 1,
  }))
  return write(sheets).toBlob()
}

function sheetCell({ value, isCorrected = false }: TableCell) {
  const mark = isCorrected ? { backgroundColor: CORRECTED } : {}
  if (value === null) return isCorrected ? { value: '', type: String, ...mark } : null
  if (typeof value === 'number') return { value, type: Number, ...mark }
  return { value: value.slice(0, SHEET_CELL_CHARACTERS_MAX), type: String, ...mark }
}

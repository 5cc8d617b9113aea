import { SHEET_CELL_CHARACTERS_MAX, type SheetCell } from '@ficha/engine'
import { readSheet } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import { replaceFile } from '../replace-file.ts'

/** Widths in characters: wide enough to read, narrow enough for several. */
const WIDTH_MIN = 8
const WIDTH_MAX = 40

/** A sheet with its head in bold, which stays when the rows move. It is whole or not there. */
export async function writeXlsx(
  path: string,
  head: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Promise<void> {
  const cell = (value: SheetCell) => {
    if (value === null) return null
    if (typeof value === 'number') return { value, type: Number }
    return { value: value.slice(0, SHEET_CELL_CHARACTERS_MAX), type: String }
  }
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ]
  const columns = head.map((name) => ({ width: Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, name.length + 2)) }))
  const file = writeExcelFile(data, { columns, stickyRowsCount: 1 })
  await replaceFile(path, (beside) => file.toFile(beside))
}

/** The first sheet. Dates are what a person typed as dates; everything else is as it was written. */
export async function readXlsx(path: string): Promise<(SheetCell | boolean | Date)[][]> {
  const rows = await readSheet(path, { trim: false })
  return rows.map((row) => row.map(plainOf))
}

function plainOf(cell: unknown): SheetCell | boolean | Date {
  const isKnown = typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
  return isKnown || cell instanceof Date ? cell : null
}

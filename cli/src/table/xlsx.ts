import { rename } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import type { Cell } from './cell.ts'

/** What a cell takes at most; more is no file for Excel. */
const CELL_CHARACTERS_MAX = 32_767
/** Widths in characters: wide enough to read, narrow enough for several. */
const WIDTH_MIN = 8
const WIDTH_MAX = 40

/** A sheet with its head in bold, which stays when the rows move. It is whole or not there. */
export async function writeXlsx(
  path: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const cell = (value: Cell) => {
    if (value === null) return null
    if (typeof value === 'number') return { value, type: Number }
    return { value: value.slice(0, CELL_CHARACTERS_MAX), type: String }
  }
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ]
  const columns = head.map((name) => ({ width: Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, name.length + 2)) }))
  const beside = `${path}.new`
  await writeExcelFile(data, { columns, stickyRowsCount: 1 }).toFile(beside)
  await rename(beside, path)
}

/** The first sheet. Dates are what a person typed as dates; everything else is as it was written. */
export async function readXlsx(path: string): Promise<(Cell | boolean | Date)[][]> {
  const rows = await readSheet(path, { trim: false })
  return rows.map((row) => row.map(plainOf))
}

function plainOf(cell: unknown): Cell | boolean | Date {
  const isKnown = typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
  return isKnown || cell instanceof Date ? cell : null
}

import { median } from '../geometry.ts'
import type { Cells, Pieces } from './table-columns.ts'

/** A cell's next line follows at less than this share of the distance at which rows follow. */
const SAME_ROW_PITCH = 0.8

/** Rows whose texts go on in the next line are one row: what follows without a first cell, closer than rows follow. */
export function joinContinued(rows: readonly Pieces[], cells: readonly Cells[]): Cells[] {
  const hasFirst = (row: Cells | undefined) => row?.some(({ column }) => column === 0) ?? false
  const distance = (i: number) => middleOf(rows[i] ?? []) - middleOf(rows[i - 1] ?? [])
  const pitches = cells.flatMap((row, i) => (i > 0 && hasFirst(row) ? [distance(i)] : []))
  const pitch = pitches.length > 0 ? median(pitches) : 0
  const joined: Cells[] = []
  for (const [i, row] of cells.entries()) {
    const last = joined.at(-1)
    const goesOn = i > 0 && !hasFirst(row) && distance(i) < SAME_ROW_PITCH * pitch
    if (last && goesOn) joined[joined.length - 1] = joinCells(last, row)
    else joined.push(row)
  }
  return joined
}

function joinCells(above: Cells, below: Cells): Cells {
  const columns = [...new Set([...above, ...below].map(({ column }) => column))].sort((a, b) => a - b)
  return columns.flatMap((column) => {
    const both = [...above, ...below].filter((cell) => cell.column === column)
    const [first] = both
    if (!first) return []
    const width = Math.max(...both.map((cell) => cell.width))
    return [{ ...first, width, pieces: both.flatMap(({ pieces }) => pieces) }]
  })
}

function middleOf(row: Pieces): number {
  return median(row.map(({ box }) => (box.top + box.bottom) / 2))
}

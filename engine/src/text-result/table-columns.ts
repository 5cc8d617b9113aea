import { median, overlap } from '../geometry.ts'
import type { PlacedLine } from '../page/reading-order.ts'
import type { Box, Word } from '../types.ts'

/** A place of a table where something stands. */
export interface Cell {
  readonly row: number
  readonly column: number
  /** Columns that it spans. */
  readonly width: number
  readonly pieces: readonly Piece[]
}

/** Words of a line with no more than usual space between them. */
export interface Piece {
  readonly line: PlacedLine
  readonly words: readonly Word[]
  readonly box: Box
}

/** Pieces side by side, from left to right. */
export type Pieces = readonly Piece[]
export type Cells = readonly Omit<Cell, 'row'>[]

/** What a column takes of the page's width. */
interface Column {
  readonly left: number
  readonly right: number
}

/** White space between two columns, in line heights. */
export const GUTTER_MIN = 0.5
/** So many rows may have a cell over several columns, as heads and sums have. */
const SPANNING_SHARE = 0.15
/** A line is in a column that has this share of the narrower of both. */
const IN_COLUMN_MIN = 0.3

/** Stretches of the width that hardly any row crosses are gutters; columns are what is between them. */
export function columnsOf(rows: readonly Pieces[]): Column[] {
  const most = Math.floor(SPANNING_SHARE * rows.length)
  const edges = rows
    .flat()
    .flatMap(({ box: { left, right } }) => [
      { at: left, step: 1 },
      { at: right, step: -1 },
    ])
    .sort((a, b) => a.at - b.at || b.step - a.step)
  const columns: { left: number; right: number }[] = []
  let covered = 0
  for (const { at, step } of edges) {
    const wasIn = covered > most
    covered += step
    if (!wasIn && covered > most) columns.push({ left: at, right: at })
    const last = columns.at(-1)
    if (wasIn && covered <= most && last) last.right = at
  }
  const gutter = GUTTER_MIN * median(rows.flat().map(({ line }) => line.line.height))
  const apart: { left: number; right: number }[] = []
  for (const column of columns) {
    const last = apart.at(-1)
    if (last && column.left - last.right < gutter) last.right = column.right
    else apart.push(column)
  }
  return apart
}

export function cellsOf(row: Pieces, columns: readonly Column[]): Cells {
  const cells: { column: number; width: number; pieces: Piece[] }[] = []
  for (const piece of row) {
    const { column, width } = placeOf(piece.box, columns)
    const known = cells.find((cell) => cell.column === column)
    if (known) {
      known.pieces.push(piece)
      known.width = Math.max(known.width, width)
    } else cells.push({ column, width, pieces: [piece] })
  }
  return cells.sort((a, b) => a.column - b.column)
}

function placeOf(box: Box, columns: readonly Column[]): { column: number; width: number } {
  const shared = columns.map(({ left, right }) => {
    const narrower = Math.min(right - left, box.right - box.left)
    return overlap(box.left, box.right, left, right) / Math.max(1, narrower)
  })
  const first = shared.findIndex((share) => share >= IN_COLUMN_MIN)
  if (first < 0) return { column: shared.indexOf(Math.max(...shared)), width: 1 }
  return { column: first, width: shared.findLastIndex((share) => share >= IN_COLUMN_MIN) - first + 1 }
}

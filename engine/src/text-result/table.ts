import { boxOf, median, overlap } from '../geometry.ts'
import type { PlacedLine, Row } from '../page/reading-order.ts'
import type { Word } from '../types.ts'
import {
  type Cell,
  type Cells,
  cellsOf,
  columnsOf,
  GUTTER_MIN,
  type Piece,
  type Pieces,
} from './table-columns.ts'
import { joinContinued } from './table-rows.ts'

/** A table: its cells, row by row. */
export interface Table {
  readonly rows: number
  readonly columns: number
  readonly cells: readonly Cell[]
}

/** Rows from `from` up to, without, `to` are one table. */
export interface FoundTable {
  readonly from: number
  readonly to: number
  readonly table: Table
}

/** Two rows of three cells, or three of two: fewer are a caption beside its value. */
const ROWS_MIN = 3
const ROWS_OF_THREE_MIN = 2
/** White space between two columns, in usual spaces between words: those of typewriters are wide. */
const GUTTER_SPACES_MIN = 1.8
/** White space between two rows, in line heights. */
const ROW_GAP_MAX = 2.5
/** A row with two texts in a column belongs to another table, or to none. */
const CROWDED_SHARE = 0.3
/** The cells of a column have few words; prose beside something else is no table. */
const CELL_WORDS_MAX = 9
/** Where every column has this many words a line or more, they are columns of prose. */
const PROSE_WORDS = 4
const LONE_ROWS_MAX = 2
/**
 * A long stretch that is no table is looked at again from so many of its rows: from each of them, a page of some hundred
 * rows of prose would take minutes. Where tables are, stretches are shorter, and no row is left out.
 */
const TRIES_OF_PROSE = 16

/**
 * Stretches of rows whose texts stand in common columns: the white space between columns shows tables without rules. Drawn
 * ones are found before (`ruled-tables.ts`).
 *
 * @param rows from top to bottom
 */
export function findTables(rows: readonly Row[]): FoundTable[] {
  const found: FoundTable[] = []
  const gutter = gutterOf(rows.flat())
  const pieces = rows.map((row) => row.flatMap((line) => piecesOf(line, gutter)))
  for (let from = 0; from < rows.length; ) {
    const to = endOfTable(pieces, from)
    const own = pieces.slice(from, to)
    const table = to - from >= ROWS_OF_THREE_MIN ? asTable(own) : null
    if (table) found.push({ from, to, table })
    from = table ? to : from + Math.max(1, Math.floor((to - from) / TRIES_OF_PROSE))
  }
  return found
}

/** The least white space that parts columns among these lines. */
function gutterOf(lines: readonly PlacedLine[]): number {
  if (lines.length === 0) return 0
  const gaps = lines.flatMap(({ line: { words } }) =>
    words.slice(1).map((word, i) => boxOf(word.quad).left - boxOf(words[i]?.quad ?? word.quad).right),
  )
  const space = gaps.length === 0 ? 0 : median(gaps)
  return Math.max(GUTTER_MIN * median(lines.map(({ line }) => line.height)), GUTTER_SPACES_MIN * space)
}

function piecesOf(line: PlacedLine, gutter: number): Piece[] {
  if (line.line.words.length === 0) return [{ line, words: [], box: line.box }]
  const groups: Word[][] = []
  for (const word of line.line.words) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && boxOf(word.quad).left - boxOf(before.quad).right < gutter) last.push(word)
    else groups.push([word])
  }
  return groups.map((words) => ({ line, words, box: boxOf(words.flatMap(({ quad }) => quad)) }))
}

function endOfTable(rows: readonly Pieces[], from: number): number {
  if ((rows[from]?.length ?? 0) < 2) return from
  let end = from
  let lone = 0
  for (let to = from + 1; to <= rows.length; to++) {
    const own = rows.slice(from, to)
    const before = rows[to - 2]
    if (to - from > 1 && before && !follows(before, rows[to - 1] ?? [])) break
    const columns = columnsOf(own)
    const cells = own.map((row) => cellsOf(row, columns))
    const crowded = cells.filter((row) => row.some(isCrowded)).length
    if (columns.length < 2 || crowded > CROWDED_SHARE * own.length) break
    lone = (cells.at(-1)?.length ?? 0) < 2 ? lone + 1 : 0
    if (lone > LONE_ROWS_MAX) break
    if (lone === 0) end = to
  }
  return end
}

function asTable(rows: readonly Pieces[]): Table | null {
  const columns = columnsOf(rows)
  const cells = rows.map((row) => cellsOf(row, columns))
  const full = cells.filter((row) => row.length >= 2).length
  const isEnough = full >= (columns.length > 2 ? ROWS_OF_THREE_MIN : ROWS_MIN)
  if (columns.length < 2 || !isEnough) return null
  const words = columns.map((_, column) => usualWords(cells.flat().filter((cell) => cell.column === column)))
  if (words.some((count) => count > CELL_WORDS_MAX) || words.every((count) => count > PROSE_WORDS))
    return null
  const joined = joinContinued(rows, cells)
  return {
    rows: joined.length,
    columns: columns.length,
    cells: joined.flatMap((row, at) =>
      row.map(({ column, width, pieces }) => ({ row: at, column, width, pieces })),
    ),
  }
}

function usualWords(cells: Cells): number {
  return cells.length === 0 ? 0 : median(cells.map(wordCount))
}

function wordCount({ pieces }: { readonly pieces: Pieces }): number {
  return pieces.reduce((sum, { words }) => sum + words.length, 0)
}

function follows(before: Pieces, row: Pieces): boolean {
  const bottom = Math.max(...before.map(({ box }) => box.bottom))
  const top = Math.min(...row.map(({ box }) => box.top))
  return top - bottom <= ROW_GAP_MAX * median([...before, ...row].map(({ line }) => line.line.height))
}

/** Two texts side by side in one column belong to another table, or to none. */
function isCrowded({ pieces }: { readonly pieces: Pieces }): boolean {
  return pieces.some(({ box }, i) =>
    pieces.slice(i + 1).some((other) => overlap(other.box.left, other.box.right, box.left, box.right) < 0),
  )
}

import { boxOf, median, overlap } from '../geometry.ts'
import type { Box, Word } from '../types.ts'
import type { PlacedLine, Row } from './reading-order.ts'

/** A table: its cells, row by row. */
export interface Table {
  readonly rows: number
  readonly columns: number
  readonly cells: readonly Cell[]
}

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

/** Rows from `from` up to, without, `to` are one table. */
export interface FoundTable {
  readonly from: number
  readonly to: number
  readonly table: Table
}

/** What a column takes of the page's width. */
interface Column {
  readonly left: number
  readonly right: number
}

/** Two rows of three cells, or three of two: fewer are a caption beside its value. */
const ROWS_MIN = 3
const ROWS_OF_THREE_MIN = 2
/** White space between two columns, in line heights, and in usual spaces between words: those of typewriters are wide. */
const GUTTER_MIN = 0.5
const GUTTER_SPACES_MIN = 1.8
/** White space between two rows, in line heights. */
const ROW_GAP_MAX = 2.5
/** At most this share of the rows may have a cell over several columns, as heads and sums have. */
const SPANNING_SHARE = 0.15
/** A row with two texts in a column belongs to another table, or to none. */
const CROWDED_SHARE = 0.3
/** The cells of a column have few words; prose beside something else is no table. */
const CELL_WORDS_MAX = 9
/** Where every column has this many words a line or more, they are columns of prose. */
const PROSE_WORDS = 4
/** A line is in a column that has this share of the narrower of both. */
const IN_COLUMN_MIN = 0.3
/** A cell's next line follows at less than this share of the distance at which rows follow. */
const SAME_ROW_PITCH = 0.8
const LONE_ROWS_MAX = 2
/**
 * A long stretch that is no table is looked at again from so many of its rows: from each of them, a page of some hundred
 * rows of prose would take minutes. Where tables are, stretches are shorter, and no row is left out.
 */
const TRIES_OF_PROSE = 16

/**
 * Stretches of rows whose texts stand in common columns. Ruling lines are not looked at: the white space between the columns
 * shows as much, and tables without rules have it too.
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

/** Pieces side by side, from left to right. */
type Pieces = readonly Piece[]
type Cells = readonly Omit<Cell, 'row'>[]

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

/** Stretches of the width that hardly any row crosses are gutters; columns are what is between them. */
function columnsOf(rows: readonly Pieces[]): Column[] {
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

function follows(before: Pieces, row: Pieces): boolean {
  const bottom = Math.max(...before.map(({ box }) => box.bottom))
  const top = Math.min(...row.map(({ box }) => box.top))
  return top - bottom <= ROW_GAP_MAX * median([...before, ...row].map(({ line }) => line.line.height))
}

function cellsOf(row: Pieces, columns: readonly Column[]): Cells {
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

/** Two texts side by side in one column belong to another table, or to none. */
function isCrowded({ pieces }: { readonly pieces: Pieces }): boolean {
  return pieces.some(({ box }, i) =>
    pieces.slice(i + 1).some((other) => overlap(other.box.left, other.box.right, box.left, box.right) < 0),
  )
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

/** Rows whose texts go on in the next line are one row: what follows without a first cell, closer than rows follow. */
function joinContinued(rows: readonly Pieces[], cells: readonly Cells[]): Cells[] {
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

import { boxOf, median } from '../geometry.ts'
import { blocksOf } from '../page/blocks.ts'
import { columnsOf } from '../page/columns.ts'
import { isUpright, type PlacedLine, type Row, rowsOf } from '../page/reading-order.ts'
import type { Rule, TextLine } from '../types.ts'
import { type RuledTable, ruledTables } from './ruled-tables.ts'
import { findTables, type Table } from './table.ts'

/** A piece of a page in the order in which people read it. */
export type FlowBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly lines: readonly PlacedLine[] }
  | { readonly kind: 'table'; readonly lines: readonly PlacedLine[]; readonly table: Table }

/** A heading's print to the page's usual print, and how long it is at most. */
const HEADING_RATIO_MIN = 1.25
const HEADING_LINES_MAX = 3
const HEADING_WORDS_MAX = 16
/** Rules that meet are drawn this close, in heights of print: four points on an ordinary page. */
const APART = 0.4
/** White space within a line, in its heights; cells and columns are further apart. */
const PIECE_GAP_MAX = 1
/** Running text fills its column: this share of its lines reaches this share of the width, with at least this many words. */
const FULL_SHARE = 0.8
const FULL_LINES_MIN = 0.5
const PROSE_WORDS_MIN = 3

/**
 * What stands on a page as headings, paragraphs and tables: columns of running text one after the other, and what is set over
 * their whole width where it stands. Turned text (margin stamps) comes last, each line a paragraph.
 *
 * @param rules lines that the page draws
 * @param apart how far those may be from each other that are meant to meet; absent: as small print lets nobody see
 */
export function textFlow(
  lines: readonly TextLine[],
  rules: readonly Rule[] = [],
  apart?: number,
): FlowBlock[] {
  if (lines.length === 0) return []
  const usual = median(lines.map(({ height }) => height))
  const placed = rowsOf(lines).flat()
  const upright = aroundTables(ruledTables(rules, placed, apart ?? APART * usual), placed, usual)
  const turned = lines
    .filter((line) => !isUpright(line))
    .map((line): FlowBlock => ({ kind: 'paragraph', lines: [{ line, box: boxOf(line.quad) }] }))
  return [...upright, ...turned]
}

/** Drawn tables where they stand, and what stands above, between and below them. */
function aroundTables(
  [first, ...rest]: readonly RuledTable[],
  lines: readonly PlacedLine[],
  usual: number,
): FlowBlock[] {
  if (lines.length === 0) return []
  if (first === undefined) {
    const rows = rowsOf(lines.map(({ line }) => line))
    return bandsOf(rows).flatMap((band) => blocksOfBand(rowsOf(band), usual))
  }
  const others = lines.filter((line) => !first.lines.includes(line))
  const isAbove = (line: PlacedLine) => middle(line) < first.box.top
  return [
    ...aroundTables([], others.filter(isAbove), usual),
    { kind: 'table', lines: first.lines, table: first.table },
    ...aroundTables(
      rest,
      others.filter((line) => !isAbove(line)),
      usual,
    ),
  ]
}

/** Parts of a page that are read one after the other. */
function bandsOf(rows: readonly Row[]): TextLine[][] {
  const placed = rows.flat()
  const { above: wide, columns } = columnsOf(placed)
  const lines = (band: readonly PlacedLine[]) => band.map(({ line }) => line)
  if (columns.length < 2 || !columns.every(isProse)) return [lines(placed)]
  const bands: TextLine[][] = []
  let top = Number.NEGATIVE_INFINITY
  const edges = wide.map(middle).sort((a, b) => a - b)
  for (const edge of [...edges, Number.POSITIVE_INFINITY]) {
    for (const column of columns) {
      bands.push(lines(column.filter((line) => middle(line) > top && middle(line) <= edge)))
    }
    bands.push(lines(wide.filter((line) => middle(line) === edge)))
    top = edge
  }
  return joinWide(
    bands.filter(({ length }) => length > 0),
    new Set(lines(wide)),
  )
}

/** Lines over the whole width that follow each other are one part. */
function joinWide(bands: readonly TextLine[][], wide: ReadonlySet<TextLine>): TextLine[][] {
  const joined: TextLine[][] = []
  const isWide = (band: readonly TextLine[] | undefined) => band?.every((line) => wide.has(line)) ?? false
  for (const band of bands) {
    const last = joined.at(-1)
    if (last && isWide(last) && isWide(band)) last.push(...band)
    else joined.push([...band])
  }
  return joined
}

/** Whether a column is running text, not a column of a table. */
function isProse(column: readonly PlacedLine[]): boolean {
  const left = Math.min(...column.map(({ box }) => box.left))
  const right = Math.max(...column.map(({ box }) => box.right))
  const full = column.filter(({ box }) => box.right - box.left >= FULL_SHARE * (right - left))
  const words = median(column.map(({ line }) => line.words.length))
  return full.length >= FULL_LINES_MIN * column.length && words >= PROSE_WORDS_MIN
}

function blocksOfBand(rows: readonly Row[], usual: number): FlowBlock[] {
  const blocks: FlowBlock[] = []
  let from = 0
  const untilRow = (to: number) => {
    const own = rows.slice(from, to)
    blocks.push(...withEnds(blocksOf(own), own).map((lines) => asText(lines, usual)))
  }
  for (const { from: start, to, table } of findTables(rows)) {
    untilRow(start)
    const lines = table.cells.flatMap(({ pieces }) => pieces.map(({ line }) => line))
    blocks.push({ kind: 'table', lines: [...new Set(lines)], table })
    from = to
  }
  untilRow(rows.length)
  return blocks
}

/** A line that was found in two pieces is one: what goes on right beside a line of another block belongs to it. */
function withEnds(blocks: readonly (readonly PlacedLine[])[], rows: readonly Row[]): PlacedLine[][] {
  const before = new Map(rows.flatMap((row) => row.flatMap((line, i) => leftOf(line, row[i - 1]))))
  const ends = blocks.filter((block) => block.every((line) => before.has(line)))
  const joined = blocks.filter((block) => !ends.includes(block)).map((block) => [...block])
  for (const line of ends.flat()) {
    const neighbour = before.get(line)
    const block = joined.find((one) => neighbour !== undefined && one.includes(neighbour))
    if (block && neighbour) block.splice(block.indexOf(neighbour) + 1, 0, line)
    else joined.push([line])
  }
  return joined
}

function leftOf(line: PlacedLine, left: PlacedLine | undefined): [PlacedLine, PlacedLine][] {
  const gap = left ? line.box.left - left.box.right : Number.POSITIVE_INFINITY
  return left && gap <= PIECE_GAP_MAX * line.line.height ? [[line, left]] : []
}

function asText(lines: readonly PlacedLine[], usual: number): FlowBlock {
  const words = lines.reduce((sum, { line }) => sum + line.words.length, 0)
  const isHeading =
    lines.length <= HEADING_LINES_MAX &&
    words <= HEADING_WORDS_MAX &&
    median(lines.map(({ line }) => line.height)) >= HEADING_RATIO_MIN * usual
  return { kind: isHeading ? 'heading' : 'paragraph', lines }
}

function middle({ box }: PlacedLine): number {
  return (box.top + box.bottom) / 2
}

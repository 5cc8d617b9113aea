import { boxOf, middleOf, overlap, shareRow } from '../geometry.ts'
import type { Box, TextLine } from '../types.ts'

/** Text turned by more than this is a margin stamp and is read after the upright text. */
const UPRIGHT_DEGREES_MAX = 20

/** A text line of a row, with its upright box. */
export interface PlacedLine {
  readonly line: TextLine
  readonly box: Box
}

/** Text lines side by side on (nearly) one baseline, from left to right. */
export type Row = readonly PlacedLine[]

export function isUpright(line: TextLine): boolean {
  const turn = ((line.angleDegrees % 360) + 360) % 360
  return Math.min(turn, 360 - turn) <= UPRIGHT_DEGREES_MAX
}

/** Rows of the upright text from top to bottom. */
export function rowsOf(lines: readonly TextLine[]): Row[] {
  const placed = lines.filter(isUpright).map((line) => ({ line, box: boxOf(line.quad) }))
  placed.sort((a, b) => middleOf(a.box) - middleOf(b.box))
  const tallest = placed.reduce((most, { box }) => Math.max(most, box.bottom - box.top), 0)
  const rows: PlacedLine[][] = []
  // Rows that a line may still belong to: the others end above all that is to come.
  let open: { readonly row: PlacedLine[]; bottom: number }[] = []
  for (const item of placed) {
    open = open.filter(({ bottom }) => bottom >= middleOf(item.box) - tallest / 2)
    const isBeside = ({ box }: PlacedLine) => shareRow(box, item.box) && !isAboveOrBelow(box, item.box)
    const known = open.findLast(({ row }) => row.some(isBeside))
    if (known) {
      known.row.push(item)
      known.bottom = Math.max(known.bottom, item.box.bottom)
    } else {
      const row = [item]
      rows.push(row)
      open.push({ row, bottom: item.box.bottom })
    }
  }
  return rows.map((row) => columnsOf(row).flat())
}

/**
 * A row from left to right. Tall print, as a signature, may join lines that stand one above the other: those stay in that
 * order, wherever each begins.
 */
function columnsOf(row: readonly PlacedLine[]): PlacedLine[][] {
  const columns: PlacedLine[][] = []
  for (const item of row.toSorted((a, b) => a.box.left - b.box.left)) {
    const column = columns.find((one) => one.some((other) => isAboveOrBelow(other.box, item.box)))
    if (column) column.push(item)
    else columns.push([item])
  }
  return columns.map((column) => column.sort((a, b) => middleOf(a.box) - middleOf(b.box)))
}

/** Upright lines row by row, then turned ones (margin stamps) in the order they were found. */
export function readingOrder(lines: readonly TextLine[]): TextLine[] {
  const upright = rowsOf(lines).flatMap((row) => row.map((item) => item.line))
  return [...upright, ...lines.filter((line) => !isUpright(line))]
}

/** Whether boxes stand in the same column, not side by side. */
function isAboveOrBelow(a: Box, b: Box): boolean {
  return overlap(a.left, a.right, b.left, b.right) > Math.min(a.bottom - a.top, b.bottom - b.top)
}

import { boxOf, median, middleOf } from '../geometry.ts'
import { LIMITS } from '../limits.ts'
import type { TextLine } from '../types.ts'
import { normalise } from '../values/normalise.ts'
import { isUpright, type PlacedLine, rowsOf } from './reading-order.ts'

const ROWS_MIN = 3
/** Rows of one kind are one office's list of the same, and no one of them is meant before the others. */
const KINDS_MIN = 2
/** Of the distance between two rows, which is the same in the whole table but for a row of several lines. */
const GAP_MAX = 2
/** A row begins with the short name of a licence and its number: `LO nº 019/2025`. */
const KIND_AND_NUMBER = /^(R?L[A-Z]{1,4}|DLA|DAM|AA|AMA|ASV) ?(?:N[O.]* ?)?\d{1,6}[/-]\d{2,4}(?!\d)/

/** Rows of a table that lists documents, and what else the page prints. */
export interface ListedRows {
  readonly others: readonly TextLine[]
  /** Each row's lines, in reading order. */
  readonly rows: readonly (readonly TextLine[])[]
}

interface Head extends PlacedLine {
  readonly kind: string
}

/** The rows of a page that lists documents of several kinds, each in a row of its own; null where it does not. */
export function listedRows(lines: readonly TextLine[]): ListedRows | null {
  const placed = lines.filter(isUpright).map((line) => ({ line, box: boxOf(line.quad) }))
  const heads = inOneColumn(placed.flatMap(headOf))
  if (heads.length < ROWS_MIN || heads.length > LIMITS.actsPerPageMax) return null
  if (new Set(heads.map(({ kind }) => kind)).size < KINDS_MIN) return null
  const middles = heads.map(({ box }) => middleOf(box))
  const gaps = middles.slice(1).map((at, i) => at - (middles[i] ?? at))
  const pitch = median(gaps)
  // A text that names former licences below each other has nothing beside them, and no one distance.
  if (gaps.some((gap) => gap > GAP_MAX * pitch) || !heads.every((head) => hasCellBeside(head, placed)))
    return null
  const [first = 0, last = 0] = [middles[0], middles.at(-1)]
  const rows: TextLine[][] = heads.map(() => [])
  const own = new Set<TextLine>()
  for (const { line, box } of placed) {
    const at = middleOf(box)
    if (at < first - pitch / 2 || at > last + pitch / 2) continue
    // Cells of several lines stand around the middle of their row.
    const distances = middles.map((row) => Math.abs(row - at))
    rows[distances.indexOf(Math.min(...distances))]?.push(line)
    own.add(line)
  }
  return {
    others: lines.filter((line) => !own.has(line)),
    rows: rows.map((row) => rowsOf(row).flatMap((cells) => cells.map(({ line }) => line))),
  }
}

function headOf(placed: PlacedLine): Head[] {
  const kind = KIND_AND_NUMBER.exec(normalise(placed.line.text))?.[1]
  return kind ? [{ ...placed, kind }] : []
}

/** Those that begin at one place, from top to bottom. */
function inOneColumn(heads: readonly Head[]): Head[] {
  if (heads.length === 0) return []
  const left = median(heads.map(({ box }) => box.left))
  return heads
    .filter(({ line, box }) => Math.abs(box.left - left) < line.height)
    .sort((a, b) => middleOf(a.box) - middleOf(b.box))
}

function hasCellBeside({ box }: Head, placed: readonly PlacedLine[]): boolean {
  return placed.some((other) => {
    const at = middleOf(other.box)
    return other.box.left > box.right && at > box.top && at < box.bottom
  })
}

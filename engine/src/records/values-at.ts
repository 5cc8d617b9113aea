import { rightNeighbour } from '../fields/places.ts'
import type { PageReading, ReadLine } from '../fields/reading.ts'
import type { Span } from '../fields/span.ts'
import { overlap } from '../geometry.ts'
import type { RecordCaption } from './find-captions.ts'

/** Where the value of a caption stands: behind it on its line, in the next cell of its row, or in the row below. */
export const DIRECTIONS = ['behind', 'right', 'below'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A value stands at most this far below its caption, in heights of print. */
const BELOW_MAX_EM = 2.2
/** Cells of one column begin at most this far apart. */
const COLUMN_EM = 1

/** What stands at a caption in one direction, line by line; empty where nothing does, or another caption. */
export function valueAt(
  caption: RecordCaption,
  direction: Direction,
  page: PageReading,
  captions: ReadonlyMap<ReadLine, RecordCaption>,
): Span[] {
  const span = direction === 'behind' ? behind(caption) : beside(caption, direction, page, captions)
  if (!span) return []
  return caption.field?.wraps ? [span, ...wrapped(caption, span.line, page, captions)] : [span]
}

/**
 * The line below, one more of the same value: no caption stands in its row, and it begins where the value does, or is
 * indented where that stands behind its caption.
 */
function wrapped(
  caption: RecordCaption,
  line: ReadLine,
  page: PageReading,
  captions: ReadonlyMap<ReadLine, RecordCaption>,
): Span[] {
  const next = below(line, page)
  const row = next && page.rows.find((cells) => cells.includes(next))
  if (!next || !row || row.some((cell) => captions.has(cell))) return []
  const indent = (next.box.left - line.box.left) / line.line.height
  const goesOn = line === caption.line ? indent > COLUMN_EM : Math.abs(indent) <= COLUMN_EM
  return goesOn ? [{ line: next, start: 0, end: next.line.text.length }] : []
}

function behind({ line, end }: RecordCaption): Span | null {
  const { text } = line.line
  const start = end + (/^[\s:._–-]*/u.exec(text.slice(end))?.[0].length ?? 0)
  return start < text.length ? { line, start, end: text.length } : null
}

function beside(
  { line }: RecordCaption,
  direction: Exclude<Direction, 'behind'>,
  page: PageReading,
  captions: ReadonlyMap<ReadLine, RecordCaption>,
): Span | null {
  const next = direction === 'right' ? rightNeighbour(page, line) : below(line, page)
  return next && !captions.has(next) ? { line: next, start: 0, end: next.line.text.length } : null
}

function below(line: ReadLine, page: PageReading): ReadLine | undefined {
  const em = line.line.height
  return page.rows
    .flat()
    .filter(({ box }) => {
      const gap = box.top - line.box.bottom
      const isInColumn =
        Math.abs(box.left - line.box.left) <= COLUMN_EM * em ||
        overlap(box.left, box.right, line.box.left, line.box.right) > 0
      return box.top > line.box.top + 0.5 * em && gap <= BELOW_MAX_EM * em && isInColumn
    })
    .sort(
      (a, b) =>
        a.box.top - b.box.top || Math.abs(a.box.left - line.box.left) - Math.abs(b.box.left - line.box.left),
    )[0]
}

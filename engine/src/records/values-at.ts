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

/** What stands at a caption in one direction; null where nothing does, or another caption. */
export function valueAt(
  caption: RecordCaption,
  direction: Direction,
  page: PageReading,
  captions: ReadonlyMap<ReadLine, RecordCaption>,
): Span | null {
  if (direction === 'behind') return behind(caption)
  const line = direction === 'right' ? rightOf(caption.line, page) : below(caption.line, page)
  return line && !captions.has(line) ? { line, start: 0, end: line.line.text.length } : null
}

function behind({ line, end }: RecordCaption): Span | null {
  const { text } = line.line
  const start = end + (/^[\s:._–-]*/u.exec(text.slice(end))?.[0].length ?? 0)
  return start < text.length ? { line, start, end: text.length } : null
}

function rightOf(line: ReadLine, page: PageReading): ReadLine | undefined {
  const row = page.rows.find((cells) => cells.includes(line))
  return row?.[row.indexOf(line) + 1]
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

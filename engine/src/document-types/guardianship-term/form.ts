import type { PageReading, ReadLine } from '../../fields/reading.ts'
import { median } from '../../geometry.ts'
import { isCaption, isDetailCaption, isKnownCaption, isPartHeading } from './captions.ts'
import type { Passage } from './passage.ts'

/** A value stands at most this many line heights above or below the middle of its caption. */
const REACH_HEIGHTS = 2.6
/** Lines of one cell stand closer than this, in line heights. */
const TIGHT_GAP = 0.6

/** A value below its caption stands closer than this. */
const BELOW_GAP = 1.1
const BELOW_LINES_MAX = 3

/** Fewer rows may stand side by side by chance, as signatures do. */
const DEFINITION_ROWS_MIN = 3
const DEFINITION_LENGTH_MAX = 34
/** Cells of one column begin within this, in line heights. */
const ALIGNED_HEIGHTS = 0.3
/** Left edges of one column are the same but for this, in the page's usual line height. */
const COLUMN_HEIGHTS = 0.1

/** A caption, which may wrap, with the lines of its value. */
interface FormCell {
  readonly caption: readonly ReadLine[]
  readonly values: ReadLine[]
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Captions with their values beside them, wherever the table puts the two vertically. */
export function formPassages(page: PageReading, taken: ReadonlySet<ReadLine>): Passage[] {
  const lines = page.rows.flat().filter((line) => !taken.has(line))
  const cells = captionCells(lines, definitionCaptions(page, taken))
  const captions = new Set(cells.flatMap((cell) => cell.caption))
  let previous: { line: ReadLine; cell: FormCell } | null = null
  const columns = byColumnThenTop(lines.filter((line) => !captions.has(line)))
  for (const [i, line] of columns.entries()) {
    const cell = cellOf(line, cells, previous, columns[i + 1])
    if (!cell) continue
    cell.values.push(line)
    previous = { line, cell }
  }
  const assigned = new Set(cells.flatMap((cell) => cell.values))
  for (const cell of cells) {
    if (cell.values.length > 0 || !isDetailCaption(cell.caption.map((part) => part.line.text).join(' ')))
      continue
    for (const line of valueBelow(cell, lines, captions, assigned)) {
      cell.values.push(line)
      assigned.add(line)
    }
  }
  return cells.filter((cell) => cell.values.length > 0).map(toPassage)
}

/** The lines that stand right under a caption and begin where it begins, or are centred under it. */
function valueBelow(
  cell: FormCell,
  lines: readonly ReadLine[],
  captions: ReadonlySet<ReadLine>,
  assigned: ReadonlySet<ReadLine>,
): ReadLine[] {
  const found: ReadLine[] = []
  let bottom = cell.bottom
  for (const line of lines) {
    const { height } = line.line
    const gap = line.box.top - bottom
    const middle = Math.abs(line.box.left + line.box.right - cell.left - cell.right) / 2
    if (gap < -0.2 * height || Math.min(Math.abs(line.box.left - cell.left), middle) > height) continue
    if (gap > (found.length === 0 ? BELOW_GAP : TIGHT_GAP) * height) break
    if (
      captions.has(line) ||
      assigned.has(line) ||
      isPartHeading(line.line.text) ||
      found.length === BELOW_LINES_MAX
    )
      break
    found.push(line)
    bottom = line.box.bottom
  }
  return found
}

/**
 * The left column of a table of two, whatever its words: short cells under each other, each with one
 * longer column beside it.
 */
function definitionCaptions(page: PageReading, taken: ReadonlySet<ReadLine>): Set<ReadLine> {
  const captions = new Set<ReadLine>()
  let run: (readonly [ReadLine, ReadLine])[] = []
  const close = (): void => {
    if (run.length >= DEFINITION_ROWS_MIN) for (const [left] of run) captions.add(left)
    run = []
  }
  for (const row of page.rows) {
    const [left, right] = row
    if (!left || !right || row.length !== 2 || taken.has(left) || taken.has(right)) {
      // The second line of a value stands alone in its column.
      const last = run.at(-1)
      const isWrapped = last && left && row.length === 1 && isAlignedWith(left, last[1])
      if (!isWrapped) close()
      continue
    }
    const last = run.at(-1)
    const isAligned = !last || (isAlignedWith(left, last[0]) && isAlignedWith(right, last[1]))
    if (!isAligned) close()
    if (left.line.text.length <= DEFINITION_LENGTH_MAX && !/_{3}|:\s*\S/.test(left.line.text))
      run.push([left, right])
    else close()
  }
  close()
  return captions
}

function isAlignedWith(line: ReadLine, above: ReadLine): boolean {
  return Math.abs(line.box.left - above.box.left) < ALIGNED_HEIGHTS * line.line.height
}

function captionCells(lines: readonly ReadLine[], definitions: ReadonlySet<ReadLine>): FormCell[] {
  const used = new Set<ReadLine>()
  return lines.flatMap((line) => {
    if (used.has(line)) return []
    const below = lines.find((other) => isRightBelow(line, other))
    const joined = below ? `${line.line.text} ${below.line.text}` : ''
    const caption =
      below && isKnownCaption(joined) && !isKnownCaption(line.line.text)
        ? [line, below]
        : definitions.has(line) || isCaption(line.line.text)
          ? [line]
          : []
    for (const part of caption) used.add(part)
    const last = caption.at(-1)
    if (!last) return []
    return [
      {
        caption,
        values: [],
        top: line.box.top,
        bottom: last.box.bottom,
        left: line.box.left,
        right: Math.max(...caption.map((part) => part.box.right)),
      },
    ]
  })
}

function isRightBelow(line: ReadLine, other: ReadLine): boolean {
  const gap = other.box.top - line.box.bottom
  return (
    gap > -0.3 * line.line.height &&
    gap < line.line.height &&
    Math.abs(other.box.left - line.box.left) < 0.5 * line.line.height &&
    (/^\p{Ll}/u.test(other.line.text) || /[/–-]\s*$/.test(line.line.text))
  )
}

/** The caption beside which a line stands: on its row, or the one that its cell belongs to. */
function cellOf(
  line: ReadLine,
  cells: readonly FormCell[],
  previous: { line: ReadLine; cell: FormCell } | null,
  next: ReadLine | undefined,
): FormCell | null {
  if (isPartHeading(line.line.text)) return null
  const { height } = line.line
  const middle = (line.box.top + line.box.bottom) / 2
  const distance = (cell: FormCell) => Math.abs((cell.top + cell.bottom) / 2 - middle)
  const beside = cells.filter(
    (cell) => cell.right <= line.box.left + 0.3 * height && distance(cell) < REACH_HEIGHTS * height,
  )
  const nearestLeft = Math.max(...beside.map((cell) => cell.left))
  const column = beside.filter((cell) => cell.left > nearestLeft - height)
  const onRow = column.find((cell) => sharedHeight(cell, line) >= 0.5 * (line.box.bottom - line.box.top))
  if (onRow) return onRow
  const gap = previous ? line.box.top - previous.line.box.bottom : Number.POSITIVE_INFINITY
  const sameLeft = previous && Math.abs(previous.line.box.left - line.box.left) < 0.5 * height
  const nextGap =
    next && Math.abs(next.box.left - line.box.left) < 0.5 * height ? next.box.top - line.box.bottom : gap
  // A line nearer to the one below it begins the next cell.
  const isNearer = nextGap < 0 || gap <= nextGap + 0.1 * height
  if (previous && sameLeft && isNearer && gap >= 0 && gap < TIGHT_GAP * height) return previous.cell
  // Only a value that starts where the others of its column start can be off its caption's row.
  const aligned = column.filter((cell) => cells.some((other) => sameValueColumn(other, line)) && cell)
  return [...aligned].sort((a, b) => distance(a) - distance(b))[0] ?? null
}

function sameValueColumn(cell: FormCell, line: ReadLine): boolean {
  return cell.values.some((value) => Math.abs(value.box.left - line.box.left) < 0.5 * line.line.height)
}

function sharedHeight(cell: FormCell, line: ReadLine): number {
  return Math.min(cell.bottom, line.box.bottom) - Math.max(cell.top, line.box.top)
}

/** From left to right by where lines begin, and from top to bottom where they begin alike. */
function byColumnThenTop(lines: readonly ReadLine[]): ReadLine[] {
  if (lines.length === 0) return []
  const step = COLUMN_HEIGHTS * median(lines.map(({ line }) => line.height))
  const column = ({ box }: ReadLine) => Math.round(box.left / step)
  return [...lines].sort((a, b) => column(a) - column(b) || a.box.top - b.box.top)
}

function toPassage(cell: FormCell): Passage {
  const values = [...cell.values].sort((a, b) => a.box.top - b.box.top)
  return {
    kind: 'row',
    top: cell.top,
    pieces: [...cell.caption, ...values].map((line, i) => ({
      span: { line, start: 0, end: line.line.text.length },
      before: i === cell.caption.length ? 'value' : 'wrap',
    })),
  }
}

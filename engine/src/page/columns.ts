import type { PlacedLine } from './reading-order.ts'

/** Of the text's width: a gutter is at least as wide, in steps of as much. */
const STEP = 0.004
const GUTTER_STEPS_MIN = 2
/** So many lines may cross a gutter: a masthead, a rule's caption. */
const CROSSING_SHARE = 0.03
const CROSSING_MIN = 2
const COLUMNS_MAX = 4
const COLUMN_LINES_MIN = 6
/** The widest of a gazette's columns to the narrowest; those of a form differ more. */
const WIDTHS_ALIKE = 1.5

/** The columns in which running text is set, and what stands above and below them over their whole width. */
export interface Columns {
  readonly above: readonly PlacedLine[]
  readonly columns: readonly (readonly PlacedLine[])[]
}

/**
 * A page's upright lines by columns of about one width, as gazettes are set. One column where there are no such.
 *
 * @param lines from top to bottom
 */
export function columnsOf(lines: readonly PlacedLine[]): Columns {
  const whole: Columns = { above: [], columns: [lines] }
  const left = Math.min(...lines.map(({ box }) => box.left))
  const width = Math.max(...lines.map(({ box }) => box.right)) - left
  const edges = guttersOf(lines, left, width)
  if (edges.length === 0 || edges.length >= COLUMNS_MAX) return whole
  const narrow = lines.filter(({ box }) => !edges.some((edge) => crosses(box, edge, width)))
  const columns = [...edges, Number.POSITIVE_INFINITY].map((edge, i) =>
    narrow.filter(({ box }) => box.left < edge && box.left >= (edges[i - 1] ?? Number.NEGATIVE_INFINITY)),
  )
  const widths = columns.map(widthOf)
  const isColumns =
    columns.every(({ length }) => length >= COLUMN_LINES_MIN) &&
    Math.max(...widths) <= WIDTHS_ALIKE * Math.min(...widths)
  return isColumns ? { above: lines.filter((line) => !narrow.includes(line)), columns } : whole
}

/** The middles of the stretches that hardly any line crosses. */
function guttersOf(lines: readonly PlacedLine[], left: number, width: number): number[] {
  const covered = new Uint32Array(Math.ceil(1 / STEP) + 1)
  for (const { box } of lines) {
    const to = (box.right - left) / width / STEP
    for (let step = Math.floor((box.left - left) / width / STEP); step < to; step++) {
      covered[step] = (covered[step] ?? 0) + 1
    }
  }
  const most = Math.max(CROSSING_MIN, CROSSING_SHARE * lines.length)
  const gutters: number[] = []
  for (let from = 0; from < covered.length; from++) {
    let to = from
    while (to < covered.length && (covered[to] ?? 0) <= most) to++
    const isInside = from > 0 && to < covered.length - 1
    if (isInside && to - from >= GUTTER_STEPS_MIN) gutters.push(left + ((from + to) / 2) * STEP * width)
    from = Math.max(from, to)
  }
  return gutters
}

function crosses(box: PlacedLine['box'], edge: number, width: number): boolean {
  return box.left < edge - STEP * width && box.right > edge + STEP * width
}

function widthOf(lines: readonly PlacedLine[]): number {
  return Math.max(...lines.map(({ box }) => box.right)) - Math.min(...lines.map(({ box }) => box.left))
}

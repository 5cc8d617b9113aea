import type { PlacedLine } from './reading-order.ts'

/** Of the text's width: a gutter is at least as wide, in steps of as much. */
const STEP = 0.004
const GUTTER_STEPS_MIN = 2
const COLUMNS_MAX = 4
const COLUMN_LINES_MIN = 6
/** The widest of a gazette's columns to the narrowest; those of a form differ more. */
const WIDTHS_ALIKE = 1.5

/**
 * At most this share of a page's lines are its head or its foot, or cross a gutter; and of a column's lines no part of it: those end
 * further right than others by more than this share of the text's width.
 */
const FEW = 0.1
const CROSSING_MIN = 2

/** How far columns may lean on a photo, in widths per height; the first of those that cut the fewest lines. */
const LEAN = 0.02
const LEANS = [0, ...[1, 2, 3, 4].flatMap((times) => [-times * LEAN, times * LEAN])]

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
  const found = LEANS.flatMap((lean) => columnsAt(lines, lean) ?? [])
  const [best] = found.toSorted((a, b) => a.above.length - b.above.length)
  return best ?? { above: [], columns: [lines] }
}

function columnsAt(lines: readonly PlacedLine[], lean: number): Columns | null {
  const stretches = lines.map((line) => ({ line, ...stretchOf(line, lean) }))
  const left = Math.min(...stretches.map((one) => one.left))
  const width = Math.max(...stretches.map((one) => one.right)) - left
  const edges = guttersOf(stretches, left, width)
  if (edges.length === 0 || edges.length >= COLUMNS_MAX) return null
  const isWide = (one: Stretch) => edges.some((edge) => crosses(one, edge, width))
  // The last words of a foot over several columns stand below one of them.
  const footFrom = lines.length - fewOf(lines)
  const foot = stretches.findIndex((one, i) => i >= footFrom && isWide(one))
  const narrow = stretches.slice(0, foot < 0 ? undefined : foot).filter((one) => !isWide(one))
  const columns = [...edges, Number.POSITIVE_INFINITY].map((edge, i) =>
    withoutStrays(
      narrow.filter((one) => one.left < edge && one.left >= (edges[i - 1] ?? Number.NEGATIVE_INFINITY)),
      width,
    ),
  )
  const widths = columns.map(widthOf)
  const isColumns =
    columns.every(({ length }) => length >= COLUMN_LINES_MIN) &&
    Math.max(...widths) <= WIDTHS_ALIKE * Math.min(...widths)
  if (!isColumns) return null
  const own = new Set(columns.flat().map(({ line }) => line))
  return {
    above: lines.filter((line) => !own.has(line)),
    columns: columns.map((column) => column.map(({ line }) => line)),
  }
}

function fewOf({ length }: readonly unknown[]): number {
  return Math.round(FEW * length)
}

/** What a line takes of the width. */
interface Stretch {
  readonly left: number
  readonly right: number
}

/** Where a line would stand if the columns did not lean. */
function stretchOf({ box }: PlacedLine, lean: number): Stretch {
  const shift = (lean * (box.top + box.bottom)) / 2
  return { left: box.left - shift, right: box.right - shift }
}

/** The middles of the stretches that hardly any line crosses. */
function guttersOf(lines: readonly Stretch[], left: number, width: number): number[] {
  const covered = new Uint32Array(Math.ceil(1 / STEP) + 1)
  for (const line of lines) {
    const to = (line.right - left) / width / STEP
    for (let step = Math.floor((line.left - left) / width / STEP); step < to; step++) {
      covered[step] = (covered[step] ?? 0) + 1
    }
  }
  const most = Math.max(CROSSING_MIN, fewOf(lines))
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

function crosses({ left, right }: Stretch, edge: number, width: number): boolean {
  return left < edge - STEP * width && right > edge + STEP * width
}

/**
 * A column's lines without those that end right of where nearly all of them end: the page's number and foot stand there, where the
 * last column is empty or short.
 */
function withoutStrays<L extends Stretch>(lines: readonly L[], width: number): L[] {
  const ends = lines.map(({ right }) => right).toSorted((a, b) => a - b)
  const end = ends[Math.floor((ends.length - 1) * (1 - FEW))] ?? 0
  return lines.filter(({ right }) => right <= end + FEW * width)
}

function widthOf(lines: readonly Stretch[]): number {
  return Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left))
}

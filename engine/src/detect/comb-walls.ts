import { APART_MIN, type Band, BROKEN_MAX, footAt, MISSED_MAX } from './comb-bands.ts'
import { type Ridges, STRIP } from './rule-look.ts'

/** Pixels of its height in which a wall leans by one. */
const LEAN = 10
/** A stroke that goes on above is a letter's more often than a wall: so much it counts. */
const HIGHER = 0.7

/** A stroke where a wall may stand, in pixels of the look. */
export interface Wall {
  readonly x: number
  /** Share of its height. */
  readonly seen: number
}

/** Upright strokes of a page. */
export interface Strokes extends Ridges {
  /** For each strip, for each height: how many pixels of the strip are marked before it. */
  readonly sums: Uint16Array
}

export function strokesOf(upright: Ridges): Strokes {
  const { width, height, counts } = upright
  const strips = Math.floor(width / STRIP)
  const sums = new Uint16Array(strips * (height + 1))
  for (let strip = 0; strip < strips; strip++) {
    let sum = 0
    for (let y = 0; y < height; y++) {
      sum += counts[strip * height + y] ?? 0
      sums[strip * (height + 1) + y + 1] = sum
    }
  }
  return { ...upright, sums }
}

/**
 * The strokes of a band that may be walls, from left to right; at its ends also beside its rule, where a letter may hide that.
 *
 * @param seenMin share of its height in which a stroke is seen
 */
export function wallsIn(band: Band, strokes: Strokes, seenMin: number): Wall[] {
  const walls: Wall[] = []
  for (let wall = wallFrom(0, band, strokes, seenMin); wall; ) {
    const last = walls.at(-1)
    if (!last || wall.x - last.x >= APART_MIN) walls.push(wall)
    else if (wall.seen > last.seen) walls[walls.length - 1] = wall
    wall = wallFrom(wall.x + 1, band, strokes, seenMin)
  }
  return walls
}

/** Whether so many strokes are seen in such a share of a band's height: few bands go on from here. */
export function hasStrokes(band: Band, strokes: Strokes, seenMin: number, least: number): boolean {
  let x = 0
  for (let count = 0; count < least; count++) {
    const wall = wallFrom(x, band, strokes, seenMin)
    if (!wall) return false
    x = wall.x + APART_MIN
  }
  return true
}

/** The first stroke from a column on that is seen so far. Most strips of a rule have too few marks for one, and are left at once. */
function wallFrom(start: number, band: Band, strokes: Strokes, seenMin: number): Wall | null {
  const { rule, height } = band
  const end = Math.min(strokes.height - 1, rule.to + BROKEN_MAX)
  const lean = leanOf(band)
  let x = Math.max(1, rule.from - BROKEN_MAX, start)
  while (x < end) {
    // So far the rule lies at one height.
    const next = Math.min(end, rule.left + STRIP * (1 + Math.floor((x - rule.left) / STRIP)))
    const foot = footAt(band, x)
    const { top, bottom } = reachOf(band, foot)
    const least = seenMin * (bottom - top + 1)
    const isIn = foot >= height && foot < strokes.width
    if (!isIn || marksIn(x - lean, next + lean, top, bottom, strokes) < least) x = next
    for (; x < next; x++) {
      const seen = seenAt(x, foot, band, strokes, seenMin)
      if (seen >= seenMin) return { x, seen }
    }
  }
  return null
}

/** By how many columns a wall may lean. */
function leanOf({ height }: Band): number {
  return 1 + Math.floor(height / LEAN)
}

/** The rows in which a wall is seen, beside the rules. */
function reachOf(
  { height, isClosed }: Band,
  foot: number,
): { readonly top: number; readonly bottom: number } {
  return { top: foot - height + (isClosed ? MISSED_MAX : 1), bottom: foot - MISSED_MAX }
}

/** Share of the rows between the rules in which a stroke from there upwards is seen; zero where it is less than `seenMin`. */
function seenAt(x: number, foot: number, band: Band, strokes: Strokes, seenMin: number): number {
  const { marks, width } = strokes
  const { top, bottom } = reachOf(band, foot)
  const rows = bottom - top + 1
  const least = seenMin * rows
  const lean = leanOf(band)
  if (marksIn(x - lean, x + lean + 1, top, bottom, strokes) < least) return 0
  let column = x
  let seen = 0
  for (let y = bottom; y >= top; y--) {
    if (seen + y - top + 1 < least) return 0
    const at = column * width + y
    if (marks[at] === 1) seen += 1
    else if (column > x - lean && marks[at - width] === 1) {
      column -= 1
      seen += 1
    } else if (column < x + lean && marks[at + width] === 1) {
      column += 1
      seen += 1
    }
  }
  if (band.isClosed) return seen / rows
  let above = 0
  for (let y = top - 2; y >= top - 5; y--) {
    const at = column * width + y
    if (marks[at] === 1 || marks[at - width] === 1 || marks[at + width] === 1) above += 1
  }
  return (above > 1 ? HIGHER : 1) * (seen / rows)
}

/** How many marks are between two columns, from row to row, at most: whole strips are counted. */
function marksIn(from: number, to: number, top: number, bottom: number, strokes: Strokes): number {
  const { sums, width, height } = strokes
  const last = Math.floor(bottom / STRIP)
  if ((last + 1) * STRIP > width) return Number.POSITIVE_INFINITY
  const [first, end] = [Math.max(0, from), Math.min(height, to)]
  let marks = 0
  for (let strip = Math.max(0, Math.floor(top / STRIP)); strip <= last; strip++)
    marks += (sums[strip * (height + 1) + end] ?? 0) - (sums[strip * (height + 1) + first] ?? 0)
  return marks
}

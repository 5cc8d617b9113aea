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
export function wallsIn(band: Band, upright: Strokes, seenMin: number): Wall[] {
  const walls: Wall[] = []
  const end = endOf(band, upright)
  for (let x = startOf(band); x < end; x++) {
    const seen = seenAt(x, band, upright, seenMin)
    if (seen < seenMin) continue
    const last = walls.at(-1)
    if (!last || x - last.x >= APART_MIN) walls.push({ x, seen })
    else if (seen > last.seen) walls[walls.length - 1] = { x, seen }
  }
  return walls
}

/** Whether so many strokes are seen in such a share of a band's height: few bands go on from here. */
export function hasStrokes(band: Band, upright: Strokes, seenMin: number, least: number): boolean {
  const end = endOf(band, upright)
  let strokes = 0
  for (let x = startOf(band); x < end && strokes < least; x++) {
    if (seenAt(x, band, upright, seenMin) < seenMin) continue
    strokes += 1
    x += APART_MIN - 1
  }
  return strokes >= least
}

function startOf({ rule }: Band): number {
  return Math.max(1, rule.from - BROKEN_MAX)
}

function endOf({ rule }: Band, upright: Ridges): number {
  return Math.min(upright.height - 1, rule.to + BROKEN_MAX)
}

/** Share of the rows between the rules in which a stroke from there upwards is seen; zero where it is less than `seenMin`. */
function seenAt(x: number, band: Band, upright: Strokes, seenMin: number): number {
  const { marks, width } = upright
  const { height, isClosed } = band
  const foot = footAt(band, x)
  if (foot - height < 0 || foot >= width) return 0
  const top = foot - height + (isClosed ? MISSED_MAX : 1)
  const bottom = foot - MISSED_MAX
  const rows = bottom - top + 1
  const lean = 1 + Math.floor(height / LEAN)
  const least = seenMin * rows
  if (marksAround(x, lean, top, bottom, upright) < least) return 0
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
  if (isClosed) return seen / rows
  let above = 0
  for (let y = top - 2; y >= top - 5; y--) {
    const at = column * width + y
    if (marks[at] === 1 || marks[at - width] === 1 || marks[at + width] === 1) above += 1
  }
  return (above > 1 ? HIGHER : 1) * (seen / rows)
}

/** How many marks are about there at most, by whole strips: in most columns they are too few for a wall. */
function marksAround(x: number, aside: number, top: number, bottom: number, strokes: Strokes): number {
  const { sums, width, height } = strokes
  const last = Math.floor(bottom / STRIP)
  if ((last + 1) * STRIP > width) return Number.POSITIVE_INFINITY
  const from = Math.max(0, x - aside)
  const to = Math.min(height, x + aside + 1)
  let marks = 0
  for (let strip = Math.max(0, Math.floor(top / STRIP)); strip <= last; strip++)
    marks += (sums[strip * (height + 1) + to] ?? 0) - (sums[strip * (height + 1) + from] ?? 0)
  return marks
}

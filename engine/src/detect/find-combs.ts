import type { Point } from '../types.ts'
import { joined, THICK_MAX, type Wall, wallsOn } from './comb-walls.ts'
import type { Ridges } from './rule-look.ts'
import { placeAt, type Trace } from './trace-rules.ts'

/** Pixels of the look from wall to wall: less are letters, more are columns of a table. */
const [PITCH_MIN, PITCH_MAX] = [10, 60]
/** Share of a pitch by which a wall stands beside its place, and of the walls' usual height by which most differ at most. */
const [WANDER, UNEVEN] = [0.15, 0.2]
/** Walls in a row that a letter hides, and share of all that are seen. */
const HIDDEN_MAX = 2
const SEEN_MIN = 0.75
/** Share of a row's walls that are of its height: letters hide the heads of others. Of all heights so many are lower. */
const [LIKE_MIN, LOWER] = [0.5, 0.75]
/** Walls of a row; with fewer it is one where a longer row of the page has cells of that size, as without a rule above. */
const [WALLS_MIN, WALLS_OF_LONG, WALLS_OF_SHORT] = [4, 6, 3]
/** Cells that are wider than so many times their height are a table's. */
const WIDE_MAX = 1.5
/** More on one rule are hatching; a page with more rules is a pattern. */
const [WALLS_MAX, RULES_MAX] = [160, 1500]
/** Where a cell is looked at for a rule, as shares of its width: a letter hides a part. */
const ALONG = [0.25, 0.5, 0.75]
/** Letters in cells that are open above reach so high, in pitches. */
const OPEN_HEIGHT = 1.35

/** Cells of a form for a letter each, in pixels of the frame, edges at whole numbers. */
export interface Comb {
  /** Where its walls stand on the rule below, from left to right: one more than there are cells. */
  readonly feet: readonly Point[]
  /** Of the cells; those that are open above end where no capital reaches. */
  readonly height: number
  /** A rule runs above its cells too. */
  readonly isClosed: boolean
}

interface Row {
  readonly rule: Trace
  readonly walls: readonly Wall[]
  /** For each wall how many cells stand before it. */
  readonly places: readonly number[]
}

/**
 * Rows of cells for a letter each (`|2|3|9|`): walls at one pitch and of one height on a rule.
 *
 * @param rules the level ones
 * @param scale pixels of the frame to one of the look
 */
export function findCombs(rules: readonly Trace[], upright: Ridges, scale: number): Comb[] {
  if (rules.length > RULES_MAX) return []
  const rows = joined(rules).flatMap((rule) =>
    rowsOn(rule, wallsOn(rule, rules, upright)).flatMap((row) => ruledParts(row, rules)),
  )
  const long = rows.filter(({ walls }) => walls.length >= WALLS_OF_LONG)
  const isComb = (row: Row) =>
    row.walls.length >= (isClosed(row) ? WALLS_MIN : WALLS_OF_LONG)
      ? !isClosed(row) || pitchOf(row) <= WIDE_MAX * heightOf(row)
      : long.some((one) => areAlike(row, one))
  return withoutTwins(rows.filter(isComb)).map((row) => combOf(row, scale))
}

/** What may overlap: a short row may be strokes of letters. */
function rowsOn(rule: Trace, walls: readonly Wall[]): Row[] {
  if (walls.length > WALLS_MAX) return []
  const rows: Row[] = []
  let end = -1
  for (const [first, { x }] of walls.entries()) {
    if (x <= end) continue
    let best: Row | null = null
    for (let second = first + 1; second < walls.length; second++) {
      const pitch = (walls[second]?.x ?? 0) - x
      if (pitch > PITCH_MAX) break
      const row = pitch < PITCH_MIN ? null : rowThrough(rule, walls, first, second)
      if (row && row.walls.length > (best?.walls.length ?? 0)) best = row
    }
    if (best) rows.push(best)
    if (best && best.walls.length >= WALLS_OF_LONG) end = lastOf(best)
  }
  return rows
}

/** The walls at the pitch of two of them, before and behind; null where they are no row of cells. */
function rowThrough(rule: Trace, walls: readonly Wall[], first: number, second: number): Row | null {
  const pair = { rule, walls: walls.filter((_, i) => i === first || i === second), places: [0, 1] }
  const row = grown(grown(pair, walls.slice(second + 1), 1), walls.slice(0, first).reverse(), -1)
  return row.walls.length >= WALLS_OF_SHORT && isEven(row, walls) ? row : null
}

/** With the walls that stand whole pitches on, until those of another row begin. */
function grown({ rule, walls, places }: Row, others: readonly Wall[], side: 1 | -1): Row {
  const own = side === 1 ? [...walls] : walls.toReversed()
  const at = side === 1 ? [...places] : places.toReversed()
  let strange = 0
  for (const wall of others) {
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) break
    const pitch = (last.x - first.x) / ((at.at(-1) ?? 0) - (at[0] ?? 0))
    const way = side * (wall.x - last.x)
    const cells = Math.round(way / pitch)
    if (cells > 1 + HIDDEN_MAX || strange > 1) break
    if (cells >= 1 && Math.abs(way - cells * pitch) <= WANDER * pitch) {
      own.push(wall)
      at.push((at.at(-1) ?? 0) + side * cells)
      strange = 0
    } else if (wall.isClosed) strange += 1
  }
  return { rule, walls: side === 1 ? own : own.reverse(), places: side === 1 ? at : at.reverse() }
}

/** Whether most walls of a row are seen, are of one height, and no others like them stand between. */
function isEven(row: Row, walls: readonly Wall[]): boolean {
  const height = heightOf(row)
  const ends = new Set([row.walls[0], row.walls.at(-1)])
  const isLike = (wall: Wall) => Math.abs(wall.height - height) <= UNEVEN * height || ends.has(wall)
  const like = walls.filter((wall) => wall.x >= firstOf(row) && wall.x <= lastOf(row) && isLike(wall))
  const own = row.walls.filter(isLike).length
  const isSeen = row.walls.length >= SEEN_MIN * (cellsOf(row) + 1)
  return isSeen && own >= LIKE_MIN * row.walls.length && own >= SEEN_MIN * like.length
}

/** Two rows of cells may stand so that the gap between them is a whole number of cells: no rule is below it, nor above. */
function ruledParts(row: Row, rules: readonly Trace[]): Row[] {
  const height = heightOf(row)
  const isRuledAt = (x: number) => {
    const foot = placeAt(row.rule, x)
    return rules.some((one) => {
      const rise = foot - placeAt(one, x)
      const isFloorOrHead = Math.abs(rise) <= THICK_MAX || Math.abs(rise - height) <= THICK_MAX
      return one.from <= x && x < one.to && isFloorOrHead
    })
  }
  const isRuled = (cell: number) =>
    ALONG.some((share) =>
      isRuledAt(columnOf(row, cell) + share * (columnOf(row, cell + 1) - columnOf(row, cell))),
    )
  const parts: Row[] = []
  let from = 0
  for (const [i, place] of row.places.entries()) {
    const next = row.places[i + 1]
    const gap = next === undefined ? [] : Array.from({ length: next - place }, (_, cell) => place + cell)
    if (next !== undefined && gap.every(isRuled)) continue
    if (i > from)
      parts.push({ ...row, walls: row.walls.slice(from, i + 1), places: row.places.slice(from, i + 1) })
    from = i + 1
  }
  return parts
}

/** A thick rule may be traced twice, and strokes of letters may make a row: the one with more walls stays. */
function withoutTwins(rows: readonly Row[]): Row[] {
  const kept: Row[] = []
  for (const row of rows.toSorted((a, b) => b.walls.length - a.walls.length)) {
    const isTwin = kept.some((other) => {
      const from = Math.max(firstOf(other), firstOf(row))
      const isBeside = Math.min(lastOf(other), lastOf(row)) > from
      return isBeside && Math.abs(placeAt(other.rule, from) - placeAt(row.rule, from)) < heightOf(other) / 2
    })
    if (!isTwin) kept.push(row)
  }
  return kept
}

function combOf(row: Row, scale: number): Comb {
  const [first = 0] = row.places
  const feet = Array.from({ length: cellsOf(row) + 1 }, (_, cell): Point => {
    const x = columnOf(row, first + cell)
    return [(x + 0.5) * scale, (placeAt(row.rule, x) + 0.5) * scale]
  })
  const height = isClosed(row) ? heightOf(row) : Math.max(heightOf(row), OPEN_HEIGHT * pitchOf(row))
  return { feet, height: height * scale, isClosed: isClosed(row) }
}

/** Where a wall stands, or would between those that are seen. */
function columnOf({ walls, places }: Row, place: number): number {
  const at = places.findIndex((one) => one >= place)
  const [x, own] = [walls[at]?.x ?? 0, places[at] ?? 0]
  const [x0, own0] = [walls[at - 1]?.x ?? x, places[at - 1] ?? own - 1]
  return x + ((place - own) * (x - x0)) / (own - own0)
}

function areAlike(a: Row, b: Row): boolean {
  const apart = (one: number, other: number) => Math.abs(one - other) <= UNEVEN * other
  return apart(pitchOf(a), pitchOf(b)) && apart(heightOf(a), heightOf(b))
}

function isClosed({ walls }: Row): boolean {
  return 2 * walls.filter((wall) => wall.isClosed).length > walls.length
}

function firstOf({ walls }: Row): number {
  return walls[0]?.x ?? 0
}

function lastOf({ walls }: Row): number {
  return walls.at(-1)?.x ?? 0
}

function cellsOf({ places }: Row): number {
  return (places.at(-1) ?? 0) - (places[0] ?? 0)
}

function pitchOf(row: Row): number {
  return (lastOf(row) - firstOf(row)) / cellsOf(row)
}

/** Of those between cells: at the ends of a row that is open above higher ones may stand. */
function heightOf({ walls }: Row): number {
  const heights = (walls.length > 2 ? walls.slice(1, -1) : walls)
    .map(({ height }) => height)
    .toSorted((a, b) => a - b)
  return heights[Math.floor(LOWER * (heights.length - 1))] ?? 0
}

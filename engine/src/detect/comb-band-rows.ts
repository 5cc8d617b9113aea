import { type Band, BROKEN_MAX } from './comb-bands.ts'
import { type Lattice, latticesOf } from './comb-lattice.ts'
import { cellsOf, firstOf, lastOf, pitchOf, type Row } from './comb-row.ts'
import { isBare, type Ruled, ruledIn, ruledShare } from './comb-rules.ts'
import { hasStrokes, type Strokes, type Wall, wallsIn } from './comb-walls.ts'
import type { Ridges } from './rule-look.ts'

/** Walls that are seen in whole where a row is found by itself. */
const CLEAN_MIN = 4
/** Of a stroke that much is seen where it may be a wall. */
const WHOLE = 0.85
/** Cells that are wider than so many times their height are a table's. */
const WIDE_MAX = 1.5
/** More on one rule are hatching. */
const WALLS_MAX = 160
/** Of a wall that is not seen where a rule ends so much counts, and pixels of the look by which it is beside one that is. */
const [END_SEEN, NEAR] = [0.6, 2]
/** Share of a pitch, and pixels, that are bare where a rule ends. */
const [BARE, BARE_MIN] = [0.3, 3]
/** Share of a pitch by which a second wall stands beside one. */
const BESIDE = 0.3
/** Pixels of the look from wall to wall where it is not known yet. */
const PITCH = 25

/** What a row of cells must have at least. */
export interface Limits {
  readonly cells: number
  /** Of its walls: share of a wall that counts, mean of all, and the score of their lattice. */
  readonly least: number
  readonly seen: number
  readonly score: number
  /** Share of the strokes between its first and its last wall that are its walls. */
  readonly own: number
  /** Share of its rules that is seen, of a row with a rule above and of one without. */
  readonly closed: number
  readonly open: number
}

/** What is drawn on a page, in pixels of the look. */
export interface Drawn {
  readonly level: Ridges
  readonly upright: Strokes
}

export interface Found extends Row {
  readonly ruled: Ruled
  /** Share of the strokes between its first and its last wall that are its walls. */
  readonly own: number
  /** Share of its rules that is seen. */
  readonly share: number
  /** Score of all rows in its band, as far as their rules are seen. */
  readonly total: number
}

/**
 * Rows in a band that are as good as one of `limits` asks.
 *
 * @param pitches those that are known; else all are tried
 */
export function goodIn(
  band: Band,
  drawn: Drawn,
  limits: readonly Limits[],
  pitches?: readonly number[],
): Found[] {
  const least = Math.min(...limits.map((one) => one.least))
  const rows = rowsIn(band, drawn, least, pitches).filter((row) => limits.some((one) => isGood(row, one)))
  const total = rows.reduce((sum, { score, share }) => sum + score * share, 0)
  return rows.map((row) => ({ ...row, total }))
}

function rowsIn(band: Band, drawn: Drawn, least: number, pitches?: readonly number[]): Found[] {
  if (!hasStrokes(band, drawn.upright, WHOLE, pitches ? 1 : CLEAN_MIN)) return []
  const seen = wallsIn(band, drawn.upright, least)
  if (seen.length > WALLS_MAX) return []
  const from = Math.max(0, band.rule.from - 2 * BROKEN_MAX)
  const to = Math.min(drawn.level.width, band.rule.to + 2 * BROKEN_MAX)
  const ruled = ruledIn(band, drawn.level, from, to)
  const walls = pitches || band.isClosed ? withEnds(seen, ruled, pitches?.[0] ?? PITCH) : seen
  return latticesOf(walls, ruled, pitches).map((lattice) => {
    const [x0, x1] = [firstOf(lattice), lastOf(lattice)]
    const isWhole = ({ x, seen }: Wall) => x >= x0 && x <= x1 && seen >= WHOLE
    const strangers = seen.filter((wall) => isWhole(wall) && isInCell(wall, lattice)).length
    const whole = lattice.walls.filter(isWhole).length
    const own = whole / Math.max(1, whole + strangers)
    return { ...lattice, band, ruled, own, share: ruledShare(ruled, x0, x1), total: 0 }
  })
}

/** Not beside a wall either, as the second one of cells that stand apart. */
function isInCell({ x }: Wall, lattice: Lattice): boolean {
  const pitch = pitchOf(lattice)
  return lattice.walls.every((wall) => Math.abs(wall.x - x) > BESIDE * pitch)
}

/** Where its rules end a wall stands, whether it is seen or not, and where they are bare between cells that stand apart. */
function withEnds(walls: readonly Wall[], ruled: Ruled, pitch: number): Wall[] {
  const ends: number[] = []
  const last = ruled.from + ruled.either.length - 1
  for (let x = ruled.from; x < last; x++) {
    if (!isBare(ruled, x)) continue
    const start = x
    while (x < last && isBare(ruled, x)) x += 1
    if (x - start >= BARE * pitch) ends.push(start - 1, x)
    else if (ruled.isClosed && x - start >= BARE_MIN) ends.push(Math.round((start + x - 1) / 2))
  }
  const isNew = (end: number) => !walls.some(({ x, seen }) => Math.abs(x - end) <= NEAR && seen >= END_SEEN)
  const more = ends.filter(isNew).map((x) => ({ x, seen: END_SEEN }))
  return [...walls, ...more].sort((a, b) => a.x - b.x)
}

function isGood(row: Found, limits: Limits): boolean {
  const { isClosed, height } = row.band
  if (isClosed && pitchOf(row) > WIDE_MAX * height) return false
  if (row.share < (isClosed ? limits.closed : limits.open)) return false
  const seen = row.walls.reduce((sum, wall) => sum + wall.seen, 0) / (cellsOf(row) + 1)
  return (
    cellsOf(row) >= limits.cells && row.score >= limits.score && row.own >= limits.own && seen >= limits.seen
  )
}

import type { Point } from '../types.ts'
import { APART_MIN, type Band, BROKEN_MAX, closedBands, footAt, joined, openBands } from './comb-bands.ts'
import { type Lattice, latticesOf } from './comb-lattice.ts'
import { cellsOf, columnOf, firstOf, lastOf, pitchOf, type Row } from './comb-row.ts'
import { bareIn, type Ruled, ruledIn, shareOf } from './comb-rules.ts'
import { hasStrokes, type Strokes, strokesOf, type Wall, wallsIn } from './comb-walls.ts'
import { type Ridges, STRIP } from './rule-look.ts'
import { isSeen, type Trace, tracesOf } from './trace-rules.ts'

/** What a row of cells must have at least. */
interface Limits {
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

/** Of a row that is found by itself. */
const SURE: Limits = { cells: 4, least: 0.5, seen: 0.62, score: 1.4, own: 0.5, closed: 0.7, open: 0.8 }
/** Of those whose cells are as large as those of such a row: of many cells, of a few, and of a single one beside such a row. */
const LIKE: readonly Limits[] = [
  { cells: 4, least: 0.3, seen: 0.45, score: 0.3, own: 0.34, closed: 0.5, open: 0.7 },
  { cells: 2, least: 0.3, seen: 0.62, score: 0.5, own: 0.5, closed: 0.65, open: 0.7 },
  { cells: 1, least: 0.3, seen: 0.75, score: 0.5, own: 0.34, closed: 0.8, open: 2 },
]
/** Share by which pitches of one size of cells differ, and pixels of the look by which heights do. */
const [PITCHES, HEIGHTS] = [0.04, 2]
/** A page of whose commonest size less is seen has no cells. */
const PAGE_MIN = 4
/** Sizes of which less is seen are chance. */
const FREQUENT = { closed: 2, open: 6 } as const
/** The rule below a cell, in pixels of the look. */
const RULE_MIN = 20
/** How far a rule is seen that letters hide in part, and share of it where a row is found by itself. */
const HIDDEN = { covered: 0.4, missed: 2, seen: 0.5 } as const
const CLEAR = 0.65
/** Rows of a strip in which a tall stroke is seen, and how many stand side by side. */
const [TALL_MIN, TALL_STROKES] = [12, 11]
/** Walls that are seen in whole where a row is found by itself. */
const CLEAN_MIN = 4
/** Of a stroke that much is seen where it may be a wall. */
const WHOLE = 0.85
/** Cells that are wider than so many times their height are a table's. */
const WIDE_MAX = 1.5
/** More on one rule are hatching; a page with more rules is a pattern. */
const [WALLS_MAX, RULES_MAX] = [160, 1500]
/** Share of its rules that is seen of a cell that is added at a row's end. */
const END_MIN = 0.7
/** Of a wall that is not seen where a rule ends so much counts, and share of a pitch that is bare beside it. */
const [END_SEEN, BARE, BARE_MIN] = [0.6, 0.3, 3]
/** Share of a pitch by which a second wall stands beside one. */
const BESIDE = 0.3
/** Pixels of the look from wall to wall where it is not known yet. */
const PITCH = 25
/** Cells at a row's ends of which letters hide the walls. */
const HIDDEN_MAX = 4
/** Letters in cells that are open above reach so high, in pitches. */
const OPEN_HEIGHT = 1.35
/** By how much a row with a rule above is surer. */
const CLOSED = 1.5
/** Cells of a row that letters hide wholly; share of a pitch by which what goes on is aside and that is bare; pixels it is higher. */
const [PARTED_MAX, PHASE, BARE_MAX, LEVEL] = [10, 0.15, 0.42, 6]
/** Cells between a row and a cell that belongs to it. */
const GAP_MAX = 1.1

/** Cells of a form for a letter each, in pixels of the frame, edges at whole numbers. */
export interface Comb {
  /** Where its walls stand on the rule below, from left to right: one more than there are cells. */
  readonly feet: readonly Point[]
  /** Of the cells; those that are open above end where no capital reaches. */
  readonly height: number
  /** A rule runs above its cells too. */
  readonly isClosed: boolean
}

/** What is drawn on a page, in pixels of the look. */
interface Drawn {
  readonly level: Ridges
  readonly upright: Strokes
}

interface Found extends Row {
  readonly ruled: Ruled
  /** Share of the strokes between its first and its last wall that are its walls. */
  readonly own: number
  /** Share of its rules that is seen. */
  readonly share: number
  /** Score of all rows in its band, as far as their rules are seen. */
  readonly total: number
}

interface Size {
  readonly pitch: number
  readonly height: number
  readonly isClosed: boolean
  readonly score: number
}

/**
 * Rows of cells for a letter each (`|2|3|9|`): walls at one pitch and of one height on a rule. Rows that are hard to see have cells
 * of the size of others on the page.
 *
 * @param feet level rules that are seen in whole, on which cells may stand that are open above
 * @param level and `upright`: what is drawn on the page
 * @param scale pixels of the frame to one of the look
 */
export function findCombs(feet: readonly Trace[], level: Ridges, upright: Ridges, scale: number): Comb[] {
  if (!hasTallStrokes(upright)) return []
  const drawn = { level, upright: strokesOf(upright) }
  const traces = tracesOf(level, RULE_MIN, HIDDEN)
  if (traces.length > RULES_MAX) return []
  const rules = joined(traces)
  const clear = joined(traces.filter((trace) => isSeen(trace, level, CLEAR)))
  const whole = joined(feet)
  const sure = [
    ...clear.flatMap((rule) => closedBands(rule, clear)),
    ...whole.flatMap((rule) => openBands(rule, upright)),
  ].flatMap((band) => goodIn(band, drawn, [SURE]))
  const sizes = sizesOf(sure)
  const most = Math.max(0, ...sizes.map(({ score }) => score))
  if (most < PAGE_MIN) return []
  const like = sizes
    .flatMap((size) => bandsOf(size, rules).map((band) => [size, band] as const))
    .flatMap(([{ pitch, score }, band]) =>
      goodIn(band, drawn, LIKE, [pitch * (1 - PITCHES / 2), pitch, pitch * (1 + PITCHES / 2)]).map((row) => ({
        ...row,
        total: row.total * (0.75 + (0.25 * score) / most),
      })),
    )
  const usual = sure
    .filter((row) => sizes.some((size) => isOf(size, row)))
    .map((row) => ({ ...row, total: row.total * 0.75 }))
  const rows = joinedRows(withoutTwins([...usual, ...like].map(toItsEnds)))
  return rows
    .filter((row) => cellsOf(row) > 1 || rows.some((one) => isBeside(one, row)))
    .map((row) => combOf(row, scale))
}

/** Whether at some height of the page as many tall strokes stand side by side as walls of cells: most pages end here. */
function hasTallStrokes({ counts, width, height }: Ridges): boolean {
  let rows = 0
  for (let strip = 0; strip < Math.floor(width / STRIP); strip++) {
    let strokes = 0
    for (let x = strip * height + 1; x < (strip + 1) * height - 1; x++) {
      if ((counts[x - 1] ?? 0) + (counts[x] ?? 0) + (counts[x + 1] ?? 0) < TALL_MIN) continue
      strokes += 1
      x += APART_MIN
    }
    if (strokes >= TALL_STROKES) rows += 1
  }
  return rows >= 2
}

function bandsOf({ height, isClosed }: Size, rules: readonly Trace[]): Band[] {
  const sides = isClosed ? (['above', 'below'] as const) : (['above'] as const)
  return rules.flatMap((rule) => sides.map((side): Band => ({ rule, side, height, isClosed })))
}

function goodIn(band: Band, drawn: Drawn, limits: readonly Limits[], pitches?: readonly number[]): Found[] {
  const least = Math.min(...limits.map((one) => one.least))
  const rows = rowsIn(band, drawn, least, pitches).filter((row) => limits.some((one) => isGood(row, one)))
  const total = rows.reduce((sum, { score, share }) => sum + score * share, 0)
  return rows.map((row) => ({ ...row, total }))
}

function rowsIn(band: Band, drawn: Drawn, least: number, pitches?: readonly number[]): Found[] {
  if (!hasStrokes(band, drawn.upright, WHOLE, pitches ? 1 : CLEAN_MIN)) return []
  const seen = wallsIn(band, drawn.upright, least)
  let walls: readonly Wall[] = seen
  if (seen.length > WALLS_MAX) return []
  const from = Math.max(0, band.rule.from - 2 * BROKEN_MAX)
  const to = Math.min(drawn.level.width, band.rule.to + 2 * BROKEN_MAX)
  const ruled = ruledIn(band, drawn.level, from, to)
  if (pitches || band.isClosed) walls = withEnds(seen, band, ruled, pitches?.[0] ?? PITCH)
  return latticesOf(walls, ruled, pitches).map((lattice) => {
    const [x0, x1] = [firstOf(lattice), lastOf(lattice)]
    const isWhole = ({ x, seen }: Wall) => x >= x0 && x <= x1 && seen >= WHOLE
    const strangers = seen.filter((wall) => isWhole(wall) && isInCell(wall, lattice)).length
    const whole = lattice.walls.filter(isWhole).length
    const own = whole / Math.max(1, whole + strangers)
    const below = shareOf(ruled.below, ruled, x0, x1)
    const share = band.isClosed ? (below + shareOf(ruled.above, ruled, x0, x1)) / 2 : below
    return { ...lattice, band, ruled, own, share, total: 0 }
  })
}

/** Not beside a wall either, as the second one of cells that stand apart. */
function isInCell({ x }: Wall, lattice: Lattice): boolean {
  const pitch = pitchOf(lattice)
  return lattice.walls.every((wall) => Math.abs(wall.x - x) > BESIDE * pitch)
}

/** Where its rules end a wall stands, whether it is seen or not, and where they are bare between cells that stand apart. */
function withEnds(walls: readonly Wall[], band: Band, ruled: Ruled, pitch: number): Wall[] {
  const ends: number[] = []
  const last = ruled.from + ruled.either.length - 1
  const isSeen = (x: number) => shareOf(ruled.either, ruled, x, x + 1) > 0
  for (let x = ruled.from; x < last; x++) {
    if (isSeen(x)) continue
    const start = x
    while (x < last && !isSeen(x)) x += 1
    if (x - start >= BARE * pitch) ends.push(start - 1, x)
    else if (band.isClosed && x - start >= BARE_MIN) ends.push(Math.round((start + x - 1) / 2))
  }
  const isNew = (end: number) =>
    !walls.some(({ x, seen }) => Math.abs(x - end) <= HEIGHTS && seen >= END_SEEN)
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

/** The sizes of the cells of rows that are seen in many walls. */
function sizesOf(rows: readonly Row[]): Size[] {
  const sizes: Size[] = []
  for (const row of rows.toSorted((a, b) => b.score - a.score)) {
    const at = sizes.findIndex((one) => isOf(one, row))
    const size = sizes[at]
    if (size) sizes[at] = { ...size, score: size.score + row.score }
    else
      sizes.push({
        pitch: pitchOf(row),
        height: row.band.height,
        isClosed: row.band.isClosed,
        score: row.score,
      })
  }
  return sizes
    .filter(({ isClosed, score }) => score >= (isClosed ? FREQUENT.closed : FREQUENT.open))
    .filter((size, _, all) => !all.some((one) => isPartOf(one, size)))
}

/** A closed cell seems to be open, or two above each other to be one. */
function isPartOf(one: Size, size: Size): boolean {
  const times = Math.round(size.height / one.height)
  const isMultiple = Math.abs(size.height - times * one.height) <= Math.max(HEIGHTS, 0.1 * size.height)
  if (one === size || !one.isClosed || !isMultiple || Math.abs(size.pitch / one.pitch - 1) > PITCHES)
    return false
  return times > 1 || (!size.isClosed && one.score > size.score / 4)
}

function isOf(size: Size, row: Row): boolean {
  const isAsHigh = Math.abs(size.height - row.band.height) <= HEIGHTS
  return size.isClosed === row.band.isClosed && isAsHigh && Math.abs(size.pitch / pitchOf(row) - 1) <= PITCHES
}

/** With the cells at its ends whose outer walls letters hide: so far its rules go. */
function toItsEnds(row: Found): Found {
  const [first = 0, last = 0] = [row.places[0], row.places.at(-1)]
  const isOwn = (cell: number) => {
    const [x0, x1] = [columnOf(row, cell), columnOf(row, cell + 1)]
    const below = shareOf(row.ruled.below, row.ruled, x0, x1)
    return row.band.isClosed
      ? below + shareOf(row.ruled.above, row.ruled, x0, x1) >= 2 * END_MIN
      : below >= END_MIN
  }
  const more = (start: number, by: 1 | -1) => {
    let cells = 0
    while (cells <= HIDDEN_MAX && isOwn(start + by * cells)) cells += 1
    return cells > HIDDEN_MAX ? 0 : cells
  }
  const [before, behind] = [first - more(first - 1, -1), last + more(last, 1)]
  const wallAt = (place: number) => ({ x: Math.round(columnOf(row, place)), seen: 0 })
  return {
    ...row,
    walls: [
      ...(before < first ? [wallAt(before)] : []),
      ...row.walls,
      ...(behind > last ? [wallAt(behind)] : []),
    ],
    places: [...(before < first ? [before] : []), ...row.places, ...(behind > last ? [behind] : [])],
  }
}

/** A thick rule may be traced twice, and strokes of letters may make a row: the one that is seen best stays. */
function withoutTwins(rows: readonly Found[]): Found[] {
  const kept: Found[] = []
  const rank = ({ total, band }: Found) => total * (band.isClosed ? CLOSED : 1)
  for (const row of rows.toSorted((a, b) => rank(b) - rank(a))) {
    const isTwin = kept.some((other) => {
      const from = Math.max(firstOf(other), firstOf(row))
      const to = Math.min(lastOf(other), lastOf(row))
      const [foot, own] = [footAt(other.band, from), footAt(row.band, from)]
      const overlap = Math.min(foot, own) - Math.max(foot - other.band.height, own - row.band.height)
      return to - from > HEIGHTS && overlap > HEIGHTS
    })
    if (!isTwin) kept.push(row)
  }
  return kept
}

/** What letters part goes on at the same pitch: the row that is seen best says how high it lies. */
function joinedRows(rows: readonly Found[]): Found[] {
  const whole: Found[] = []
  for (const row of rows.toSorted((a, b) => firstOf(a) - firstOf(b))) {
    // What is nearest on the left.
    const one = whole
      .filter((other) => Math.abs(footAt(other.band, firstOf(row)) - footAt(row.band, firstOf(row))) <= LEVEL)
      .reduce<Found | null>((last, other) => (last && lastOf(last) > lastOf(other) ? last : other), null)
    const cells = one ? cellsBetween(one, row) : null
    if (one && cells !== null) whole[whole.indexOf(one)] = bothOf(one, row, cells)
    else whole.push(row)
  }
  return whole
}

function cellsBetween(one: Found, next: Found): number | null {
  const pitch = Math.max(pitchOf(one), pitchOf(next))
  const [from, to] = [lastOf(one), firstOf(next)]
  const cells = Math.round((to - from) / pitch)
  const isAsLarge =
    one.band.isClosed === next.band.isClosed &&
    Math.abs(pitchOf(one) / pitchOf(next) - 1) <= 2 * PITCHES &&
    Math.abs(one.band.height - next.band.height) <= HEIGHTS
  if (!isAsLarge || cells < 0 || cells > PARTED_MAX) return null
  if (Math.abs(to - from - cells * pitch) > PHASE * pitch) return null
  const { ruled } = one.score > next.score ? one : next
  return cells === 0 || bareIn(ruled, from, to) <= BARE_MAX * pitch ? cells : null
}

function bothOf(one: Found, next: Found, cells: number): Found {
  const { band, ruled } = one.score > next.score ? one : next
  const place = (one.places.at(-1) ?? 0) + cells - (next.places[0] ?? 0)
  const more = next.walls
    .map((wall, i) => ({ wall, place: (next.places[i] ?? 0) + place }))
    .slice(cells === 0 ? 1 : 0)
  return {
    ...one,
    band,
    ruled,
    score: one.score + next.score,
    walls: [...one.walls, ...more.map(({ wall }) => wall)],
    places: [...one.places, ...more.map((each) => each.place)],
  }
}

function isBeside(one: Row, cell: Row): boolean {
  const pitch = pitchOf(cell)
  const gap = Math.max(firstOf(one) - lastOf(cell), firstOf(cell) - lastOf(one))
  const isLevel = Math.abs(footAt(one.band, firstOf(cell)) - footAt(cell.band, firstOf(cell))) <= HEIGHTS
  return one !== cell && isLevel && gap >= 0 && gap <= GAP_MAX * pitch
}

function combOf(row: Row, scale: number): Comb {
  const [first = 0] = row.places
  const { isClosed, height } = row.band
  const feet = Array.from({ length: cellsOf(row) + 1 }, (_, cell): Point => {
    const x = columnOf(row, first + cell)
    return [(x + 0.5) * scale, (footAt(row.band, x) + 0.5) * scale]
  })
  return {
    feet,
    height: (isClosed ? height : Math.max(height, OPEN_HEIGHT * pitchOf(row))) * scale,
    isClosed,
  }
}

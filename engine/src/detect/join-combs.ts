import type { Found } from './comb-band-rows.ts'
import { footAt } from './comb-bands.ts'
import { HIDDEN_MAX } from './comb-lattice.ts'
import { columnOf, firstOf, lastOf, pitchOf, type Row } from './comb-row.ts'
import { bareIn, ruledShare } from './comb-rules.ts'
import { HEIGHTS, PITCHES } from './comb-sizes.ts'

/** Share of its rules that is seen of a cell that is added at a row's end. */
const END_MIN = 0.7
/** By how much a row with a rule above is surer. */
const CLOSED = 1.5
/** Cells of a row that letters hide wholly, and pixels of the look by which what goes on is higher. */
const [PARTED_MAX, LEVEL] = [10, 6]
/** Share of a pitch by which what goes on is aside, and that is bare. */
const [PHASE, BARE_MAX] = [0.15, 0.42]
/** Cells between a row and a cell that belongs to it. */
const GAP_MAX = 1.1

/** With the cells at its ends whose outer walls letters hide: so far its rules go. */
export function toItsEnds(row: Found): Found {
  const [first = 0, last = 0] = [row.places[0], row.places.at(-1)]
  const isOwn = (cell: number) =>
    ruledShare(row.ruled, columnOf(row, cell), columnOf(row, cell + 1)) >= END_MIN
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
export function withoutTwins(rows: readonly Found[]): Found[] {
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
export function joinedRows(rows: readonly Found[]): Found[] {
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

export function isBeside(one: Row, cell: Row): boolean {
  const pitch = pitchOf(cell)
  const gap = Math.max(firstOf(one) - lastOf(cell), firstOf(cell) - lastOf(one))
  const isLevel = Math.abs(footAt(one.band, firstOf(cell)) - footAt(cell.band, firstOf(cell))) <= HEIGHTS
  return one !== cell && isLevel && gap >= 0 && gap <= GAP_MAX * pitch
}

import type { Lattice } from './comb-lattice.ts'
import { type Band, footAt } from './comb-walls.ts'
import type { Ridges } from './rule-look.ts'

/** Pixels of the look by which a rule strays from where it is followed. */
const STRAY = 2

/** Walls at one pitch in a band. */
export interface Row extends Lattice {
  readonly band: Band
}

/** In how many of the columns before each a rule is seen: below the cells, above them, and either. */
export interface Ruled {
  readonly from: number
  readonly below: Uint16Array
  readonly above: Uint16Array
  readonly either: Uint16Array
}

export function ruledIn(band: Band, level: Ridges, from: number, to: number): Ruled {
  const [below, above, either] = [0, 1, 2].map(() => new Uint16Array(to - from + 1))
  if (!below || !above || !either) throw new RangeError('three were made')
  for (let x = from; x < to; x++) {
    const foot = footAt(band, x)
    const isBelow = isMarked(level, x, foot) ? 1 : 0
    const isAbove = band.isClosed && isMarked(level, x, foot - band.height) ? 1 : 0
    const at = x - from
    below[at + 1] = (below[at] ?? 0) + isBelow
    above[at + 1] = (above[at] ?? 0) + isAbove
    either[at + 1] = (either[at] ?? 0) + (isBelow | isAbove)
  }
  return { from, below, above, either }
}

function isMarked({ marks, width, height }: Ridges, x: number, middle: number): boolean {
  for (let y = Math.max(0, middle - STRAY); y <= Math.min(height - 1, middle + STRAY); y++)
    if (marks[y * width + x] === 1) return true
  return false
}

/** Share of the columns between two in which a rule is seen. */
export function shareOf(seen: Uint16Array, { from }: Ruled, x0: number, x1: number): number {
  const at = (x: number) => seen[Math.min(Math.max(0, Math.round(x) - from), seen.length - 1)] ?? 0
  return x1 > x0 ? (at(x1) - at(x0)) / (x1 - x0) : 0
}

/** The most columns on end between two in which no rule is seen. */
export function bareIn({ from, either }: Ruled, x0: number, x1: number): number {
  let [bare, most] = [0, 0]
  for (let at = Math.max(0, x0 - from); at < Math.min(either.length - 1, x1 - from); at++) {
    bare = either[at + 1] === either[at] ? bare + 1 : 0
    most = Math.max(most, bare)
  }
  return most
}

/** Where a wall stands, or would between those that are seen and beside them. */
export function columnOf(row: Row, place: number): number {
  const { walls, places } = row
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0]
  if (place < first) return firstOf(row) - (first - place) * pitchOf(row)
  if (place > last) return lastOf(row) + (place - last) * pitchOf(row)
  const at = places.findIndex((one) => one >= place)
  const [x, own] = [walls[at]?.x ?? 0, places[at] ?? 0]
  const [x0, own0] = [walls[at - 1]?.x ?? x, places[at - 1] ?? own - 1]
  return x + ((place - own) * (x - x0)) / (own - own0)
}

export function firstOf({ walls }: Lattice): number {
  return walls[0]?.x ?? 0
}

export function lastOf({ walls }: Lattice): number {
  return walls.at(-1)?.x ?? 0
}

export function cellsOf({ places }: Lattice): number {
  return (places.at(-1) ?? 0) - (places[0] ?? 0)
}

export function pitchOf(row: Lattice): number {
  return (lastOf(row) - firstOf(row)) / cellsOf(row)
}

import { type Band, footAt } from './comb-bands.ts'
import type { Ridges } from './rule-look.ts'

/** Pixels of the look by which a rule strays from where it is followed. */
const STRAY = 2

/** In how many of the columns before each a rule is seen: below the cells, above them, and either. */
export interface Ruled {
  readonly from: number
  readonly below: Uint16Array
  readonly above: Uint16Array
  readonly either: Uint16Array
  readonly isClosed: boolean
}

export function ruledIn(band: Band, level: Ridges, from: number, to: number): Ruled {
  const below = new Uint16Array(to - from + 1)
  const above = new Uint16Array(below.length)
  const either = new Uint16Array(below.length)
  for (let x = from, at = 0; x < to; x++, at++) {
    const foot = footAt(band, x)
    const isBelow = isMarked(level, x, foot) ? 1 : 0
    const isAbove = band.isClosed && isMarked(level, x, foot - band.height) ? 1 : 0
    below[at + 1] = (below[at] ?? 0) + isBelow
    above[at + 1] = (above[at] ?? 0) + isAbove
    either[at + 1] = (either[at] ?? 0) + (isBelow | isAbove)
  }
  return { from, below, above, either, isClosed: band.isClosed }
}

function isMarked({ marks, width, height }: Ridges, x: number, middle: number): boolean {
  const last = Math.min(height - 1, middle + STRAY)
  for (let y = Math.max(0, middle - STRAY); y <= last; y++) if (marks[y * width + x] === 1) return true
  return false
}

/** Share of the columns between two in which their rules are seen. */
export function ruledShare({ from, below, above, isClosed }: Ruled, x0: number, x1: number): number {
  const foot = shareOf(below, from, x0, x1)
  return isClosed ? (foot + shareOf(above, from, x0, x1)) / 2 : foot
}

/** In which one of them is, at least. */
export function seenShare({ from, either }: Ruled, x0: number, x1: number): number {
  return shareOf(either, from, x0, x1)
}

export function isBare({ from, either }: Ruled, x: number): boolean {
  return either[x - from + 1] === either[x - from]
}

function shareOf(seen: Uint16Array, from: number, x0: number, x1: number): number {
  return x1 > x0 ? (countBefore(seen, from, x1) - countBefore(seen, from, x0)) / (x1 - x0) : 0
}

function countBefore(seen: Uint16Array, from: number, x: number): number {
  return seen[Math.min(Math.max(0, Math.round(x) - from), seen.length - 1)] ?? 0
}

/** The most columns on end between two in which no rule is seen. */
export function bareIn({ from, either }: Ruled, x0: number, x1: number): number {
  const last = Math.min(either.length - 1, x1 - from)
  let bare = 0
  let most = 0
  for (let at = Math.max(0, x0 - from); at < last; at++) {
    bare = either[at + 1] === either[at] ? bare + 1 : 0
    if (bare > most) most = bare
  }
  return most
}

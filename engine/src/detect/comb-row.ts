import type { Band } from './comb-bands.ts'
import type { Lattice } from './comb-lattice.ts'

/** Walls at one pitch in a band. */
export interface Row extends Lattice {
  readonly band: Band
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

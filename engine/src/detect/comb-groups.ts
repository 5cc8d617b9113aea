import type { Point } from '../types.ts'
import type { Comb } from './find-combs.ts'

/** Cells of a group at most: those of a year. Longer rows side by side are of two fields. */
const CELLS_MAX = 9
/** Between two groups at most, in cells; and by which they stand higher and differ in height, in heights. */
const [GAP_MAX, UNEVEN] = [1, 0.2]

/** Groups of a few cells side by side, as a day's, a month's and a year's, as one comb: what is between them is a cell. */
export function withGroups(combs: readonly Comb[]): Comb[] {
  const groups: Comb[][] = []
  for (const comb of combs.toSorted((a, b) => startOf(a)[0] - startOf(b)[0])) {
    const own = groups.find((group) => goesOn(group.at(-1) ?? comb, comb))
    if (own) own.push(comb)
    else groups.push([comb])
  }
  return groups.flatMap((group) =>
    group[0] ? [{ ...group[0], feet: group.flatMap(({ feet }) => feet) }] : [],
  )
}

function goesOn(one: Comb, next: Comb): boolean {
  const [end, start] = [one.feet.at(-1) ?? startOf(one), startOf(next)]
  const cell = ((next.feet.at(-1)?.[0] ?? 0) - start[0]) / (next.feet.length - 1)
  const gap = (start[0] - end[0]) / cell
  const isNear = (a: number, b: number) => Math.abs(a - b) <= UNEVEN * next.height
  const isShort = Math.max(one.feet.length, next.feet.length) <= CELLS_MAX + 1
  return isShort && gap > 0 && gap <= GAP_MAX && isNear(end[1], start[1]) && isNear(one.height, next.height)
}

function startOf({ feet: [first] }: Comb): Point {
  if (!first) throw new RangeError('a comb has no wall')
  return first
}

import { type Ridges, STRIP } from './rule-look.ts'
import { placeAt, type Trace } from './trace-rules.ts'

/** Pixels of the look that a wall rises from its rule at least, and at most. */
const [RISE_MIN, RISE_MAX] = [12, 72]
/** Rows that are not seen within a wall, and between it and a rule. */
const MISSED_MAX = 2
/** No two walls are so near to each other, in pixels of the look. */
const APART_MIN = 5
/** Pixels of the look for which a letter hides a rule, and by which a thick rule is traced beside itself. */
const BROKEN_MAX = 48
export const THICK_MAX = 3

/** A stroke that rises from a rule, in pixels of the look. */
export interface Wall {
  readonly x: number
  readonly height: number
  /** Ends at a rule. */
  readonly isClosed: boolean
}

/** Rules that go on behind a letter that crosses them, or that are thick and were traced twice, as one each. */
export function joined(rules: readonly Trace[]): Trace[] {
  const whole: Trace[] = []
  for (const rule of rules.toSorted((a, b) => a.from - b.from)) {
    const at = whole.findIndex((one) => goesOn(one, rule))
    const one = whole[at]
    if (one) whole[at] = both(one, rule)
    else whole.push(rule)
  }
  return whole
}

function goesOn(one: Trace, next: Trace): boolean {
  const near = Math.min(one.to - 1, next.from)
  const apart = Math.abs(placeAt(one, near) - placeAt(next, next.from))
  return next.from - one.to <= BROKEN_MAX && apart <= THICK_MAX
}

function both(one: Trace, next: Trace): Trace {
  const places = [...one.places]
  const first = (next.left - one.left) / STRIP
  while (places.length < first) places.push(places.at(-1) ?? 0)
  const more = next.places.slice(Math.max(0, places.length - first))
  return { ...one, to: Math.max(one.to, next.to), places: [...places, ...more] }
}

/**
 * The walls on a rule from left to right, to the next rule above or not so far; at its ends also beside it, where a letter may hide it.
 *
 * @param rules all level ones
 */
export function wallsOn(rule: Trace, rules: readonly Trace[], upright: Ridges): Wall[] {
  const above = rules.filter((one) => {
    const rise = placeAt(rule, one.from) - placeAt(one, one.from)
    return one.from < rule.to && one.to > rule.from && rise > 0 && rise < 2 * RISE_MAX
  })
  const walls: Wall[] = []
  const end = Math.min(upright.height, rule.to + BROKEN_MAX)
  for (let x = Math.max(0, rule.from - BROKEN_MAX); x < end; x++) {
    const wall = wallAt(x, placeAt(rule, x), above, upright)
    const last = walls.at(-1)
    if (!wall) continue
    if (!last || x - last.x >= APART_MIN) walls.push(wall)
    else if (wall.height > last.height) walls[walls.length - 1] = wall
  }
  return walls
}

function wallAt(x: number, foot: number, above: readonly Trace[], upright: Ridges): Wall | null {
  if (!standsOn(x, foot, upright)) return null
  const { marks, width } = upright
  const isMarked = (column: number, y: number) => marks[column * width + y] === 1
  const heads = above
    .filter(({ from, to }) => x > from - BROKEN_MAX && x < to + BROKEN_MAX)
    .map((one) => placeAt(one, x))
  const head = Math.max(foot - RISE_MAX, ...heads.filter((one) => one <= foot - RISE_MIN))
  let [column, top] = [x, foot]
  for (let y = foot - 1; y > Math.max(0, head) && top - y <= MISSED_MAX + 1; y--) {
    if (isMarked(column, y)) top = y
    else if (isMarked(column - 1, y)) [column, top] = [column - 1, y]
    else if (isMarked(column + 1, y)) [column, top] = [column + 1, y]
  }
  const isClosed = head > foot - RISE_MAX && top - head <= MISSED_MAX + 1
  const height = foot - (isClosed ? head : top)
  return height >= RISE_MIN ? { x, height, isClosed } : null
}

/** Whether a stroke begins right above a rule: in most columns none does. */
function standsOn(x: number, foot: number, { marks, width }: Ridges): boolean {
  for (let column = x - 1; column <= x + 1; column++) {
    for (let y = foot - 1; y >= foot - MISSED_MAX - 1; y--) if (marks[column * width + y] === 1) return true
  }
  return false
}

import { type Ridges, STRIP } from './rule-look.ts'
import { placeAt, type Trace } from './trace-rules.ts'

/** Pixels of the look that cells are high. */
const [HEIGHT_MIN, HEIGHT_MAX] = [12, 72]
/** Ticks may be lower. */
const TICK_MIN = 6
/** Rows between two marks of one stroke. */
export const MISSED_MAX = 2
/** Pixels between strokes. */
export const APART_MIN = 5
/** Pixels of the look for which a letter hides a rule, and by which a thick rule is traced beside itself. */
export const BROKEN_MAX = 48
const THICK_MAX = 3
/** Of all heights of strokes on a rule, those of so many at least may be of ticks. */
const TICKS_MIN = 4

/** A strip of a page in which a row of cells may lie: so high, on a rule or hanging from it. */
export interface Band {
  readonly rule: Trace
  readonly side: 'above' | 'below'
  /** Of its cells; of a row that is open above the walls'. */
  readonly height: number
  /** A rule runs above the cells too. */
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

export function footAt({ rule, side, height }: Band, x: number): number {
  return placeAt(rule, x) + (side === 'above' ? 0 : height)
}

/** The bands below a rule above each rule, as high as cells. */
export function closedBands(rule: Trace, rules: readonly Trace[]): Band[] {
  const heights = new Set<number>()
  for (const one of rules) {
    const [from, to] = [Math.max(one.from, rule.from), Math.min(one.to, rule.to)]
    if (to - from < HEIGHT_MIN) continue
    const middle = (from + to) / 2
    const rise = placeAt(rule, middle) - placeAt(one, middle)
    if (rise >= HEIGHT_MIN && rise <= HEIGHT_MAX) heights.add(rise)
  }
  const apart: number[] = []
  for (const height of [...heights].sort((a, b) => a - b))
    if (height - (apart.at(-1) ?? 0) > 1) apart.push(height)
  return apart.map((height) => ({ rule, side: 'above', height, isClosed: true }))
}

/** The bands above a rule that are as high as several strokes on it. */
export function openBands(rule: Trace, upright: Ridges): Band[] {
  const count = new Map<number, number>()
  for (const height of strokesOn(rule, upright)) count.set(height, (count.get(height) ?? 0) + 1)
  const around = (height: number) =>
    (count.get(height - 1) ?? 0) + (count.get(height) ?? 0) + (count.get(height + 1) ?? 0)
  return [...count.keys()]
    .filter((height) => around(height) >= TICKS_MIN)
    .sort((a, b) => around(b) - around(a))
    .slice(0, 2)
    .map((height) => ({ rule, side: 'above', height, isClosed: false }))
}

/** Heights of the strokes that stand on a rule. */
function strokesOn(rule: Trace, upright: Ridges): number[] {
  const heights: number[] = []
  let last = Number.NEGATIVE_INFINITY
  for (let x = rule.from; x < rule.to; x++) {
    const foot = placeAt(rule, x)
    const height = standsOn(x, foot, upright) ? riseAt(x, foot, upright) : 0
    if (height < TICK_MIN) continue
    if (x - last >= APART_MIN) heights.push(height)
    else heights[heights.length - 1] = Math.max(height, heights.at(-1) ?? 0)
    last = x
  }
  return heights
}

/** How high the stroke that stands there rises. */
function riseAt(x: number, foot: number, { marks, width }: Ridges): number {
  let [column, top] = [x, foot]
  for (let y = foot - 1; y > Math.max(0, foot - HEIGHT_MAX) && top - y <= MISSED_MAX + 1; y--) {
    if (marks[column * width + y] === 1) top = y
    else if (marks[(column - 1) * width + y] === 1) [column, top] = [column - 1, y]
    else if (marks[(column + 1) * width + y] === 1) [column, top] = [column + 1, y]
  }
  return foot - top
}

/** Whether a stroke begins right above a rule: in most columns none does. */
function standsOn(x: number, foot: number, { marks, width }: Ridges): boolean {
  for (let column = x - 1; column <= x + 1; column++) {
    for (let y = foot - 1; y >= foot - MISSED_MAX - 1; y--) if (marks[column * width + y] === 1) return true
  }
  return false
}

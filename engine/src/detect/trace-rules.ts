import { type Ridges, STRIP } from './rule-look.ts'

/** A rule may rise by two pixels from one strip to the next. */
const RISE_MAX = 2
/** How well a rule must be seen. */
interface TraceLimits {
  /** Share of a strip's columns that it covers. */
  readonly covered: number
  /** Strips in a row that it may miss where something stands on it. */
  readonly missed: number
  /** Share of its length: tops of letters in a row, and letters above each other, have gaps. */
  readonly seen: number
}

const WHOLE: TraceLimits = { covered: 0.7, missed: 1, seen: 0.85 }

/** A rule as it is followed from strip to strip. */
export interface Trace {
  readonly from: number
  readonly to: number
  /** Where its first strip begins, and its height in each. */
  readonly left: number
  readonly places: readonly number[]
}

/** While it is followed. */
interface OpenTrace extends Trace {
  to: number
  readonly places: number[]
  /** Where it was seen last, and strips in a row since. */
  last: number
  missed: number
}

/**
 * Rules along the rows of `ridges`.
 *
 * @param longMin pixels of the look: shorter ones are left out
 * @param limits of those that letters hide in part they are lower
 */
export function tracesOf(ridges: Ridges, longMin: number, limits: TraceLimits = WHOLE): Trace[] {
  const { covered, missed, seen } = limits
  const done: OpenTrace[] = []
  let open: OpenTrace[] = []
  for (let left = 0; left + STRIP <= ridges.width; left += STRIP) {
    const places = coveredIn(ridges, left / STRIP, covered)
    const next: OpenTrace[] = []
    let at = 0
    for (const trace of open) {
      while (at < places.length && (places[at] ?? 0) < trace.last - RISE_MAX)
        next.push(begun(places[at++] ?? 0, left))
      const place = places[at] ?? Number.POSITIVE_INFINITY
      if (place <= trace.last + RISE_MAX) {
        at += 1
        trace.to = left + STRIP
        trace.last = place
        trace.missed = 0
      } else if (trace.missed < missed) trace.missed += 1
      else {
        done.push(trace)
        continue
      }
      trace.places.push(trace.last)
      next.push(trace)
    }
    for (; at < places.length; at++) next.push(begun(places[at] ?? 0, left))
    open = next.sort((a, b) => a.last - b.last)
  }
  return [...done, ...open]
    .map((trace) => atItsEnds(trace, ridges))
    .filter((trace) => trace.to - trace.from >= longMin && isSeen(trace, ridges, seen))
}

function begun(place: number, left: number): OpenTrace {
  return { from: left, to: left + STRIP, left, places: [place], last: place, missed: 0 }
}

export function placeAt({ left, places }: Trace, x: number): number {
  const strip = Math.floor((x - left) / STRIP)
  return places[Math.min(Math.max(strip, 0), places.length - 1)] ?? 0
}

/** Whether it is seen on such a share of its length. */
export function isSeen(trace: Trace, { marks, width }: Ridges, share: number): boolean {
  let seen = 0
  for (let x = trace.from; x < trace.to; x++) {
    const middle = placeAt(trace, x)
    for (let y = middle - RISE_MAX; y <= middle + RISE_MAX; y++) {
      if (marks[y * width + x] !== 1) continue
      seen += 1
      break
    }
  }
  return seen >= share * (trace.to - trace.from)
}

/** Heights at which a rule crosses a strip, from top to bottom. */
function coveredIn({ height, counts }: Ridges, strip: number, covered: number): number[] {
  const first = strip * height
  const least = covered * STRIP
  const places: number[] = []
  // Nothing is marked at the very top and bottom.
  let above = (counts[first] ?? 0) + (counts[first + 1] ?? 0)
  let own = above + (counts[first + 2] ?? 0)
  for (let y = 1; y < height - 1; y++) {
    const at = first + y
    const below = (counts[at] ?? 0) + (counts[at + 1] ?? 0) + (counts[at + 2] ?? 0)
    // Of neighbouring heights the one in the middle.
    if (own >= least && own >= below && own > above) places.push(y)
    above = own
    own = below
  }
  return places
}

/** A strip is covered in part where a rule begins and ends: there it is followed pixel by pixel. */
function atItsEnds(trace: Trace, ridges: Ridges): Trace {
  const [first, last] = [placeAt(trace, trace.from), placeAt(trace, trace.to - 1)]
  const from = endFrom(inkFrom(trace.from, 1, first, ridges), -1, first, ridges)
  const to = endFrom(inkFrom(trace.to - 1, -1, last, ridges), 1, last, ridges) + 1
  return { from, to, left: trace.left, places: trace.places }
}

/** The first column of a strip, from `start` on, that is dark. */
function inkFrom(start: number, by: 1 | -1, y: number, ridges: Ridges): number {
  let x = start
  while (Math.abs(x - start) < STRIP && !isDark(x, y, ridges)) x += by
  return x
}

/** The last dark column before a gap. */
function endFrom(start: number, by: 1 | -1, y: number, ridges: Ridges): number {
  let x = start
  for (let out = 1; out <= STRIP; out++) {
    if (isDark(start + by * out, y, ridges)) x = start + by * out
    else if (Math.abs(start + by * out - x) > 2) break
  }
  return x
}

function isDark(x: number, y: number, { marks, width }: Ridges): boolean {
  const at = y * width + x
  return x >= 0 && x < width && (marks[at - width] === 1 || marks[at] === 1 || marks[at + width] === 1)
}

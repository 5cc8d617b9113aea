import { firstWhere } from '../in-order.ts'
import { LIMITS } from '../limits.ts'
import { READER } from '../model-facts.ts'
import type { Box } from '../types.ts'

/** A line's upright box, its numbers rounded to float32 as those that the network was trained with. */
export interface BoxedLine {
  readonly box: Box
  readonly isUpright: boolean
}

/** The nearest line on one side. */
export interface Nearest {
  /** Of the page's lines; 0 where there is none. */
  readonly index: number
  /** White space between the two; `FAR` where there is none. */
  readonly gap: number
}

export interface Neighbours {
  readonly left: Nearest
  readonly above: Nearest
  readonly below: Nearest
  readonly right: Nearest
}

export const FAR = 1e9
const { row, reachAcross, reachDown } = READER.features.sizes
/** Lines share a row when they overlap by more than this share of the lower one. */
const SAME_ROW = f(row)

/** Bands that a page is cut into, across and down: a line meets few lines that are in none of its bands. */
const BANDS_MAX = 128
/** A band is no narrower than this many heights of print. */
const BAND_EM = 2

/** For each line its neighbours on a page, in single precision: equal gaps must be equal here and in training. */
export function neighboursOf(lines: readonly BoxedLine[], em: number): Neighbours[] {
  const boxes = lines.map(({ box, isUpright }) => (isUpright ? box : null))
  const inRows = ({ top, bottom }: Box) => [top, bottom] as const
  const inColumns = ({ left, right }: Box) => [left, right] as const
  const left = bandsOf(boxes, em, inRows, (box) => -box.right)
  const right = bandsOf(boxes, em, inRows, (box) => box.left)
  const above = bandsOf(boxes, em, inColumns, (box) => -box.bottom)
  const below = bandsOf(boxes, em, inColumns, (box) => box.top)
  return boxes.map((box, own) => {
    if (!box) return { left: NONE, above: NONE, below: NONE, right: NONE }
    return {
      left: nearestIn(left, own, box, box.left, gapToLeft),
      above: nearestIn(above, own, box, box.top, gapAbove),
      below: nearestIn(below, own, box, -box.bottom, (a, b, em) => gapAbove(b, a, em)),
      right: nearestIn(right, own, box, -box.right, (a, b, em) => gapToLeft(b, a, em)),
    }
  })
}

const NONE: Nearest = { index: 0, gap: FAR }
/** No line reaches farther into the one beside it, in heights of print: a little more than it may, as numbers are rounded. */
const REACH_MAX = Math.max(reachAcross, reachDown) * 1.02

/** Which lines are in which bands of a page, in the order of their gaps to any line: an edge more or less some number is a gap. */
interface Bands {
  readonly boxes: readonly (Box | null)[]
  readonly edges: readonly number[]
  /** Height of print. */
  readonly em: number
  /** Numbers of the bands of each line. */
  readonly ofLine: readonly (readonly [first: number, last: number])[]
  /** Numbers of the lines of each band. */
  readonly lines: readonly (readonly number[])[]
}

function bandsOf(
  boxes: readonly (Box | null)[],
  em: number,
  stretchOf: (box: Box) => readonly [from: number, to: number],
  edgeOf: (box: Box) => number,
): Bands {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const box of boxes) {
    if (!box) continue
    const [from, to] = stretchOf(box)
    low = Math.min(low, from)
    high = Math.max(high, to)
  }
  const size = Math.max(BAND_EM * em, (high - low) / BANDS_MAX)
  const bandOf = (at: number) => Math.max(0, Math.floor((at - low) / size))
  const ofLine = boxes.map((box): [number, number] => {
    if (!box) return [0, -1]
    const [from, to] = stretchOf(box)
    return [bandOf(from), bandOf(Math.max(from, to))]
  })
  const edges = boxes.map((box) => (box ? edgeOf(box) : FAR))
  const edge = (index: number) => edges[index] ?? FAR
  const lines: number[][] = []
  for (const index of [...boxes.keys()].sort((a, b) => edge(a) - edge(b) || a - b)) {
    const [first, last] = ofLine[index] ?? [0, -1]
    for (let band = first; band <= last; band++) {
      lines[band] ??= []
      lines[band]?.push(index)
    }
  }
  return { boxes, edges, em, ofLine, lines }
}

/**
 * The nearest line of the bands that a line is in. Lines come in order: of equal gaps the earlier line's counts.
 *
 * @param base what makes another line's edge the gap to it
 * @param gapTo the gap from `box` to a line that stands on the side, else `FAR`
 */
function nearestIn(
  { boxes, edges, em, ofLine, lines }: Bands,
  own: number,
  box: Box,
  base: number,
  gapTo: (box: Box, other: Box, em: number) => number,
): Nearest {
  let { index: best, gap: least } = NONE
  const reach = em * REACH_MAX
  const [first, last] = ofLine[own] ?? [0, -1]
  for (let band = first; band <= last; band++) {
    const inBand = lines[band] ?? []
    const start = firstWhere(inBand.length, (at) => (edges[inBand[at] ?? 0] ?? FAR) >= -base - reach)
    for (let at = start; at < Math.min(inBand.length, start + LIMITS.besideMax); at++) {
      const index = inBand[at] ?? 0
      if (f(base + (edges[index] ?? FAR)) > least) break
      const other = boxes[index]
      const gap = other && index !== own ? gapTo(box, other, em) : FAR
      if (gap < least || (gap === least && gap < FAR && index < best)) [best, least] = [index, gap]
    }
  }
  return { index: best, gap: least }
}

/** From `a` to `b` on its left. */
function gapToLeft(a: Box, b: Box, em: number): number {
  const isLeft = shareRow(a, b) && b.right <= f(a.left + f(em * reachAcross))
  return isLeft ? f(a.left - b.right) : FAR
}

/** From `a` to `b` above it. */
function gapAbove(a: Box, b: Box, em: number): number {
  const isOver = f(Math.min(a.right, b.right) - Math.max(a.left, b.left)) > 0
  const isAbove = isOver && b.bottom <= f(a.top + f(em * reachDown)) && !shareRow(a, b)
  return isAbove ? f(a.top - b.bottom) : FAR
}

function shareRow(a: Box, b: Box): boolean {
  const share = f(Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  return share > f(SAME_ROW * Math.min(f(a.bottom - a.top), f(b.bottom - b.top)))
}

function f(value: number): number {
  return Math.fround(value)
}

import { DETECTOR } from '../model-facts.ts'
import type { Point } from '../types.ts'

/** A found line as its middle line, in reading order, and its height; all in the same pixels. */
export interface Piece {
  readonly start: Point
  readonly end: Point
  readonly height: number
  /** Points on its true middle line, in any order: paper bends. */
  readonly spine: readonly Point[]
  /** Mean core probability; of a short one with a sure pixel no less than a line has. */
  readonly score: number
  /** Length of the mean reading direction, 0 to 1. */
  readonly certainty: number
}

const FACTS = DETECTOR.lines.join
/** A piece no longer than this many heights has no axis of its own to disagree with. */
const AXIS_HEIGHTS = 1.5
/** How closely the gap between two pieces is looked at. */
const POINTS_PER_PIXEL = 2
/** Texture breaks into thousands of pieces; a page of text has a few hundred. */
const PIECES_MAX = 4000

/**
 * Join the pieces of lines that broke at a wide space, a fold or a stroke: longest first, each takes in every
 * piece that belongs to it until none is left that does.
 *
 * @param isLine whether the detector sees text at a point
 */
export function joinPieces(pieces: readonly Piece[], isLine: (at: Point) => boolean): Piece[] {
  const left = [...pieces].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, PIECES_MAX)
  const whole: Piece[] = []
  for (let line = left.shift(); line; line = left.shift()) {
    let frame = frameOf(line)
    for (let i = 0; i < left.length; ) {
      const other = left[i]
      if (other && belong(line, frame, other) && isLineBetween(line, other, isLine)) {
        line = joined(line, other)
        frame = frameOf(line)
        left.splice(i, 1)
        i = 0
      } else i += 1
    }
    whole.push(line)
  }
  return whole
}

export function lengthOf(piece: Piece): number {
  return Math.hypot(piece.end[0] - piece.start[0], piece.end[1] - piece.start[1])
}

/** Whether `b` carries on, before or after, the line that `a`, the longer one, is on. */
function belong(a: Piece, frame: Frame, b: Piece): boolean {
  const em = Math.max(a.height, b.height)
  if (em > FACTS.heightRatio * Math.min(a.height, b.height)) return false
  // Most pieces are of other lines.
  if (Math.abs(frame.down(b.start) + frame.down(b.end)) / 2 > FACTS.offsetEm * em) return false
  const [first, last] = [frame.along(b.start), frame.along(b.end)]
  const length = lengthOf(b)
  if (length > AXIS_HEIGHTS * b.height && last - first < FACTS.cosineMin * length) return false
  const gap = Math.max(Math.min(first, last) - lengthOf(a), -Math.max(first, last))
  return gap < FACTS.gapEm * em
}

/**
 * Whether the detector sees text all the way from the core of one to that of the other: between cells of a table,
 * which stand as close as words, it does not.
 */
function isLineBetween(a: Piece, b: Piece, isLine: (at: Point) => boolean): boolean {
  const { along, cosine, sine } = frameOf(a)
  const [first, last] = along(b.start) <= along(b.end) ? [b.start, b.end] : [b.end, b.start]
  const isAfter = (along(first) + along(last)) / 2 > lengthOf(a) / 2
  const [left, right] = isAfter ? [a.end, first] : [last, a.start]
  const reach = DETECTOR.lines.endEm * Math.max(a.height, b.height)
  const from: Point = [left[0] - reach * cosine, left[1] - reach * sine]
  const step: Point = [right[0] + reach * cosine - from[0], right[1] + reach * sine - from[1]]
  const count = Math.max(2, Math.trunc(POINTS_PER_PIXEL * Math.hypot(...step)))
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1)
    if (!isLine([from[0] + share * step[0], from[1] + share * step[1]])) return false
  }
  return true
}

/** One piece over both; heights and scores weighted by length. */
function joined(a: Piece, b: Piece): Piece {
  const frame = frameOf(a)
  const share = lengthOf(b) / Math.max(1e-6, lengthOf(a) + lengthOf(b))
  const mean = (x: number, y: number) => x * (1 - share) + y * share
  const points = [a.start, a.end, b.start, b.end].sort((p, q) => frame.along(p) - frame.along(q))
  // Each end keeps its own height above the axis, so that a long line in two pieces is not bent to the longer one.
  let [start, end] = [points[0] ?? a.start, points[3] ?? a.end]
  const slant = Math.abs(frame.down(end) - frame.down(start))
  if (slant > FACTS.offsetEm * a.height || frame.along(end) - frame.along(start) < 1e-6) {
    ;[start, end] = [frame.onAxis(frame.along(start)), frame.onAxis(frame.along(end))]
  }
  return {
    start,
    end,
    height: mean(a.height, b.height),
    spine: [...a.spine, ...b.spine],
    score: mean(a.score, b.score),
    certainty: mean(a.certainty, b.certainty),
  }
}

type Frame = ReturnType<typeof frameOf>

/** Coordinates along and across a piece, from its start. */
function frameOf({ start, end }: Piece) {
  const length = Math.max(1e-6, Math.hypot(end[0] - start[0], end[1] - start[1]))
  const [cosine, sine] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length]
  return {
    cosine,
    sine,
    along: (at: Point) => (at[0] - start[0]) * cosine + (at[1] - start[1]) * sine,
    down: (at: Point) => (at[1] - start[1]) * cosine - (at[0] - start[0]) * sine,
    onAxis: (along: number): Point => [start[0] + along * cosine, start[1] + along * sine],
  }
}

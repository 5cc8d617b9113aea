import type { Box, Point, Quad } from './types.ts'

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Smallest box around all of `boxes`. */
export function boxAround(boxes: readonly Box[]): Box {
  return boxOf(
    boxes.flatMap(({ left, top, right, bottom }): Point[] => [
      [left, top],
      [right, bottom],
    ]),
  )
}

/** Smallest upright quad around all of `quads`. */
export function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top)
}

export function quadAround(quads: readonly Quad[]): Quad {
  return quadOf(boxOf(quads.flat()))
}

/** @param map from where the box is upright to where the quad is asked for; absent: it is upright there */
export function quadOf(
  { left, top, right, bottom }: Box,
  map: (x: number, y: number) => Point = (x, y) => [x, y],
): Quad {
  return [map(left, top), map(right, top), map(right, bottom), map(left, bottom)]
}

/** Length shared by two intervals; negative is the gap between them. */
export function overlap(aFrom: number, aTo: number, bFrom: number, bTo: number): number {
  return Math.min(aTo, bTo) - Math.max(aFrom, bFrom)
}

/** Half way down a box. */
export function middleOf({ top, bottom }: Box): number {
  return (top + bottom) / 2
}

export function centreOf({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2]
}

export function isInside([x, y]: Point, { left, right, top, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** Boxes of one row share at least this part of the lower one's height. */
const ROW_SHARE_MIN = 0.5

/** Whether boxes stand beside each other. */
export function shareRow(a: Box, b: Box): boolean {
  const lower = Math.min(a.bottom - a.top, b.bottom - b.top)
  return overlap(a.top, a.bottom, b.top, b.bottom) >= ROW_SHARE_MIN * lower
}

/** Whether boxes stand above each other. */
export function shareColumn(a: Box, b: Box): boolean {
  return overlap(a.left, a.right, b.left, b.right) > 0
}

/** Whether a line is the next one below another, in any column, with less than `roomMax` of its heights between them. */
export function isNextLine(above: Box, below: Box, roomMax = 1.5): boolean {
  const height = above.bottom - above.top
  const room = below.top - above.bottom
  return room > -height / 2 && room < roomMax * height
}

/** Between print and what stands below it at most, as a value below its caption, in its heights. */
const ROOM_BELOW = 3

/** Whether print stands below other print in its column. */
export function isBelow(above: Box, below: Box, roomMax = ROOM_BELOW): boolean {
  return shareColumn(above, below) && isNextLine(above, below, roomMax)
}

/** Edges of one column lie at most so many heights of print apart: lines are indented, and a photo bends them. */
const EDGE_MAX = 1.5

export function midpoint(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** Whether two edges, or two middles, are of one column. */
export function isOneEdge(a: number, b: number, height: number): boolean {
  return Math.abs(a - b) <= EDGE_MAX * height
}

/** NaN for an empty list. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** @throws {RangeError} for an empty list */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new RangeError('median of nothing')
  return middle
}

/**
 * Coordinates along a reading direction: u along the baseline, v downwards across it.
 * At 0° they are x and y.
 */
export interface ReadingFrame {
  readonly toFrame: (point: Point) => readonly [u: number, v: number]
  readonly toPage: (u: number, v: number) => Point
}

/** @param angleDegrees counter-clockwise as displayed */
export function readingFrame(angleDegrees: number): ReadingFrame {
  const radians = (angleDegrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return {
    toFrame: ([x, y]) => [x * cos - y * sin, x * sin + y * cos],
    toPage: (u, v) => [u * cos + v * sin, -u * sin + v * cos],
  }
}

/** The part of a quad between shares of its width (left to right) and height (top to bottom). */
export function partOfQuad(quad: Quad, left: number, right: number, top = 0, bottom = 1): Quad {
  const [a, b, c, d] = quad
  const at = (across: number, down: number): Point =>
    between(between(a, b, across), between(d, c, across), down)
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

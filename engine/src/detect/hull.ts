import type { Point } from '../types.ts'

/**
 * The convex hull, clockwise where y grows downwards.
 *
 * @see Andrew 1979, "Another efficient algorithm for convex hulls in two dimensions" (monotone chain)
 */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const upper = chain(sorted)
  const lower = chain(sorted.reverse())
  return [...upper.slice(0, -1), ...lower.slice(0, -1)]
}

/** Every point that would make the chain turn to the left, or go straight on, is left out. */
function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of sorted) {
    for (;;) {
      const [before, last] = [kept.at(-2), kept.at(-1)]
      if (!before || !last || turnAt(before, last, point) > 0) break
      kept.pop()
    }
    kept.push(point)
  }
  return kept
}

/** Positive for a clockwise turn where y grows downwards. */
function turnAt(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
}

export function hullPerimeter(hull: readonly Point[]): number {
  return hull.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = hull[(i + 1) % hull.length] ?? [x, y]
    return sum + Math.hypot(nextX - x, nextY - y)
  }, 0)
}

/**
 * The corners of a hull, so that no point of it is farther than `tolerance` from the polygon.
 *
 * @see Douglas and Peucker 1973, on a closed curve: the two ends are the points farthest apart
 */
export function simplifyHull(hull: readonly Point[], tolerance: number): Point[] {
  const start = farthest(hull, hull[0] ?? [0, 0])
  const turned = [...hull.slice(start), ...hull.slice(0, start)]
  const end = farthest(turned, turned[0] ?? [0, 0])
  const first = turned.slice(0, end + 1)
  const second = [...turned.slice(end), ...turned.slice(0, 1)]
  return [...simplified(first, tolerance).slice(0, -1), ...simplified(second, tolerance).slice(0, -1)]
}

function farthest(points: readonly Point[], from: Point): number {
  const distances = points.map(([x, y]) => Math.hypot(x - from[0], y - from[1]))
  return Math.max(0, distances.indexOf(Math.max(...distances)))
}

function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  const length = Math.max(1e-9, Math.hypot(last[0] - first[0], last[1] - first[1]))
  const distances = points.map((point) => Math.abs(turnAt(first, last, point)) / length)
  const most = Math.max(...distances)
  if (most <= tolerance) return [first, last]
  const at = distances.indexOf(most)
  return [
    ...simplified(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(at), tolerance),
  ]
}

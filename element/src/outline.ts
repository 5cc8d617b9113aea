import type { Point } from '@ficha/engine'

/** In any unit: only their ratio is used. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** Of the shorter side of a place: evidence hugs the letters, and a line drawn there would cross them. */
const CLEARANCE = 0.16

/**
 * A place as it is drawn: moved out on all sides.
 *
 * @param polygon fractions of the page, as in the evidence
 */
export function outlineOf(polygon: readonly Point[], { width, height }: PageSize): readonly Point[] {
  const corners = polygon.map(([x, y]): Point => [x * width, y * height])
  const sides = corners.map((corner, i) => distance(corner, at(corners, i + 1)))
  const clearance = CLEARANCE * Math.min(...sides.filter((side) => side > 0))
  if (!Number.isFinite(clearance)) return polygon
  return corners.map((corner, i) => {
    const [ax, ay] = away(corner, at(corners, i + 1))
    const [bx, by] = away(corner, at(corners, i - 1))
    return [(corner[0] + clearance * (ax + bx)) / width, (corner[1] + clearance * (ay + by)) / height]
  })
}

function at(corners: readonly Point[], index: number): Point {
  return corners.at(index % corners.length) ?? [0, 0]
}

/** Of length 1, from `other` to `corner` and on. */
function away(corner: Point, other: Point): Point {
  const length = distance(corner, other) || 1
  return [(corner[0] - other[0]) / length, (corner[1] - other[1]) / length]
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

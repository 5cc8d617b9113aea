import type { Point, Quad } from '../types.ts'
import { type Components, findComponents } from './components.ts'
import type { DetectorMaps } from './find-pieces.ts'
import { convexHull, hullPerimeter, simplifyHull } from './hull.ts'
import { openMask } from './open-mask.ts'

/** The largest sheet or card that the detector sees. */
export interface FoundDocument {
  /** Corners clockwise in the picture, starting anywhere; pixels of the page as the detector saw it. */
  readonly quad: Quad
  /** Share of the quad that is document, 0 to 1: how well four straight sides describe it. */
  readonly fill: number
}

/** Simplification starts at this share of the perimeter and ends where any shape has become a few points. */
const TOLERANCE = { from: 0.01, to: 0.2, step: 0.005 } as const
/** Rounded corners and folded ears: this share at both ends of a side does not tell where the side runs. */
const CORNER_SHARE = 0.15
/** Map pixels of the smallest document worth knowing: about a card at 5 % of the picture. */
const AREA_MIN = 3000
const MAP_SCALE = 4
/**
 * Logits of the area above which a pixel may be document, and sides in map pixels of a square that the shape must hold
 * everywhere: 9 cuts off what hangs on it by a thread.
 */
const CANDIDATES = [
  { level: 0, side: 1 },
  { level: 2, side: 1 },
  { level: 0.5, side: 9 },
  { level: 1.5, side: 9 },
] as const
/** A pixel speaks for being document by its logit less DOUBT, SURE at most; chosen on training-font pages. */
const DOUBT = 1
const SURE = 3

/**
 * The largest sheet or card (models/training/ficha_train/detector/document.py). Where the table looks like paper only
 * a high level parts them, elsewhere it would cut into the paper: of the quads at several levels that one stays whose
 * inside is surest to be document.
 *
 * @returns null where nothing that could be a sheet or card stands out
 */
export function findDocument(maps: DetectorMaps): FoundDocument | null {
  const [width, height] = [maps.width / MAP_SCALE, maps.height / MAP_SCALE]
  const area = maps.fields.subarray(width * height, 2 * width * height)
  let best: { readonly quad: Quad; readonly evidence: number; readonly fill: number } | null = null
  let seen = { side: 0, count: 0 }
  for (const { level, side } of CANDIDATES) {
    const count = countAbove(area, level)
    // A higher level that leaves the same pixels leaves the same shape: the picture of a scanner is all sheet at any.
    if (seen.side === side && seen.count === count) continue
    seen = { side, count }
    const quad = quadOf(shapesAbove(area, level, side, width, height))
    if (!quad) continue
    const inside = insideOf(quad, area, width, height)
    if (inside.evidence > (best?.evidence ?? 0)) best = { quad, ...inside }
  }
  if (!best) return null
  const [a, b, c, d] = best.quad.map(([x, y]): Point => [x * MAP_SCALE, y * MAP_SCALE])
  return a && b && c && d ? { quad: [a, b, c, d], fill: best.fill } : null
}

function countAbove(area: Float32Array, level: number): number {
  let count = 0
  for (let at = 0; at < area.length; at++) if ((area[at] ?? 0) > level) count += 1
  return count
}

function shapesAbove(
  area: Float32Array,
  level: number,
  side: number,
  width: number,
  height: number,
): Components {
  if (side === 1) return findComponents(area, width, height, level)
  const mask = new Uint8Array(area.length)
  for (let at = 0; at < mask.length; at++) mask[at] = (area[at] ?? 0) > level ? 1 : 0
  return findComponents(new Float32Array(openMask(mask, width, height, side)), width, height, 0)
}

/** Four straight sides about the largest shape. */
function quadOf(shapes: Components): Quad | null {
  const largest = largestComponent(shapes)
  if (!largest || largest.area < AREA_MIN) return null
  const hull = convexHull(largest.outline)
  const corners = fourCorners(hull)
  return corners ? withStraightSides(corners, hull) : null
}

/** How much the pixels inside speak for being document, and what share of them is. */
function insideOf(
  quad: Quad,
  area: Float32Array,
  width: number,
  height: number,
): { readonly evidence: number; readonly fill: number } {
  let [sum, document, count] = [0, 0, 0]
  const rows = quad.map(([, y]) => y)
  const last = Math.min(height - 1, Math.floor(Math.max(...rows)))
  for (let y = Math.max(0, Math.ceil(Math.min(...rows))); y <= last; y++) {
    let [left, right] = [Infinity, -Infinity]
    for (let side = 0; side < 4; side++) {
      const [a, b] = [quad[side], quad[(side + 1) % 4]]
      if (!a || !b || a[1] === b[1] || y < Math.min(a[1], b[1]) || y > Math.max(a[1], b[1])) continue
      const crossing = a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])
      left = Math.min(left, crossing)
      right = Math.max(right, crossing)
    }
    const to = Math.min(width - 1, Math.floor(right))
    const from = Math.max(0, Math.ceil(left))
    for (let at = y * width + from; at <= y * width + to; at++) {
      const own = area[at] ?? 0
      sum += Math.min(SURE, Math.max(-SURE, own - DOUBT))
      if (own > 0) document += 1
    }
    count += Math.max(0, to - from + 1)
  }
  return { evidence: sum, fill: count > 0 ? document / count : 0 }
}

/** The component of most pixels, with the ends of its runs. */
function largestComponent({ count, runs }: Components) {
  const sizes = new Float64Array(count)
  for (let at = 0; at < runs.length; at += 4) {
    const number = runs[at + 3] ?? 0
    sizes[number] = (sizes[number] ?? 0) + (runs[at + 2] ?? 0) - (runs[at + 1] ?? 0)
  }
  const best = sizes.indexOf(Math.max(...sizes))
  if (best < 0) return null
  const outline: Point[] = []
  for (let at = 0; at < runs.length; at += 4) {
    if (runs[at + 3] !== best) continue
    const y = runs[at] ?? 0
    outline.push([runs[at + 1] ?? 0, y], [(runs[at + 2] ?? 0) - 1, y])
  }
  return { area: sizes[best] ?? 0, outline }
}

/** The hull simplified until four corners are left; null when it never has four. */
function fourCorners(hull: readonly Point[]): Quad | null {
  const perimeter = hullPerimeter(hull)
  for (let tolerance = TOLERANCE.from; tolerance < TOLERANCE.to; tolerance += TOLERANCE.step) {
    const [a, b, c, d, more] = simplifyHull(hull, tolerance * perimeter)
    if (more) continue
    return a && b && c && d ? [a, b, c, d] : null
  }
  return null
}

/** Each side is fitted to the hull between its corners, and the corners are where the sides meet. */
function withStraightSides(quad: Quad, hull: readonly Point[]): Quad {
  const outline = alongHull(hull)
  const sides = quad.map((from, i) => fittedLine(from, quad[(i + 1) % 4] ?? from, outline))
  const corners = quad.map((corner, i) => {
    const [before, after] = [sides[(i + 3) % 4], sides[i]]
    return (before && after && meeting(before, after)) ?? corner
  })
  const [a, b, c, d] = corners
  return a && b && c && d ? [a, b, c, d] : quad
}

interface Line {
  readonly point: Point
  readonly direction: Point
}

/** Total least squares over those points of the outline, about a pixel apart, that belong to this side. */
function fittedLine(from: Point, to: Point, outline: readonly Point[]): Line {
  const length = Math.max(1e-6, Math.hypot(to[0] - from[0], to[1] - from[1]))
  const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const near = outline.filter((point) => {
    const [x, y] = [point[0] - from[0], point[1] - from[1]]
    const along = (x * direction[0] + y * direction[1]) / length
    const across = Math.abs(y * direction[0] - x * direction[1])
    return along > CORNER_SHARE && along < 1 - CORNER_SHARE && across < 0.1 * length
  })
  if (near.length < 8) return { point: from, direction }
  const mean = (axis: 0 | 1) => near.reduce((sum, point) => sum + point[axis], 0) / near.length
  const [x, y] = [mean(0), mean(1)]
  let [xx, xy, yy] = [0, 0, 0]
  for (const point of near) {
    xx += (point[0] - x) ** 2
    xy += (point[0] - x) * (point[1] - y)
    yy += (point[1] - y) ** 2
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  return { point: [x, y], direction: [Math.cos(angle), Math.sin(angle)] }
}

/** Points about a pixel apart on the hull's edges. */
function alongHull(hull: readonly Point[]): Point[] {
  const points: Point[] = []
  for (const [i, [x0, y0]] of hull.entries()) {
    const [x1, y1] = hull[(i + 1) % hull.length] ?? [x0, y0]
    const count = Math.ceil(Math.hypot(x1 - x0, y1 - y0))
    for (let n = 0; n < count; n++) points.push([x0 + ((x1 - x0) * n) / count, y0 + ((y1 - y0) * n) / count])
  }
  return points
}

/** Null where two lines are nearly parallel. */
function meeting(a: Line, b: Line): Point | null {
  const cross = a.direction[0] * b.direction[1] - a.direction[1] * b.direction[0]
  if (Math.abs(cross) < 0.2) return null
  const [dx, dy] = [b.point[0] - a.point[0], b.point[1] - a.point[1]]
  const along = (dx * b.direction[1] - dy * b.direction[0]) / cross
  return [a.point[0] + a.direction[0] * along, a.point[1] + a.direction[1] * along]
}

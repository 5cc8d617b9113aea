import type { Point } from '../../types.ts'

/** A place of an arrangement and where it was read. */
export interface Pair<Kind> {
  readonly kind: Kind
  readonly from: Point
  readonly to: Point
}

export interface Fit<Kind> {
  readonly map: (point: Point) => Point
  readonly inliers: readonly Pair<Kind>[]
}

/** Six numbers: x' = a x + b y + c, y' = d x + e y + f. */
type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A card on its page is turned by little once the page is upright, and never mirrored. */
const TURN_MAX = 0.15
/** With fewer places an affine map would follow each of them. */
const AFFINE_PAIRS_MIN = 6

/**
 * The map that takes most places of an arrangement to where they were read: the similarity of the best two,
 * then the least squares of all that agree with it.
 *
 * @param tolerance how far from its place a caption may be, in the units of `to` for one unit of scale
 */
export function fitPlaces<Kind>(pairs: readonly Pair<Kind>[], tolerance: number): Fit<Kind> | null {
  let best: Pair<Kind>[] = []
  for (const [at, one] of pairs.entries()) {
    for (const other of pairs.slice(at + 1)) {
      const similarity = similarityOf(one, other)
      const agreeing = similarity ? inliersOf(pairs, similarity, tolerance) : []
      if (agreeing.length > best.length) best = agreeing
    }
  }
  const affine = best.length < AFFINE_PAIRS_MIN ? meanSimilarity(best) : leastSquares(best)
  if (!affine) return null
  return { map: (point) => apply(affine, point), inliers: inliersOf(pairs, affine, tolerance) }
}

function inliersOf<Kind>(pairs: readonly Pair<Kind>[], map: Affine, tolerance: number): Pair<Kind>[] {
  const scale = Math.sqrt(Math.abs(map[0] * map[4] - map[1] * map[3]))
  return pairs.filter(({ from, to }) => {
    const [x, y] = apply(map, from)
    return Math.hypot(x - to[0], y - to[1]) < tolerance * scale
  })
}

function apply([a, b, c, d, e, f]: Affine, [x, y]: Point): Point {
  return [a * x + b * y + c, d * x + e * y + f]
}

/** Scale, small turn and shift that take one segment to another. */
function similarityOf<Kind>(one: Pair<Kind>, other: Pair<Kind>): Affine | null {
  return meanSimilarity([one, other])
}

/** @see Umeyama 1991, without reflection, in the plane */
function meanSimilarity<Kind>(pairs: readonly Pair<Kind>[]): Affine | null {
  if (pairs.length < 2) return null
  const [fx, fy] = meanOf(pairs.map(({ from }) => from))
  const [tx, ty] = meanOf(pairs.map(({ to }) => to))
  let [dot, cross, spread] = [0, 0, 0]
  for (const { from, to } of pairs) {
    const [x, y, u, v] = [from[0] - fx, from[1] - fy, to[0] - tx, to[1] - ty]
    dot += x * u + y * v
    cross += x * v - y * u
    spread += x * x + y * y
  }
  if (spread === 0 || dot <= 0 || Math.abs(cross / dot) > TURN_MAX) return null
  const [p, q] = [dot / spread, cross / spread]
  return [p, -q, tx - p * fx + q * fy, q, p, ty - q * fx - p * fy]
}

function leastSquares<Kind>(pairs: readonly Pair<Kind>[]): Affine | null {
  const [mx, my] = meanOf(pairs.map(({ from }) => from))
  let [xx, xy, yy] = [0, 0, 0]
  for (const { from } of pairs) {
    const [x, y] = [from[0] - mx, from[1] - my]
    xx += x * x
    xy += x * y
    yy += y * y
  }
  const determinant = xx * yy - xy * xy
  // All on one line: what lies beside it would be anywhere.
  if (determinant < 1e-3 * xx * yy) return meanSimilarity(pairs)
  const row = (coordinate: 0 | 1): [number, number, number] => {
    const mean = meanOf(pairs.map(({ to }) => to))[coordinate]
    let [xu, yu] = [0, 0]
    for (const { from, to } of pairs) {
      xu += (from[0] - mx) * (to[coordinate] - mean)
      yu += (from[1] - my) * (to[coordinate] - mean)
    }
    const [p, q] = [(xu * yy - yu * xy) / determinant, (yu * xx - xu * xy) / determinant]
    return [p, q, mean - p * mx - q * my]
  }
  return [...row(0), ...row(1)]
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [(sum[0] ?? 0) / points.length, (sum[1] ?? 0) / points.length]
}

import { mean } from '../../geometry.ts'
import { mapPoint } from '../../homography.ts'
import type { Homography, Point } from '../../types.ts'

/** An affine map, and how many pairs of points agree with it. */
interface Fit {
  readonly map: Homography
  readonly count: number
}

interface Pair {
  readonly from: Point
  readonly to: Point
}

/** A card has a dozen captions, and their legend repeats them: all threes of so many pairs are tried. */
const PAIRS_MAX = 30
/** Where three points nearly stand on one line, they say nothing of the map. */
const AREA_MIN = 0.08

/**
 * The affine map that most pairs agree with; the others are misread, or of another card.
 *
 * @param offMax how far a pair may be off, in the units of `from`
 * @param countMin pairs that must agree
 */
export function fitMap(pairs: readonly Pair[], offMax: number, countMin: number): Fit | null {
  const some = pairs.slice(0, PAIRS_MAX)
  let best: readonly Pair[] = []
  for (const [i, a] of some.entries()) {
    for (const [j, b] of some.entries()) {
      for (let k = j + 1; j > i && k < some.length; k++) {
        const c = some[k]
        const map = c && solve([a, b, c])
        if (!map) continue
        const agreeing = agree(some, map, offMax)
        if (agreeing.length > best.length) best = agreeing
      }
    }
  }
  const map = best.length < countMin ? null : solve(best)
  return map && { map, count: best.length }
}

/** Those that agree, each kind of caption once. */
function agree(pairs: readonly Pair[], map: Homography, offMax: number): Pair[] {
  const [a, b, , d, e] = map
  const unit = Math.sqrt(Math.abs(a * e - b * d))
  const near = new Map<Point, { pair: Pair; off: number }>()
  for (const pair of pairs) {
    const [x, y] = mapPoint(map, pair.from)
    const off = Math.hypot(x - pair.to[0], y - pair.to[1]) / unit
    if (off <= offMax && off < (near.get(pair.from)?.off ?? Number.POSITIVE_INFINITY))
      near.set(pair.from, { pair, off })
  }
  return [...near.values()].map(({ pair }) => pair)
}

/** Least squares; null where the points stand on one line, or the map would mirror. */
function solve(pairs: readonly Pair[]): Homography | null {
  const [mu, mv] = [mean(pairs.map(({ from }) => from[0])), mean(pairs.map(({ from }) => from[1]))]
  const [mx, my] = [mean(pairs.map(({ to }) => to[0])), mean(pairs.map(({ to }) => to[1]))]
  let [uu, uv, vv, ux, vx, uy, vy] = [0, 0, 0, 0, 0, 0, 0]
  for (const { from, to } of pairs) {
    const [u, v, x, y] = [from[0] - mu, from[1] - mv, to[0] - mx, to[1] - my]
    uu += u * u
    uv += u * v
    vv += v * v
    ux += u * x
    vx += v * x
    uy += u * y
    vy += v * y
  }
  const determinant = uu * vv - uv * uv
  if (determinant < AREA_MIN * AREA_MIN) return null
  const [a, b] = [(ux * vv - vx * uv) / determinant, (vx * uu - ux * uv) / determinant]
  const [d, e] = [(uy * vv - vy * uv) / determinant, (vy * uu - uy * uv) / determinant]
  if (a * e - b * d <= 0) return null
  return [a, b, mx - a * mu - b * mv, d, e, my - d * mu - e * mv, 0, 0, 1]
}

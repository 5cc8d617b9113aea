import type { Homography, Point, Quad } from './types.ts'

export const IDENTITY: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/**
 * The projective map that takes the corners of `from` to those of `to`, in order.
 *
 * @throws {RangeError} when three corners of a quad lie on one line
 */
export function homographyBetween(from: Quad, to: Quad): Homography {
  return compose(fromUnitSquare(to), invert(fromUnitSquare(from)))
}

/** `outer` after `inner`. */
export function compose(outer: Homography, inner: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = outer
  const [k, l, m, n, o, p, q, r, s] = inner
  return normalised([
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    a * m + b * p + c * s,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    d * m + e * p + f * s,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
    g * m + h * p + i * s,
  ])
}

/** @throws {RangeError} when the map flattens the plane */
export function invert(map: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = map
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  if (!(Math.abs(determinant) > Number.EPSILON)) {
    throw new RangeError(`a homography of determinant ${determinant} has no inverse`)
  }
  return normalised([
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ])
}

export function mapPoint(map: Homography, [x, y]: Point): Point {
  const w = map[6] * x + map[7] * y + map[8]
  return [(map[0] * x + map[1] * y + map[2]) / w, (map[3] * x + map[4] * y + map[5]) / w]
}

export function mapQuad(map: Homography, [a, b, c, d]: Quad): Quad {
  return [mapPoint(map, a), mapPoint(map, b), mapPoint(map, c), mapPoint(map, d)]
}

/** @see Heckbert 1989, "Fundamentals of Texture Mapping and Image Warping", section 2.2.3 */
function fromUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Homography {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const denominator = dx1 * dy2 - dx2 * dy1
  if (!(Math.abs(denominator) > Number.EPSILON))
    throw new RangeError('three corners of a quad are on one line')
  const g = (dx3 * dy2 - dx2 * dy3) / denominator
  const h = (dx1 * dy3 - dx3 * dy1) / denominator
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

function normalised([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [a / i, b / i, c / i, d / i, e / i, f / i, g / i, h / i, 1]
}

/** Row-major 3 × 3 matrix that maps the plane to itself. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

export type Corner = readonly [x: number, y: number]
export type Corners = readonly [Corner, Corner, Corner, Corner]

/**
 * The projective map that takes the unit square's corners (0,0) (1,0) (1,1) (0,1) to four points.
 *
 * @see Heckbert 1989, "Fundamentals of Texture Mapping and Image Warping", section 2.2.3
 */
export function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Matrix {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const divisor = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / divisor
  const h = (dx1 * dy3 - dx3 * dy1) / divisor
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

/** The inverse up to a factor, which a projective map does not notice. */
export function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

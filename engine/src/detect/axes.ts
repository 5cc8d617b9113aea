import { DETECTOR } from '../model-facts.ts'

/** Sums over the pixels of a component. */
export interface Sums {
  area: number
  x: number
  y: number
  xx: number
  xy: number
  yy: number
  probability: number
  /** The largest probability of one pixel. */
  peak: number
  cosine: number
  sine: number
}

/** A direction through a point. */
export interface Axis {
  readonly x: number
  readonly y: number
  readonly cosine: number
  readonly sine: number
  /** Length of the mean reading direction, 0 to 1. */
  readonly certainty: number
  readonly shape: Shape
  readonly area: number
  /** Of a bar of the component's area and moments. */
  readonly length: number
}

/**
 * `long`: its own axis tells where it runs. `crossed`: it is longer than thick, and the detector sees it read across
 * that: a narrow letter alone, or letters one above the other. `short`: it has no axis.
 */
type Shape = 'long' | 'crossed' | 'short'

/** A line is believed to read another way than the page's long ones from this certainty on: a short one, a long one. */
const TURN_CERTAINTY_MIN = 0.8
const OPPOSITE_CERTAINTY_MIN = 0.97
/** Cosine of the angle from which on the direction field is nearer to across than to along. */
const ACROSS = Math.SQRT1_2
/** The core of a letter is as high as that of a line; of a large one not more than this many times. */
const LETTER_HEIGHTS_MAX = 2

/** Along the line: the component's principal axis, pointing where its mean reading direction points. */
export function axisOf(sum: Sums): Axis {
  const { area } = sum
  const [x, y] = [sum.x / area, sum.y / area]
  const [cosine, sine] = [sum.cosine / area, sum.sine / area]
  const norm = Math.hypot(cosine, sine)
  const certainty = Math.min(1, norm)
  const xx = sum.xx - area * x * x
  const yy = sum.yy - area * y * y
  const xy = sum.xy - area * x * y
  const spread = Math.hypot(xx - yy, 2 * xy)
  const length = Math.sqrt(Math.max(1, (6 * (xx + yy + spread)) / area))
  // A component clearly longer than thick has an axis of its own, truer than the direction field.
  if (xx + yy + spread > DETECTOR.lines.longRatio ** 2 * (xx + yy - spread)) {
    const angle = Math.atan2(2 * xy, xx - yy) / 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const along = c * cosine + s * sine
    const sign = along >= 0 ? 1 : -1
    const shape = Math.abs(along) < ACROSS * norm ? 'crossed' : 'long'
    return { x, y, cosine: sign * c, sine: sign * s, certainty, shape, area, length }
  }
  const [c, s] = norm < 1e-3 ? [1, 0] : [cosine / norm, sine / norm]
  return { x, y, cosine: c, sine: s, certainty, shape: 'short', area, length }
}

/**
 * The axes as the page's long lines have them. Single letters and numbers have none, and the detector is vague about
 * their direction: they stand on the page's own angle, or a quarter turn from it where the detector is sure of that. A
 * long line that seems to be upside down among others stands as they do unless the detector is sure.
 */
export function settledAxes(axes: readonly (Axis | null)[]): (Axis | null)[] {
  const page = pageAngle(axes)
  if (!page) return [...axes]
  const { skew, usual, thickness } = page
  const quarter = (axis: Axis) => Math.round((Math.atan2(axis.sine, axis.cosine) - skew) / (Math.PI / 2))
  return axes.map((axis) => {
    if (!axis) return null
    if (axis.shape === 'long') {
      const turns = (((quarter(axis) - usual) % 4) + 4) % 4
      const isOpposite = turns === 2 && axis.certainty < OPPOSITE_CERTAINTY_MIN
      return isOpposite ? { ...axis, cosine: -axis.cosine, sine: -axis.sine } : axis
    }
    if (axis.shape === 'crossed' && axis.length > LETTER_HEIGHTS_MAX * thickness) return axis
    const isOwn = axis.shape === 'short' && axis.certainty >= TURN_CERTAINTY_MIN
    const angle = skew + ((isOwn ? quarter(axis) : usual) * Math.PI) / 2
    return { ...axis, cosine: Math.cos(angle), sine: Math.sin(angle) }
  })
}

interface PageAngle {
  /** Radians from the nearest quarter turn, clockwise. */
  readonly skew: number
  /** Quarter turns, from the skew, in which most text reads. */
  readonly usual: number
  /** Mean thickness of long cores, weighted by area. */
  readonly thickness: number
}

/** Null where nothing is long. */
function pageAngle(axes: readonly (Axis | null)[]): PageAngle | null {
  // Four times the angle is the same for every quarter turn.
  let [cosine, sine, right, down, area, thickness] = [0, 0, 0, 0, 0, 0]
  for (const axis of axes) {
    if (axis?.shape !== 'long') continue
    const angle = 4 * Math.atan2(axis.sine, axis.cosine)
    cosine += axis.area * Math.cos(angle)
    sine += axis.area * Math.sin(angle)
    right += axis.area * axis.certainty * axis.cosine
    down += axis.area * axis.certainty * axis.sine
    area += axis.area
    thickness += axis.area * (axis.area / axis.length)
  }
  if (area === 0) return null
  const skew = Math.atan2(sine, cosine) / 4
  const usual = Math.round((Math.atan2(down, right) - skew) / (Math.PI / 2))
  return { skew, usual, thickness: thickness / area }
}

import type { Point, Raster } from '../types.ts'
import type { FoundLine } from './find-lines.ts'
import type { Frame, Look } from './look.ts'
import { quarterTurn } from './quarter-turn.ts'

/** How the text of a raster is made upright, and whether the detector should look again at what is then seen. */
export interface FoundFrame {
  readonly frame: Frame
  readonly seeAgain: boolean
}

/** Lines shorter than this many heights do not tell an angle. */
const LENGTH_HEIGHTS_MIN = 4
/** Below this skew, in degrees, a page is level: its lines stray by half a line height across the page. */
const LEVEL_DEGREES = 0.1
/** Up to this skew lines are found as well as on an upright page. */
const SEEN_WELL_DEGREES = 5

/** @returns null when the raster is upright and full as it is */
export function findFrame({ lines }: Look, raster: Raster): FoundFrame | null {
  const turns = quarterTurn(lines)
  const skew = skewDegrees(lines, turns)
  if (turns === 0 && Math.abs(skew) < LEVEL_DEGREES) return null
  const frame = turnedFrame(raster, turns, skew)
  return { frame, seeAgain: turns !== 0 || Math.abs(skew) > SEEN_WELL_DEGREES }
}

/** Mean angle of the lines against the page's quarter turn, clockwise; median weighted by length. */
export function skewDegrees(lines: readonly FoundLine[], turns: number): number {
  const angles = lines.flatMap(({ quad }) => {
    const [a, b, , d] = quad
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length < LENGTH_HEIGHTS_MIN * Math.hypot(d[0] - a[0], d[1] - a[1])) return []
    const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI - 90 * turns
    const angle = ((((degrees + 180) % 360) + 360) % 360) - 180
    return Math.abs(angle) < 45 ? [{ angle, length }] : []
  })
  angles.sort((a, b) => a.angle - b.angle)
  const half = angles.reduce((sum, one) => sum + one.length, 0) / 2
  let passed = 0
  for (const { angle, length } of angles) {
    passed += length
    if (passed >= half) return angle
  }
  return 0
}

/** The whole raster, turned about its middle. */
function turnedFrame(raster: Raster, turns: number, skew: number): Frame {
  const radians = ((90 * turns + skew) * Math.PI) / 180
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  const [width, height] = turns % 2 === 0 ? [raster.width, raster.height] : [raster.height, raster.width]
  const from: Point = [(width - 1) / 2, (height - 1) / 2]
  const to: Point = [(raster.width - 1) / 2, (raster.height - 1) / 2]
  return {
    width,
    height,
    toRaster: [
      cosine,
      -sine,
      to[0] - cosine * from[0] + sine * from[1],
      sine,
      cosine,
      to[1] - sine * from[0] - cosine * from[1],
      0,
      0,
      1,
    ],
  }
}

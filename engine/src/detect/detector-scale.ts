import { DETECTOR } from '../model-facts.ts'

/** Pixels of a sheet as the detector usually sees it. */
export const SHEET_PIXELS = DETECTOR.longSide.sheet * 960
/** Pages below this long side are enlarged: the detector knows no smaller print. */
const LONG_SIDE_MIN = 900
/** Pixels that the detector looks at in one go, before padding: its heap is capped (`LIMITS.networkMemoryBytesMax`). */
export const PIXELS_MAX = 0.95 * SHEET_PIXELS

/** What the detector is shown of a raster: it fits in one go, and is not below the size that the detector knows. */
export function detectorScale(width: number, height: number): number {
  const long = Math.max(width, height)
  const wanted = Math.max(LONG_SIDE_MIN, Math.min(long, DETECTOR.longSide.sheet)) / long
  return Math.min(wanted, Math.sqrt(PIXELS_MAX / (width * height)))
}

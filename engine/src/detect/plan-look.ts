import { boxOf } from '../geometry.ts'
import { invert, mapQuad } from '../homography.ts'
import type { Box, Raster } from '../types.ts'
import { detectorScale, SHEET_PIXELS } from './detector-scale.ts'
import type { FoundLine } from './find-lines.ts'
import type { Frame } from './frame.ts'

/** What the detector is to look at a second time, and how large. */
export interface LookPlan {
  readonly frame: Frame
  /** Part of the frame, in its pixels. */
  readonly region: Box
  /** Pixels that the detector sees for one of the frame. */
  readonly scale: number
}

/** When a quarter of the lines are lower than this, in pixels that the detector sees, it merges and misses some. */
const SMALL_PRINT = 9
/** The height that a quarter of the lines should have at least. */
const READABLE_PRINT = 14
/** Fewer lines do not tell how large the print is. */
const LINES_MIN = 4
/** Kept around the text, in line heights: lines that the first look missed stand beside those it found. */
const MARGIN_HEIGHTS = 4
/** Pixels to look at in all, in sheets as the detector usually sees them: each costs as much as a page. */
const SHEETS_MAX = 4

/**
 * @param frame upright; `lines` are those of a first look at the whole raster
 * @param seeAgain whether the frame shows the text better than the first look did
 * @returns null when the first look is good enough
 */
export function planLook(
  lines: readonly FoundLine[],
  frame: Frame,
  raster: Raster,
  seeAgain: boolean,
): LookPlan | null {
  const toFrame = invert(frame.toRaster)
  const quads = lines.map(({ quad }) => mapQuad(toFrame, quad))
  const heights = quads.map(([a, , , d]) => Math.hypot(d[0] - a[0], d[1] - a[1])).sort((a, b) => a - b)
  const low = heights[Math.floor(heights.length / 4)]
  if (low === undefined) return null
  const seen = low * detectorScale(raster.width, raster.height)
  const isSmall =
    heights.length >= LINES_MIN && seen < SMALL_PRINT && detectorScale(raster.width, raster.height) < 1
  if (!seeAgain && !isSmall) return null
  const region = around(boxOf(quads.flat()), MARGIN_HEIGHTS * low, frame)
  const [width, height] = [region.right - region.left, region.bottom - region.top]
  const whole = detectorScale(width, height)
  const wanted = isSmall ? Math.max(whole, Math.min(1, READABLE_PRINT / low)) : whole
  const most = Math.sqrt((SHEETS_MAX * SHEET_PIXELS) / (width * height))
  return { frame, region, scale: Math.min(wanted, Math.max(most, whole)) }
}

function around({ left, top, right, bottom }: Box, margin: number, { width, height }: Frame): Box {
  return {
    left: Math.max(0, Math.floor(left - margin)),
    top: Math.max(0, Math.floor(top - margin)),
    right: Math.min(width, Math.ceil(right + margin)),
    bottom: Math.min(height, Math.ceil(bottom + margin)),
  }
}

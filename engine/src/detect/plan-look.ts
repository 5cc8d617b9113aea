import { boxOf } from '../geometry.ts'
import { IDENTITY, invert, mapQuad } from '../homography.ts'
import type { Box, Quad, Raster } from '../types.ts'
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
/** A picture that many times as long as wide shows its print too small to be seen at all: a roll of paper, a chat. */
const LONG_SHARE = 4
/** Kept around the text, in line heights: lines that the first look missed stand beside those it found. */
const MARGIN_HEIGHTS = 4
/** Pixels to look at in all, in sheets as the detector usually sees them: each costs as much as a page. */
const SHEETS_MAX = 4

/**
 * A second look at a picture so long that a look at the whole of it may see no print: as large as it may be.
 *
 * @param lines of that first look
 * @returns null when the picture is not so long, or its print was seen
 */
export function planLongLook(lines: readonly FoundLine[], { width, height }: Raster): LookPlan | null {
  if (Math.max(width, height) <= LONG_SHARE * Math.min(width, height) || lines.length >= LINES_MIN)
    return null
  const low = lowOf(lines.map(({ quad }) => quad)) ?? 0
  if (low * detectorScale(width, height) >= READABLE_PRINT) return null
  const region = { left: 0, top: 0, right: width, bottom: height }
  const frame = { width, height, toRaster: IDENTITY }
  return { frame, region, scale: Math.min(1, largest(width, height)) }
}

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
  const low = lowOf(quads)
  const shown = detectorScale(raster.width, raster.height)
  if (low === undefined) return null
  const seen = low * shown
  const isSmall = lines.length >= LINES_MIN && seen < SMALL_PRINT && shown < 1
  if (!seeAgain && !isSmall) return null
  const region = around(boxOf(quads.flat()), MARGIN_HEIGHTS * low, frame)
  const [width, height] = [region.right - region.left, region.bottom - region.top]
  const whole = detectorScale(width, height)
  const wanted = isSmall ? Math.max(whole, Math.min(1, READABLE_PRINT / low)) : whole
  return { frame, region, scale: Math.min(wanted, Math.max(largest(width, height), whole)) }
}

function largest(width: number, height: number): number {
  return Math.sqrt((SHEETS_MAX * SHEET_PIXELS) / (width * height))
}

/** Of lines from low to high, the height of the one that a quarter are lower than. */
function lowOf(quads: readonly Quad[]): number | undefined {
  const heights = quads.map(([a, , , d]) => Math.hypot(d[0] - a[0], d[1] - a[1])).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 4)]
}

function around({ left, top, right, bottom }: Box, margin: number, { width, height }: Frame): Box {
  return {
    left: Math.max(0, Math.floor(left - margin)),
    top: Math.max(0, Math.floor(top - margin)),
    right: Math.min(width, Math.ceil(right + margin)),
    bottom: Math.min(height, Math.ceil(bottom + margin)),
  }
}

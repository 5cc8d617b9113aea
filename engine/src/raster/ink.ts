import type { Raster } from '../types.ts'
import { rankedLevel } from './level-counts.ts'

/** Rows at the top and bottom where neighbouring lines and rules reach in. */
const BORDER_ROWS = 5
/** A column has ink from this share of an ordinary stroke's contrast on: a hair line between letters still joins them. */
const INK_SHARE = 0.3
/** The contrast of ordinary strokes: the darkest columns may be a rule or a stain. */
const STROKE_PERCENTILE = 0.8

/** Columns [from, to) of a cut line. */
export interface Columns {
  readonly from: number
  readonly to: number
}

/** For each column of a cut line how far its strongest pixel is from the paper, lighter or darker: 0 to 255. */
export function columnContrast(raster: Raster, paper = paperTone(raster.data)): Uint8Array {
  return strongest(raster, paper, Math.abs)
}

/** The same of pixels that are darker than the paper. */
export function columnDarkness(raster: Raster): Uint8Array {
  return strongest(raster, paperTone(raster.data), (difference) => -difference)
}

function strongest(
  { width, height, data }: Raster,
  paper: number,
  strengthOf: (difference: number) => number,
): Uint8Array {
  const strengths = new Uint8Array(256)
  for (let level = 0; level < 256; level++) strengths[level] = Math.max(0, strengthOf(level - paper))
  const contrast = new Uint8Array(width)
  for (let y = BORDER_ROWS; y < height - BORDER_ROWS; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      const difference = strengths[data[row + x] ?? 0] ?? 0
      if (difference > (contrast[x] ?? 0)) contrast[x] = difference
    }
  }
  return contrast
}

/**
 * For each column whether it carries ink.
 *
 * @param contrast of a cut line's columns
 * @param share of an ordinary stroke's contrast that makes ink
 */
export function inkColumns(contrast: Uint8Array, share = INK_SHARE): Uint8Array {
  const stroke = strokeContrast(contrast)
  const ink = new Uint8Array(contrast.length)
  for (let x = 0; x < ink.length; x++) ink[x] = (contrast[x] ?? 0) > share * stroke ? 1 : 0
  return ink
}

/** How far an ordinary stroke of a line is from the paper, by the contrast of the line's columns. */
export function strokeContrast(contrast: Uint8Array): number {
  return rankedLevel(contrast, Math.floor(STROKE_PERCENTILE * (contrast.length - 1)))
}

/** The widest stretch without ink in [from, to), or null where ink leaves no column. */
export function widestBlank(ink: Uint8Array, from: number, to: number): Columns | null {
  let best: Columns | null = null
  let start = from
  for (let x = from; x <= to; x++) {
    if (x < to && ink[x] === 0) continue
    if (x > start && (best === null || x - start > best.to - best.from)) best = { from: start, to: x }
    start = x + 1
  }
  return best
}

/** Grey level of what a line is printed on: most of its pixels. */
export function paperTone(data: Uint8Array): number {
  return rankedLevel(data, (data.length - 1) >> 1)
}

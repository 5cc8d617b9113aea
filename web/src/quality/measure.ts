import { blurOf } from './blur.ts'
import { cutEdges } from './cut-edge.ts'
import type { Grey } from './grey.ts'
import type { QualityNote } from './quality-note.ts'

type PictureCode = Exclude<QualityNote['code'], 'wrong_side'>

/** A card of 85 mm over 900 pixels has 270 dpi, a sheet 77: under this neither can be read well. */
const SIDE_MIN = 900
/** Half of the picture darker than this is a photo without light. */
const DARK_MEDIAN = 60
/** Sharp prints give 0.2 to 0.35, what cannot be read over 0.55 (test/web/quality.test.ts). */
const BLUR_MAX = 0.55
/** White paper under an even light stays below it in a photo; a scan is as white all over. */
const SATURATED = 250
const PAPER_MEDIAN_MAX = 215
const GLARE_SHARE_MIN = 0.01

/**
 * What a person could do better, from the pixels of one picture.
 *
 * @param side pixels of the longer side of the picture itself, which may have been scaled down to `grey`
 */
export function measure(grey: Grey, side: number): readonly PictureCode[] {
  const { median, saturatedShare } = brightness(grey)
  const codes: PictureCode[] = []
  if (side < SIDE_MIN) codes.push('small')
  if (median < DARK_MEDIAN) codes.push('dark')
  if (median < PAPER_MEDIAN_MAX && saturatedShare > GLARE_SHARE_MIN) codes.push('glare')
  const blur = blurOf(grey)
  if (blur !== null && blur > BLUR_MAX) codes.push('blurred')
  if (cutEdges(grey)) codes.push('cut_edge')
  return codes
}

function brightness({ data }: Grey): { readonly median: number; readonly saturatedShare: number } {
  const counts = new Uint32Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  let median = 0
  for (let sum = 0; median < 255; median++) {
    sum += counts[median] ?? 0
    if (sum * 2 >= data.length) break
  }
  const saturated = counts.subarray(SATURATED).reduce((sum, count) => sum + count, 0)
  return { median, saturatedShare: saturated / data.length }
}

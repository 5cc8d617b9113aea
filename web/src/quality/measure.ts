import { blurOf } from './blur.ts'
import { cutEdges } from './cut-edge.ts'
import { hasGlare } from './glare.ts'
import type { Grey } from './grey.ts'
import type { QualityNote } from './quality-note.ts'

type PictureCode = Exclude<QualityNote['code'], 'wrong_side'>

/** A card of 85 mm over 900 pixels has 270 dpi, a sheet 77: under this neither can be read well. */
const SIDE_MIN = 900
/** Half of the picture darker than this is a photo without light: dim ones of the test documents have 67 to 76, others from 118. */
const DARK_MEDIAN = 85
/** Photos of the test documents give 0.18 to 0.40 where they are sharp, 0.44 and more where they are blurred. */
const BLUR_MAX = 0.42

/**
 * What a person could do better, from the pixels of one picture.
 *
 * @param side pixels of the longer side of the picture itself, which may have been scaled down to `grey`
 */
export function measure(grey: Grey, side: number): readonly PictureCode[] {
  const median = medianOf(grey)
  const codes: PictureCode[] = []
  if (side < SIDE_MIN) codes.push('small')
  if (median < DARK_MEDIAN) codes.push('dark')
  if (hasGlare(grey)) codes.push('glare')
  const blur = blurOf(grey)
  if (blur !== null && blur > BLUR_MAX) codes.push('blurred')
  if (cutEdges(grey)) codes.push('cut_edge')
  return codes
}

function medianOf({ data }: Grey): number {
  const counts = new Uint32Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  for (let value = 0, sum = 0; value < 256; value++) {
    sum += counts[value] ?? 0
    if (sum * 2 >= data.length) return value
  }
  return 255
}

import { resize } from '../raster/resize.ts'
import type { DecodedPicture } from './decoded-picture.ts'
import { boundedSize } from './grey.ts'

/** A fax of fine quality has a twentieth more columns than rows, which no print minds; one of normal quality has twice as many. */
const ASPECTS = { least: 1.2, most: 3 } as const

/** A picture as it shows where its pixels are not square; what no device says of them is not believed. */
export function withSquarePixels(picture: DecodedPicture): DecodedPicture {
  const { raster, width, height, aspect = 1 } = picture
  const times = Math.max(aspect, 1 / aspect)
  if (!(times >= ASPECTS.least && times <= ASPECTS.most)) return picture
  const across = (columns: number) => Math.round(columns * Math.max(1, 1 / aspect))
  const down = (rows: number) => Math.round(rows * Math.max(1, aspect))
  const to = boundedSize(across(raster.width), down(raster.height))
  return {
    ...picture,
    raster: resize(raster, to.width, to.height),
    width: across(width),
    height: down(height),
  }
}

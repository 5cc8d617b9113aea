import type { Raster } from '../types.ts'
import type { Orientation } from './exif.ts'

/** A picture as its decoder gives it: as stored, before the orientation is applied. */
export interface DecodedPicture {
  /** Scaled down where the picture is larger than a raster may be. */
  readonly raster: Raster
  /** Of the picture itself, in pixels. */
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
  /** How many times as high as wide its file says a pixel is, before `orientation`: a fax of normal quality has fewer rows. */
  readonly aspect?: number
  /** True when the file ended, or broke, before its last pixel; what is missing is white. */
  readonly isTruncated: boolean
}

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
  /** True when the file ended, or broke, before its last pixel; what is missing is white. */
  readonly isTruncated: boolean
}

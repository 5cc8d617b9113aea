import type { Homography } from '../types.ts'

/** An upright rectangle of pixels and how it lies on a raster. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** From the rectangle to the raster; whole coordinates are pixel centres in both. */
  readonly toRaster: Homography
}

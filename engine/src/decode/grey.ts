import { LIMITS } from '../limits.ts'
import { type RowResizer, rowResizer } from '../raster/resize.ts'

/** The file's bytes cannot be decoded as what they claim to be; its picture is lost, not the document. */
export class BrokenImage extends Error {
  override readonly name = 'BrokenImage'
}

/** Luminance of ITU-R BT.601 in 1/256, as JPEG's Y: white stays 255. */
export function luma(red: number, green: number, blue: number): number {
  return (77 * red + 150 * green + 29 * blue + 128) >> 8
}

/**
 * Size of the raster that a picture becomes: its own, or as large as `LIMITS.rasterPixelsMax` allows.
 *
 * @throws {BrokenImage} when the picture is larger than any may be: it came with a file whose header is not its own
 */
export function boundedSize(width: number, height: number): { width: number; height: number } {
  if (!(width * height <= LIMITS.imagePixelsMax))
    throw new BrokenImage(
      `a picture of ${width} × ${height} pixels is larger than the limit of ${LIMITS.imagePixelsMax}`,
    )
  const scale = Math.min(1, Math.sqrt(LIMITS.rasterPixelsMax / (width * height)))
  if (scale === 1) return { width, height }
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** Rows of a picture of any size, scaled to its bounded size while they come. */
export function boundedRows(width: number, height: number): RowResizer {
  const to = boundedSize(width, height)
  return rowResizer(width, height, to.width, to.height)
}

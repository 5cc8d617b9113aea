import { readJpegHeader } from './jpeg/jpeg.ts'
import { readPngHeader } from './png-chunks.ts'
import type { ImageKind } from './sniff.ts'
import { tiffPages, tiffSize } from './tiff/directory.ts'
import { readWebpHeader } from './webp-chunks.ts'

/** What an image file says about itself, read without decoding a pixel. */
export interface ImageHeader {
  readonly width: number
  readonly height: number
  /** Pictures in the file: more than one only in a TIFF. */
  readonly pages: number
}

/**
 * By the same reading of the file that its decoder goes by, so that no limit is passed by what only one of them sees.
 *
 * @returns the size of the largest picture
 * @throws {BrokenImage} when there is no picture, or one that no decoder takes
 */
export function readImageHeader(bytes: Uint8Array, kind: Exclude<ImageKind, 'heic'>): ImageHeader {
  switch (kind) {
    case 'jpeg': {
      const { width, height } = readJpegHeader(bytes).frame
      return { width, height, pages: 1 }
    }
    case 'png': {
      const { width, height } = readPngHeader(bytes)
      return { width, height, pages: 1 }
    }
    case 'webp': {
      const { width, height } = readWebpHeader(bytes)
      return { width, height, pages: 1 }
    }
    case 'tiff':
      return tiffHeader(bytes)
  }
}

function tiffHeader(bytes: Uint8Array): ImageHeader {
  const sizes = tiffPages(bytes).map(tiffSize)
  const pixels = ({ width, height }: { width: number; height: number }) => width * height
  const largest = sizes.reduce((most, size) => (pixels(size) > pixels(most) ? size : most))
  return { ...largest, pages: sizes.length }
}

import type { Runtime } from '../runtime/runtime.ts'
import type { PageIssue } from '../types.ts'
import { type DecodedPage, failedPage } from './decoded-page.ts'
import type { DecodedPicture } from './decoded-picture.ts'
import { swapsSides, upright } from './exif.ts'
import { BrokenImage } from './grey.ts'
import { decodeHeif } from './heif.ts'
import { decodeJpeg } from './jpeg/jpeg.ts'
import { decodePng } from './png.ts'
import type { ImageKind } from './sniff.ts'
import { withSquarePixels } from './square-pixels.ts'
import { decodeWebp } from './webp.ts'

/**
 * The chosen pictures of an image file, one at a time.
 *
 * @param offset pages of the document before this file
 * @param indexes 0-based over the document, ascending
 */
export async function* decodeImage(
  bytes: Uint8Array,
  kind: ImageKind,
  offset: number,
  indexes: readonly number[],
  runtime: Runtime,
): AsyncGenerator<DecodedPage> {
  for (const index of indexes) {
    try {
      yield asPage(withSquarePixels(await decodePicture(bytes, kind, index - offset, runtime)), index)
    } catch (error) {
      if (!(error instanceof BrokenImage)) throw error
      yield failedPage(index, `cannot be decoded: ${error.message}`)
    }
  }
}

async function decodePicture(
  bytes: Uint8Array,
  kind: ImageKind,
  number: number,
  runtime: Runtime,
): Promise<DecodedPicture> {
  switch (kind) {
    case 'jpeg':
      return decodeJpeg(bytes, { memory: runtime.memory })
    case 'tiff': {
      // In the browser a file of its own, which comes with the first TIFF.
      const { decodeTiff } = await import('./tiff/tiff.ts')
      return decodeTiff(bytes, number, runtime.memory)
    }
    case 'png':
      return decodePng(bytes)
    case 'webp':
      return decodeWebp(bytes, runtime)
    case 'heic':
      return decodeHeif(bytes, runtime)
  }
}

function asPage(
  { raster, width, height, orientation, isTruncated }: DecodedPicture,
  index: number,
): DecodedPage {
  const issues: PageIssue[] = isTruncated
    ? [{ code: 'image_truncated', message: `the image of page ${index + 1} is cut or broken before its end` }]
    : []
  const turned = swapsSides(orientation)
  return {
    index,
    width: turned ? height : width,
    height: turned ? width : height,
    glyphs: [],
    unseen: [],
    doubtful: new Set(),
    contentInPixels: true,
    raster: upright(raster, orientation),
    regions: [],
    issues,
  }
}

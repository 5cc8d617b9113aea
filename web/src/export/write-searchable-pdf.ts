import type { TextReading } from '@ficha/engine'
import { type PagePicture, plainPicture } from '@ficha/engine/browser'
import { searchablePdf } from '../../../cli/src/extract/text/searchable-pdf.ts'

/** Letters stay as they are at this quality. */
const JPEG_QUALITY = 0.92

/**
 * The PDF that the command line writes.
 *
 * @param files that a browser shows
 * @throws {UnreadableDocument} where a PDF is encrypted
 */
export async function writeSearchablePdf(files: readonly File[], text: TextReading): Promise<Blob> {
  const bytes = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
  return new Blob([await searchablePdf(bytes, text, picturesOf)], { type: 'application/pdf' })
}

/** JPEG and PNG as they are; what else a browser shows as JPEG. */
async function* picturesOf(file: Uint8Array): AsyncGenerator<PagePicture> {
  const plain = plainPicture(file)
  if (plain !== null) return yield plain
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(file)]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
  yield { kind: 'jpeg', file: new Uint8Array(await jpeg.arrayBuffer()), orientation: 1 }
}

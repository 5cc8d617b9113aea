import { toGrey } from './grey.ts'
import { measure } from './measure.ts'
import type { QualityNote } from './quality-note.ts'

/** Enough to see a blur that costs letters on a card that fills the frame; more only takes time. */
const LOOK_SIDE = 1600

/** What a person can mend in pictures, seen in their pixels alone. Files that are no pictures are passed over. */
export async function lookAtPictures(files: readonly File[]): Promise<readonly QualityNote[]> {
  const notes: QualityNote[] = []
  for (const [i, file] of files.entries()) {
    // Without the type that its name claims.
    const bitmap = await createImageBitmap(new Blob([file])).catch(() => null)
    if (bitmap === null) continue
    const scale = Math.min(1, LOOK_SIDE / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(bitmap, 0, 0, width, height)
    const pixels = context?.getImageData(0, 0, width, height)
    const side = Math.max(bitmap.width, bitmap.height)
    bitmap.close()
    if (pixels === undefined) continue
    const codes = measure(toGrey(pixels.data, width, height), side)
    notes.push(...codes.map((code) => ({ code, page: i + 1 })))
  }
  return notes
}

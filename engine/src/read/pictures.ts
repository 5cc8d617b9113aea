import { decode, inspect } from '../decode/decode.ts'
import { readJpegHeader } from '../decode/jpeg/jpeg.ts'
import { readPngHeader } from '../decode/png-chunks.ts'
import { sniff } from '../decode/sniff.ts'
import { LIMITS } from '../limits.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'

/** A picture as it may go into another file, such as a PDF. */
export type PagePicture =
  /** The file itself; `orientation` (Exif, 1 to 8) says how it is to be turned. */
  | { readonly kind: 'jpeg' | 'png'; readonly file: Uint8Array; readonly orientation: number }
  /** Of other kinds the grey pixels as they are read, upright; null where the page cannot be decoded. */
  | { readonly kind: 'grey'; readonly raster: Raster | null }

/**
 * The pictures of an image file, one for each page, as people see them.
 *
 * @returns none of a PDF, which has pages of its own
 * @throws {UnreadableDocument} where the file cannot be read
 */
export async function* picturesOf(file: Uint8Array, runtime: Runtime): AsyncGenerator<PagePicture> {
  const inspection = await inspect([file], runtime)
  const kind = sniff(file)
  if (kind === 'pdf') return
  if (kind === 'jpeg') yield { kind, file, orientation: readJpegHeader(file).state.orientation }
  else if (kind === 'png') yield { kind, file, orientation: readPngHeader(file).orientation }
  else {
    const pages = [{ from: 1, to: Math.min(inspection.pageCount, LIMITS.pagesMax) }]
    for await (const { raster } of decode([file], inspection, runtime, pages)) yield { kind: 'grey', raster }
  }
}

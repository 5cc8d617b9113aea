import { decode, inspect } from '../decode/decode.ts'
import { readJpegHeader } from '../decode/jpeg/jpeg.ts'
import { readPngHeader } from '../decode/png-chunks.ts'
import { sniff } from '../decode/sniff.ts'
import { LIMITS } from '../limits.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { PagePicture } from './page-picture.ts'

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

import { decode, inspect } from '../decode/decode.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'
import { pdfPictures } from './pdf-pictures.ts'
import type { RasterOptions } from './raster-options.ts'

/**
 * The pages of a file that are read unless others are named, as people see them: grey, upright, no larger than they are
 * read. One after another, since a page takes megabytes; null for one that is not wanted.
 *
 * @throws {UnreadableDocument} where the file cannot be read
 */
export async function* pageRasters(
  bytes: Uint8Array,
  runtime: Runtime,
  { isWanted = () => true, password }: RasterOptions = {},
): AsyncGenerator<Raster | null> {
  const inspection = await inspect([bytes], runtime, undefined, password)
  const isPdf = inspection.files[0]?.mediaType === 'application/pdf'
  if (isPdf) {
    yield* pdfPictures(bytes, runtime, isWanted, password)
    return
  }
  let page = 0
  for await (const { raster } of decode([bytes], inspection, runtime)) {
    if (raster !== null) yield isWanted(++page) ? raster : null
  }
}

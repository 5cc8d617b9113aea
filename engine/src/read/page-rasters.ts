import { decode, inspect } from '../decode/decode.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'
import { pdfPictures } from './pdf-pictures.ts'

/**
 * The pages of a file that are read unless others are named, as people see them: grey, upright, no larger than they are
 * read.
 *
 * @throws {UnreadableDocument} where the file cannot be read
 */
export async function pageRasters(bytes: Uint8Array, runtime: Runtime, password?: string): Promise<Raster[]> {
  const inspection = await inspect([bytes], runtime, undefined, password)
  const isPdf = inspection.files[0]?.mediaType === 'application/pdf'
  if (isPdf) return pdfPictures(bytes, runtime, password)
  const rasters: Raster[] = []
  for await (const { raster } of decode([bytes], inspection, runtime)) {
    if (raster !== null) rasters.push(raster)
  }
  return rasters
}

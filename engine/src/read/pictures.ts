import { decode, inspect } from '../decode/decode.ts'
import { sniff } from '../decode/sniff.ts'
import { LIMITS } from '../limits.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { PagePicture } from './page-picture.ts'
import { plainPicture } from './plain-picture.ts'

/**
 * The pictures of an image file, one for each page, as people see them.
 *
 * @returns none of a PDF, which has pages of its own
 * @throws {UnreadableDocument} where the file cannot be read
 */
export async function* picturesOf(file: Uint8Array, runtime: Runtime): AsyncGenerator<PagePicture> {
  const inspection = await inspect([file], runtime)
  const plain = plainPicture(file)
  if (plain !== null) yield plain
  else if (sniff(file) !== 'pdf') {
    const pages = [{ from: 1, to: Math.min(inspection.pageCount, LIMITS.pagesMax) }]
    for await (const { raster } of decode([file], inspection, runtime, pages)) yield { kind: 'grey', raster }
  }
}

import { readJpegHeader } from '../decode/jpeg/jpeg.ts'
import { readPngHeader } from '../decode/png-chunks.ts'
import { sniff } from '../decode/sniff.ts'
import type { PagePicture } from './page-picture.ts'

/**
 * A JPEG or PNG as it is, which goes into another file without being decoded; null of any other file.
 *
 * @throws where its head is damaged
 */
export function plainPicture(file: Uint8Array): PagePicture | null {
  const kind = sniff(file)
  if (kind === 'jpeg') return { kind, file, orientation: readJpegHeader(file).state.orientation }
  return kind === 'png' ? { kind, file, orientation: readPngHeader(file).orientation } : null
}

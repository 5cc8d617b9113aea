import { decode, inspect, type Runtime } from '@ficha/engine'
import type { ReadableFile } from './readable.ts'

/** TIFF in either byte order: the one kind of picture that the engine reads and browsers do not show. */
const TIFF_HEADS = ['II*\0', 'MM\0*']

/** Files that the browser can show in place of those that it cannot; null where it can show all. */
export async function shownFiles(
  files: readonly File[],
  readable: readonly ReadableFile[],
  runtime: Runtime,
): Promise<readonly File[] | null> {
  if (!readable.some(isTiff)) return null
  const shown = files.map(async (file, i) => {
    const one = readable[i]
    return one !== undefined && isTiff(one) ? await toPngs(one.bytes, runtime) : [file]
  })
  return (await Promise.all(shown)).flat()
}

function isTiff({ bytes }: ReadableFile): boolean {
  return TIFF_HEADS.includes(String.fromCharCode(...bytes.subarray(0, 4)))
}

/** Every page as the engine sees it: grey, upright, no larger than it reads. */
async function toPngs(bytes: Uint8Array, runtime: Runtime): Promise<File[]> {
  const files = [bytes]
  const pages: File[] = []
  for await (const { raster, index } of decode(files, await inspect(files, runtime), runtime)) {
    if (raster === null) continue
    const { width, height, data } = raster
    const pixels = new ImageData(width, height)
    for (let i = 0; i < data.length; i++) pixels.data.fill(data[i] ?? 0, i * 4, i * 4 + 3)
    for (let i = 3; i < pixels.data.length; i += 4) pixels.data[i] = 255
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.putImageData(pixels, 0, 0)
    pages.push(new File([await canvas.convertToBlob()], `${index + 1}.png`, { type: 'image/png' }))
  }
  return pages
}

import { decode, inspect } from '../decode/decode.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'
import { pdfPictures } from './pdf-pictures.ts'

/** Every page as a PNG: grey, upright, no larger than it is read. */
export async function toPngs(bytes: Uint8Array, runtime: Runtime, password?: string): Promise<Blob[]> {
  const { files } = await inspect([bytes], runtime, undefined, password)
  const isPdf = files[0]?.mediaType === 'application/pdf'
  const rasters = isPdf ? await pdfPictures(bytes, runtime, password) : await imagePages(bytes, runtime)
  return Promise.all(rasters.map(toPng))
}

async function imagePages(bytes: Uint8Array, runtime: Runtime): Promise<Raster[]> {
  const rasters: Raster[] = []
  for await (const { raster } of decode([bytes], await inspect([bytes], runtime), runtime)) {
    if (raster !== null) rasters.push(raster)
  }
  return rasters
}

function toPng({ width, height, data }: Raster): Promise<Blob> {
  const pixels = new ImageData(width, height)
  for (let i = 0; i < data.length; i++) pixels.data.fill(data[i] ?? 0, i * 4, i * 4 + 3)
  for (let i = 3; i < pixels.data.length; i += 4) pixels.data[i] = 255
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob()
}

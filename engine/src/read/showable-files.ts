import type { Runtime } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'
import { pageRasters } from './page-rasters.ts'

/** Every page as a PNG: grey, upright, no larger than it is read. */
export async function toPngs(bytes: Uint8Array, runtime: Runtime, password?: string): Promise<Blob[]> {
  const pngs: Blob[] = []
  for await (const raster of pageRasters(bytes, runtime, { password })) {
    if (raster !== null) pngs.push(await toPng(raster))
  }
  return pngs
}

function toPng({ width, height, data }: Raster): Promise<Blob> {
  const pixels = new ImageData(width, height)
  for (let i = 0; i < data.length; i++) pixels.data.fill(data[i] ?? 0, i * 4, i * 4 + 3)
  for (let i = 3; i < pixels.data.length; i += 4) pixels.data[i] = 255
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob()
}

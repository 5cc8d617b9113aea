import instantiateDecoder from '@jsquash/webp/codec/dec/webp_dec.js'
import { LIMITS } from '../limits.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { DecodedPicture } from './decoded-picture.ts'
import { BrokenImage, boundedRows, luma } from './grey.ts'
import { readWebpHeader } from './webp-chunks.ts'

const CHANNELS = 4
/** The decoder's own needs beside its file and its pixels: rows at hand, tables, C++ itself. */
const OWN_BYTES = 8 * 1024 * 1024

/**
 * A WebP, or the first frame of an animated one, in grey, over white where it is transparent. libwebp gives whole
 * pictures of four channels, hence the limit; its instance is used once, as none survives an error and an isolate has
 * no room to keep one.
 *
 * @throws {BrokenImage} when libwebp cannot decode it
 */
export async function decodeWebp(bytes: Uint8Array, runtime: Runtime): Promise<DecodedPicture> {
  const { width, height, orientation, still } = readWebpHeader(bytes)
  if (width * height > LIMITS.webpPixelsMax)
    throw new BrokenImage(
      `the WebP measures ${width} × ${height} pixels; the limit is ${LIMITS.webpPixelsMax} in all`,
    )
  const pixelBytes = width * height * CHANNELS
  runtime.memory.makeRoom('webp', 2 * pixelBytes + still.length + OWN_BYTES)
  const rgba = await decodePixels(still, runtime)
  if (rgba.length !== pixelBytes) throw new BrokenImage('the WebP is not of the size that it declares')
  const raster = await runtime.memory.whileHolding(pixelBytes, async () => {
    const rows = boundedRows(width, height)
    const grey = new Uint8Array(width)
    for (let y = 0; y < height; y++) {
      for (let x = 0, at = y * width * CHANNELS; x < width; x++, at += CHANNELS) {
        const alpha = rgba[at + 3] ?? 0
        const own = luma(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
        grey[x] = (own * alpha + 255 * (255 - alpha) + 127) / 255
      }
      rows.push(grey)
    }
    return rows.finish()
  })
  return { raster, width, height, orientation, isTruncated: false }
}

async function decodePixels(bytes: Uint8Array<ArrayBuffer>, runtime: Runtime): Promise<Uint8ClampedArray> {
  const module = await runtime.webpModule()
  let memory: WebAssembly.Memory | null = null
  // Emscripten's hook for hosts that bring a compiled module; it must return the exports synchronously.
  const decoder = await instantiateDecoder({
    noInitialRun: true,
    print: () => {},
    printErr: () => {},
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports)
      memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory) ?? null
      done(instance)
      return instance.exports
    },
  })
  runtime.memory.setHeap('webp', { bytes: () => memory?.buffer.byteLength ?? 0 })
  try {
    const picture = decoder.decode(bytes)
    if (!picture) throw new BrokenImage('the WebP is broken')
    return new Uint8ClampedArray(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength)
  } catch (error) {
    if (error instanceof BrokenImage) throw error
    throw new BrokenImage('the WebP needs more memory than a reading may take, or is broken')
  } finally {
    runtime.memory.setHeap('webp', null)
  }
}

import { pngChunks } from './png-chunks.ts'
import type { ImageKind } from './sniff.ts'

/** What an image file says about itself, read without decoding a pixel. */
export interface ImageHeader {
  readonly width: number
  readonly height: number
  /** Pictures in the file: more than one only in a TIFF. */
  readonly pages: number
}

/** More directories than any upload may have pages; also ends a loop of directories. */
const TIFF_DIRECTORIES_MAX = 1000

/** @returns null when the header is broken, or cut before the dimensions */
export function readImageHeader(bytes: Uint8Array, kind: ImageKind): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (kind) {
      case 'jpeg':
        return jpegHeader(view)
      case 'png':
        return pngHeader(bytes, view)
      case 'webp':
        return webpHeader(view)
      case 'tiff':
        return tiffHeader(view)
    }
  } catch (error) {
    // DataView throws a RangeError past the end: the header is cut.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** A file that ends before its first pixel is no picture, whatever dimensions it declares. */
function pngHeader(bytes: Uint8Array, view: DataView): ImageHeader | null {
  for (const { type, data } of pngChunks(bytes)) {
    if (type === 'IDAT' && data.length > 0) {
      return { width: view.getUint32(16), height: view.getUint32(20), pages: 1 }
    }
  }
  return null
}

/** ITU T.81, B.2.2: walk the marker segments to the frame header (SOF0 to SOF15, not DHT, JPG or DAC). */
function jpegHeader(view: DataView): ImageHeader | null {
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), pages: 1 }
    if (marker === 0xda || marker === 0xd9) return null
    at += 2 + view.getUint16(at + 2)
  }
}

/** RFC 9649: VP8 (lossy), VP8L (lossless) and VP8X (extended) hold their dimensions in three ways. */
function webpHeader(view: DataView): ImageHeader | null {
  switch (view.getUint32(12)) {
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, pages: 1 }
    case 0x5650384c: {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, pages: 1 }
    }
    case 0x56503858: {
      const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
      return { width: uint24(24) + 1, height: uint24(27) + 1, pages: 1 }
    }
    default:
      return null
  }
}

/** TIFF 6.0: width and height of the largest directory, and how many directories there are. */
function tiffHeader(view: DataView): ImageHeader | null {
  const little = view.getUint16(0) === 0x4949
  let directory = view.getUint32(4, little)
  let header: ImageHeader | null = null
  for (let pages = 1; directory !== 0 && pages <= TIFF_DIRECTORIES_MAX; pages++) {
    const entries = view.getUint16(directory, little)
    let width = 0
    let height = 0
    for (let i = 0; i < entries; i++) {
      const entry = directory + 2 + 12 * i
      const tag = view.getUint16(entry, little)
      if (tag !== 256 && tag !== 257) continue
      const isShort = view.getUint16(entry + 2, little) === 3
      const value = isShort ? view.getUint16(entry + 8, little) : view.getUint32(entry + 8, little)
      if (tag === 256) width = value
      else height = value
    }
    const largest: ImageHeader =
      header && header.width * header.height > width * height ? header : { width, height, pages }
    header = { ...largest, pages }
    directory = view.getUint32(directory + 2 + 12 * entries, little)
  }
  return header
}

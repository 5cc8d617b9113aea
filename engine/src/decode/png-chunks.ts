import { asOrientation, exifOrientation, type Orientation } from './exif.ts'
import { BrokenImage } from './grey.ts'

/** What a PNG says before its pixels. */
export interface PngHeader {
  readonly width: number
  readonly height: number
  /** Bits of a sample: 1, 2, 4, 8 or 16. */
  readonly depth: number
  readonly colour: PngColour
  readonly isInterlaced: boolean
  /** Red, green, blue of each index; empty without a palette. */
  readonly palette: Uint8Array
  /** tRNS: opacity of each index, or the samples of the one transparent colour. */
  readonly transparency: Uint8Array
  readonly orientation: Orientation
  /** See `DecodedPicture`. */
  readonly aspect: number
  /** Where the first IDAT chunk begins. */
  readonly dataAt: number
}

export type PngColour = 'grey' | 'rgb' | 'palette' | 'grey-alpha' | 'rgba'

const SIGNATURE_BYTES = 8
const COLOURS: Readonly<Record<number, readonly [PngColour, readonly number[]]>> = {
  0: ['grey', [1, 2, 4, 8, 16]],
  2: ['rgb', [8, 16]],
  3: ['palette', [1, 2, 4, 8]],
  4: ['grey-alpha', [8, 16]],
  6: ['rgba', [8, 16]],
}

interface Chunk {
  readonly type: string
  readonly at: number
  readonly data: Uint8Array
}

/**
 * Checksums are not looked at: a photo with a flipped bit is still a photo, and broken data shows in the pixels.
 * Text and colour profiles, which may inflate to anything, are skipped unread.
 *
 * @throws {BrokenImage}
 * @see PNG (Third Edition), W3C 2025, section 11
 */
export function readPngHeader(bytes: Uint8Array): PngHeader {
  let palette: Uint8Array = new Uint8Array()
  let transparency: Uint8Array = new Uint8Array()
  let orientation = asOrientation(1)
  let aspect = 1
  let ihdr: Uint8Array | null = null
  for (const { type, at, data } of pngChunks(bytes)) {
    if (type === 'IHDR') ihdr ??= data
    else if (type === 'PLTE') palette = data
    else if (type === 'tRNS') transparency = data
    else if (type === 'eXIf') orientation = exifOrientation(data)
    else if (type === 'pHYs' && data.length > 8) aspect = aspectOf(data)
    else if (type === 'IDAT' && data.length > 0) {
      if (!ihdr || ihdr.length < 13) break
      return { ...readIhdr(ihdr), palette, transparency, orientation, aspect, dataAt: at }
    }
  }
  throw new BrokenImage('the PNG ends before its pixels begin')
}

function aspectOf(data: Uint8Array): number {
  const view = new DataView(data.buffer, data.byteOffset, 8)
  return view.getUint32(0) / view.getUint32(4)
}

/** The zlib stream of the picture. The frames of an animation after its first are in other chunks. */
export function* pngData(bytes: Uint8Array, from: number): Generator<Uint8Array> {
  for (const { type, data } of pngChunks(bytes, from)) {
    if (type === 'IEND') return
    if (type === 'IDAT') yield data
  }
}

function readIhdr(data: Uint8Array) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const depth = view.getUint8(8)
  const [colour, depths] = COLOURS[view.getUint8(9)] ?? []
  if (!colour || !depths?.includes(depth))
    throw new BrokenImage('the PNG is of no known colour type and depth')
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth,
    colour,
    isInterlaced: view.getUint8(12) === 1,
  }
}

/** The chunks of a PNG in order; the last one may be cut. */
function* pngChunks(bytes: Uint8Array, from = SIGNATURE_BYTES): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = from; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    yield { type, at, data: bytes.subarray(at + 8, at + 8 + length) }
    at += 12 + length
  }
}

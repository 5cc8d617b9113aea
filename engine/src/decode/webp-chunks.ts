import { exifOrientation, type Orientation } from './exif.ts'
import { BrokenImage } from './grey.ts'

/** The picture of a WebP: the only one, or the first frame of an animation. */
interface WebpHeader {
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
  /** A file of that picture alone: what the decoder sees is what was measured here. */
  readonly still: Uint8Array<ArrayBuffer>
}

interface Chunk {
  readonly type: string
  readonly data: Uint8Array
}

const RIFF_HEADER_BYTES = 12
/** Place, size, duration and flags of a frame. */
const FRAME_HEADER_BYTES = 16
const LOSSY = 'VP8 '
const LOSSLESS = 'VP8L'
const VP8_START = [0x9d, 0x01, 0x2a]
const VP8L_START = 0x2f
const HAS_ALPHA = 0x10

/**
 * @throws {BrokenImage} when there is no picture, or its header is broken
 * @see RFC 9649
 */
export function readWebpHeader(bytes: Uint8Array): WebpHeader {
  let orientation: Orientation = 1
  let picture: Pick<WebpHeader, 'width' | 'height' | 'still'> | null = null
  let alpha: Uint8Array | null = null
  for (const { type, data } of chunks(bytes, RIFF_HEADER_BYTES)) {
    if (type === 'ALPH') alpha ??= data
    else if (type === 'EXIF') orientation = exifOrientation(withoutPrefix(data))
    else if (type === LOSSY || type === LOSSLESS) picture ??= pictureOf(type, data, alpha)
    else if (type === 'ANMF') picture ??= frameOf(data)
  }
  if (!picture) throw new BrokenImage('the WebP ends before its picture begins')
  return { ...picture, orientation }
}

function frameOf(frame: Uint8Array): Pick<WebpHeader, 'width' | 'height' | 'still'> | null {
  let alpha: Uint8Array | null = null
  for (const { type, data } of chunks(frame, FRAME_HEADER_BYTES)) {
    if (type === 'ALPH') alpha ??= data
    else if (type === LOSSY || type === LOSSLESS) return pictureOf(type, data, alpha)
  }
  return null
}

function pictureOf(
  type: typeof LOSSY | typeof LOSSLESS,
  data: Uint8Array,
  alpha: Uint8Array | null,
): Pick<WebpHeader, 'width' | 'height' | 'still'> {
  const { width, height } = type === LOSSY ? lossySize(data) : losslessSize(data)
  const parts = [{ type, data }]
  const still =
    alpha && type === LOSSY ? [extended(width, height), { type: 'ALPH', data: alpha }, ...parts] : parts
  return { width, height, still: fileOf(still) }
}

/** RFC 6386, 9.1: a key frame's tag, start code and dimensions. */
function lossySize(data: Uint8Array): { readonly width: number; readonly height: number } {
  const [tag = 1, , , a, b, c, w0 = 0, w1 = 0, h0 = 0, h1 = 0] = data
  const isKey = (tag & 1) === 0 && a === VP8_START[0] && b === VP8_START[1] && c === VP8_START[2]
  if (!isKey) throw new BrokenImage('the WebP has no key frame')
  return { width: ((w1 << 8) | w0) & 0x3fff, height: ((h1 << 8) | h0) & 0x3fff }
}

function losslessSize(data: Uint8Array): { readonly width: number; readonly height: number } {
  const [start, b0 = 0, b1 = 0, b2 = 0, b3 = 0] = data
  if (start !== VP8L_START) throw new BrokenImage('the WebP has no header of a lossless picture')
  const bits = b0 | (b1 << 8) | (b2 << 16) | (b3 << 24)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function extended(width: number, height: number): Chunk {
  const [w, h] = [width - 1, height - 1]
  const sides = [w & 255, (w >> 8) & 255, w >> 16, h & 255, (h >> 8) & 255, h >> 16]
  return { type: 'VP8X', data: Uint8Array.of(HAS_ALPHA, 0, 0, 0, ...sides) }
}

function fileOf(parts: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const even = (length: number) => length + (length & 1)
  const bytes = new Uint8Array(
    parts.reduce((sum, { data }) => sum + 8 + even(data.length), RIFF_HEADER_BYTES),
  )
  const view = new DataView(bytes.buffer)
  const text = (at: number, name: string) => {
    for (let i = 0; i < name.length; i++) bytes[at + i] = name.charCodeAt(i)
  }
  text(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  text(8, 'WEBP')
  let at = RIFF_HEADER_BYTES
  for (const { type, data } of parts) {
    text(at, type)
    view.setUint32(at + 4, data.length, true)
    bytes.set(data, at + 8)
    at += 8 + even(data.length)
  }
  return bytes
}

/** The last one may be cut. */
function* chunks(bytes: Uint8Array, from: number): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = from; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    const type = String.fromCharCode(...bytes.subarray(at, at + 4))
    yield { type, data: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length & 1)
  }
}

/** Some writers keep JPEG's prefix (RFC 9649, section 2.7.1.5). */
function withoutPrefix(data: Uint8Array): Uint8Array {
  return data[0] === 0x45 && data[4] === 0 ? data.subarray(6) : data
}

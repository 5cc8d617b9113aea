import { asOrientation, type Orientation } from '../exif.ts'
import { BrokenImage } from '../grey.ts'

/** One picture of a TIFF file, as its directory declares it. */
export interface TiffPage {
  readonly width: number
  readonly height: number
  /** Of each sample; all alike. */
  readonly bits: number
  readonly samples: number
  readonly compression: number
  readonly photometric: number
  /** 2 when the lowest bit of a byte comes first. */
  readonly fillOrder: number
  readonly predictor: number
  readonly orientation: Orientation
  /** Samples of a pixel are in planes of their own, not side by side. */
  readonly isPlanar: boolean
  /** The sample after the colours is opacity: 'associated' when the colours are multiplied by it. */
  readonly alpha: 'none' | 'associated' | 'unassociated'
  /** 16-bit red, then green, then blue, of each index. */
  readonly colourMap: readonly number[]
  /** T4Options or T6Options. */
  readonly faxOptions: number
  readonly jpegTables: Uint8Array | null
  /** A whole JPEG file, as TIFF 6.0 had it before its supplement. */
  readonly oldJpeg: Uint8Array | null
  /** Strips are tiles as wide as the picture. */
  readonly tileWidth: number
  readonly tileHeight: number
  /** Compressed data of each strip or tile, row by row, plane by plane. */
  readonly tiles: readonly Uint8Array[]
  readonly isLittleEndian: boolean
}

/** Values of tag 259; Deflate has two. */
export const COMPRESSION = {
  none: 1,
  runs: 2,
  group3: 3,
  group4: 4,
  lzw: 5,
  jpeg: 7,
  deflate: 8,
  packBits: 32773,
  oldDeflate: 32946,
} as const

const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  planar: 284,
  t4Options: 292,
  predictor: 317,
  colourMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  extraSamples: 338,
  sampleFormat: 339,
  jpegTables: 347,
  oldJpegAt: 513,
  oldJpegBytes: 514,
} as const

/** Bytes of a value by type; types that no tag of ours has are left out. */
const TYPE_BYTES: Readonly<Record<number, 1 | 2 | 4>> = { 1: 1, 3: 2, 4: 4, 7: 1, 13: 4 }
/** A strip for each row of the tallest picture allowed would be more than anyone writes. */
const VALUES_MAX = 100_000
/** The limits are what scanners write: a byte or two a sample, four inks and an opacity. */
const BITS = [1, 2, 4, 8, 16]
const SAMPLES_MAX = 5

type Entries = ReadonlyMap<number, readonly number[]>

/**
 * @param number 0-based among the pictures of the file
 * @throws {BrokenImage}
 * @see TIFF 6.0, sections 2 and 8; Supplement 2 for JPEG
 */
export function readDirectory(bytes: Uint8Array, number: number): TiffPage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = view.getUint16(0) === 0x4949
  try {
    let at = view.getUint32(4, little)
    for (let i = 0; i < number; i++) at = view.getUint32(at + 2 + 12 * view.getUint16(at, little), little)
    return pageOf(bytes, readEntries(view, at, little), little)
  } catch (error) {
    // DataView throws a RangeError past the end.
    if (error instanceof RangeError) throw new BrokenImage('the TIFF is cut before its directory ends')
    throw error
  }
}

function readEntries(view: DataView, at: number, little: boolean): Entries {
  const entries = new Map<number, readonly number[]>()
  const count = view.getUint16(at, little)
  for (let i = 0; i < count; i++) {
    const entry = at + 2 + 12 * i
    const size = TYPE_BYTES[view.getUint16(entry + 2, little)]
    const length = view.getUint32(entry + 4, little)
    if (!size || length === 0 || length > VALUES_MAX) continue
    const from = size * length <= 4 ? entry + 8 : view.getUint32(entry + 8, little)
    const read = (n: number) => {
      if (size === 1) return view.getUint8(from + n)
      return size === 2 ? view.getUint16(from + 2 * n, little) : view.getUint32(from + 4 * n, little)
    }
    entries.set(
      view.getUint16(entry, little),
      Array.from({ length }, (_, n) => read(n)),
    )
  }
  return entries
}

function pageOf(bytes: Uint8Array, entries: Entries, isLittleEndian: boolean): TiffPage {
  const all = (tag: number) => entries.get(tag) ?? []
  const one = (tag: number, otherwise: number) => all(tag)[0] ?? otherwise
  const part = (at: number, length: number) => bytes.subarray(at, at + length)
  const [width, height] = [one(TAG.width, 0), one(TAG.height, 0)]
  const bits = one(TAG.bits, 1)
  const samples = one(TAG.samples, 1)
  const isSane =
    width > 0 &&
    height > 0 &&
    BITS.includes(bits) &&
    all(TAG.bits).every((value) => value === bits) &&
    samples >= 1 &&
    samples <= SAMPLES_MAX &&
    one(TAG.sampleFormat, 1) === 1
  if (!isSane) throw new BrokenImage('the TIFF has samples of a kind that no scanner writes')
  const isTiled = entries.has(TAG.tileOffsets)
  const [offsets, lengths] = isTiled
    ? [all(TAG.tileOffsets), all(TAG.tileBytes)]
    : [all(TAG.stripOffsets), all(TAG.stripBytes)]
  const tables = all(TAG.jpegTables)
  const oldJpegAt = one(TAG.oldJpegAt, 0)
  const extra = one(TAG.extraSamples, 0)
  return {
    width,
    height,
    bits,
    samples,
    compression: one(TAG.compression, 1),
    photometric: one(TAG.photometric, samples >= 3 ? 2 : 1),
    fillOrder: one(TAG.fillOrder, 1),
    predictor: one(TAG.predictor, 1),
    orientation: asOrientation(one(TAG.orientation, 1)),
    isPlanar: one(TAG.planar, 1) === 2 && samples > 1,
    alpha: extra === 1 ? 'associated' : extra === 2 ? 'unassociated' : 'none',
    colourMap: all(TAG.colourMap),
    faxOptions: one(TAG.t4Options, 0),
    jpegTables: tables.length > 0 ? Uint8Array.from(tables) : null,
    oldJpeg: oldJpegAt > 0 ? part(oldJpegAt, one(TAG.oldJpegBytes, bytes.length)) : null,
    tileWidth: isTiled ? one(TAG.tileWidth, width) : width,
    tileHeight: Math.max(
      1,
      isTiled ? one(TAG.tileHeight, height) : Math.min(height, one(TAG.rowsPerStrip, height)),
    ),
    // A writer that gives no length has one strip, to the end of the file.
    tiles: offsets.map((at, i) => part(at, lengths[i] ?? bytes.length)),
    isLittleEndian,
  }
}

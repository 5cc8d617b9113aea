import { asOrientation, type Orientation } from '../exif.ts'
import { BrokenImage } from '../grey.ts'
import { COMPRESSION, compressionName } from './compressions.ts'
import { type TiffDirectory, tiffDirectories } from './entries.ts'
import { type TileSource, tileSource } from './tile-source.ts'

/** One picture of a TIFF file, as its directory declares it. */
export interface TiffPage extends TileSource {
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
  /** See `DecodedPicture`. */
  readonly aspect: number
  /** Samples of a pixel are in planes of their own, not side by side. */
  readonly isPlanar: boolean
  /** The sample after the colours is opacity: 'associated' when the colours are multiplied by it. */
  readonly alpha: 'none' | 'associated' | 'unassociated'
  /** 16-bit red, then green, then blue, of each index. */
  readonly colourMap: readonly number[]
  /** T4Options or T6Options. */
  readonly faxOptions: number
  /** How many columns and rows share one pair of chroma, where YCbCr is not in JPEG. */
  readonly chroma: { readonly across: number; readonly down: number }
  readonly jpegTables: Uint8Array | null
  /** A whole JPEG file, as TIFF 6.0 had it before its supplement. */
  readonly oldJpeg: Uint8Array | null
  readonly isLittleEndian: boolean
}

const TAG = {
  subfile: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  orientation: 274,
  samples: 277,
  xResolution: 282,
  yResolution: 283,
  planar: 284,
  t4Options: 292,
  predictor: 317,
  colourMap: 320,
  extraSamples: 338,
  sampleFormat: 339,
  jpegTables: 347,
  oldJpegAt: 513,
  oldJpegBytes: 514,
  chroma: 530,
} as const

/** Bits of tag 254: a smaller copy of another picture, or its mask. */
const NOT_A_PAGE = 1 | 4
/** Of each of red, green and blue, for indexes of 8 bits. */
const COLOURS_MAX = 256
/** Huffman and quantisation tables of a JPEG: a few hundred bytes. */
const JPEG_TABLES_BYTES_MAX = 65_536
/** Four inks and some layers that are not looked at. */
const SAMPLES_MAX = 16
const BITS_MAX = 16

/**
 * The pictures of a file that are pages: smaller copies and masks of another are not.
 *
 * @throws {BrokenImage} when there is none
 */
export function tiffPages(bytes: Uint8Array): TiffDirectory[] {
  const pictures = [...tiffDirectories(bytes)].filter((directory) => {
    const { width, height } = tiffSize(directory)
    return width > 0 && height > 0
  })
  const pages = pictures.filter(
    (directory, i) => i === 0 || (directory.one(TAG.subfile, 0) & NOT_A_PAGE) === 0,
  )
  if (pages.length === 0) throw new BrokenImage('the TIFF is cut, or its directory tells of no picture')
  return pages
}

export function tiffSize(directory: TiffDirectory): { readonly width: number; readonly height: number } {
  return { width: directory.one(TAG.width, 0), height: directory.one(TAG.height, 0) }
}

/**
 * @param number 0-based among the pages of the file
 * @throws {BrokenImage}
 * @see TIFF 6.0, section 8; Supplement 2 for JPEG
 */
export function readDirectory(bytes: Uint8Array, number: number): TiffPage {
  const directory = tiffPages(bytes)[number]
  if (!directory) throw new BrokenImage(`the TIFF has no picture ${number + 1}`)
  const { one, count } = directory
  const { width, height } = tiffSize(directory)
  const bits = one(TAG.bits, 1)
  const samples = one(TAG.samples, 1)
  checkSamples(directory, bits, samples)
  const compression = one(TAG.compression, 1)
  const extra = one(TAG.extraSamples, 0)
  const isPlanar = one(TAG.planar, 1) === 2 && samples > 1
  const tables = directory.data(TAG.jpegTables).subarray(0, JPEG_TABLES_BYTES_MAX)
  const chroma = { across: directory.value(TAG.chroma, 0) ?? 2, down: directory.value(TAG.chroma, 1) ?? 2 }
  const perPixel = isPlanar ? 1 : samples
  return {
    width,
    height,
    bits,
    samples,
    compression,
    photometric: one(TAG.photometric, samples >= 3 ? 2 : 1),
    fillOrder: one(TAG.fillOrder, 1),
    predictor: one(TAG.predictor, 1),
    orientation: asOrientation(one(TAG.orientation, 1)),
    aspect: directory.fraction(TAG.xResolution) / directory.fraction(TAG.yResolution),
    isPlanar,
    alpha: extra === 1 ? 'associated' : extra === 2 ? 'unassociated' : 'none',
    colourMap: Array.from(
      { length: Math.min(3 * COLOURS_MAX, count(TAG.colourMap)) },
      (_, i) => directory.value(TAG.colourMap, i) ?? 0,
    ),
    faxOptions: one(TAG.t4Options, 0),
    chroma,
    jpegTables: tables.length > 0 ? tables : null,
    oldJpeg: compression === COMPRESSION.oldJpeg ? oldJpeg(bytes, directory) : null,
    isLittleEndian: directory.isLittleEndian,
    ...tileSource(bytes, directory, {
      width,
      height,
      planes: isPlanar ? samples : 1,
      pixelBits: perPixel * bits,
      isStored: compression === COMPRESSION.none,
      sharedBytes: tables.length,
    }),
  }
}

function checkSamples(directory: TiffDirectory, bits: number, samples: number): void {
  const format = directory.one(TAG.sampleFormat, 1)
  if (format !== 1)
    throw new BrokenImage(
      `the TIFF has ${format === 3 ? 'floating-point' : 'signed'} samples; unsigned ones of up to ${BITS_MAX} bits are read`,
    )
  if (!(bits >= 1 && bits <= BITS_MAX))
    throw new BrokenImage(`the TIFF has ${bits} bits a sample; up to ${BITS_MAX} are read`)
  if (!(samples >= 1 && samples <= SAMPLES_MAX))
    throw new BrokenImage(`the TIFF has ${samples} samples a pixel; up to ${SAMPLES_MAX} are read`)
  const declared = Math.min(SAMPLES_MAX, directory.count(TAG.bits))
  for (let i = 1; i < declared; i++) {
    if (directory.value(TAG.bits, i) !== bits)
      throw new BrokenImage('the TIFF has samples of unlike widths; those of one width are read')
  }
}

/** A JPEG file by its own tags, or the only strip of a file that has none. */
function oldJpeg(bytes: Uint8Array, directory: TiffDirectory): Uint8Array {
  const strips = { offsets: 273, lengths: 279 }
  const own = directory.one(TAG.oldJpegAt, 0)
  const at = own > 0 ? own : directory.count(strips.offsets) === 1 ? directory.one(strips.offsets, 0) : 0
  if (at === 0 || bytes[at] !== 0xff || bytes[at + 1] !== 0xd8)
    throw new BrokenImage(
      `the TIFF is compressed with ${compressionName(COMPRESSION.oldJpeg)}, in a way that is not read`,
    )
  const length = own > 0 ? directory.one(TAG.oldJpegBytes, 0) : directory.one(strips.lengths, 0)
  return length > 0 ? bytes.subarray(at, at + length) : bytes.subarray(at)
}

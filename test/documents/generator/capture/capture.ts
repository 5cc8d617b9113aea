import { encode as encodePng } from 'fast-png'
import type { Random } from '../random.ts'
import { imagePdf, type PictureFile, type TextOverlay } from './image-pdf.ts'
import { type Orientation, transformed, writeJpeg } from './jpeg.ts'
import { photographed } from './photo.ts'
import type { PhotoPreset } from './photo-preset.ts'
import { cropped, type Raster, turned } from './raster.ts'
import { type ScanPreset, scanned } from './scan.ts'

/** How printed sheets become the pixels that somebody uploads. Plain data: a row of a table. */
export interface Capture {
  /** kebab-case; ends the document's id. */
  readonly name: string
  readonly source: Source
  readonly by: { readonly scan: ScanPreset } | { readonly photo: PhotoPreset }
  /** One file a page, or all pages in one PDF that holds nothing but their pictures. */
  readonly file: 'jpeg' | 'png' | 'pdf'
  /** Text over the pictures of a PDF. */
  readonly overlay?: TextOverlay
  /** What is left of the picture: [left, top, right, bottom] as fractions. */
  readonly crop?: readonly [number, number, number, number]
  /** Only the first pages were captured. */
  readonly pagesMax?: number
}

export type Source = 'scan' | 'photo' | 'card-scan' | 'card-photo'

/** The pixels that a page must come as. */
export function drawing({ by }: Capture): { readonly dpi: number; readonly channels: 1 | 3 } {
  return 'scan' in by
    ? { dpi: by.scan.dpi, channels: by.scan.colour ? 3 : 1 }
    : { dpi: by.photo.sheetDpi, channels: 3 }
}

/** What the files of a captured document are called. */
export function fileNames(id: string, { file }: Capture, pageCount: number): string[] {
  if (file === 'pdf') return [`${id}.pdf`]
  const extension = file === 'png' ? 'png' : 'jpg'
  const numbers = Array.from({ length: pageCount }, (_, i) => (pageCount > 1 ? `-${i + 1}` : ''))
  return numbers.map((number) => `${id}${number}.${extension}`)
}

/** A page of a scan and a photo may weigh this much; the quality falls until they do. */
const BYTES_MAX = { scan: 240_000, photo: 340_000 } as const
const QUALITY_MIN = 20
/** A file far too large is tried again with much less. */
const QUALITY_STEPS = { small: 6, large: 20 } as const

/** The files of a document whose sheets were captured, in the order of `fileNames`. */
export async function captured(
  pages: readonly Raster[],
  capture: Capture,
  random: Random,
): Promise<Uint8Array[]> {
  const taken = pages.map((page) => picture(page, capture, random))
  if (capture.file === 'pdf') return [await imagePdf(taken, drawing(capture).dpi, capture.overlay)]
  return taken.map(({ bytes }) => bytes)
}

function picture(page: Raster, { by, crop, file }: Capture, random: Random): PictureFile {
  const isScan = 'scan' in by
  const taken = isScan ? scanned(page, by.scan, random) : photographed(page, by.photo, random)
  const framed = crop ? cropped(taken, crop) : taken
  if (isScan) {
    if (file === 'png' || by.scan.photocopy) return pngFile(framed, by.scan.photocopy === true)
    return jpegFile(framed, by.scan.quality, BYTES_MAX.scan, 1)
  }
  const turns = by.photo.turns ?? 0
  // A camera held sideways stores the pixels as its sensor has them and says by how much to turn them back.
  const stored = turned(framed, turns)
  return jpegFile(stored, by.photo.quality, BYTES_MAX.photo, by.photo.exif ? UPRIGHT_AGAIN[turns] : 1)
}

/** What undoes 0 to 3 quarter turns clockwise. */
const UPRIGHT_AGAIN = [1, 8, 3, 6] as const satisfies readonly Orientation[]

function jpegFile(raster: Raster, quality: number, bytesMax: number, orientation: Orientation): PictureFile {
  const { width, height } = raster
  const coefficients = transformed(raster)
  let tried = quality
  for (;;) {
    const bytes = writeJpeg(coefficients, tried, orientation)
    if (bytes.length <= bytesMax || tried <= QUALITY_MIN) return { bytes, kind: 'jpeg', width, height }
    const step = bytes.length > 1.6 * bytesMax ? QUALITY_STEPS.large : QUALITY_STEPS.small
    tried = Math.max(QUALITY_MIN, tried - step)
  }
}

function pngFile({ width, height, channels, data }: Raster, bilevel: boolean): PictureFile {
  if (!bilevel || channels !== 1) {
    return { bytes: encodePng({ width, height, channels, depth: 8, data }), kind: 'png', width, height }
  }
  const rowBytes = Math.ceil(width / 8)
  const packed = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) < 128) continue
      const at = y * rowBytes + (x >> 3)
      packed[at] = (packed[at] ?? 0) | (128 >> (x & 7))
    }
  }
  return {
    bytes: encodePng({ width, height, channels: 1, depth: 1, data: packed }),
    kind: 'png',
    width,
    height,
  }
}

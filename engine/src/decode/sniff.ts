/** Kind of a file by its content; names and declared types are never looked at. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'tiff' | 'heic'

/** Kinds that are decoded as images. */
export type ImageKind = Exclude<FileKind, 'pdf'>

export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  tiff: 'image/tiff',
  heic: 'image/heic',
}

/** ISO 32000 readers accept a header anywhere in the first kilobyte. */
const PDF_HEADER_WITHIN = 1024
/** Brands of ISO-BMFF files that hold HEVC or AVC stills. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Of either byte order, TIFF and BigTIFF. */
const TIFF_STARTS = [
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  [0x49, 0x49, 0x2b, 0x00],
  [0x4d, 0x4d, 0x00, 0x2b],
]

/** @returns null when the content is none of the kinds we read */
export function sniff(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (TIFF_STARTS.some((magic) => startsWith(bytes, magic))) return 'tiff'
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(bytes, 8, 12))) return 'heic'
  if (ascii(bytes, 0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf'
  return null
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte)
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

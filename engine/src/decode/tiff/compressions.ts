/** Values of tag 259 that are read; Deflate has two. */
export const COMPRESSION = {
  none: 1,
  runs: 2,
  group3: 3,
  group4: 4,
  lzw: 5,
  oldJpeg: 6,
  jpeg: 7,
  deflate: 8,
  packBits: 32773,
  oldDeflate: 32946,
} as const

/** Those that have a name of their own and are not read, or not always. */
const NAMES: Readonly<Record<number, string>> = {
  6: 'JPEG of the kind before 1995',
  9: 'JBIG',
  10: 'JBIG',
  32766: 'NeXT run lengths',
  32771: 'run lengths in words',
  32809: 'ThunderScan',
  34661: 'JBIG',
  34676: 'SGI LogLuv',
  34677: 'SGI LogLuv',
  34712: 'JPEG 2000',
  34887: 'LERC',
  34892: 'lossy JPEG of a raw photo',
  34925: 'LZMA',
  50000: 'Zstandard',
  50001: 'WebP',
  50002: 'JPEG XL',
  52546: 'JPEG XL',
}

export function compressionName(compression: number): string {
  return NAMES[compression] ?? `method ${compression}`
}

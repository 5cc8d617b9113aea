import { BrokenImage, luma } from '../grey.ts'
import type { TiffPage } from './directory.ts'

/** Turns 8-bit samples of one pixel, from `at` on, into grey. */
export type PixelGrey = (samples: Uint8Array, at: number) => number

export const PHOTOMETRIC = {
  whiteIsZero: 0,
  blackIsZero: 1,
  rgb: 2,
  palette: 3,
  inks: 5,
  ycc: 6,
  lab: 8,
  iccLab: 9,
  faxLab: 10,
} as const
/** Lightness is the first of three samples, and grey enough. */
const LIGHTNESS_FIRST: readonly number[] = [
  PHOTOMETRIC.ycc,
  PHOTOMETRIC.lab,
  PHOTOMETRIC.iccLab,
  PHOTOMETRIC.faxLab,
]
/** What is in no picture of a page. */
const NAMES: Readonly<Record<number, string>> = {
  4: 'a mask',
  32803: 'the raw data of a camera',
  32844: 'light in logarithms',
  32845: 'light in logarithms',
  34892: 'the raw data of a camera',
}
const WHITE = 255

/**
 * @throws {BrokenImage} for colours that no scanner writes
 * @see TIFF 6.0, PhotometricInterpretation
 */
export function pixelGrey(page: TiffPage): PixelGrey {
  const opaque = opaqueGrey(page)
  const colours = coloursOf(page)
  if (page.alpha === 'none' || page.samples <= colours) return opaque
  return (samples, at) => {
    const alpha = samples[at + colours] ?? WHITE
    const grey = opaque(samples, at)
    const own = page.alpha === 'associated' ? grey : (grey * alpha) / 255
    return Math.min(WHITE, own + WHITE - alpha)
  }
}

function coloursOf({ photometric }: TiffPage): number {
  if (photometric === PHOTOMETRIC.rgb || LIGHTNESS_FIRST.includes(photometric)) return 3
  return photometric === PHOTOMETRIC.inks ? 4 : 1
}

function opaqueGrey(page: TiffPage): PixelGrey {
  const { photometric, samples: count, bits } = page
  if (photometric === PHOTOMETRIC.whiteIsZero) return (samples, at) => 255 - (samples[at] ?? 0)
  if (photometric === PHOTOMETRIC.blackIsZero || LIGHTNESS_FIRST.includes(photometric))
    return (samples, at) => samples[at] ?? 0
  if (photometric === PHOTOMETRIC.rgb && count >= 3)
    return (samples, at) => luma(samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0)
  if (photometric === PHOTOMETRIC.inks && count >= 4) {
    return (samples, at) => {
      const light = 255 - luma(samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0)
      return (light * (255 - (samples[at + 3] ?? 0)) + 127) / 255
    }
  }
  if (photometric === PHOTOMETRIC.palette && bits <= 8) {
    const table = paletteTable(page)
    return (samples, at) => table[samples[at] ?? 0] ?? WHITE
  }
  const what = NAMES[photometric] ?? `colours of kind ${photometric} in ${count} samples of ${bits} bits`
  throw new BrokenImage(`the TIFF holds ${what}, which is not read`)
}

function paletteTable({ colourMap, bits }: TiffPage): Uint8Array {
  const size = 1 << bits
  const channel = (n: number, i: number) => (colourMap[n * size + i] ?? 0xffff) >> 8
  return Uint8Array.from({ length: size }, (_, i) => luma(channel(0, i), channel(1, i), channel(2, i)))
}

/** Spreads a row's packed samples to one byte each; those of a palette stay indexes, others fill 0 to 255. */
type Unpack = (row: Uint8Array, count: number, out: Uint8Array) => void

export function unpacker({ bits, photometric, isLittleEndian }: TiffPage): Unpack {
  if (bits === 8) return (row, count, out) => out.set(row.subarray(0, count))
  if (bits === 16) {
    const high = isLittleEndian ? 1 : 0
    return (row, count, out) => {
      for (let i = 0; i < count; i++) out[i] = row[2 * i + high] ?? 0
    }
  }
  const last = (1 << bits) - 1
  const scale = photometric === PHOTOMETRIC.palette ? 1 : 255 / last
  return (row, count, out) => {
    for (let i = 0, at = 0; i < count; i++, at += bits) {
      const byte = at >> 3
      // A sample of up to 16 bits is in three bytes at most.
      const three = ((row[byte] ?? 0) << 16) | ((row[byte + 1] ?? 0) << 8) | (row[byte + 2] ?? 0)
      out[i] = ((three >> (24 - bits - (at & 7))) & last) * scale
    }
  }
}

/** @throws {BrokenImage} for differences that no writer makes of such samples */
export function checkPredictor({ predictor, bits }: TiffPage): void {
  if (predictor !== 1 && !(predictor === 2 && (bits === 8 || bits === 16)))
    throw new BrokenImage(
      `the TIFF has differences of kind ${predictor} between samples of ${bits} bits, which are not read`,
    )
}

/** Undo horizontal differencing in a row of samples side by side (TIFF 6.0, section 14). */
export function undoDifferences(row: Uint8Array, { bits, isLittleEndian }: TiffPage, perPixel: number): void {
  if (bits === 8) {
    for (let i = perPixel; i < row.length; i++) row[i] = (row[i] ?? 0) + (row[i - perPixel] ?? 0)
  } else if (bits === 16) {
    const view = new DataView(row.buffer, row.byteOffset, row.byteLength)
    for (let i = 2 * perPixel; i + 1 < row.length; i += 2) {
      const sum = view.getUint16(i, isLittleEndian) + view.getUint16(i - 2 * perPixel, isLittleEndian)
      view.setUint16(i, sum & 0xffff, isLittleEndian)
    }
  }
}

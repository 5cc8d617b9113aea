import { BrokenImage, luma } from '../grey.ts'
import { COMPRESSION, type TiffPage } from './directory.ts'

/** Turns 8-bit samples of one pixel, from `at` on, into grey. */
export type PixelGrey = (samples: Uint8Array, at: number) => number

const PHOTOMETRIC = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, palette: 3, inks: 5, ycc: 6, lab: 8 } as const
const WHITE = 255

/**
 * @throws {BrokenImage} for colours that no scanner writes
 * @see TIFF 6.0, PhotometricInterpretation
 */
export function pixelGrey(page: TiffPage): PixelGrey {
  const opaque = opaqueGrey(page)
  const colours = page.photometric === PHOTOMETRIC.rgb ? 3 : page.photometric === PHOTOMETRIC.inks ? 4 : 1
  if (page.alpha === 'none' || page.samples <= colours) return opaque
  return (samples, at) => {
    const alpha = samples[at + colours] ?? WHITE
    const grey = opaque(samples, at)
    const own = page.alpha === 'associated' ? grey : (grey * alpha) / 255
    return Math.min(WHITE, own + WHITE - alpha)
  }
}

function opaqueGrey(page: TiffPage): PixelGrey {
  const { photometric, samples: count, bits } = page
  if (photometric === PHOTOMETRIC.whiteIsZero) return (samples, at) => 255 - (samples[at] ?? 0)
  // L* of CIE L*a*b* is lightness itself.
  if (photometric === PHOTOMETRIC.blackIsZero || photometric === PHOTOMETRIC.lab)
    return (samples, at) => samples[at] ?? 0
  // The JPEG decoder gives luminance; without it the chroma is packed in a way of its own.
  if (photometric === PHOTOMETRIC.ycc && page.compression === COMPRESSION.jpeg)
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
  throw new BrokenImage('the TIFF has colours of a kind that no scanner writes')
}

function paletteTable({ colourMap, bits }: TiffPage): Uint8Array {
  const size = 1 << bits
  const channel = (n: number, i: number) => (colourMap[n * size + i] ?? 0xffff) >> 8
  return Uint8Array.from({ length: size }, (_, i) => luma(channel(0, i), channel(1, i), channel(2, i)))
}

/** Spreads a row's packed samples to one byte each; those of a palette stay indexes, others fill 0 to 255. */
export type Unpack = (row: Uint8Array, count: number, out: Uint8Array) => void

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
  const perByte = 8 / bits
  return (row, count, out) => {
    for (let i = 0; i < count; i++) {
      const byte = row[Math.floor(i / perByte)] ?? 0
      out[i] = ((byte >> (8 - bits * ((i % perByte) + 1))) & last) * scale
    }
  }
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

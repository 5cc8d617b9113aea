import { type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer'
import { findCodes } from '../../../engine/src/codes/find-codes.ts'
import type { Runtime } from '../../../engine/src/runtime/runtime.ts'
import type { Raster } from '../../../engine/src/types.ts'
import { seeded } from '../../webhook/seeded.ts'

/** Modules of a symbol as its writer gives them: 0 is a dark one. */
export interface Modules {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

/** How a symbol is printed, and what the picture of it lost. */
export interface Damage {
  readonly isInverted?: boolean
  readonly isMirrored?: boolean
  readonly degrees?: number
  /** Pixels of a module's side. */
  readonly scale?: number
  /** Tones of dark and of light modules. */
  readonly tones?: readonly [number, number]
  /** Pixels of the box that a pixel is the mean of, on either side. */
  readonly blur?: number
  /** Largest change of a pixel by noise. */
  readonly noise?: number
  /** How much darker the page is at its right edge. */
  readonly shadow?: number
  /** A stain on the symbol, as a share of its side. */
  readonly stain?: number
  /** Radius of round modules that do not touch, in modules. */
  readonly dots?: number
}

/** What is usual of codes on licences, and of photos of them. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  clean: { scale: 4 },
  inverted: { scale: 4, isInverted: true },
  'inverted, turned': { scale: 5, isInverted: true, degrees: 12 },
  mirrored: { scale: 4, isMirrored: true },
  small: { scale: 2 },
  pale: { scale: 4, tones: [150, 215] },
  blurred: { scale: 5, blur: 2 },
  'turned, noisy': { scale: 4, degrees: 7, noise: 60 },
  'in shadow': { scale: 4, degrees: 3, shadow: 120, noise: 15 },
  stained: { scale: 4, stain: 0.12 },
  'small, turned': { scale: 2.4, degrees: 21 },
  'aslant, pale': { scale: 4, degrees: 40, tones: [140, 200], blur: 1 },
  'small, blurred': { scale: 3, blur: 1, degrees: 2, noise: 10 },
  'blurred, turned': { scale: 4, blur: 2, degrees: 30, noise: 20 },
  'round modules': { scale: 5, dots: 0.47 },
  'small, noisy': { scale: 3, noise: 70 },
}

/** The page that the symbol stands on. */
const PAGE = { width: 640, height: 760 } as const
const QUIET_MODULES = 4

/** A page with one symbol, somewhere on it. */
export function damaged(symbol: Modules, damage: Damage, seed: number): Raster {
  const { width, height } = PAGE
  const random = seeded(seed)
  const {
    scale = 4,
    degrees = 0,
    tones = [20, 245],
    blur = 0,
    noise = 0,
    shadow = 0,
    stain = 0,
    dots = 1,
  } = damage
  const [x0, y0] = [width / 2 + (random() - 0.5) * 80, height / 2 + (random() - 0.5) * 200]
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [dark, light] = damage.isInverted ? [tones[1], tones[0]] : tones
  const stained = { x: random() * symbol.width, y: random() * symbol.height, r: (stain * symbol.width) / 2 }
  const sharp = new Uint8Array(width * height).fill(tones[1])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x - x0) / scale, (y - y0) / scale]
      const across = (dx * cos + dy * sin) * (damage.isMirrored ? -1 : 1)
      const u = Math.floor(across + symbol.width / 2)
      const low = -dx * sin + dy * cos + symbol.height / 2
      const v = Math.floor(low)
      const isQuiet =
        Math.min(u, v) >= -QUIET_MODULES &&
        u < symbol.width + QUIET_MODULES &&
        v < symbol.height + QUIET_MODULES
      if (!isQuiet) continue
      const isInside = u >= 0 && v >= 0 && u < symbol.width && v < symbol.height
      const isRound = Math.hypot(across + symbol.width / 2 - u - 0.5, low - v - 0.5) > dots
      const isDark = isInside && !isRound && symbol.data[v * symbol.width + u] === 0
      const isStained = Math.hypot(u - stained.x, v - stained.y) < stained.r
      sharp[y * width + x] = isDark || isStained ? dark : light
    }
  }
  const data = blur === 0 ? sharp : blurred(sharp, width, height, blur)
  for (let at = 0; at < data.length; at++) {
    const darker = (shadow * (at % width)) / width + (random() - 0.5) * 2 * noise
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) - darker))
  }
  return { width, height, data }
}

function blurred(sharp: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const mean = new Uint8Array(sharp.length).fill(sharp[0] ?? 0)
  for (let y = radius; y < height - radius; y++) {
    for (let x = radius; x < width - radius; x++) {
      let sum = 0
      for (let v = -radius; v <= radius; v++)
        for (let u = -radius; u <= radius; u++) sum += sharp[(y + v) * width + x + u] ?? 0
      mean[y * width + x] = sum / (2 * radius + 1) ** 2
    }
  }
  return mean
}

const TEXTS = ['LO-12345', 'https://consulta.exemplo.gov.br/licenca?codigo=ABC-123', 'IAT 2741/2024 RVB4C27']

/** How many symbols of one damage are read, of three: the writer of codes must be there. */
export async function readOf(
  format: WriteInputBarcodeFormat,
  damage: Damage,
  runtime: Runtime,
): Promise<number> {
  let right = 0
  for (const [i, text] of TEXTS.entries()) {
    const { symbol, error } = await writeBarcode(text, { format })
    if (error) throw new Error(error)
    const raster = damaged(symbol, damage, i + 1)
    const found = await findCodes({ ...raster, raster }, [], null, runtime)
    if (found.some((code) => code.format === format && code.text === text)) right += 1
  }
  return right
}

import type { Random } from '../random.ts'
import { blurred } from './blur.ts'
import { cosine, sine, TAU } from './elementary.ts'
import { between, gaussianNoise, smooth, valueNoise } from './noise.ts'
import { blankRaster, mapped, type Raster, turned } from './raster.ts'

/** What a scanner or photocopier does to a sheet. Lengths in millimetres of the paper. */
export interface ScanPreset {
  readonly dpi: number
  readonly colour: boolean
  /** Drawn anew for every page, to either side. */
  readonly skewDegreesMax: number
  /** The whole sheet laid on the glass the other way round. */
  readonly turns?: 0 | 1 | 2 | 3
  /** Gaussian, in pixels: the optics. */
  readonly sigma: number
  /** Standard deviation of the noise, in grey levels. */
  readonly noise: number
  /** Of the paper, 0 to 255. */
  readonly paper: number
  /** 1 is full black ink; 0.4 is a cartridge at its end, which also blotches. */
  readonly ink?: number
  /** Toner or nothing: every grey level goes to black or white, as a photocopy of a photocopy. */
  readonly photocopy?: boolean
  /** Dirt on the glass, a sheet. */
  readonly specks?: number
  /** Width of the dark gradient where a bound sheet leaves the glass, at the left. */
  readonly spineMm?: number
  /** Where a letter was folded, as fractions of the height. */
  readonly folds?: readonly number[]
  readonly holes?: boolean
  readonly quality: number
}

const MM_PER_INCH = 25.4

/** A printed page as the scanner gives it. The page comes at the preset's resolution and colours. */
export function scanned(page: Raster, preset: ScanPreset, random: Random): Raster {
  const perMm = preset.dpi / MM_PER_INCH
  const inked = preset.ink ? faded(page, preset.ink, random, perMm) : page
  const skewed = skew(inked, between(random, -preset.skewDegreesMax, preset.skewDegreesMax))
  const marked = copyOf(skewed)
  if (preset.folds) for (const fold of preset.folds) foldLine(marked, fold * page.height, random, perMm)
  if (preset.spineMm) spineShadow(marked, preset.spineMm * perMm)
  if (preset.holes)
    for (const share of [0.365, 0.635]) hole(marked, 12 * perMm, share * page.height, 2.8 * perMm)
  if (preset.specks) specks(marked, preset.specks, random, perMm)
  const lit = mapped(blurred(marked, preset.sigma), (sample) => 12 + (sample / 255) * (preset.paper - 12))
  const noisy = preset.noise > 0 ? withNoise(lit, preset.noise, random) : lit
  return turned(preset.photocopy ? blackAndWhite(noisy, random) : noisy, preset.turns ?? 0)
}

function copyOf(raster: Raster): Raster {
  return { ...raster, data: raster.data.slice() }
}

/** Turned about its middle by a few degrees; beyond the sheet is the scanner's white lid. */
function skew(page: Raster, degrees: number): Raster {
  if (Math.abs(degrees) < 0.02) return page
  const { width, height, channels, data } = page
  const out = blankRaster(width, height, channels, 250)
  const cos = cosine((degrees * TAU) / 360)
  const sin = sine((degrees * TAU) / 360)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x - width / 2
      const dy = y - height / 2
      const u = cos * dx + sin * dy + width / 2
      const v = cos * dy - sin * dx + height / 2
      const left = Math.floor(u)
      const top = Math.floor(v)
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue
      const fx = u - left
      const fy = v - top
      for (let c = 0; c < channels; c++) {
        const at = (top * width + left) * channels + c
        const below = at + width * channels
        const upper = (data[at] ?? 0) * (1 - fx) + (data[at + channels] ?? 0) * fx
        const lower = (data[below] ?? 0) * (1 - fx) + (data[below + channels] ?? 0) * fx
        out.data[(y * width + x) * channels + c] = upper * (1 - fy) + lower * fy + 0.5
      }
    }
  }
  return out
}

/** Ink that did not reach the paper: paler everywhere, more so in blotches of about a centimetre. */
function faded(
  { width, height, channels, data }: Raster,
  ink: number,
  random: Random,
  perMm: number,
): Raster {
  const blotches = valueNoise(random)
  const grain = valueNoise(random)
  const out = data.slice()
  for (let i = 0; i < out.length; i++) {
    const sample = out[i] ?? 0
    if (sample > 250) continue
    const pixel = channels === 1 ? i : Math.floor(i / channels)
    const x = pixel % width
    const y = Math.floor(pixel / width)
    const here = 0.75 + 0.35 * blotches(x / (9 * perMm), y / (14 * perMm)) - 0.25 * grain(x / 1.7, y / 1.7)
    out[i] = 255 - (255 - sample) * Math.min(1, ink * here)
  }
  return { width, height, channels, data: out }
}

function foldLine(
  { width, height, channels, data }: Raster,
  at: number,
  random: Random,
  perMm: number,
): void {
  const wear = valueNoise(random)
  const slope = between(random, -0.006, 0.006)
  for (let x = 0; x < width; x++) {
    const middle = at + slope * (x - width / 2)
    const half = 0.9 * perMm
    for (let y = Math.max(0, Math.floor(middle - half)); y < Math.min(height, middle + half); y++) {
      const near = 1 - Math.abs(y - middle) / half
      for (let c = 0; c < channels; c++) {
        const i = (y * width + x) * channels + c
        const sample = data[i] ?? 0
        // The crease takes toner away and throws a thin shadow beneath it.
        const worn = sample + (235 - sample) * 0.55 * near * wear(x / 9, y / 3)
        data[i] = worn - (y > middle ? 34 * near : 0)
      }
    }
  }
}

function spineShadow({ width, height, channels, data }: Raster, reach: number): void {
  for (let x = 0; x < Math.min(width, reach); x++) {
    const light = 0.28 + 0.72 * smooth(x / reach)
    for (let y = 0; y < height; y++) {
      for (let c = 0; c < channels; c++) {
        const i = (y * width + x) * channels + c
        data[i] = (data[i] ?? 0) * light
      }
    }
  }
}

function hole({ width, height, channels, data }: Raster, cx: number, cy: number, radius: number): void {
  for (let y = Math.floor(cy - radius - 2); y <= cy + radius + 2; y++) {
    for (let x = Math.floor(cx - radius - 2); x <= cx + radius + 2; x++) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const inside = Math.min(1, Math.max(0, radius + 0.5 - distance(x - cx, y - cy)))
      for (let c = 0; c < channels; c++) {
        const i = (y * width + x) * channels + c
        data[i] = (data[i] ?? 0) * (1 - inside) + (70 + 60 * ((y - cy) / radius > 0.3 ? 1 : 0)) * inside
      }
    }
  }
}

function specks(raster: Raster, count: number, random: Random, perMm: number): void {
  const { width, height, channels, data } = raster
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [random.int(0, width - 1), random.int(0, height - 1)]
    const radius = between(random, 0.05, 0.22) * perMm * (random.chance(0.08) ? 3 : 1)
    const dark = random.int(0, 90)
    for (let y = Math.floor(cy - radius); y <= cy + radius; y++) {
      for (let x = Math.floor(cx - radius); x <= cx + radius; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height || distance(x - cx, y - cy) > radius) continue
        data.fill(dark, (y * width + x) * channels, (y * width + x + 1) * channels)
      }
    }
  }
}

function distance(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy)
}

function withNoise({ width, height, channels, data }: Raster, deviation: number, random: Random): Raster {
  const next = gaussianNoise(random)
  // Clamps and rounds.
  const noisy = new Uint8ClampedArray(data)
  for (let i = 0; i < noisy.length; i++) noisy[i] = (noisy[i] ?? 0) + deviation * next()
  return { width, height, channels, data: new Uint8Array(noisy.buffer) }
}

/** The threshold wanders, so that strokes break in one place and fill in another. */
function blackAndWhite({ width, height, channels, data }: Raster, random: Random): Raster {
  const wander = valueNoise(random)
  const grain = gaussianNoise(random)
  const out = new Uint8Array(data.length)
  for (let i = 0; i < out.length; i++) {
    const pixel = channels === 1 ? i : Math.floor(i / channels)
    const limit = 118 + 60 * wander((pixel % width) / 160, Math.floor(pixel / width) / 160)
    out[i] = (data[i] ?? 0) > limit + 9 * grain() ? 255 : 0
  }
  return { width, height, channels, data: out }
}

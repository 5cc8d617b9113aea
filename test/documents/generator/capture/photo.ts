import type { Random } from '../random.ts'
import { blurred, shaken } from './blur.ts'
import { type Corners, inverse, squareTo } from './homography.ts'
import { between, gaussianNoise, smooth, valueNoise } from './noise.ts'
import type { Raster } from './raster.ts'
import { type Surface, surface } from './surface.ts'

/** What a hand, a lens and a room do to a sheet or a card. Fractions are of the picture's sides. */
export interface PhotoPreset {
  readonly width: number
  readonly height: number
  /** At which the sheet is drawn before it is photographed: a little more than the picture resolves. */
  readonly sheetDpi: number
  readonly surface: Surface
  /** Part of the picture's shorter way that the sheet fills: 0.9 nearly all, 0.4 small in the frame. */
  readonly fill: number
  /** How far each corner may wander, as a fraction of the sheet's side: 0 flat from above. */
  readonly perspective: number
  /** The sheet in the frame, clockwise; `angleSpread` is drawn to either side. */
  readonly angleDegrees: number
  readonly angleSpread: number
  /** Bow of a page that does not lie flat, as a fraction of its height. */
  readonly curl?: number
  /** Light falls off across the picture by this share. */
  readonly unevenLight: number
  /** The photographer's own shadow over part of the sheet: the share of light it takes. */
  readonly shadow?: number
  /** Reflections on a laminated card: how many, and the share of white at their middle. */
  readonly glare?: { readonly count: number; readonly strength: number }
  /** Gaussian, in pixels of the picture. */
  readonly focusSigma: number
  /** Length of the movement in pixels. */
  readonly motion?: number
  readonly noise: number
  /** A photo of a screen: its pixel columns, this many across the sheet, beat with the camera's. */
  readonly screenColumns?: number
  /** Colour of the light, as factors for R, G, B. */
  readonly tint?: readonly [number, number, number]
  readonly quality: number
  /** How the file says it is to be turned: by EXIF where `exif`, else the pixels are turned themselves. */
  readonly turns?: 0 | 1 | 2 | 3
  readonly exif?: boolean
}

const SHADE_MM = 0.02

/** Sheets (a card, or two cards beside each other) as one photo, before any turning. */
export function photographed(sheet: Raster, preset: PhotoPreset, random: Random): Raster {
  const corners = placed(sheet, preset, random)
  const lit = illuminated(exposed(sheet, corners, preset, random), preset, random)
  const soft = shaken(blurred(lit, preset.focusSigma), preset.motion ?? 0, random.int(0, 179))
  return withGrain(soft, preset.noise, random)
}

/** Where the sheet's corners lie in the picture: turned, tilted, and not quite in the middle. */
function placed(sheet: Raster, preset: PhotoPreset, random: Random): Corners {
  const angle =
    ((preset.angleDegrees + between(random, -preset.angleSpread, preset.angleSpread)) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [across, down] = [
    Math.abs(sheet.width * cos) + Math.abs(sheet.height * sin),
    Math.abs(sheet.width * sin) + Math.abs(sheet.height * cos),
  ]
  const scale = preset.fill * Math.min(preset.width / across, preset.height / down)
  const [halfWidth, halfHeight] = [(sheet.width * scale) / 2, (sheet.height * scale) / 2]
  const [spareX, spareY] = [preset.width - across * scale, preset.height - down * scale]
  const [cx, cy] = [
    preset.width / 2 + between(random, -0.3, 0.3) * spareX,
    preset.height / 2 + between(random, -0.3, 0.3) * spareY,
  ]
  const wander = (): number => between(random, -preset.perspective, preset.perspective)
  const corner = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x * halfWidth * (1 + wander()), y * halfHeight * (1 + wander())]
    return [cx + cos * dx - sin * dy, cy + sin * dx + cos * dy]
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** Each pixel of the picture looked up in the sheet, or beside it on what it lies on. */
function exposed(sheet: Raster, corners: Corners, preset: PhotoPreset, random: Random): Raster {
  const { width, height } = preset
  const [a, b, c, d, e, f, g, h, i] = inverse(squareTo(corners))
  const table = surface(preset.surface, random, width)
  const columns = preset.screenColumns
  const data = new Uint8Array(width * height * 3)
  const curl = preset.curl ?? 0
  const colour = new Float32Array(3)
  // Where a sheet is shrunk by more than half, one sample a pixel would drop strokes.
  const samples =
    sheet.width / Math.hypot(corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]) > 1.4 ? 2 : 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      let [red, green, blue] = [0, 0, 0]
      for (let sample = 0; sample < samples * samples; sample++) {
        const px = x + ((sample % samples) + 0.5) / samples
        const py = y + (Math.floor(sample / samples) + 0.5) / samples
        const w = g * px + h * py + i
        const u = (a * px + b * py + c) / w
        const v = (d * px + e * py + f) / w + curl * (smooth(Math.abs(2 * u - 1)) - 0.5)
        if (u >= 0 && u < 1 && v >= 0 && v < 1) {
          lookUp(sheet, u, v, colour)
          // The slope of a bowed page takes light.
          const bow = 1 - 6 * curl * (u - 0.5)
          for (let k = 0; k < 3; k++) {
            const grid = columns ? screen(u * columns, (v * columns * sheet.height) / sheet.width, k) : 1
            colour[k] = (colour[k] ?? 0) * bow * grid
          }
        } else {
          table(px, py, colour)
          const away = Math.max(
            -u,
            u - 1,
            (-v * sheet.height) / sheet.width,
            ((v - 1) * sheet.height) / sheet.width,
            0,
          )
          const light = 1 - 0.45 * Math.exp(-away / SHADE_MM)
          for (let k = 0; k < 3; k++) colour[k] = (colour[k] ?? 0) * light
        }
        red += colour[0] ?? 0
        green += colour[1] ?? 0
        blue += colour[2] ?? 0
      }
      const share = 1 / (samples * samples)
      data[at] = Math.min(255, red * share)
      data[at + 1] = Math.min(255, green * share)
      data[at + 2] = Math.min(255, blue * share)
    }
  }
  return { width, height, channels: 3, data }
}

/** Bilinear. */
function lookUp({ width, height, channels, data }: Raster, u: number, v: number, into: Float32Array): void {
  const [x, y] = [Math.min(width - 1.001, u * width), Math.min(height - 1.001, v * height)]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - left, y - top]
  for (let c = 0; c < 3; c++) {
    const at = (top * width + left) * channels + (channels === 3 ? c : 0)
    const below = at + width * channels
    const upper = (data[at] ?? 0) * (1 - fx) + (data[at + channels] ?? 0) * fx
    const lower = (data[below] ?? 0) * (1 - fx) + (data[below + channels] ?? 0) * fx
    into[c] = upper * (1 - fy) + lower * fy
  }
}

/** Sub-pixels of a display: stripes of the three colours and dark gaps between the rows. */
function screen(column: number, row: number, channel: number): number {
  const across = Math.abs(((column - channel / 3) % 1) - 0.5) * 2
  const down = Math.abs((row % 1) - 0.5) * 2
  return (0.72 + 0.4 * across) * (down > 0.9 ? 0.8 : 1)
}

/** Fall-off, a soft shadow, reflections and the colour of the light. */
function illuminated(picture: Raster, preset: PhotoPreset, random: Random): Raster {
  const { width, height } = picture
  const toward = between(random, 0, 2 * Math.PI)
  const [cos, sin] = [Math.cos(toward), Math.sin(toward)]
  const waver = valueNoise(random)
  const edge = between(random, -0.25, 0.35)
  const shadowAngle = between(random, 0, 2 * Math.PI)
  const spots = Array.from({ length: preset.glare?.count ?? 0 }, () => ({
    x: between(random, 0.25, 0.75),
    y: between(random, 0.3, 0.7),
    long: between(random, 0.05, 0.16),
    thin: between(random, 0.02, 0.06),
    angle: between(random, 0, Math.PI),
  }))
  const tint = preset.tint ?? [1, 1, 1]
  const data = picture.data
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width - 0.5, y / height - 0.5]
      let light = 1 + preset.unevenLight * (u * cos + v * sin + 0.3 * (waver(3 * u + 9, 3 * v + 9) - 0.5))
      if (preset.shadow) {
        const across =
          u * Math.cos(shadowAngle) + v * Math.sin(shadowAngle) - edge + 0.12 * waver(4 * u + 40, 4 * v + 40)
        light *= 1 - preset.shadow * smooth(Math.min(1, Math.max(0, 0.5 + across * 9)))
      }
      let white = 0
      for (const spot of spots) {
        const [dx, dy] = [u + 0.5 - spot.x, (v + 0.5 - spot.y) * (height / width)]
        const along = (dx * Math.cos(spot.angle) + dy * Math.sin(spot.angle)) / spot.long
        const over = (dy * Math.cos(spot.angle) - dx * Math.sin(spot.angle)) / spot.thin
        white += (preset.glare?.strength ?? 0) * Math.exp(-(along * along + over * over))
      }
      const at = (y * width + x) * 3
      for (let c = 0; c < 3; c++) {
        const sample = (data[at + c] ?? 0) * light * (tint[c] ?? 1)
        data[at + c] = Math.min(255, sample + (255 - Math.min(255, sample)) * Math.min(1, white))
      }
    }
  }
  return picture
}

/** The sensor's noise: mostly in luma, a little in each colour. */
function withGrain(picture: Raster, deviation: number, random: Random): Raster {
  if (deviation <= 0) return picture
  const next = gaussianNoise(random)
  const { data } = picture
  for (let at = 0; at < data.length; at += 3) {
    const luma = deviation * next()
    for (let c = 0; c < 3; c++) {
      data[at + c] = Math.min(255, Math.max(0, (data[at + c] ?? 0) + luma + 0.35 * deviation * next()))
    }
  }
  return picture
}

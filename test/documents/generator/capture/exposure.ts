import type { Random } from '../random.ts'
import { decay } from './elementary.ts'
import { type Corners, inverse, squareTo } from './homography.ts'
import { smooth } from './noise.ts'
import type { PhotoPreset } from './photo-preset.ts'
import type { Raster } from './raster.ts'
import { surface } from './surface.ts'

/** How far the shadow of a sheet reaches on what it lies on, as a fraction of its width. */
const SHADE = 0.02
/** Where a sheet is shrunk by more than this, one sample a pixel would drop strokes. */
const SHRUNK = 1.4

/**
 * Each pixel of the picture looked up in the sheet, or beside it on what it lies on.
 *
 * @param corners of the sheet in the picture
 */
export function exposed(sheet: Raster, corners: Corners, preset: PhotoPreset, random: Random): Raster {
  const { width, height } = preset
  const [a, b, c, d, e, f, g, h, i] = inverse(squareTo(corners))
  const paint = surface(preset.surface, random, width)
  const columns = preset.screenColumns ?? 0
  const aspect = sheet.height / sheet.width
  const curl = preset.curl ?? 0
  const samples = sheet.width / widthOf(corners) > SHRUNK ? 2 : 1
  const share = 1 / (samples * samples)
  const data = new Uint8Array(width * height * 3)
  const colour = new Float32Array(3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let sample = 0; sample < samples * samples; sample++) {
        const px = x + ((sample & 1) + 0.5) / samples
        const py = y + ((sample >> 1) + 0.5) / samples
        const w = g * px + h * py + i
        const u = (a * px + b * py + c) / w
        const bend = curl > 0 ? curl * (smooth(Math.abs(2 * u - 1)) - 0.5) : 0
        const v = (d * px + e * py + f) / w + bend
        if (u >= 0 && u < 1 && v >= 0 && v < 1) {
          lookUp(sheet, u, v, colour)
          if (columns > 0) glow(colour, u * columns, v * columns * aspect)
          // The slope of a bowed page takes light.
          const bow = 1 - 6 * curl * (u - 0.5)
          red += (colour[0] ?? 0) * bow
          green += (colour[1] ?? 0) * bow
          blue += (colour[2] ?? 0) * bow
        } else {
          paint(px, py, colour)
          const away = Math.max(-u, u - 1, -v * aspect, (v - 1) * aspect, 0)
          const light = 1 - 0.45 * decay(-away / SHADE)
          red += (colour[0] ?? 0) * light
          green += (colour[1] ?? 0) * light
          blue += (colour[2] ?? 0) * light
          // Beside the sheet nothing is finer than a pixel.
          if (sample === 0 && away > SHADE) {
            red /= share
            green /= share
            blue /= share
            break
          }
        }
      }
      const at = (y * width + x) * 3
      data[at] = Math.min(255, red * share)
      data[at + 1] = Math.min(255, green * share)
      data[at + 2] = Math.min(255, blue * share)
    }
  }
  return { width, height, channels: 3, data }
}

function widthOf([[left, top], [right, other]]: Corners): number {
  return Math.sqrt((right - left) * (right - left) + (other - top) * (other - top))
}

/** Bilinear. */
function lookUp({ width, height, channels, data }: Raster, u: number, v: number, into: Float32Array): void {
  const x = Math.min(width - 1.001, u * width)
  const y = Math.min(height - 1.001, v * height)
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const start = (top * width + left) * channels
  for (let c = 0; c < 3; c++) {
    const at = start + (channels === 3 ? c : 0)
    const below = at + width * channels
    const upper = (data[at] ?? 0) * (1 - fx) + (data[at + channels] ?? 0) * fx
    const lower = (data[below] ?? 0) * (1 - fx) + (data[below + channels] ?? 0) * fx
    into[c] = upper * (1 - fy) + lower * fy
  }
}

/** Sub-pixels of a display: stripes of the three colours and dark gaps between the rows. */
function glow(colour: Float32Array, column: number, row: number): void {
  const gap = Math.abs((row % 1) - 0.5) * 2 > 0.9 ? 0.8 : 1
  for (let c = 0; c < 3; c++) {
    const across = Math.abs(((column - c / 3) % 1) - 0.5) * 2
    colour[c] = (colour[c] ?? 0) * (0.72 + 0.4 * across) * gap
  }
}

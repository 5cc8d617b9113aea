import type { Random } from '../random.ts'
import { cosine, decay, sine, TAU } from './elementary.ts'
import { between, smooth, valueNoise } from './noise.ts'
import type { PhotoPreset } from './photo-preset.ts'
import type { Raster } from './raster.ts'

/** Light changes slowly: it is worked out at the corners of squares of this many pixels. */
const SQUARE = 8

/** Fall-off, a soft shadow, reflections and the colour of the light, laid over a picture of three channels. */
export function illuminated({ width, height, data }: Raster, preset: PhotoPreset, random: Random): void {
  const at = lightOf(preset, random, height / width)
  const across = Math.ceil(width / SQUARE) + 1
  const down = Math.ceil(height / SQUARE) + 1
  // Two values a corner: the factor of the light, and the share of white over it.
  const grid = new Float32Array(across * down * 2)
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const [light, white] = at((column * SQUARE) / width - 0.5, (row * SQUARE) / height - 0.5)
      grid[(row * across + column) * 2] = light
      grid[(row * across + column) * 2 + 1] = white
    }
  }
  const tint = preset.tint ?? [1, 1, 1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const corner = ((y >> 3) * across + (x >> 3)) * 2
      const light = inSquare(grid, corner, across, x & 7, y & 7)
      const white = inSquare(grid, corner + 1, across, x & 7, y & 7)
      const pixel = (y * width + x) * 3
      for (let c = 0; c < 3; c++) {
        const sample = Math.min(255, (data[pixel + c] ?? 0) * light * (tint[c] ?? 1))
        data[pixel + c] = sample + (255 - sample) * white
      }
    }
  }
}

/** Between the values at the corners of a square. */
function inSquare(grid: Float32Array, corner: number, across: number, x: number, y: number): number {
  const below = corner + 2 * across
  const upper = (grid[corner] ?? 0) * (SQUARE - x) + (grid[corner + 2] ?? 0) * x
  const lower = (grid[below] ?? 0) * (SQUARE - x) + (grid[below + 2] ?? 0) * x
  return (upper * (SQUARE - y) + lower * y) / (SQUARE * SQUARE)
}

type LightAt = (u: number, v: number) => readonly [light: number, white: number]

/** @param aspect height of the picture by its width; u and v run from -0.5 to 0.5 across it */
function lightOf(preset: PhotoPreset, random: Random, aspect: number): LightAt {
  const toward = between(random, 0, TAU)
  const [cos, sin] = [cosine(toward), sine(toward)]
  const waver = valueNoise(random)
  const edge = between(random, -0.25, 0.35)
  const shadowAngle = between(random, 0, TAU)
  const [shadowCos, shadowSin] = [cosine(shadowAngle), sine(shadowAngle)]
  const strength = preset.glare?.strength ?? 0
  const spots = Array.from({ length: preset.glare?.count ?? 0 }, () => {
    const place = { x: between(random, 0.25, 0.75), y: between(random, 0.3, 0.7) }
    const size = { long: between(random, 0.05, 0.16), thin: between(random, 0.02, 0.06) }
    const angle = between(random, 0, TAU / 2)
    return { ...place, ...size, cos: cosine(angle), sin: sine(angle) }
  })
  return (u, v) => {
    let light = 1 + preset.unevenLight * (u * cos + v * sin + 0.3 * (waver(3 * u + 9, 3 * v + 9) - 0.5))
    if (preset.shadow) {
      const across = u * shadowCos + v * shadowSin - edge + 0.12 * waver(4 * u + 40, 4 * v + 40)
      light *= 1 - preset.shadow * smooth(Math.min(1, Math.max(0, 0.5 + across * 9)))
    }
    let white = 0
    for (const spot of spots) {
      const [dx, dy] = [u + 0.5 - spot.x, (v + 0.5 - spot.y) * aspect]
      const along = (dx * spot.cos + dy * spot.sin) / spot.long
      const over = (dy * spot.cos - dx * spot.sin) / spot.thin
      white += strength * decay(-(along * along + over * over))
    }
    return [light, Math.min(1, white)]
  }
}

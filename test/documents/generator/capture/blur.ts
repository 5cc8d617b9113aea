import type { Raster } from './raster.ts'

/** Gaussian by a separable kernel of ±3 sigma; edges repeat. */
export function blurred(raster: Raster, sigma: number): Raster {
  if (sigma <= 0.05) return raster
  const radius = Math.ceil(3 * sigma)
  const weights = Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma ** 2)),
  )
  const taps = weights.map((weight, i): Tap => ({ dx: i - radius, dy: 0, weight }))
  const across = convolved(raster, taps)
  return convolved(
    across,
    taps.map(({ dx, weight }) => ({ dx: 0, dy: dx, weight })),
  )
}

/** What a hand does during the exposure: the mean along a line of `length` pixels. */
export function shaken(raster: Raster, length: number, angleDegrees: number): Raster {
  if (length < 1) return raster
  const angle = (angleDegrees * Math.PI) / 180
  const count = Math.ceil(length) + 1
  const taps = Array.from({ length: count }, (_, i): Tap => {
    const along = (i / (count - 1) - 0.5) * length
    return { dx: Math.round(along * Math.cos(angle)), dy: Math.round(along * Math.sin(angle)), weight: 1 }
  })
  return convolved(raster, taps)
}

interface Tap {
  readonly dx: number
  readonly dy: number
  readonly weight: number
}

function convolved(raster: Raster, taps: readonly Tap[]): Raster {
  const { width, height, channels, data } = raster
  const total = taps.reduce((sum, { weight }) => sum + weight, 0)
  const sums = new Float32Array(width * channels)
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (const { dx, dy, weight } of taps) {
      const share = weight / total
      const row = Math.min(height - 1, Math.max(0, y + dy)) * width
      for (let x = 0; x < width; x++) {
        const from = (row + Math.min(width - 1, Math.max(0, x + dx))) * channels
        const to = x * channels
        for (let c = 0; c < channels; c++) sums[to + c] = (sums[to + c] ?? 0) + share * (data[from + c] ?? 0)
      }
    }
    const start = y * width * channels
    for (let i = 0; i < sums.length; i++) out[start + i] = (sums[i] ?? 0) + 0.5
  }
  return { ...raster, data: out }
}

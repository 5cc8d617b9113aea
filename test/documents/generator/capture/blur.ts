import { cosine, decay, sine, TAU } from './elementary.ts'
import type { Raster } from './raster.ts'

/** Gaussian by a separable kernel of ±3 sigma; edges repeat. */
export function blurred(raster: Raster, sigma: number): Raster {
  if (sigma <= 0.05) return raster
  const radius = Math.ceil(3 * sigma)
  const taps = Array.from({ length: 2 * radius + 1 }, (_, i): Tap => {
    const away = (i - radius) / sigma
    return { dx: i - radius, dy: 0, weight: decay(-0.5 * away * away) }
  })
  const across = convolved(raster, taps)
  return convolved(
    across,
    taps.map(({ dx, weight }) => ({ dx: 0, dy: dx, weight })),
  )
}

/** What a hand does during the exposure: the mean along a line of `length` pixels. */
export function shaken(raster: Raster, length: number, angleDegrees: number): Raster {
  if (length < 1) return raster
  const angle = (angleDegrees * TAU) / 360
  const count = Math.ceil(length) + 1
  const taps = Array.from({ length: count }, (_, i): Tap => {
    const along = (i / (count - 1) - 0.5) * length
    return { dx: Math.round(along * cosine(angle)), dy: Math.round(along * sine(angle)), weight: 1 }
  })
  return convolved(raster, taps)
}

interface Tap {
  readonly dx: number
  readonly dy: number
  readonly weight: number
}

function convolved({ width, height, channels, data }: Raster, taps: readonly Tap[]): Raster {
  const total = taps.reduce((sum, { weight }) => sum + weight, 0)
  const reach = taps.reduce((most, { dx }) => Math.max(most, Math.abs(dx)), 0)
  const length = width * channels
  const margin = reach * channels
  const row = new Uint8Array(length + 2 * margin)
  const sums = new Float32Array(length)
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    let loaded = -1
    for (const { dx, dy, weight } of taps) {
      const from = Math.min(height - 1, Math.max(0, y + dy))
      if (from !== loaded) withMargins(data, from * length, length, channels, row)
      loaded = from
      addTimes(sums, row, margin + dx * channels, weight / total)
    }
    const start = y * length
    for (let i = 0; i < length; i++) out[start + i] = (sums[i] ?? 0) + 0.5
  }
  return { width, height, channels, data: out }
}

/** A row of pixels whose first and last go on at both sides. */
function withMargins(
  data: Uint8Array,
  start: number,
  length: number,
  channels: number,
  row: Uint8Array,
): void {
  const margin = (row.length - length) / 2
  row.set(data.subarray(start, start + length), margin)
  for (let i = 0; i < margin; i += channels) {
    row.copyWithin(i, margin, margin + channels)
    row.copyWithin(margin + length + i, margin + length - channels, margin + length)
  }
}

function addTimes(sums: Float32Array, row: Uint8Array, offset: number, share: number): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + share * (row[offset + i] ?? 0)
}

import type { Homography, Raster } from '../types.ts'

/**
 * A raster seen through a homography, bilinear; beyond its edges the edge repeats.
 * Whole coordinates are pixel centres. To shrink, reduce the raster first: thin strokes would alias away.
 *
 * @param toRaster from pixels of the result to pixels of `raster`
 * @param shifts for each column of the result, rows by which it is moved down before it is mapped: what is bent gets straight
 */
export function warp(
  raster: Raster,
  toRaster: Homography,
  width: number,
  height: number,
  shifts: Float32Array | null = null,
): Raster {
  const { width: columns, height: rows, data: source } = raster
  const data = new Uint8Array(width * height)
  const [a, b, c, d, e, f, g, h, i] = toRaster
  const [right, bottom] = [columns - 1, rows - 1]
  for (let row = 0, at = 0; row < height; row++) {
    for (let u = 0; u < width; u++, at++) {
      const v = shifts ? row + (shifts[u] ?? 0) : row
      const w = 1 / (g * u + h * v + i)
      const x = Math.min(right, Math.max(0, (a * u + b * v + c) * w))
      const y = Math.min(bottom, Math.max(0, (d * u + e * v + f) * w))
      const x0 = x | 0
      const y0 = y | 0
      const fx = x - x0
      const fy = y - y0
      const step = x0 < right ? 1 : 0
      const top = y0 * columns + x0
      const low = y0 < bottom ? top + columns : top
      const upper = pixel(source, top) * (1 - fx) + pixel(source, top + step) * fx
      const lower = pixel(source, low) * (1 - fx) + pixel(source, low + step) * fx
      data[at] = upper + (lower - upper) * fy + 0.5
    }
  }
  return { width, height, data }
}

/** Indexes are inside by construction. */
function pixel(data: Uint8Array, index: number): number {
  return data[index] ?? 0
}

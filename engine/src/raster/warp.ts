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
  const data = new Uint8Array(width * height)
  const places = new Float64Array(2 * width)
  for (let row = 0; row < height; row++) {
    const out = data.subarray(row * width, (row + 1) * width)
    if (!shifts && isInside(toRaster, row, width, raster)) {
      takeInside(raster, toRaster, row, out)
      continue
    }
    if (shifts) bentPlaces(toRaster, row, shifts, raster, places)
    else straightPlaces(toRaster, row, raster, places)
    takeSamples(raster, places, out)
  }
  return { width, height, data }
}

/** Pixels that a row keeps from the edges of the raster to count as inside. */
const INSIDE = 1e-3

/** Whether a row lies inside a raster with all the pixels that it is mixed of: it is straight, so its ends tell. */
function isInside([a, b, c, d, e, f, g, h, i]: Homography, row: number, width: number, size: Size): boolean {
  const [right, bottom] = [size.width - 1 - INSIDE, size.height - 1 - INSIDE]
  for (let u = 0; u < width; u += Math.max(1, width - 1)) {
    const w = g * u + h * row + i
    const x = (a * u + b * row + c) / w
    const y = (d * u + e * row + f) / w
    // Behind the horizon nothing is in order.
    if (!(w > 0 && x >= INSIDE && y >= INSIDE && x < right && y < bottom)) return false
  }
  return true
}

function takeInside(
  { width: columns, data }: Raster,
  [a, b, c, d, e, f, g, h, i]: Homography,
  row: number,
  out: Uint8Array,
): void {
  const [bv, ev, hv] = [b * row, e * row, h * row]
  for (let u = 0; u < out.length; u++) {
    const w = 1 / (g * u + hv + i)
    const x = (a * u + bv + c) * w
    const y = (d * u + ev + f) * w
    const x0 = x | 0
    const y0 = y | 0
    const fx = x - x0
    const top = Math.imul(y0, columns) + x0
    const low = top + columns
    const upper = (data[top] ?? 0) * (1 - fx) + (data[top + 1] ?? 0) * fx
    const lower = (data[low] ?? 0) * (1 - fx) + (data[low + 1] ?? 0) * fx
    out[u] = upper + (lower - upper) * (y - y0) + 0.5
  }
}

type Size = Pick<Raster, 'width' | 'height'>

/** Where the pixels of a row are seen, x and y in turns. */
function straightPlaces(
  [a, b, c, d, e, f, g, h, i]: Homography,
  row: number,
  size: Size,
  places: Float64Array,
): void {
  const [right, bottom] = [size.width - 1, size.height - 1]
  const [bv, ev, hv] = [b * row, e * row, h * row]
  for (let u = 0, at = 0; at < places.length; u++, at += 2) {
    const w = 1 / (g * u + hv + i)
    places[at] = Math.min(right, Math.max(0, (a * u + bv + c) * w))
    places[at + 1] = Math.min(bottom, Math.max(0, (d * u + ev + f) * w))
  }
}

function bentPlaces(
  [a, b, c, d, e, f, g, h, i]: Homography,
  row: number,
  shifts: Float32Array,
  size: Size,
  places: Float64Array,
): void {
  const [right, bottom] = [size.width - 1, size.height - 1]
  for (let u = 0, at = 0; at < places.length; u++, at += 2) {
    const v = row + (shifts[u] ?? 0)
    const w = 1 / (g * u + h * v + i)
    places[at] = Math.min(right, Math.max(0, (a * u + b * v + c) * w))
    places[at + 1] = Math.min(bottom, Math.max(0, (d * u + e * v + f) * w))
  }
}

/** Indexes are inside by construction. */
function takeSamples(
  { width: columns, height: rows, data }: Raster,
  places: Float64Array,
  out: Uint8Array,
): void {
  const [right, bottom] = [columns - 1, rows - 1]
  for (let u = 0, at = 0; u < out.length; u++, at += 2) {
    const x = places[at] ?? 0
    const y = places[at + 1] ?? 0
    const x0 = x | 0
    const y0 = y | 0
    const fx = x - x0
    const fy = y - y0
    const step = x0 < right ? 1 : 0
    const top = y0 * columns + x0
    const low = y0 < bottom ? top + columns : top
    const upper = (data[top] ?? 0) * (1 - fx) + (data[top + step] ?? 0) * fx
    const lower = (data[low] ?? 0) * (1 - fx) + (data[low + step] ?? 0) * fx
    out[u] = upper + (lower - upper) * fy + 0.5
  }
}

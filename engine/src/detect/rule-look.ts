import type { Homography, Raster } from '../types.ts'
import type { Frame } from './frame.ts'

/** Pixels of the longer side at which rules are looked for: a hair line is still one pixel, and letters are small. */
const LOOK_SIDE = 1400

/** The frame as it is looked at: the darkest pixel of each place, so that no thin line is lost. */
export function lookThrough(
  raster: Raster,
  { width, height, toRaster }: Frame,
): { readonly look: Raster; readonly scale: number } {
  const scale = Math.max(1, Math.max(width, height) / LOOK_SIDE)
  const [columns, rows] = [Math.ceil(width / scale), Math.ceil(height / scale)]
  const look = { width: columns, height: rows, data: new Uint8Array(columns * rows).fill(255) }
  const reach = Math.max(1, Math.round(scale))
  if (isUpright(toRaster)) takeUpright(raster, toRaster, scale, reach, look)
  else takeDarkest(raster, toRaster, scale, reach, look)
  return { look, scale }
}

/** Rows stay rows. */
function isUpright([, b, , d, , , g, h, i]: Homography): boolean {
  return b === 0 && d === 0 && g === 0 && h === 0 && i === 1
}

function takeUpright(
  raster: Raster,
  [a, , c, , e, f]: Homography,
  scale: number,
  reach: number,
  { width, height, data }: Raster,
): void {
  const half = (reach - 1) / 2
  const lefts = Int32Array.from({ length: width }, (_, x) =>
    Math.round(a * ((x + 0.5) * scale - 0.5) + c - half),
  )
  let [from, to] = [0, width]
  while (from < to && (lefts[from] ?? 0) < 0) from += 1
  while (to > from && (lefts[to - 1] ?? 0) + reach > raster.width) to -= 1
  for (let y = 0; y < height; y++) {
    const top = Math.round(e * ((y + 0.5) * scale - 0.5) + f - half)
    if (top < 0 || top + reach > raster.height) continue
    takeRow(raster, top, lefts.subarray(from, to), reach, data.subarray(y * width + from, y * width + to))
  }
}

// Short functions, called row by row, are compiled soon; a loop over all of a page is not.

function takeRow(
  { width, data }: Raster,
  top: number,
  lefts: Int32Array,
  reach: number,
  out: Uint8Array,
): void {
  const first = Math.imul(top, width)
  for (let x = 0; x < lefts.length; x++) out[x] = darkestAt(data, first + (lefts[x] ?? 0), width, reach)
}

/** The darkest of a square of pixels: of two by two on most pages. */
function darkestAt(data: Uint8Array, first: number, width: number, reach: number): number {
  if (reach === 2) {
    const [above, below] = [
      darker(data[first] ?? 0, data[first + 1] ?? 0),
      darker(data[first + width] ?? 0, data[first + width + 1] ?? 0),
    ]
    return darker(above, below)
  }
  let least = 255
  for (let row = 0, from = first; row < reach; row++, from += width) {
    for (let at = from; at < from + reach; at++) least = darker(least, data[at] ?? 0)
  }
  return least
}

/** The lower of two levels, without a branch that a processor would guess wrong. */
function darker(a: number, b: number): number {
  const less = b - a
  return a + (less & (less >> 31))
}

function takeDarkest(
  raster: Raster,
  toRaster: Homography,
  scale: number,
  reach: number,
  { width, height, data }: Raster,
): void {
  for (let y = 0; y < height; y++)
    takeTilted(raster, toRaster, y, scale, reach, data.subarray(y * width, (y + 1) * width))
}

function takeTilted(
  { width, height, data }: Raster,
  [a, b, c, d, e, f, g, h, i]: Homography,
  y: number,
  scale: number,
  reach: number,
  out: Uint8Array,
): void {
  const down = (y + 0.5) * scale - 0.5
  const [bv, ev, hv] = [b * down + c, e * down + f, h * down + i]
  // A whole number is cut off, which rounds what is not negative.
  const round = 1.5 - (reach - 1) / 2
  const [leftMax, topMax] = [width - reach, height - reach]
  for (let x = 0; x < out.length; x++) {
    const right = (x + 0.5) * scale - 0.5
    const w = 1 / (g * right + hv)
    const left = (((a * right + bv) * w + round) | 0) - 1
    const top = (((d * right + ev) * w + round) | 0) - 1
    if (left < 0 || top < 0 || left > leftMax || top > topMax) continue
    out[x] = darkestAt(data, Math.imul(top, width) + left, width, reach)
  }
}

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
  const seen = { raster, toRaster, scale, reach }
  const places = new Int32Array(columns)
  const areUpright = isUpright(toRaster)
  if (areUpright) placeColumns(seen, places)
  for (let y = 0; y < rows; y++) {
    const top = areUpright ? rowAt(seen, y) : 0
    if (top < 0) continue
    // A whole number also for the compiler, for which a rounded one is none.
    const first = Math.imul(top, raster.width)
    if (!areUpright) placeRow(seen, y, places)
    const out = look.data.subarray(y * columns, (y + 1) * columns)
    if (reach === 2) takeTwoByTwo(raster, places, first, out)
    else takeSquares(raster, places, first, reach, out)
  }
  return { look, scale }
}

/** What is looked through. */
interface Seen {
  readonly raster: Raster
  readonly toRaster: Homography
  readonly scale: number
  /** Pixels of the raster on each side of the square of which a pixel of the look is the darkest. */
  readonly reach: number
}

/** Rows stay rows. */
function isUpright([, b, , d, , , g, h, i]: Homography): boolean {
  return b === 0 && d === 0 && g === 0 && h === 0 && i === 1
}

/** For each column of an upright look where its squares begin, and -1 where they are not all inside. */
function placeColumns({ raster, toRaster: [a, , c], scale, reach }: Seen, places: Int32Array): void {
  const half = (reach - 1) / 2
  for (let x = 0; x < places.length; x++) {
    const left = Math.round(a * ((x + 0.5) * scale - 0.5) + c - half)
    places[x] = left < 0 || left + reach > raster.width ? -1 : left
  }
}

/** The row where the squares of a row of an upright look begin, and -1 where they are not all inside. */
function rowAt({ raster, toRaster: [, , , , e, f], scale, reach }: Seen, y: number): number {
  const top = Math.round(e * ((y + 0.5) * scale - 0.5) + f - (reach - 1) / 2)
  return top < 0 || top + reach > raster.height ? -1 : top
}

// Short functions, called row by row, are compiled soon; a loop over all of a page is not.

/** Where the squares of a row begin, and -1 where they are not all inside. */
function placeRow(
  { raster: { width, height }, toRaster: [a, b, c, d, e, f, g, h, i], scale, reach }: Seen,
  y: number,
  places: Int32Array,
): void {
  const down = (y + 0.5) * scale - 0.5
  const [bv, ev, hv] = [b * down + c, e * down + f, h * down + i]
  // A whole number is cut off, which rounds what is not negative.
  const round = 1.5 - (reach - 1) / 2
  const [leftMax, topMax] = [width - reach, height - reach]
  const isFlat = g === 0 && h === 0 && i === 1
  for (let x = 0; x < places.length; x++) {
    const right = (x + 0.5) * scale - 0.5
    const w = isFlat ? 1 : 1 / (g * right + hv)
    const left = (((a * right + bv) * w + round) | 0) - 1
    const top = (((d * right + ev) * w + round) | 0) - 1
    const isOutside = left < 0 || top < 0 || left > leftMax || top > topMax
    places[x] = isOutside ? -1 : Math.imul(top, width) + left
  }
}

/** The darkest of two by two pixels, as most pages are looked at. */
function takeTwoByTwo({ width, data }: Raster, places: Int32Array, first: number, out: Uint8Array): void {
  const second = first + width
  for (let x = 0; x < places.length; x++) {
    const place = places[x] ?? 0
    if (place < 0) continue
    const [above, below] = [first + place, second + place]
    out[x] = darker(
      darker(data[above] ?? 0, data[above + 1] ?? 0),
      darker(data[below] ?? 0, data[below + 1] ?? 0),
    )
  }
}

function takeSquares(
  { width, data }: Raster,
  places: Int32Array,
  first: number,
  reach: number,
  out: Uint8Array,
): void {
  for (let x = 0; x < places.length; x++) {
    const place = places[x] ?? 0
    if (place < 0) continue
    let least = 255
    for (let row = 0, from = first + place; row < reach; row++, from += width) {
      for (let at = from; at < from + reach; at++) least = darker(least, data[at] ?? 0)
    }
    out[x] = least
  }
}

/** The lower of two levels, without a branch that a processor would guess wrong. */
function darker(a: number, b: number): number {
  const less = b - a
  return a + (less & (less >> 31))
}

import type { Comb } from '../detect/find-combs.ts'
import type { Frame } from '../detect/frame.ts'
import { midpoint } from '../geometry.ts'
import { compose, IDENTITY, invert, mapPoint, mapQuad } from '../homography.ts'
import type { LinePlace } from '../raster/cut-line.ts'
import type { Homography, Point, Quad, Raster, TextLine } from '../types.ts'
import { closeComb } from './close-comb.ts'
import { movedLine } from './moved-line.ts'

/** Reads lines, given in pixels of a raster, which a map takes to the coordinates of the result. */
export type ReadOn = (
  raster: Raster,
  places: readonly LinePlace[],
  toReading: Homography,
) => Promise<TextLine[]>

/** A row of cells and what is written in it. */
interface ReadComb {
  readonly comb: Comb
  readonly lines: readonly TextLine[]
}

/**
 * What is written in the cells of a form; nothing of rows that are empty or not to be read.
 *
 * @param toReading from pixels of `raster` to the coordinates of the result
 */
export async function readCombs(
  raster: Raster,
  combs: readonly Comb[],
  { toRaster }: Frame,
  toReading: Homography,
  readOn: ReadOn,
): Promise<ReadComb[]> {
  const fromFrame = compose(toReading, toRaster)
  const read: ReadComb[] = []
  for (const comb of combs) {
    const closed = closeComb(raster, comb, toRaster)
    if (!closed) continue
    const lines = await readOn(closed.raster, [{ quad: closed.quad, bend: [] }], IDENTITY)
    // Where the letters stand in their cells.
    const open = (quad: Quad) => mapQuad(fromFrame, closed.toFrame(quad))
    if (lines.length > 0) read.push({ comb, lines: lines.map((line) => movedLine(line, open)) })
  }
  return read
}

/** The places that are not in a comb: what the detector saw there are pieces of its letters and walls. */
export function besideCombs(
  places: readonly LinePlace[],
  read: readonly ReadComb[],
  { toRaster }: Frame,
): readonly LinePlace[] {
  if (read.length === 0) return places
  const toFrame = invert(toRaster)
  return places.filter(({ quad: [a, b, c, d] }) => {
    const [left, right] = [mapPoint(toFrame, midpoint(a, d)), mapPoint(toFrame, midpoint(b, c))]
    return !read.some(({ comb }) => isIn(comb, left, right))
  })
}

/** Most of a line lies between the first and the last wall, and its middle in the cells' height. */
function isIn({ feet, height }: Comb, left: Point, right: Point): boolean {
  const [first, last] = [feet[0], feet.at(-1)]
  if (!first || !last) return false
  const share = (x: number) => (x - first[0]) / (last[0] - first[0])
  const [x, y] = midpoint(left, right)
  const foot = first[1] + Math.min(1, Math.max(0, share(x))) * (last[1] - first[1])
  const inside = Math.min(right[0], last[0]) - Math.max(left[0], first[0])
  return y < foot && y > foot - height && inside > Math.abs(right[0] - left[0]) / 2
}

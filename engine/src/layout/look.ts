import { compose, mapQuad } from '../homography.ts'
import { DETECTOR } from '../model-facts.ts'
import { resize } from '../raster/resize.ts'
import { pageTensor } from '../raster/to-tensor.ts'
import { warp } from '../raster/warp.ts'
import type { Network } from '../runtime/runtime.ts'
import type { Homography, Raster } from '../types.ts'
import { type FoundLine, findLines } from './find-lines.ts'
import type { DetectorMaps } from './find-pieces.ts'

/** What the detector saw, in pixels of the raster. */
export interface Look {
  readonly lines: readonly FoundLine[]
  readonly maps: DetectorMaps
  /** From pixels of the detector's input to pixels of the raster. */
  readonly toRaster: Homography
}

/** An upright rectangle of pixels and how it lies on a raster. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** From the rectangle to the raster; whole coordinates are pixel centres in both. */
  readonly toRaster: Homography
}

/** Pages below this long side are enlarged: the detector knows no smaller print. */
const LONG_SIDE_MIN = 900

/** Look at the whole of a raster. */
export async function look(raster: Raster, detector: Network): Promise<Look> {
  const scale = detectorScale(raster.width, raster.height)
  const [width, height] = [Math.round(raster.width * scale), Math.round(raster.height * scale)]
  return see(
    resize(raster, width, height),
    pixelScaling(raster.width / width, raster.height / height),
    detector,
  )
}

/** Look at a part of a raster through a frame, so that what lies in it stands upright. */
export async function lookThrough(frame: Frame, raster: Raster, detector: Network): Promise<Look> {
  const scale = detectorScale(frame.width, frame.height)
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
  const toRaster = compose(frame.toRaster, pixelScaling(frame.width / width, frame.height / height))
  // What shrinks is averaged first, by a whole factor, and then seen without losing strokes.
  const shrink = Math.max(1, Math.floor(1 / scale))
  const [columns, rows] = [Math.round(raster.width / shrink), Math.round(raster.height / shrink)]
  const fine = pixelScaling(columns / raster.width, rows / raster.height)
  return see(warp(resize(raster, columns, rows), compose(fine, toRaster), width, height), toRaster, detector)
}

async function see(page: Raster, toRaster: Homography, detector: Network): Promise<Look> {
  const tensor = pageTensor(page)
  const [, , height = 0, width = 0] = tensor.shape
  const { core, fields } = await detector.run(tensor)
  if (!core || !fields) throw new TypeError('the detector gives core and fields')
  const maps = { core: core.data, fields: fields.data, width, height }
  const lines = findLines(maps)
    .filter(({ quad }) => isInside(quad, page))
    .map((line) => ({ ...line, quad: mapQuad(toRaster, line.quad) }))
  return { lines, maps, toRaster }
}

/** The padding repeats the edge; what is found there is none. */
function isInside(quad: FoundLine['quad'], page: Raster): boolean {
  const mean = (axis: 0 | 1) => quad.reduce((sum, corner) => sum + corner[axis], 0) / 4
  const [x, y] = [mean(0), mean(1)]
  return x > 0 && y > 0 && x < page.width && y < page.height
}

function detectorScale(width: number, height: number): number {
  const long = Math.max(width, height)
  return Math.max(LONG_SIDE_MIN, Math.min(long, DETECTOR.longSide.sheet)) / long
}

/** Scaling of pixel areas, where whole coordinates are pixel centres. */
export function pixelScaling(x: number, y: number): Homography {
  return [x, 0, (x - 1) / 2, 0, y, (y - 1) / 2, 0, 0, 1]
}

import { compose, mapQuad } from '../homography.ts'
import { resizeOn } from '../raster/resize-on.ts'
import { paddedSide, pageTensor } from '../raster/to-tensor.ts'
import { warp } from '../raster/warp.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Homography, Point, Quad, Raster } from '../types.ts'
import { detectorScale, PIXELS_MAX } from './detector-scale.ts'
import { type FoundLine, findLines } from './find-lines.ts'
import type { DetectorMaps } from './find-pieces.ts'
import type { LookPlan } from './plan-look.ts'
import { mapsOfPage, printedPart } from './printed-part.ts'

/** What the detector saw, in pixels of the raster. */
export interface Look {
  readonly lines: readonly FoundLine[]
  readonly maps: DetectorMaps
  /** From pixels of the detector's input to pixels of the raster. */
  readonly toRaster: Homography
}

/**
 * The detector is asked for once the pixels are prepared: a cold host compiles loops over pixels while it has nothing else to
 * compile, and a network keeps its compiler busy for a second.
 */
type Host = Pick<Runtime, 'network' | 'onPixels'>

/** Rows that two bands share, as a share of a band: more than the lines of a paragraph are high. */
const BAND_OVERLAP = 0.2

/** Look at the whole of a raster. */
export async function look(raster: Raster, host: Host): Promise<Look> {
  const scale = detectorScale(raster.width, raster.height)
  const [width, height] = [Math.round(raster.width * scale), Math.round(raster.height * scale)]
  return see(
    await host.onPixels((machine) => resizeOn(machine, raster, width, height)),
    pixelScaling(raster.width / width, raster.height / height),
    host,
  )
}

/** Look at a part of a raster through a frame, so that what lies in it stands upright; in bands where it is large. */
export async function lookAgain(plan: LookPlan, raster: Raster, host: Host): Promise<FoundLine[]> {
  const { frame, region, scale } = plan
  const width = Math.round((region.right - region.left) * scale)
  const height = Math.round((region.bottom - region.top) * scale)
  const toRegion: Homography = [1, 0, region.left, 0, 1, region.top, 0, 0, 1]
  const toRaster = compose(frame.toRaster, compose(toRegion, pixelScaling(1 / scale, 1 / scale)))
  // What shrinks is averaged first, by a whole factor, and then seen without losing strokes.
  const shrink = Math.max(1, Math.floor(1 / scale))
  const [columns, rows] = [Math.round(raster.width / shrink), Math.round(raster.height / shrink)]
  const small = await host.onPixels((machine) => resizeOn(machine, raster, columns, rows))
  const toSmall = compose(pixelScaling(columns / raster.width, rows / raster.height), toRaster)
  const lines: FoundLine[] = []
  for (const { top, bottom } of bandsOf(width, height)) {
    const down: Homography = [1, 0, 0, 0, 1, top, 0, 0, 1]
    const band = warp(small, compose(toSmall, down), width, bottom - top)
    lines.push(...(await see(band, compose(toRaster, down), host)).lines)
  }
  return withoutTwins(lines)
}

async function see(page: Raster, toRaster: Homography, host: Host): Promise<Look> {
  const part = printedPart(page)
  const tensor = pageTensor(page, part)
  const [, , height = 0, width = 0] = tensor.shape
  const { core, fields } = await (await host.network('detector')).run(tensor)
  if (!core || !fields) throw new TypeError('the detector gives core and fields')
  const seen = { core: core.data, fields: fields.data, width, height }
  const maps = part ? mapsOfPage(seen, part, paddedSide(page.width), paddedSide(page.height)) : seen
  const lines = findLines(maps)
    .filter(({ quad }) => isInside(middleOf(quad), page))
    .map((line) => ({ ...line, quad: mapQuad(toRaster, line.quad) }))
  return { lines, maps, toRaster }
}

/** The padding repeats the edge; what is found there is none. */
function isInside([x, y]: Point, page: Raster): boolean {
  return x > 0 && y > 0 && x < page.width && y < page.height
}

function bandsOf(width: number, height: number): { readonly top: number; readonly bottom: number }[] {
  const most = Math.max(1, Math.floor(PIXELS_MAX / width))
  if (height <= most) return [{ top: 0, bottom: height }]
  const count = Math.ceil((height / most - BAND_OVERLAP) / (1 - BAND_OVERLAP))
  const rows = height / (count - (count - 1) * BAND_OVERLAP)
  return Array.from({ length: count }, (_, i) => {
    const top = Math.round(i * rows * (1 - BAND_OVERLAP))
    return { top, bottom: i === count - 1 ? height : Math.round(top + rows) }
  })
}

/** Where two bands saw the same line, the longer one stays: the border of a band may have cut the other. */
function withoutTwins(lines: readonly FoundLine[]): FoundLine[] {
  const kept: FoundLine[] = []
  for (const line of lines.toSorted((a, b) => lengthOf(b.quad) - lengthOf(a.quad))) {
    const middle = middleOf(line.quad)
    if (!kept.some(({ quad }) => covers(quad, middle))) kept.push(line)
  }
  return kept
}

function covers(quad: Quad, [x, y]: Point): boolean {
  return quad.every(([x0, y0], i) => {
    const [x1, y1] = quad[(i + 1) % 4] ?? [x0, y0]
    return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) >= 0
  })
}

function lengthOf([a, b]: Quad): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

function middleOf(quad: Quad): Point {
  const mean = (axis: 0 | 1) => quad.reduce((sum, corner) => sum + corner[axis], 0) / 4
  return [mean(0), mean(1)]
}

/** Scaling of pixel areas, where whole coordinates are pixel centres. */
function pixelScaling(x: number, y: number): Homography {
  return [x, 0, (x - 1) / 2, 0, y, (y - 1) / 2, 0, 0, 1]
}

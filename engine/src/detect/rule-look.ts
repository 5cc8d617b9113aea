import type { Machine } from '../runtime/int8/machine.ts'
import { openWorkspace } from '../runtime/int8/workspace.ts'
import type { Homography, Raster, Rule } from '../types.ts'
import type { Frame } from './frame.ts'

/** Pixels of the longer side at which rules are looked for: a hair line is still one pixel, and letters are small. */
const LOOK_SIDE = 1400
/** Columns of a strip, in which a rule is traced. The kernels have it too. */
export const STRIP = 16

/** Where thin dark lines along one axis run; upright ones as if the look lay on its side, columns as rows. */
export interface Ridges {
  readonly width: number
  readonly height: number
  /** 1 where a pixel is darker than the paper above and below, and the darkest of its stroke. */
  readonly marks: Uint8Array
  /** For each strip of `STRIP` columns, for each height: how many of the strip's pixels are marked. */
  readonly counts: Uint8Array
}

/** What is seen of a frame, until the kernels do other work. */
export interface RuleLook {
  /** Pixels of the frame to one of the look. */
  readonly scale: number
  /** Those of the axis asked for last: they stay where the kernels put them. */
  ridges(axis: Rule['axis']): Ridges
}

/**
 * The frame as it is looked at for rules: the darkest pixel of each place, so that no thin line is lost.
 *
 * @param machine whose memory holds a copy of the raster meanwhile
 */
export function lookThrough(raster: Raster, { width, height, toRaster }: Frame, machine: Machine): RuleLook {
  const scale = Math.max(1, Math.max(width, height) / LOOK_SIDE)
  const [columns, rows] = [Math.ceil(width / scale), Math.ceil(height / scale)]
  const reach = Math.max(1, Math.round(scale))
  const row = Math.ceil((raster.width + reach) / STRIP) * STRIP
  const { take } = openWorkspace(machine)
  const rasterAt = take(row * (raster.height + reach))
  const lookAt = take(columns * rows)
  const marksAt = take(columns * rows)
  const countsAt = take(Math.ceil(Math.max(columns, rows) / STRIP) * Math.max(columns, rows))
  const { kernels } = machine
  const memory = new Uint8Array(machine.memory.buffer)
  for (let y = 0; y < raster.height; y++)
    memory.set(raster.data.subarray(y * raster.width, (y + 1) * raster.width), rasterAt + y * row)
  kernels.darken(rasterAt, row, raster.width, raster.height, reach)
  const seen = { raster, toRaster, scale, reach, rasterAt, row, lookAt, columns, rows, placesAt: marksAt }
  if (raster.width < reach || raster.height < reach) memory.fill(255, lookAt, lookAt + columns * rows)
  else if (isUpright(toRaster)) lookUpright(seen, machine)
  else lookAskew(seen, machine)
  return {
    scale,
    ridges(axis) {
      const isLevel = axis === 'level'
      const [across, down] = isLevel ? [columns, rows] : [rows, columns]
      const counted = Math.ceil(across / STRIP) * down
      memory.fill(0, marksAt, countsAt + counted)
      const find = isLevel ? kernels.levelRidges : kernels.uprightRidges
      find(lookAt, columns, rows, marksAt, countsAt)
      return {
        width: across,
        height: down,
        marks: memory.subarray(marksAt, marksAt + columns * rows),
        counts: memory.subarray(countsAt, countsAt + counted),
      }
    },
  }
}

/** What is looked through, and where it lies. */
interface Seen {
  readonly raster: Raster
  readonly toRaster: Homography
  readonly scale: number
  /** Pixels of the raster on each side of the square of which a pixel of the look is the darkest. */
  readonly reach: number
  readonly rasterAt: number
  /** Bytes from row to row of the raster. */
  readonly row: number
  readonly lookAt: number
  readonly columns: number
  readonly rows: number
  /** Room for places of a row, which is used again once the look is whole. */
  readonly placesAt: number
}

/** Rows stay rows. */
function isUpright([, b, , d, , , g, h, i]: Homography): boolean {
  return b === 0 && d === 0 && g === 0 && h === 0 && i === 1
}

function lookUpright(seen: Seen, { kernels, memory }: Machine): void {
  const { raster, scale, reach, rasterAt, row, lookAt, columns, rows, placesAt } = seen
  const [a, , c, , e, f] = seen.toRaster
  const half = (reach - 1) / 2
  const placeOf = (factor: number, offset: number, at: number, length: number) => {
    const first = Math.round(factor * ((at + 0.5) * scale - 0.5) + offset - half)
    return first < 0 || first + reach > length ? -1 : first
  }
  const places = new Int32Array(columns)
  for (let x = 0; x < columns; x++) places[x] = placeOf(a, c, x, raster.width)
  const bytes = new Uint8Array(memory.buffer)
  bytes.set(new Uint8Array(places.buffer), placesAt)
  for (let y = 0; y < rows; y++) {
    const top = placeOf(e, f, y, raster.height)
    const to = lookAt + y * columns
    if (top < 0) bytes.fill(255, to, to + columns)
    else kernels.pick(rasterAt + top * row, placesAt, to, columns)
  }
}

function lookAskew(seen: Seen, { kernels }: Machine): void {
  const { raster, scale, reach, rasterAt, row, lookAt, columns, rows } = seen
  const [a, b, c, d, e, f, g, h, i] = seen.toRaster
  const [right, bottom] = [raster.width - reach, raster.height - reach]
  // A whole number is cut off, which rounds what is not negative.
  const round = 1.5 - (reach - 1) / 2
  for (let y = 0; y < rows; y++) {
    const down = (y + 0.5) * scale - 0.5
    const [across, under, depth] = [b * down + c, e * down + f, h * down + i]
    const to = lookAt + y * columns
    kernels.pickAlong(rasterAt, row, right, bottom, round, scale, a, across, d, under, g, depth, to, columns)
  }
}

import type { Comb } from '../detect/find-combs.ts'
import { quadOf } from '../geometry.ts'
import { homographyBetween, mapPoint, mapQuad } from '../homography.ts'
import { paperTone } from '../raster/ink.ts'
import { warp } from '../raster/warp.ts'
import type { Homography, Point, Raster } from '../types.ts'

/** Rows of a cell as it is cut: more are not read better. */
const [ROWS_MIN, ROWS_MAX] = [8, 64]
/** Share of a cell's height by which letters stand over its rules. */
const OVER = 0.3

/** A row of cells cut upright out of its page, all on one height. */
export interface CombStrip {
  /** Black on white. */
  readonly raster: Raster
  /** From which column on each cell is, and where the last ends. */
  readonly columns: readonly number[]
  /** Rows between which cells are. */
  readonly head: number
  readonly foot: number
  /** From which darkness on a pixel is ink; zero where it is not known yet. */
  readonly ink: number
}

/** @param toRaster from pixels of the frame to those of `page` */
export function cutStrip(page: Raster, comb: Comb, toRaster: Homography): CombStrip {
  const cuts = cutCells(page, comb, toRaster)
  const columns = [0]
  for (const { width } of cuts) columns.push((columns.at(-1) ?? 0) + width)
  const width = columns.at(-1) ?? 0
  const height = cuts[0]?.height ?? 0
  const data = new Uint8Array(width * height)
  for (const [i, cut] of cuts.entries()) {
    for (let y = 0; y < height; y++)
      data.set(cut.data.subarray(y * cut.width, (y + 1) * cut.width), y * width + (columns[i] ?? 0))
  }
  const rows = Math.round(height / (1 + 2 * OVER))
  const head = Math.round((height - rows) / 2)
  return { raster: { width, height, data }, columns, head, foot: head + rows, ink: 0 }
}

function cutCells(page: Raster, { feet, height }: Comb, toRaster: Homography): Raster[] {
  const at = ([x, y]: Point, up: number): Point => [x, y - up * height]
  const [first = [0, 0]] = feet
  const [head, foot] = [mapPoint(toRaster, at(first, 1)), mapPoint(toRaster, first)]
  const onPage = Math.hypot(foot[0] - head[0], foot[1] - head[1])
  const rows = Math.round(Math.min(ROWS_MAX, Math.max(ROWS_MIN, onPage)))
  const tall = rows + 2 * Math.round(OVER * rows)
  const over = (tall - rows) / 2 / rows
  return feet.slice(1).map((right, i) => {
    const left = feet[i] ?? right
    const columns = Math.max(ROWS_MIN / 2, Math.round(((right[0] - left[0]) / height) * rows))
    const target = quadOf({ left: 0, top: 0, right: columns, bottom: tall })
    const place = mapQuad(toRaster, [
      at(left, 1 + over),
      at(right, 1 + over),
      at(right, -over),
      at(left, -over),
    ])
    return onWhite(warp(page, homographyBetween(target, place), columns, tall))
  })
}

/** Light falls unevenly. */
function onWhite({ width, height, data }: Raster): Raster {
  const paper = paperTone(data)
  return { width, height, data: data.map((tone) => Math.min(255, tone + 255 - paper)) }
}

import type { Comb } from '../detect/find-combs.ts'
import { median, quadOf } from '../geometry.ts'
import { homographyBetween, mapPoint, mapQuad } from '../homography.ts'
import { type Columns, paperTone } from '../raster/ink.ts'
import { warp } from '../raster/warp.ts'
import type { Homography, Point, Raster } from '../types.ts'

/** Rows of a cell as it is cut: more are not read better. */
const [ROWS_MIN, ROWS_MAX] = [8, 64]
/** Shares of a cell at its walls and at its rules that are theirs. */
const [WALL, RULE] = [0.09, 0.08]
/** Share of a cell at each side in which a stroke through so much of the cell is what is left of a wall or rule. */
const [BESIDE, STROKE_MIN] = [0.2, 0.7]
/** Ink and its edges, as shares of the darkness of the darkest in a hundred pixels. */
const [INK_SHARE, EDGE_SHARE] = [0.55, 0.3]
const DARKEST = 0.99
/** Where all is lighter than this share of a wall's darkness, nothing is written. */
const FAINT = 0.5
/** Pixels of ink that are a sign, in rows of a cell: less are specks. */
const SIGN_MIN = 0.1

/** A cell of a comb, cut upright out of its page. */
export interface Cell {
  /** Black on white, without walls; all cells of a comb are of one height. */
  readonly raster: Raster
  /** Columns of what is written; null of an empty cell. */
  readonly sign: Columns | null
  /** Without what is left of rules. */
  readonly rows: Columns
  /** Of the ink. */
  readonly top: number
  readonly bottom: number
}

/** @param toRaster from pixels of the frame to those of `page` */
export function cellsOf(page: Raster, comb: Comb, toRaster: Homography): Cell[] {
  const cuts = cutCells(page, comb, toRaster)
  const inside = cuts.map((cut) => innerPart(cut, comb.isClosed))
  const tones = Uint8Array.from(inside.flatMap(({ data }) => [...data])).sort()
  const darkest = 255 - (tones[Math.floor((1 - DARKEST) * tones.length)] ?? 255)
  const walls = 255 - median(cuts.map(wallTone))
  return inside.map((raster) => cellOf(raster, Math.max(darkest, FAINT * walls)))
}

function cutCells(page: Raster, { feet, height }: Comb, toRaster: Homography): Raster[] {
  const above = ([x, y]: Point): Point => [x, y - height]
  const [first = [0, 0]] = feet
  const [head, foot] = [mapPoint(toRaster, above(first)), mapPoint(toRaster, first)]
  const onPage = Math.hypot(foot[0] - head[0], foot[1] - head[1])
  const rows = Math.round(Math.min(ROWS_MAX, Math.max(ROWS_MIN, onPage)))
  return feet.slice(1).map((right, i) => {
    const left = feet[i] ?? right
    const columns = Math.max(ROWS_MIN / 2, Math.round(((right[0] - left[0]) / height) * rows))
    const target = quadOf({ left: 0, top: 0, right: columns, bottom: rows })
    const place = mapQuad(toRaster, [above(left), above(right), right, left])
    return onWhite(warp(page, homographyBetween(target, place), columns, rows))
  })
}

/** Light falls unevenly. */
function onWhite({ width, height, data }: Raster): Raster {
  const paper = paperTone(data)
  return { width, height, data: data.map((tone) => Math.min(255, tone + 255 - paper)) }
}

/** Of the darkest column where a wall may stand. */
function wallTone({ width, height, data }: Raster): number {
  const tones = Array.from({ length: Math.max(1, Math.round(WALL * width)) }, (_, x) => {
    let sum = 0
    for (let y = 0; y < height; y++) sum += data[y * width + x] ?? 0
    return sum / height
  })
  return Math.min(...tones)
}

function innerPart({ width, height, data }: Raster, isClosed: boolean): Raster {
  const inset = Math.max(1, Math.round(WALL * width))
  const bottom = height - Math.round(RULE * height)
  const top = isClosed ? height - bottom : 0
  const columns = width - 2 * inset
  const part = new Uint8Array(columns * (bottom - top))
  for (let y = top; y < bottom; y++) {
    const from = y * width + inset
    part.set(data.subarray(from, from + columns), (y - top) * columns)
  }
  return { width: columns, height: bottom - top, data: part }
}

function cellOf(raster: Raster, darkest: number): Cell {
  const { width, height, data } = raster
  const isDark = (share: number) => (x: number, y: number) =>
    255 - (data[y * width + x] ?? 255) >= share * darkest
  const [isInk, isEdge] = [isDark(INK_SHARE), isDark(EDGE_SHARE)]
  const columns = withoutStrokes(width, height, isEdge)
  const rows = withoutStrokes(height, width, (y, x) => isEdge(x, y))
  let [ink, left, right, top, bottom] = [0, columns.to, columns.from, rows.to, rows.from]
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = columns.from; x < columns.to; x++) {
      if (!isInk(x, y)) continue
      ink += 1
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  }
  if (ink < SIGN_MIN * height) return { raster, sign: null, rows, top, bottom }
  const hasEdge = (x: number) => {
    for (let y = rows.from; y < rows.to; y++) if (isEdge(x, y)) return true
    return false
  }
  while (left > columns.from && hasEdge(left - 1)) left -= 1
  while (right < columns.to && hasEdge(right)) right += 1
  return { raster, sign: { from: left, to: right }, rows, top, bottom }
}

/** What lies between the strokes at both ends that are left of a wall or a rule. */
function withoutStrokes(
  length: number,
  across: number,
  isDark: (at: number, other: number) => boolean,
): Columns {
  const isStroke = (at: number) => {
    let dark = 0
    for (let other = 0; other < across; other++) if (isDark(at, other)) dark += 1
    return dark >= STROKE_MIN * across
  }
  let [from, to] = [0, length]
  for (let at = 0; at < Math.round(BESIDE * length); at++) {
    if (isStroke(at)) from = at + 1
    if (isStroke(length - 1 - at)) to = length - 1 - at
  }
  return { from, to }
}

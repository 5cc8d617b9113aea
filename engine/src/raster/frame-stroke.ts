import type { Raster } from '../types.ts'
import { columnContrast, paperTone } from './ink.ts'

/** Columns at each end of a cut in which a frame may stand: the margin, and a narrow letter. A second one stands beside it. */
const REACH = 14
const FRAMES_MAX = 2
/** Of the cut's rows a frame runs through so many at least, from the top or the bottom row on: no letter stands so high. */
const RUN_MIN = 0.8
/** Columns by which it leans within them: what leans more is a letter's stroke, or a pattern. */
const LEAN_MAX = 4
/** A pixel of a stroke, as a share of the contrast of ordinary ones. */
const STROKE_SHARE = 0.4
/** The contrast of ordinary strokes: the darkest columns may be a rule or a stain. */
const STROKE_PERCENTILE = 0.8
/** Columns from the middle of a frame's stroke to its edge, at most. */
const HALF_STROKE_MAX = 3

/** From an end of the cut towards its middle: 1 from the left one, -1 from the right one. */
type Inward = 1 | -1

/**
 * A cut line without the upright strokes of a frame before and after its print, which would be read as `Í`, `[` or `1`.
 * They and what is beyond are painted over with the paper beside them, so that the cut's columns stay where they were.
 *
 * @returns the same raster where no frame stands
 */
export function withoutFrame(raster: Raster): Raster {
  const isDark = darkIn(raster)
  const left = edgesOf(raster, 1, isDark)
  const right = edgesOf(raster, -1, isDark)
  if (!left && !right) return raster
  const { width, height, data } = raster
  const painted = data.slice()
  for (let y = 0, row = 0; y < height; y++, row += width) {
    const [from, to] = [left?.[y] ?? 0, right?.[y] ?? width - 1]
    painted.fill(data[row + from] ?? 0, row, row + from)
    painted.fill(data[row + to] ?? 0, row + to, row + width)
  }
  return { width, height, data: painted }
}

/** How dark a pixel of a stroke is beyond what a stroke has at least; negative for paper and what is lighter. */
type Darkness = (x: number, y: number) => number

function darkIn(raster: Raster): Darkness {
  const { width, data } = raster
  const contrast = columnContrast(raster).sort()
  const stroke = contrast[Math.floor(STROKE_PERCENTILE * (contrast.length - 1))] ?? 0
  const least = paperTone(data) - STROKE_SHARE * stroke
  return (x, y) => (x < 0 || x >= width ? Number.NEGATIVE_INFINITY : least - (data[y * width + x] ?? 0))
}

/** For each row the first column behind the frames at an end; null where none stands there. */
function edgesOf({ width, height }: Raster, inward: Inward, darkness: Darkness): number[] | null {
  const outer = inward === 1 ? 0 : width - 1
  let edges: number[] | null = null
  for (let frame = 0; frame < FRAMES_MAX; frame++) {
    const first = edges?.[height >> 1] ?? outer
    const found = nextEdges(first, inward, width, height, darkness)
    if (!found) break
    edges = found
  }
  return edges
}

function nextEdges(
  first: number,
  inward: Inward,
  width: number,
  height: number,
  darkness: Darkness,
): number[] | null {
  for (let at = Math.min(REACH, width >> 1) - 1; at >= 0; at--) {
    const stroke = strokeThrough(first + inward * at, height, darkness)
    if (stroke) return stroke.map((column, y) => edgeOf(column, y, inward, darkness))
  }
  return null
}

/** One column of paper is kept between a stroke and what is printed behind it. */
function edgeOf(column: number, y: number, inward: Inward, darkness: Darkness): number {
  let edge = column
  for (let i = 0; i < HALF_STROKE_MAX && darkness(edge + inward, y) > 0; i++) edge += inward
  return edge + 2 * inward
}

/** The column of a frame's stroke in each row, followed from the top or the bottom; null where none begins in a column. */
function strokeThrough(first: number, height: number, darkness: Darkness): number[] | null {
  const down = followed(first, height, (i) => i, darkness)
  if (down) return down
  return followed(first, height, (i) => height - 1 - i, darkness)?.reverse() ?? null
}

function followed(
  first: number,
  height: number,
  rowOf: (i: number) => number,
  darkness: Darkness,
): number[] | null {
  const columns: number[] = []
  let column = first
  for (let i = 0; i < height; i++) {
    const y = rowOf(i)
    for (const near of [column - 1, column + 1]) if (darkness(near, y) > darkness(column, y)) column = near
    if (darkness(column, y) <= 0) break
    columns.push(column)
  }
  const least = Math.ceil(RUN_MIN * height)
  const run = columns.slice(0, least)
  if (run.length < least || Math.max(...run) - Math.min(...run) > LEAN_MAX) return null
  // Where it ends in a corner, the frame is taken to go on straight.
  return [...columns, ...new Array<number>(height - columns.length).fill(column)]
}

import type { Raster } from '../types.ts'
import { columnContrast, paperTone, strokeContrast } from './ink.ts'

/** Columns at each end of a cut in which a frame may stand: the margin, and a narrow letter. A second one stands beside it. */
const REACH = 14
const FRAMES_MAX = 2
/** Of the cut's rows a frame runs through so many at least, and through so many rows more, above or below: no letter does. */
const RUN_MIN = 0.8
const BEYOND_ROWS = 8
/** Columns by which it leans within them, and by which it strays from a straight line: what does more is written by hand. */
const [LEAN_MAX, BEND_MAX] = [4, 2]
/** A pixel of a stroke, as a share of the contrast of ordinary ones. */
const STROKE_SHARE = 0.4
/** Columns from the middle of a frame's stroke to its edge at most, and to the paper beside it. */
const [HALF_STROKE_MAX, BESIDE] = [3, 5]

/**
 * A cut line without the upright strokes of a frame before and after its print, which would be read as `Í`, `[` or `1`.
 * They and what is beyond are painted over with the paper beside them, so that the cut's columns stay where they were.
 *
 * @param seeBeyond the same columns with so many rows more above and below
 * @returns the same raster where no frame stands
 */
export function withoutFrame(cut: Raster, seeBeyond: (rows: number) => Raster): Raster {
  const { width, height, data } = cut
  const run = Math.ceil(RUN_MIN * height)
  if (framesOf(cut, run).every((edges) => edges === null)) return cut
  const [left, right] = framesOf(seeBeyond(BEYOND_ROWS), BEYOND_ROWS + run)
  if (!left && !right) return cut
  const painted = data.slice()
  for (let y = 0, row = 0; y < height; y++, row += width) {
    const from = Math.min(width - 1, left?.[y + BEYOND_ROWS] ?? 0)
    const to = Math.max(0, right?.[y + BEYOND_ROWS] ?? width - 1)
    painted.fill(data[row + from] ?? 0, row, row + from)
    painted.fill(data[row + to] ?? 0, row + to, row + width)
  }
  return { width, height, data: painted }
}

/** For each row the first column behind the frames at the left end, and at the right one; null where none stands there. */
function framesOf(raster: Raster, runMin: number): [number[] | null, number[] | null] {
  const seen = { ...raster, runMin, darkness: darkIn(raster) }
  return [edgesOf(seen, 1), edgesOf(seen, -1)]
}

/** What is looked at for frames. */
interface Seen extends Raster {
  /** Rows that a frame runs through. */
  readonly runMin: number
  /** How much darker a pixel is than a stroke must be; negative for paper, what is lighter and shadows. */
  readonly darkness: (x: number, y: number) => number
}

function darkIn(raster: Raster): Seen['darkness'] {
  const { width, data } = raster
  const paper = paperTone(data)
  const least = STROKE_SHARE * strokeContrast(columnContrast(raster, paper))
  const tone = (x: number, y: number) => (x < 0 || x >= width ? paper : (data[y * width + x] ?? paper))
  return (x, y) => {
    const beside = Math.max(tone(x - BESIDE, y), tone(x + BESIDE, y))
    return Math.min(paper, beside) - tone(x, y) - least
  }
}

/** @param inward from an end towards the middle: 1 from the left one, -1 from the right one */
function edgesOf(seen: Seen, inward: 1 | -1): number[] | null {
  let edges: number[] | null = null
  for (let frame = 0; frame < FRAMES_MAX; frame++) {
    const outer: number = edges?.[seen.height >> 1] ?? (inward === 1 ? 0 : seen.width - 1)
    const stroke = nextStroke(seen, outer, inward)
    if (!stroke) break
    edges = stroke.map((column, y) => edgeOf(seen, column, y, inward))
  }
  return edges
}

function nextStroke(seen: Seen, outer: number, inward: 1 | -1): number[] | null {
  for (let at = Math.min(REACH, seen.width >> 1) - 1; at >= 0; at--) {
    const stroke = strokeThrough(seen, outer + inward * at)
    if (stroke) return stroke
  }
  return null
}

/** One column of paper is kept between a stroke and what is printed behind it. */
function edgeOf({ darkness }: Seen, column: number, y: number, inward: 1 | -1): number {
  let edge = column
  for (let i = 0; i < HALF_STROKE_MAX && darkness(edge + inward, y) > 0; i++) edge += inward
  return edge + 2 * inward
}

/** The column of a frame's stroke in each row, followed from the top or else from the bottom; null where none begins in a column. */
function strokeThrough(seen: Seen, first: number): number[] | null {
  const bottom = seen.height - 1
  return followed(seen, first, (i) => i) ?? followed(seen, first, (i) => bottom - i)?.reverse() ?? null
}

function followed({ height, runMin, darkness }: Seen, first: number, rowOf: (i: number) => number) {
  const columns: number[] = []
  let column = first
  for (let i = 0; i < height; i++) {
    const y = rowOf(i)
    for (const near of [column - 1, column + 1]) if (darkness(near, y) > darkness(column, y)) column = near
    if (darkness(column, y) <= 0) break
    columns.push(column)
  }
  if (columns.length < runMin || !isStraight(columns.slice(0, runMin))) return null
  // Where it ends in a corner, the frame is taken to go on straight.
  return [...columns, ...new Array<number>(height - columns.length).fill(column)]
}

function isStraight(columns: readonly number[]): boolean {
  const [first = 0, last = 0] = [columns[0], columns.at(-1)]
  const slope = (last - first) / (columns.length - 1)
  const strays = columns.some((column, i) => Math.abs(column - first - slope * i) > BEND_MAX)
  return !strays && Math.abs(last - first) <= LEAN_MAX
}

import type { Grey } from './grey.ts'

/** Side of a cell, in pixels of a picture of 1600: about the height of a line of print on a card. */
const CELL = 16
/** Print is darker than nine tenths of its cell. */
const PAPER_SHARE = 0.9
/** A reflection is about as bright as the sensor can tell; paper under even light is not. */
const BRIGHT = 246
/** How far out of it the paper is looked at, in cells: 8 % of the picture's longer side. */
const REACH = 8
/** How much brighter than the paper on every side: 9 and 4 in test photos with a lamp in them, 2.8 at most in others. */
const RISE_MIN = 3.5
/** A reflection fades; between neighbouring cells, more than this is an edge of something. */
const STEP_MAX = 16
/** Under this it is no paper: a table, a portrait, a bar of colour. */
const PAPER_MIN = 130

/** East, south and what lies between: each is looked along both ways. */
const DIRECTIONS = Array.from({ length: 8 }, (_, i) => [
  Math.cos((Math.PI * i) / 8),
  Math.sin((Math.PI * i) / 8),
])

/** Brightness of the paper itself, cell by cell. */
interface Paper {
  readonly columns: number
  readonly rows: number
  readonly at: Float32Array
}

/**
 * Whether a lamp or a flash is reflected on the paper: a spot as bright as can be that fades on all sides. One on
 * paper that is as bright itself is not seen; nor does a blank place that print surrounds count, because it does not fade.
 */
export function hasGlare(grey: Grey): boolean {
  const paper = smooth(withoutPrint(brightnessOf(grey)))
  for (let row = REACH; row < paper.rows - REACH; row++) {
    for (let column = REACH; column < paper.columns - REACH; column++) {
      const here = brightness(paper, column, row)
      if (here < BRIGHT) continue
      if (DIRECTIONS.every(([dx = 0, dy = 0]) => rises(paper, column, row, dx, dy))) return true
    }
  }
  return false
}

/** Whether a cell is brighter than the paper on both of its sides, without an edge on the way. */
function rises(paper: Paper, column: number, row: number, dx: number, dy: number): boolean {
  const along = (step: number) =>
    brightness(paper, column + Math.round(step * dx), row + Math.round(step * dy))
  let last = along(-REACH)
  if (along(0) - Math.max(last, along(REACH)) < RISE_MIN || last < PAPER_MIN) return false
  for (let step = 1 - REACH; step <= REACH; step++) {
    const next = along(step)
    if (next < PAPER_MIN || Math.abs(next - last) > STEP_MAX) return false
    last = next
  }
  return true
}

function brightness({ columns, at }: Paper, column: number, row: number): number {
  return at[row * columns + column] ?? 0
}

function brightnessOf({ width, height, data }: Grey): Paper {
  const columns = Math.floor(width / CELL)
  const rows = Math.floor(height / CELL)
  const at = Float32Array.from({ length: columns * rows }, (_, i) => {
    const start = Math.floor(i / columns) * CELL * width + (i % columns) * CELL
    const counts = new Uint16Array(256)
    for (let y = 0; y < CELL; y++) {
      for (let x = 0; x < CELL; x++) {
        const value = data[start + y * width + x] ?? 0
        counts[value] = (counts[value] ?? 0) + 1
      }
    }
    return quantile(counts, PAPER_SHARE * CELL * CELL)
  })
  return { columns, rows, at }
}

function quantile(counts: Uint16Array, sum: number): number {
  let value = 0
  for (let seen = counts[0] ?? 0; seen < sum && value < 255; seen += counts[value] ?? 0) value += 1
  return value
}

/** Lines and words darken whole cells: the brightest neighbour, then the darkest of those. */
function withoutPrint(paper: Paper): Paper {
  return overNeighbours(overNeighbours(paper, Math.max), Math.min)
}

function smooth(paper: Paper): Paper {
  return overNeighbours(paper, (...values) => values.reduce((sum, value) => sum + value, 0) / values.length)
}

function overNeighbours(paper: Paper, of: (...values: number[]) => number): Paper {
  const { columns, rows } = paper
  const at = Float32Array.from(paper.at, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const values: number[] = []
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        values.push(brightness(paper, x, y))
    }
    return of(...values)
  })
  return { ...paper, at }
}

import type { Comb } from '../detect/find-combs.ts'
import { median, quadOf } from '../geometry.ts'
import type { Columns } from '../raster/ink.ts'
import type { Homography, Point, Quad, Raster } from '../types.ts'
import { type Cell, cellsOf } from './comb-cells.ts'

/** Of a cell's height so much is a letter at least; signs are lower. */
const LETTER_MIN = 0.3
/** A capital's height, the gap between two letters, an empty cell and the margin around a line, in ems. */
const [CAPITAL, GAP, SPACE, MARGIN] = [0.7, 0.18, 0.32, 0.6]
/** From the head of a line's em to the foot of its letters. */
const FOOT = 0.8

/** A comb's letters set as close as in print: an empty cell is a space, walls and rules are gone. */
export interface ClosedComb {
  readonly raster: Raster
  /** One em high, in pixels of `raster`. */
  readonly quad: Quad
  /** Takes a quad of `raster` that is one em high to the frame, to the cells that its letters stand in. */
  readonly toFrame: (quad: Quad) => Quad
}

/** A written cell, and from which column of the closed line on its sign stands. */
interface Placed extends Cell {
  readonly sign: Columns
  readonly at: number
  readonly left: Point
  readonly right: Point
}

/** What all signs of a line share, in pixels of a cell. */
interface Size {
  readonly em: number
  /** The row on which the letters stand. */
  readonly foot: number
  readonly margin: number
}

/**
 * @param toRaster from pixels of the frame to those of `page`
 * @returns null where no letter is written
 */
export function closeComb(page: Raster, comb: Comb, toRaster: Homography): ClosedComb | null {
  const cells = cellsOf(page, comb, toRaster)
  const [cell] = cells
  const letters = cells.filter(({ sign, top, bottom, height }) => sign && bottom - top >= LETTER_MIN * height)
  if (!cell || letters.length === 0) return null
  const em = median(letters.map(({ top, bottom }) => bottom - top)) / CAPITAL
  const size = { em, foot: median(letters.map(({ bottom }) => bottom)), margin: Math.round(MARGIN * em) }
  const placed = placedClose(cells, comb, size)
  const [from, to] = [size.margin, endOf(placed)]
  const [top, bottom] = [size.margin + size.foot - FOOT * em, size.margin + size.foot + (1 - FOOT) * em]
  return {
    raster: drawn(placed, cell.raster.height, size),
    quad: quadOf({ left: from, top, right: to, bottom }),
    toFrame: ([[left], [right]]) => onFrame(placed, left, right, size, comb.height / cell.height),
  }
}

function placedClose(cells: readonly Cell[], { feet }: Comb, { em, margin }: Size): Placed[] {
  const placed: Placed[] = []
  let isSpace = false
  for (const [i, cell] of cells.entries()) {
    const [left, right] = [feet[i], feet[i + 1]]
    if (!cell.sign || !left || !right) {
      isSpace = true
      continue
    }
    const gap = placed.length === 0 ? 0 : Math.round((isSpace ? GAP + SPACE : GAP) * em)
    const at = placed.length === 0 ? margin : endOf(placed) + gap
    placed.push({ ...cell, sign: cell.sign, at, left, right })
    isSpace = false
  }
  return placed
}

function endOf(placed: readonly Placed[]): number {
  const last = placed.at(-1)
  return last ? last.at + last.sign.to - last.sign.from : 0
}

function drawn(placed: readonly Placed[], rows: number, { margin }: Size): Raster {
  const [width, height] = [endOf(placed) + margin, rows + 2 * margin]
  const data = new Uint8Array(width * height).fill(255)
  for (const { raster, sign, at } of placed) {
    for (let y = 0; y < rows; y++) {
      const row = y * raster.width
      data.set(raster.data.subarray(row + sign.from, row + sign.to), (y + margin) * width + at)
    }
  }
  return { width, height, data }
}

/** @param scale pixels of the frame to one of a cell */
function onFrame(
  placed: readonly Placed[],
  from: number,
  to: number,
  { em, foot }: Size,
  scale: number,
): Quad {
  // A word begins and ends somewhere in the gap beside it.
  const first = placed.find(({ at, sign }) => at + sign.to - sign.from > from) ?? placed.at(-1)
  const last = placed.findLast(({ at }) => at < to) ?? placed[0]
  if (!first || !last) throw new RangeError('a closed comb has no letter')
  const [head, tail] = [FOOT * em, (FOOT - 1) * em]
  const placeOf = ({ own, rule, sign, at, left, right }: Placed, column: number, up: number): Point => {
    const inside = Math.min(1, Math.max(0, (column - at + sign.from - own.from) / (own.to - own.from)))
    const [[x0, y0], [x1, y1]] = [left, right]
    return [x0 + inside * (x1 - x0), y0 + inside * (y1 - y0) - (rule - foot + up) * scale]
  }
  return [
    placeOf(first, from, head),
    placeOf(last, to, head),
    placeOf(last, to, tail),
    placeOf(first, from, tail),
  ]
}

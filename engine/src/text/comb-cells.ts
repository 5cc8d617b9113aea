import type { Comb } from '../detect/find-combs.ts'
import type { Columns } from '../raster/ink.ts'
import type { Box, Homography, Raster } from '../types.ts'
import { clearStrip } from './clear-strip.ts'
import { type CombStrip, cutStrip } from './comb-strip.ts'

/** Pixels of ink that are a sign, in rows of a cell: less are specks. */
const SIGN_MIN = 0.1
/** Of a piece of ink so much lies within the rules, or it is none of the row's. */
const WITHIN_MIN = 0.4
/** No letter is wider, in widths of a cell. */
const LETTER_MAX = 1.35
/** Letters touch where so much of a piece of ink is in a second cell. */
const TOUCHING_MIN = 0.25
/** What is left of walls and rules, as shares of a cell's width and height. */
const LEFT = { thick: 0.1, long: 0.3, high: 0.12, aside: 0.15 } as const
/** Pixels of a piece that is no more than a speck, and of one beside a wall or a rule, in rows of a cell. */
const [SPECK, CORNER] = [0.12, 0.35]
/** Share of a cell's width by which a letter may reach into the next. */
const BESIDE = 0.5

/** A cell of a comb, cut upright out of its page, with what is written in it wherever that reaches. */
export interface Cell {
  /** Black on white, without walls and rules; all cells of a comb are of one height. */
  readonly raster: Raster
  /** Columns of what is written; null of an empty cell. */
  readonly sign: Columns | null
  /** Of the ink. */
  readonly top: number
  readonly bottom: number
  /** Columns of the cell itself, and its height in rows, up from its rule. */
  readonly own: Columns
  readonly height: number
  readonly rule: number
}

/** @param toRaster from pixels of the frame to those of `page` */
export function cellsOf(page: Raster, comb: Comb, toRaster: Homography): Cell[] {
  const strip = clearStrip(cutStrip(page, comb, toRaster), comb.isClosed)
  const owners = ownersOf(strip)
  return comb.feet.slice(1).map((_, cell) => cellOf(strip, owners, cell))
}

/** For each pixel of ink the number of its cell, from 1 on. */
function ownersOf(strip: CombStrip): Uint8Array {
  const { raster, columns, head, foot, ink } = strip
  const { width, height, data } = raster
  const owners = new Uint8Array(width * height)
  const cellAt = new Uint8Array(width)
  for (const [i, from] of columns.entries()) cellAt.fill(i + 1, from, columns[i + 1] ?? width)
  const isSeen = new Uint8Array(width * height)
  for (let start = 0; start < data.length; start++) {
    if (isSeen[start] === 1 || 255 - (data[start] ?? 255) < ink) continue
    const piece = [start]
    isSeen[start] = 1
    const count = new Uint32Array(columns.length + 1)
    let within = 0
    for (let next = 0; next < piece.length; next++) {
      const at = piece[next] ?? 0
      const [x, y] = [at % width, Math.floor(at / width)]
      count[cellAt[x] ?? 0] = (count[cellAt[x] ?? 0] ?? 0) + 1
      if (y >= head && y < foot) within += 1
      for (let down = -1; down <= 1; down++) {
        for (let right = -1; right <= 1; right++) {
          const other = at + down * width + right
          if (x + right < 0 || x + right >= width || y + down < 0 || y + down >= height) continue
          if (isSeen[other] === 1 || 255 - (data[other] ?? 255) < ink) continue
          isSeen[other] = 1
          piece.push(other)
        }
      }
    }
    if (within < WITHIN_MIN * piece.length || isLeft(piece, strip)) continue
    let most = 0
    for (const [cell, own] of count.entries()) if (own > (count[most] ?? 0)) most = cell
    // One letter may stand aside; a piece may go through three.
    const { left, right } = extentOf(piece, width)
    const isWide = right - left > LETTER_MAX * cellWidth(strip)
    const isTouching = (cell: number) => isWide && (count[cell] ?? 0) >= TOUCHING_MIN * (count[most] ?? 0)
    for (const at of piece) {
      const cell = cellAt[at % width] ?? 0
      owners[at] = isTouching(cell) ? cell : most
    }
  }
  return owners
}

/** What is left of a wall or a rule: long, thin and beside it. */
function isLeft(piece: readonly number[], strip: CombStrip): boolean {
  const { raster, columns, head, foot } = strip
  const { left, top, right, bottom } = extentOf(piece, raster.width)
  const [height, cell] = [foot - head, cellWidth(strip)]
  const isNear = (middle: number, place: number, size: number) =>
    Math.abs(middle - place) <= LEFT.aside * size
  const isRule =
    bottom - top <= LEFT.thick * height &&
    right - left >= LEFT.long * cell &&
    [head, foot].some((row) => isNear((top + bottom) / 2, row, height))
  const isWall =
    right - left <= LEFT.thick * cell &&
    bottom - top >= LEFT.high * height &&
    columns.some((column) => isNear((left + right) / 2, column, cell))
  const isSpeck = piece.length < SPECK * height
  const isCorner =
    piece.length < CORNER * height &&
    ([head, foot].some((row) => isNear((top + bottom) / 2, row, height)) ||
      columns.some((column) => isNear((left + right) / 2, column, cell)))
  return isRule || isWall || isSpeck || isCorner
}

function extentOf(piece: readonly number[], width: number): Box {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0]
  for (const at of piece) {
    const [x, y] = [at % width, Math.floor(at / width)]
    ;[left, right] = [Math.min(left, x), Math.max(right, x + 1)]
    ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)]
  }
  return { left, top, right, bottom }
}

function cellWidth({ columns }: CombStrip): number {
  return (columns.at(-1) ?? 0) / (columns.length - 1)
}

function cellOf({ raster, columns, head, foot }: CombStrip, owners: Uint8Array, cell: number): Cell {
  const { width, height, data } = raster
  const [start, end] = [columns[cell] ?? 0, columns[cell + 1] ?? width]
  const beside = Math.round(BESIDE * (end - start))
  const [from, to] = [Math.max(0, start - beside), Math.min(width, end + beside)]
  const cut = new Uint8Array((to - from) * height).fill(255)
  let [ink, left, right, top, bottom] = [0, to, from, height, 0]
  for (let y = 0; y < height; y++) {
    for (let x = from; x < to; x++) {
      if (owners[y * width + x] !== cell + 1) continue
      ink += 1
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
      // With its edges.
      for (let around = 0; around < 9; around++) {
        const [column, row] = [x + (around % 3) - 1, y + Math.floor(around / 3) - 1]
        const at = row * width + column
        if (column < from || column >= to || row < 0 || row >= height) continue
        if (owners[at] === 0 || owners[at] === cell + 1)
          cut[row * (to - from) + column - from] = data[at] ?? 255
      }
    }
  }
  const isSign = ink >= SIGN_MIN * (foot - head)
  return {
    raster: { width: to - from, height, data: cut },
    sign: isSign ? { from: Math.max(0, left - 1 - from), to: Math.min(to, right + 1) - from } : null,
    top,
    bottom,
    own: { from: start - from, to: end - from },
    height: foot - head,
    rule: foot,
  }
}

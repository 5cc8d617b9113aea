import type { Comb } from '../detect/find-combs.ts'
import { median, quadOf } from '../geometry.ts'
import { homographyBetween, mapPoint, mapQuad } from '../homography.ts'
import { paperTone } from '../raster/ink.ts'
import { warp } from '../raster/warp.ts'
import type { Homography, Point, Raster } from '../types.ts'

/** Rows of a cell as it is cut: more are not read better. */
const [ROWS_MIN, ROWS_MAX] = [8, 64]
/** Shares of a cell's height by which letters stand over its rules, and of a cell at which a wall or a rule may lie aside. */
const [OVER, ASIDE] = [0.3, 0.12]
/** Of the darkness of the darkest in a hundred pixels so much is ink, and of a wall's so much is wall. */
const [INK_SHARE, WALL_SHARE, DARKEST] = [0.5, 0.4, 0.99]
/** Where all is lighter than this share of a wall's darkness, nothing is written. */
const FAINT = 0.5
/** Of a wall's darkness so much is at its edge. */
const EDGE = 0.35
/** Cells that stand apart: share of a cell by which, and of walls that have a second one beside them. */
const [APART, APART_MIN] = [0.25, 0.6]
/** Share of a cell's height that ticks have at least, rows at a rule that are its, and share of a wall that is not drawn. */
const [TICK, RIM, DASHED] = [0.2, 2, 0.6]
/** Walls of a row are as dark as each other; what is darker than one by that is ink over it. */
const LIKE = { min: 0.6, max: 1.5 } as const
const OVER_WALL = { times: 1.3, levels: 12 } as const
/** Pixels that are left beside a wall or a rule. */
const REST_MAX = 2
/** Pixels of a wall on end that are not seen. */
const MISSED_MAX = 2

/** A row of cells cut upright out of its page, all on one height, walls and rules painted out. */
export interface CombStrip {
  /** Black on white. */
  readonly raster: Raster
  /** From which column on each cell is, and where the last ends. */
  readonly columns: readonly number[]
  /** Rows between which cells are. */
  readonly head: number
  readonly foot: number
  /** From which darkness on a pixel is ink. */
  readonly ink: number
}

/** @param toRaster from pixels of the frame to those of `page` */
export function stripOf(page: Raster, comb: Comb, toRaster: Homography): CombStrip {
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
  const strip = { raster: { width, height, data }, columns, head, foot: head + rows, ink: 0 }
  const walls = wallsOf(strip, comb.isClosed)
  const rules = [strip.foot, ...(comb.isClosed ? [strip.head] : [])].flatMap((row) => rulesNear(strip, row))
  const darkest = darkestOf(strip, walls)
  const ink = Math.round(INK_SHARE * darkest)
  return { ...strip, raster: paintedOut({ ...strip, ink }, darkest, walls, rules, comb.isClosed), ink }
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

/** Columns or rows in which a stroke runs, and how dark it is. */
interface Stroke {
  readonly from: number
  readonly to: number
  readonly dark: number
}

/** Of one cell. */
interface Rule extends Stroke {
  readonly start: number
  readonly end: number
}

/** At each end of a cell one; two where cells stand apart. */
function wallsOf(strip: CombStrip, isClosed: boolean): Stroke[] {
  const { raster, columns, head, foot } = strip
  const { width, data } = raster
  const cell = (columns.at(-1) ?? 0) / (columns.length - 1)
  const top = isClosed ? head : Math.round(foot - TICK * (foot - head))
  const darkAt = darkness(width, (x) => {
    const tones: number[] = []
    for (let y = top; y < foot - RIM; y++) tones.push(255 - (data[y * width + x] ?? 255))
    return tones.sort((a, b) => a - b)[Math.floor(DASHED * tones.length)] ?? 0
  })
  const walls = strokesNear(darkAt, columns, Math.max(1, Math.round(ASIDE * cell)))
  const seconds = walls.flatMap((wall) => secondOf(wall, darkAt, Math.round(APART * cell)))
  const all = seconds.length >= APART_MIN * walls.length ? [...walls, ...seconds] : walls
  return all
}

function darkness(length: number, darkAt: (at: number) => number): (at: number) => number {
  const dark = Uint8Array.from({ length }, (_, at) => darkAt(at))
  return (at) => dark[at] ?? 0
}

/** Beside a wall another like it. */
function secondOf({ from, to, dark }: Stroke, darkAt: (at: number) => number, beside: number): Stroke[] {
  const width = to - from
  for (let apart = width + 1; apart <= beside; apart++) {
    for (const start of [from - apart, from + apart]) {
      const isLike = isLikeWall(darkAt(start + (width >> 1)), dark)
      if (isLike && darkAt(start + (start < from ? width : -1)) < EDGE * dark)
        return [{ from: start, to: start + width, dark }]
    }
  }
  return []
}

function isLikeWall(dark: number, wall: number): boolean {
  return dark >= LIKE.min * wall && dark <= LIKE.max * wall
}

/** In each cell. */
function rulesNear({ raster: { width, height, data }, columns, head, foot }: CombStrip, row: number): Rule[] {
  const reach = Math.max(1, Math.round(ASIDE * (foot - head)))
  const ruleIn = (start: number, end: number) =>
    darkness(height, (y) => {
      const tones: number[] = []
      for (let x = start; x < end; x += 2) tones.push(255 - (data[y * width + x] ?? 255))
      return median(tones)
    })
  const [whole = { from: row, to: row, dark: 0 }] = strokesNear(ruleIn(0, width), [row], reach)
  return columns.slice(1).map((end, i) => {
    const start = columns[i] ?? 0
    const [own = whole] = strokesNear(ruleIn(start, end), [row], reach, whole)
    return { ...own, start, end }
  })
}

/** The strokes near some places, all of one thickness; where a letter hides one it is where it should be. */
function strokesNear(
  darkAt: (at: number) => number,
  middles: readonly number[],
  reach: number,
  like = usualNear(darkAt, middles, reach),
): Stroke[] {
  const thick = like.to - like.from
  return middles.map((middle) => {
    for (let aside = 0; aside <= reach; aside++) {
      for (const at of [middle - aside, middle + aside]) {
        const isTop = darkAt(at) >= darkAt(at - 1) && darkAt(at) >= darkAt(at + 1)
        if (!isTop || !isLikeWall(darkAt(at), like.dark)) continue
        let from = at
        while (at - from < thick - 1 && darkAt(from - 1) >= EDGE * like.dark) from -= 1
        return { from, to: from + thick, dark: like.dark }
      }
    }
    const from = middle - (thick >> 1)
    return { from, to: from + thick, dark: like.dark }
  })
}

function usualNear(darkAt: (at: number) => number, middles: readonly number[], reach: number): Stroke {
  const all = middles.map((middle) => {
    let best = middle
    for (let at = middle - reach; at <= middle + reach; at++) if (darkAt(at) > darkAt(best)) best = at
    let [from, to] = [best, best + 1]
    while (best - from < reach && darkAt(from - 1) >= EDGE * darkAt(best)) from -= 1
    while (to - best <= reach && darkAt(to) >= EDGE * darkAt(best)) to += 1
    return { from, to, dark: darkAt(best) }
  })
  return {
    from: 0,
    to: Math.round(median(all.map(({ from, to }) => to - from))),
    dark: median(all.map(({ dark }) => dark)),
  }
}

/** Of what is in the cells; where nothing is written walls are the darkest. */
function darkestOf(
  { raster: { width, data }, columns, head, foot }: CombStrip,
  walls: readonly Stroke[],
): number {
  const tones: number[] = []
  const rim = Math.round(ASIDE * (foot - head))
  for (const [i, end] of columns.slice(1).entries()) {
    const start = columns[i] ?? 0
    for (let y = head + rim; y < foot - rim; y++)
      for (let x = start + rim; x < end - rim; x++) tones.push(data[y * width + x] ?? 255)
  }
  const sorted = Uint8Array.from(tones).sort()
  const darkest = 255 - (sorted[Math.floor((1 - DARKEST) * sorted.length)] ?? 255)
  return Math.max(darkest, FAINT * median(walls.map(({ dark }) => dark)))
}

/** Where a letter crosses a wall or a rule it stays. */
function paintedOut(
  strip: CombStrip,
  darkest: number,
  walls: readonly Stroke[],
  rules: readonly Rule[],
  isClosed: boolean,
): Raster {
  const { raster, head, foot, ink } = strip
  const { width, height, data } = raster
  const painted = data.slice()
  const darkAt = (x: number, y: number) =>
    x >= 0 && x < width && y >= 0 && y < height ? 255 - (data[y * width + x] ?? 255) : 0
  /** Along one line across a stroke, of which `pixelAt` says which pixel is there and its neighbours along the stroke. */
  const clear = (
    { from, to, dark }: Stroke,
    pixelAt: (across: number, aside: number) => readonly [number, number],
  ) => {
    const limit = OVER_WALL.times * dark + OVER_WALL.levels
    const most = limit < darkest ? limit : 255
    const runFrom = (start: number, by: 1 | -1) => {
      let longest = 0
      for (let aside = -1; aside <= 1; aside++) {
        let run = 0
        while (run <= REST_MAX && darkAt(...pixelAt(start + by * run, aside)) >= ink) run += 1
        longest = Math.max(longest, run)
      }
      return longest
    }
    const [before, behind] = [runFrom(from - 1, -1), runFrom(to, 1)]
    if (before > REST_MAX && behind > REST_MAX) return
    const first = before > REST_MAX ? from : from - REST_MAX
    const last = behind > REST_MAX ? to : to + REST_MAX
    for (let across = first; across < last; across++) {
      const [x, y] = pixelAt(across, 0)
      if (x >= 0 && x < width && y >= 0 && y < height && darkAt(x, y) <= most) painted[y * width + x] = 255
    }
  }
  for (const rule of rules) {
    if (rule.dark === 0) continue
    for (let x = rule.start; x < rule.end; x++) clear(rule, (y, aside) => [x + aside, y])
  }
  for (const wall of walls) {
    let missed = wall.dark === 0 ? Number.POSITIVE_INFINITY : 0
    for (let y = foot + 1; y >= head - 2 && (isClosed || missed <= MISSED_MAX); y--) {
      const isSeen = Array.from({ length: wall.to - wall.from }, (_, i) => darkAt(wall.from + i, y)).some(
        (dark) => dark >= WALL_SHARE * wall.dark,
      )
      missed = isSeen ? 0 : missed + 1
      clear(wall, (x, aside) => [x, y + aside])
    }
  }
  return { width, height, data: painted }
}

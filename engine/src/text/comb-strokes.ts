import { median } from '../geometry.ts'
import type { CombStrip } from './comb-strip.ts'

/** Share of a cell at which a wall or a rule may lie aside. */
export const ASIDE = 0.12
/** Of a wall's darkness so much is at its edge. */
const EDGE = 0.35
/** Cells that stand apart: share of a cell by which, and of walls that have a second one beside them. */
const [APART, APART_MIN] = [0.25, 0.6]
/** Share of a cell's height that ticks have at least, rows at a rule that are its, and share of a wall that is not drawn. */
const [TICK, RIM, DASHED] = [0.2, 2, 0.6]
/** Walls of a row are as dark as each other. */
const LIKE = { min: 0.6, max: 1.5 } as const

/** Columns or rows in which a stroke runs, and how dark it is. */
export interface Stroke {
  readonly from: number
  readonly to: number
  readonly dark: number
}

/** Of one cell. */
export interface Rule extends Stroke {
  readonly start: number
  readonly end: number
}

/** At each end of a cell one; two where cells stand apart. */
export function wallsOf(strip: CombStrip, isClosed: boolean): Stroke[] {
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
  return seconds.length >= APART_MIN * walls.length ? [...walls, ...seconds] : walls
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
export function rulesNear(
  { raster: { width, height, data }, columns, head, foot }: CombStrip,
  row: number,
): Rule[] {
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

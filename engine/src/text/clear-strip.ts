import { median } from '../geometry.ts'
import type { CombStrip } from './comb-strip.ts'
import { ASIDE, rulesNear, type Stroke, wallsOf } from './comb-strokes.ts'
import { paintedOut } from './paint-out.ts'

/** Of the darkness of the darkest in a hundred pixels so much is ink. */
const [INK_SHARE, DARKEST] = [0.5, 0.99]
/** Where all is lighter than this share of a wall's darkness, nothing is written. */
const FAINT = 0.5

/** The strip without walls and rules, and what is ink in it. */
export function clearStrip(strip: CombStrip, isClosed: boolean): CombStrip {
  const walls = wallsOf(strip, isClosed)
  const rules = [strip.foot, ...(isClosed ? [strip.head] : [])].flatMap((row) => rulesNear(strip, row))
  const darkest = darkestOf(strip, walls)
  const ink = Math.round(INK_SHARE * darkest)
  return { ...strip, raster: paintedOut({ ...strip, ink }, darkest, walls, rules, isClosed), ink }
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

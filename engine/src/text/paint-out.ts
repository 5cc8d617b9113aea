import type { Raster } from '../types.ts'
import type { CombStrip } from './comb-strip.ts'
import type { Rule, Stroke } from './comb-strokes.ts'

/** Of a wall's darkness so much is wall; what is darker than one by that is ink over it. */
const WALL_SHARE = 0.4
const OVER_WALL = { times: 1.3, levels: 12 } as const
/** Pixels that are left beside a wall or a rule, and of a wall on end that are not seen. */
const [REST_MAX, MISSED_MAX] = [2, 2]

/** Where a letter crosses a wall or a rule it stays. */
export function paintedOut(
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

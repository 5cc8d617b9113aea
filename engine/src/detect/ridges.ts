import type { Raster, Rule } from '../types.ts'

/** Columns of a strip, in which a rule is traced. */
export const STRIP = 16
/** A rule is thinner than this, in pixels of the look: what is darker than the paper this far above and below it. */
const REACH = 4
/** Grey levels by which it is darker than either. */
const DARKER_MIN = 22

/** Where thin dark lines along one axis run. */
export interface Ridges {
  readonly width: number
  readonly height: number
  /** 1 where a pixel is darker than the paper above and below, and the darkest of its stroke. */
  readonly marks: Uint8Array
  /** For each strip of `STRIP` columns, for each height: how many of the strip's pixels are marked. */
  readonly counts: Uint8Array
}

/** The ridges along an axis; upright ones as if the look lay on its side, columns as rows. */
export function ridgesOf({ width, height, data }: Raster, axis: Rule['axis']): Ridges {
  const isLevel = axis === 'level'
  // From a pixel to the one after it along the axis, in what is given and in what is made.
  const [columns, rows] = isLevel ? [width, height] : [height, width]
  const marks = new Uint8Array(data.length)
  const counts = new Uint8Array(Math.ceil(columns / STRIP) * rows)
  const [acrossX, acrossY] = isLevel ? [0, REACH] : [REACH, 0]
  const next = isLevel ? width : 1
  const far = REACH * next
  for (let y = acrossY; y < height - acrossY; y++) {
    const end = (y + 1) * width - acrossX
    for (let at = y * width + acrossX; at < end; at++) {
      const value = data[at] ?? 0
      // Most of a page is too light to be darker than anything.
      if (value > 255 - DARKER_MIN || value >= (data[at + next] ?? 0) || value > (data[at - next] ?? 0))
        continue
      const least = value + DARKER_MIN
      if ((data[at - far] ?? 0) < least || (data[at + far] ?? 0) < least) continue
      const x = at - y * width
      const [column, row] = isLevel ? [x, y] : [y, x]
      marks[row * columns + column] = 1
      const strip = Math.floor(column / STRIP) * rows + row
      counts[strip] = (counts[strip] ?? 0) + 1
    }
  }
  return { width: columns, height: rows, marks, counts }
}

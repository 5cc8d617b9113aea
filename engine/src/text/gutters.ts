import type { PlacedGlyph } from './overprint.ts'

/** Where a line has printed spaces, a jump without one is a cell border from this width on; so is a gap between two columns. */
export const CELL_GAP_EM = 0.5

const STEPS = 400
/** Fewer rows on both sides make no columns. */
const ROWS_MIN = 6
/** At most this share of the rows on both sides may cross a gutter. */
const CROSSED = 0.25
/** Columns of running text are at least as wide, and at least as many rows long. */
const COLUMN_EM_MIN = 15
const COLUMN_ROWS_MIN = 12

/** The stretches of a page's width that have no print in the rows above and below. */
export interface Gutters {
  /** Whether there is such a stretch between two places of a row. */
  isGutter(from: number, to: number): boolean
  /** Whether one parts columns of running text: these may stand closer than a wide space. */
  isBetweenColumns(from: number, to: number, em: number): boolean
}

/** @param rows the glyphs of each baseline, from left to right */
export function guttersIn(rows: readonly (readonly PlacedGlyph[])[]): Gutters {
  const all = rows.flat()
  const left = all.reduce((least, { u0 }) => Math.min(least, u0), Number.POSITIVE_INFINITY)
  const right = all.reduce((most, { u1 }) => Math.max(most, u1), left)
  const step = (u: number) => Math.floor(((u - left) / Math.max(right - left, 1e-3)) * STEPS)
  const covered = new Uint32Array(STEPS + 1)
  const spanned = new Uint32Array(STEPS + 1)
  for (const row of rows) {
    const [first, last] = [row[0], row.at(-1)]
    if (!first || !last) continue
    let next = step(first.u0)
    for (let at = next; at <= step(last.u1); at++) spanned[at] = (spanned[at] ?? 0) + 1
    for (const [i, { u0, u1, em }] of row.entries()) {
      const isWord = u0 - (row[i - 1]?.u1 ?? u0) <= CELL_GAP_EM * em
      for (let at = isWord ? next : Math.max(next, step(u0)); at <= step(u1); at++) {
        covered[at] = (covered[at] ?? 0) + 1
        next = at + 1
      }
    }
  }
  const isGutterOf = (from: number, to: number, rowsMin: number) => {
    for (let at = step(from) + 1; at < step(to); at++) {
      const sides = spanned[at] ?? 0
      if (sides >= rowsMin && (covered[at] ?? 0) <= CROSSED * sides) return true
    }
    return false
  }
  return {
    isGutter: (from, to) => isGutterOf(from, to, ROWS_MIN),
    isBetweenColumns: (from, to, em) =>
      from - left >= COLUMN_EM_MIN * em &&
      right - to >= COLUMN_EM_MIN * em &&
      isGutterOf(from, to, COLUMN_ROWS_MIN),
  }
}

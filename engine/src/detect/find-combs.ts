import type { Point } from '../types.ts'
import { type Drawn, type Found, goodIn, type Limits } from './comb-band-rows.ts'
import { APART_MIN, type Band, closedBands, footAt, joined, openBands } from './comb-bands.ts'
import { cellsOf, columnOf, pitchOf, type Row } from './comb-row.ts'
import { isOf, PITCHES, type Size, sizesOf } from './comb-sizes.ts'
import { strokesOf } from './comb-walls.ts'
import { isBeside, joinedRows, toItsEnds, withoutTwins } from './join-combs.ts'
import { type Ridges, STRIP } from './rule-look.ts'
import { isSeen, type Trace, tracesOf } from './trace-rules.ts'

/** Of a row that is found by itself. */
const SURE: Limits = { cells: 4, least: 0.5, seen: 0.62, score: 1.4, own: 0.5, closed: 0.7, open: 0.8 }
/** Of those whose cells are as large as those of such a row: of many cells, of a few, and of a single one beside such a row. */
const LIKE: readonly Limits[] = [
  { cells: 4, least: 0.3, seen: 0.45, score: 0.3, own: 0.34, closed: 0.5, open: 0.7 },
  { cells: 2, least: 0.3, seen: 0.62, score: 0.5, own: 0.5, closed: 0.65, open: 0.7 },
  { cells: 1, least: 0.3, seen: 0.75, score: 0.5, own: 0.34, closed: 0.8, open: 2 },
]
/** A page of whose commonest size less is seen has no cells. */
const PAGE_MIN = 4
/** So much a row counts of a size that is seen little, or that is found by itself, beside one of the commonest. */
const RARE = 0.75
/** The rule below a cell, in pixels of the look. */
const RULE_MIN = 20
/** How far a rule is seen that letters hide in part, and share of it where a row is found by itself. */
const HIDDEN = { covered: 0.4, missed: 2, seen: 0.5 } as const
const CLEAR = 0.65
/** Rows of a strip in which a tall stroke is seen, and how many stand side by side. */
const [TALL_MIN, TALL_STROKES] = [12, 11]
/** A page with more rules is a pattern. */
const RULES_MAX = 1500
/** A page with more rows of cells is squared paper: of 30 forms one has 45, the next 32. */
const ROWS_MAX = 64
/** Letters in cells that are open above reach so high, in pitches. */
const OPEN_HEIGHT = 1.35

/** Cells of a form for a letter each, in pixels of the frame, edges at whole numbers. */
export interface Comb {
  /** Where its walls stand on the rule below, from left to right: one more than there are cells. */
  readonly feet: readonly Point[]
  /** Of the cells; those that are open above end where no capital reaches. */
  readonly height: number
  /** A rule runs above its cells too. */
  readonly isClosed: boolean
}

/**
 * Rows of cells for a letter each (`|2|3|9|`): walls at one pitch and of one height on a rule. Rows that are hard to see have cells
 * of the size of others on the page.
 *
 * @param feet level rules that are seen in whole, on which cells may stand that are open above
 * @param level and `upright`: what is drawn on the page
 * @param scale pixels of the frame to one of the look
 */
export function findCombs(feet: readonly Trace[], level: Ridges, upright: Ridges, scale: number): Comb[] {
  if (!hasTallStrokes(upright)) return []
  const drawn = { level, upright: strokesOf(upright) }
  const traces = tracesOf(level, RULE_MIN, HIDDEN)
  if (traces.length > RULES_MAX) return []
  const sure = sureRows(feet, traces, drawn)
  const sizes = sizesOf(sure)
  const most = Math.max(0, ...sizes.map(({ score }) => score))
  if (most < PAGE_MIN) return []
  const rules = joined(traces)
  const like = sizes.flatMap((size) => rowsLike(size, rules, drawn, most))
  const usual = sure
    .filter((row) => sizes.some((size) => isOf(size, row)))
    .map((row) => ({ ...row, total: row.total * RARE }))
  const rows = joinedRows(withoutTwins([...usual, ...like].map(toItsEnds)))
  if (rows.length > ROWS_MAX) return []
  return rows
    .filter((row) => cellsOf(row) > 1 || rows.some((one) => isBeside(one, row)))
    .map((row) => combOf(row, scale))
}

/** Whether at some height of the page as many tall strokes stand side by side as walls of cells: most pages end here. */
function hasTallStrokes({ counts, width, height }: Ridges): boolean {
  let rows = 0
  for (let strip = 0; strip < Math.floor(width / STRIP); strip++) {
    let strokes = 0
    for (let x = strip * height + 1; x < (strip + 1) * height - 1; x++) {
      if ((counts[x - 1] ?? 0) + (counts[x] ?? 0) + (counts[x + 1] ?? 0) < TALL_MIN) continue
      strokes += 1
      x += APART_MIN
    }
    if (strokes >= TALL_STROKES) rows += 1
  }
  return rows >= 2
}

/** Rows that are found by themselves: between rules that are seen well, and on those that are seen in whole. */
function sureRows(feet: readonly Trace[], traces: readonly Trace[], drawn: Drawn): Found[] {
  const clear = joined(traces.filter((trace) => isSeen(trace, drawn.level, CLEAR)))
  const bands = [
    ...clear.flatMap((rule) => closedBands(rule, clear)),
    ...joined(feet).flatMap((rule) => openBands(rule, drawn.upright)),
  ]
  return bands.flatMap((band) => goodIn(band, drawn, [SURE]))
}

/** Rows of one size on all rules; of the commonest size, which is seen `most`, they are the surest. */
function rowsLike(size: Size, rules: readonly Trace[], drawn: Drawn, most: number): Found[] {
  const { pitch, height, isClosed, score } = size
  const pitches = [pitch * (1 - PITCHES / 2), pitch, pitch * (1 + PITCHES / 2)]
  const sides = isClosed ? (['above', 'below'] as const) : (['above'] as const)
  const share = RARE + (1 - RARE) * (score / most)
  return rules
    .flatMap((rule) => sides.map((side): Band => ({ rule, side, height, isClosed })))
    .flatMap((band) => goodIn(band, drawn, LIKE, pitches))
    .map((row) => ({ ...row, total: row.total * share }))
}

function combOf(row: Row, scale: number): Comb {
  const [first = 0] = row.places
  const { isClosed, height } = row.band
  const feet = Array.from({ length: cellsOf(row) + 1 }, (_, cell): Point => {
    const x = columnOf(row, first + cell)
    return [(x + 0.5) * scale, (footAt(row.band, x) + 0.5) * scale]
  })
  return {
    feet,
    height: (isClosed ? height : Math.max(height, OPEN_HEIGHT * pitchOf(row))) * scale,
    isClosed,
  }
}

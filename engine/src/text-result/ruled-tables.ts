import { boxOf } from '../geometry.ts'
import type { PlacedLine } from '../page/reading-order.ts'
import type { Box, Rule, Word } from '../types.ts'
import type { Table } from './table.ts'
import type { Cell } from './table-columns.ts'

/** A table whose cells are drawn. */
export interface RuledTable {
  readonly box: Box
  readonly lines: readonly PlacedLine[]
  readonly table: Table
}

/** A rule parts two cells where it is drawn along this share of their common side. */
const DRAWN_MIN = 0.6
/** Words of a cell: what holds more is a page set in boxes, which is read as text. */
const CELL_WORDS_MAX = 80
/** With more lines beside it than in it a frame is one of several columns. */
const BESIDE_SHARE_MAX = 1

/**
 * Tables as their ruling lines draw them: a cell is what lines close in. A head over several columns is one cell, and a text
 * of several lines stays in its own.
 *
 * @param lines upright ones
 * @param apart between rules that are meant to meet, or to be one, in page units
 */
export function ruledTables(
  rules: readonly Rule[],
  lines: readonly PlacedLine[],
  apart: number,
): RuledTable[] {
  const tables = meetingRules(rules, apart).flatMap((group) => asTable(group, lines, apart) ?? [])
  const taken = new Set<PlacedLine>()
  const found: RuledTable[] = []
  // Of frames in frames the outer one is the table.
  for (const table of tables.sort((a, b) => a.box.top - b.box.top)) {
    if (table.lines.some((line) => taken.has(line))) continue
    found.push(table)
    for (const line of table.lines) taken.add(line)
  }
  return found
}

/** Groups of rules that meet each other. */
function meetingRules(rules: readonly Rule[], apart: number): Rule[][] {
  const groups: Rule[][] = []
  for (const rule of rules) {
    const met = groups.filter((group) => group.some((other) => meet(rule, other, apart)))
    const joined = [rule, ...met.flat()]
    groups.splice(0, groups.length, ...groups.filter((group) => !met.includes(group)), joined)
  }
  return groups
}

function meet(a: Rule, b: Rule, apart: number): boolean {
  const isOn = (at: number, { from, to }: Rule) => at >= from - apart && at <= to + apart
  if (a.axis !== b.axis) return isOn(a.at, b) && isOn(b.at, a)
  return Math.abs(a.at - b.at) <= apart && a.from <= b.to + apart && b.from <= a.to + apart
}

function asTable(rules: readonly Rule[], all: readonly PlacedLine[], apart: number): RuledTable | null {
  const level = rules.filter(({ axis }) => axis === 'level')
  const upright = rules.filter(({ axis }) => axis === 'upright')
  const xs = placesOf(upright, level, apart)
  const ys = placesOf(level, upright, apart)
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)]
  if (xs.length < 3 || ys.length < 3) return null
  const lines = all.filter(({ box }) => isIn(box, { left, right, top, bottom }, apart))
  const beside = all.filter(({ box }) => middle(box).y > top && middle(box).y < bottom).length - lines.length
  if (lines.length === 0 || beside > BESIDE_SHARE_MAX * lines.length) return null
  const placeOf = drawnCells(level, upright, xs, ys, apart)
  const cells = new Map<string, { row: number; column: number; width: number; pieces: Cell['pieces'] }>()
  for (const line of lines) {
    for (const word of line.line.words) {
      const at = middle(boxOf(word.quad))
      const place = placeOf(intervalOf(xs, at.x), intervalOf(ys, at.y))
      const key = `${place.row} ${place.column}`
      const cell = cells.get(key) ?? { ...place, pieces: [] }
      cells.set(key, { ...cell, pieces: withWord(cell.pieces, line, word) })
    }
  }
  const found = [...cells.values()].sort((a, b) => a.row - b.row || a.column - b.column)
  const spread = (of: (cell: Cell) => number) => new Set(found.map(of)).size
  const isLayout = found.some(({ pieces }) => pieces.flatMap(({ words }) => words).length > CELL_WORDS_MAX)
  if (isLayout || spread(({ row }) => row) < 2 || spread(({ column }) => column) < 2) return null
  return {
    box: { left, right, top, bottom },
    lines: [...new Set(found.flatMap(({ pieces }) => pieces.map(({ line }) => line)))],
    table: { rows: ys.length - 1, columns: xs.length - 1, cells: found },
  }
}

/** Where rules part rows or columns, in order, and where those across end: a table may be open at its sides. */
function placesOf(rules: readonly Rule[], across: readonly Rule[], apart: number): number[] {
  const ends = [Math.min(...across.map(({ from }) => from)), Math.max(...across.map(({ to }) => to))]
  const values = [...rules.map(({ at }) => at), ...ends.filter(Number.isFinite)]
  const places: number[] = []
  // Places that are hardly apart are one.
  for (const value of values.sort((a, b) => a - b))
    if (value - (places.at(-1) ?? Number.NEGATIVE_INFINITY) > apart) places.push(value)
  return places
}

/** Which cell a place of the grid belongs to: its first row and column, and how many columns it has. */
function drawnCells(
  level: readonly Rule[],
  upright: readonly Rule[],
  xs: readonly number[],
  ys: readonly number[],
  apart: number,
): (column: number, row: number) => { row: number; column: number; width: number } {
  const isDrawn = (rules: readonly Rule[], at = 0, from = 0, to = 0) => {
    const own = rules.filter((rule) => Math.abs(rule.at - at) <= apart)
    const length = own.reduce(
      (sum, rule) => sum + Math.max(0, Math.min(rule.to, to) - Math.max(rule.from, from)),
      0,
    )
    return length >= DRAWN_MIN * (to - from)
  }
  const rightOf = (column: number, row: number) => isDrawn(upright, xs[column + 1], ys[row], ys[row + 1])
  const below = (column: number, row: number) => isDrawn(level, ys[row + 1], xs[column], xs[column + 1])
  return (column, row) => {
    let [first, last, top] = [column, column, row]
    while (first > 0 && !rightOf(first - 1, row)) first -= 1
    while (last < xs.length - 2 && !rightOf(last, row)) last += 1
    while (top > 0 && !below(first, top - 1)) top -= 1
    return { row: top, column: first, width: last - first + 1 }
  }
}

function withWord(pieces: Cell['pieces'], line: PlacedLine, word: Word): Cell['pieces'] {
  const last = pieces.at(-1)
  if (last?.line !== line) return [...pieces, { line, words: [word], box: boxOf(word.quad) }]
  const words = [...last.words, word]
  return [...pieces.slice(0, -1), { line, words, box: boxOf(words.flatMap(({ quad }) => quad)) }]
}

function intervalOf(places: readonly number[], value: number): number {
  const next = places.findIndex((place) => place > value)
  return Math.min(Math.max((next < 0 ? places.length : next) - 1, 0), places.length - 2)
}

function isIn(box: Box, outer: Box, apart: number): boolean {
  const { x, y } = middle(box)
  const isAcross = box.left >= outer.left - apart && box.right <= outer.right + apart
  return isAcross && x > outer.left && x < outer.right && y > outer.top && y < outer.bottom
}

function middle({ left, right, top, bottom }: Box) {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

import { middleOf, overlap, shareRow } from '../geometry.ts'
import { type Place, type Printed, placeOf } from './place-of.ts'
import { keyOf, type Proposal } from './proposal.ts'

/** The network doubts data of people among others; below each other in columns they say themselves what they are. */
const PRINT_MIN = 0.1
/** So many values below each other, in so many columns, are a table. */
const ROWS_MIN = 3
const COLUMNS_MIN = 3

type Cell = Place & { readonly key: string }

/**
 * The row of a value in a table in which every person has a row.
 *
 * @param data the prints of each field that a person has once
 * @returns the index of the row from the top; null for what stands outside the table, and everywhere where there is none
 */
export function rowsOfPeople(data: readonly (readonly Proposal[])[]): (value: Printed) => number | null {
  const columns = data.map(columnOf).filter((column) => column.length >= ROWS_MIN)
  const [longest = []] = columns.toSorted((a, b) => b.length - a.length)
  const rows = longest.toSorted((a, b) => a.top - b.top)
  const isBeside = (column: readonly Cell[]) =>
    column.filter((cell) => rows.some((row) => cell.page === row.page && shareRow(row, cell))).length >=
    ROWS_MIN
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last || columns.filter(isBeside).length < COLUMNS_MIN) return () => null
  const pitch = (middleOf(last) - middleOf(first)) / (rows.length - 1)
  return (value) => {
    const place = placeOf(value)
    if (!place || place.page !== first.page) return null
    const away = rows.map((row) => Math.abs(middleOf(row) - middleOf(place)))
    const least = Math.min(...away)
    return least < pitch / 2 ? away.indexOf(least) : null
  }
}

/** Different values of a field that stand below each other, as many as do. */
function columnOf(prints: readonly Proposal[]): readonly Cell[] {
  const cells = prints.flatMap((print): Cell[] => {
    const place = print.probability >= PRINT_MIN ? placeOf(print) : null
    return place ? [{ ...place, key: keyOf(print) }] : []
  })
  const columns = cells.map((head) => below(head, cells))
  return columns.reduce((most, column) => (column.length > most.length ? column : most), [])
}

function below(head: Cell, cells: readonly Cell[]): readonly Cell[] {
  const column: Cell[] = []
  for (const cell of cells) {
    const isInColumn = cell.page === head.page && overlap(head.left, head.right, cell.left, cell.right) > 0
    if (isInColumn && !column.some((other) => other.key === cell.key || shareRow(other, cell)))
      column.push(cell)
  }
  return column
}

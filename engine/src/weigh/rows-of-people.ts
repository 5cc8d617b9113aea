import { middleOf, overlap, shareRow } from '../geometry.ts'
import { READER } from '../model-facts.ts'
import type { Roles } from '../reader/read-roles.ts'
import { roleOf } from '../reader/role-of.ts'
import { type Place, type PlacedValue, placeOfWord, placesOfValues } from './place-of.ts'
import type { Proposal } from './proposal.ts'

/** The network doubts data of people among others; below each other in columns they say themselves what they are. */
const PRINT_MIN = 0.1
/** So many values below each other, in so many columns, are a table. */
const ROWS_MIN = 3
const COLUMNS_MIN = 3

/** The index of a row from the top; null for what stands outside the table. */
export type RowAt = (place: Place) => number | null

/**
 * The rows of a table in which every person has one.
 *
 * @param data the prints of each field that a person has once
 * @returns null where no table is
 */
export function rowsOfPeople(data: readonly (readonly Proposal[])[]): RowAt | null {
  const columns = data.map(columnOf).filter((column) => column.length >= ROWS_MIN)
  const [longest = []] = columns.toSorted((a, b) => b.length - a.length)
  const rows = longest.toSorted((a, b) => a.top - b.top)
  const isBeside = (column: readonly PlacedValue[]) =>
    column.filter((cell) => rows.some((row) => cell.page === row.page && shareRow(row, cell))).length >=
    ROWS_MIN
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last || columns.filter(isBeside).length < COLUMNS_MIN) return null
  const pitch = (middleOf(last) - middleOf(first)) / (rows.length - 1)
  return (place) => {
    if (place.page !== first.page) return null
    const away = rows.map((row) => Math.abs(middleOf(row) - middleOf(place)))
    const least = Math.min(...away)
    return least < pitch / 2 ? away.indexOf(least) : null
  }
}

/**
 * Roles in which a row's words are of each kind as probably as the surest word of their column: the network is often sure of the first row
 * alone, and a column holds one kind of thing.
 */
export function withRolesOfColumns(roles: Roles, rowAt: RowAt, own: number): Roles {
  const words = roles.words.flatMap((_, index) => {
    const place = placeOfWord(index, roles)
    const row = place && rowAt(place)
    return place && row !== null ? [{ index, row, place }] : []
  })
  const given = { ...roles, roles: roles.roles.slice(), begins: roles.begins.slice() }
  for (const { index, place } of words.filter(({ row }) => row === own)) {
    const column = words.filter(
      (other) => overlap(place.left, place.right, other.place.left, other.place.right) > 0,
    )
    given.begins[index] = Math.max(...column.map((other) => roles.begins[other.index] ?? 0))
    for (const [role, name] of READER.roles.entries()) {
      const told = column.map((other) => roleOf(other.index, roles, name))
      given.roles[index * READER.roles.length + role] = name === 'O' ? Math.min(...told) : Math.max(...told)
    }
  }
  return given
}

/** Different values of a field that stand below each other, as many as do. */
function columnOf(prints: readonly Proposal[]): readonly PlacedValue[] {
  const cells = placesOfValues(prints, PRINT_MIN)
  const columns = cells.map((head) => below(head, cells))
  return columns.reduce((most, column) => (column.length > most.length ? column : most), [])
}

function below(head: PlacedValue, cells: readonly PlacedValue[]): readonly PlacedValue[] {
  const column: PlacedValue[] = []
  for (const cell of cells) {
    const isInColumn = cell.page === head.page && overlap(head.left, head.right, cell.left, cell.right) > 0
    if (isInColumn && !column.some((other) => other.key === cell.key || shareRow(other, cell)))
      column.push(cell)
  }
  return column
}

import { middleOf, shareColumn, shareRow } from '../geometry.ts'
import { firstWhere, grouped } from '../in-order.ts'
import { READER } from '../model-facts.ts'
import type { Roles } from '../reader/read-roles.ts'
import { roleOf } from '../reader/role-of.ts'
import { type Place, type PlacedValue, placeOfWord, placesOfValues } from './place-of.ts'
import { FAINT, type Proposal } from './proposal.ts'

/**
 * Data of several people repeat at least this many fields; a former licence beside the present one repeats fewer. So many values below
 * each other, in so many columns, are a table.
 */
export const REPEATED_MIN = 3

/** The index of a row from the top; null for what stands outside the table. */
export type RowAt = (place: Place) => number | null

/**
 * The rows of a table in which every person has one.
 *
 * @param data the prints of each field that a person has once
 * @returns null where no table is
 */
export function rowsOfPeople(data: readonly (readonly Proposal[])[]): RowAt | null {
  const columns = data.map(columnOf).filter((column) => column.length >= REPEATED_MIN)
  const [rows = []] = columns.toSorted((a, b) => b.length - a.length)
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return null
  const middles = rows.map(middleOf)
  const pitch = (middleOf(last) - middleOf(first)) / (rows.length - 1)
  const rowAt: RowAt = (place) => {
    if (place.page !== first.page) return null
    const middle = middleOf(place)
    const next = firstWhere(middles.length, (row) => (middles[row] ?? 0) >= middle)
    const away = (row: number) => Math.abs((middles[row] ?? Number.POSITIVE_INFINITY) - middle)
    const nearest = away(next) < away(next - 1) ? next : next - 1
    return away(nearest) < pitch / 2 ? nearest : null
  }
  const isBeside = (column: readonly PlacedValue[]) =>
    column.filter((cell) => rowAt(cell) !== null).length >= REPEATED_MIN
  return columns.filter(isBeside).length < REPEATED_MIN ? null : rowAt
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
    const column = words.filter((other) => shareColumn(place, other.place))
    given.begins[index] = Math.max(...column.map((other) => roles.begins[other.index] ?? 0))
    for (const [role, name] of READER.roles.entries()) {
      const told = column.map((other) => roleOf(other.index, roles, name))
      given.roles[index * READER.roles.length + role] = name === 'O' ? Math.min(...told) : Math.max(...told)
    }
  }
  return given
}

/** Different values of a field that stand below each other, from the top, as many as do. */
function columnOf(prints: readonly Proposal[]): readonly PlacedValue[] {
  const pages = grouped(placesOfValues(prints, FAINT), ({ page }) => page)
  const columns = [...pages.values()].flatMap(columnsOf).map(oneOfEachRow)
  return columns.reduce((most, rows) => (rows.length > most.length ? rows : most), [])
}

/** Cells of a page, by what each stands below or above. */
function columnsOf(cells: readonly PlacedValue[]): PlacedValue[][] {
  const columns: PlacedValue[][] = []
  for (const cell of cells.toSorted((a, b) => a.left - b.left)) {
    // Heads do not overlap: from left to right a cell is in the last column, or begins one.
    const column = columns.at(-1)
    const [head] = column ?? []
    if (head && shareColumn(head, cell)) column?.push(cell)
    else columns.push([cell])
  }
  return columns
}

/** The cells of a column that say something of their own, the first of each row. */
function oneOfEachRow(cells: readonly PlacedValue[]): readonly PlacedValue[] {
  const keys = new Set<string>()
  const rows: PlacedValue[] = []
  for (const cell of cells.toSorted((a, b) => a.top - b.top)) {
    const above = rows.at(-1)
    if (keys.has(cell.key) || (above && shareRow(above, cell))) continue
    keys.add(cell.key)
    rows.push(cell)
  }
  return rows
}

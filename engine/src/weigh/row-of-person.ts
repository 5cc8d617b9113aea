import type { ReadDocument, ReadLine } from '../fields/reading.ts'
import { shareColumn, shareRow } from '../geometry.ts'
import type { Roles } from '../reader/read-roles.ts'
import { roleOf } from '../reader/role-of.ts'
import { remembered } from '../remembered.ts'
import { REPEATED_MIN } from './place-of.ts'
import { readerView } from './reader-view.ts'
import type { RoleField } from './role-field.ts'
import { type RunWord, wordsByRow } from './role-runs.ts'

/**
 * Of a table with a row for each of several people, only the one whom the document names elsewhere too, as whom a letter is for, is
 * asked for: what the network says of the row that it is surest of is true of theirs, and nothing of the others.
 */
export function withRowOfPerson(reading: ReadDocument, person: RoleField): ReadDocument {
  const { roles } = reading
  if (!roles) return reading
  const table = tableOf(reading)
  const named = placesOfNames(reading, person)
  const surest = named
    .flat()
    .sort((a, b) => roleOf(b.row, roles, person.role) - roleOf(a.row, roles, person.role))
  const lines = [...new Set(surest.map(({ line }) => line))]
  const rows = lines.filter((line) => lines.some((other) => other !== line && table.areAlike(line, other)))
  const [told] = rows
  if (!told) return reading
  return { ...reading, roles: asTold(roles, table, { rows, told, asked: rowOfNamed(named, rows) ?? told }) }
}

/** Where each person is named whom the network takes for one asked for. */
function placesOfNames(reading: ReadDocument, person: RoleField): RunWord[][] {
  const view = readerView(reading)
  const words = wordsByRow(view.runs)
  return view.prints(person).map(({ places = [] }) => places.flatMap(({ from }) => words.get(from) ?? []))
}

interface Table {
  /** The cells beside a cell, itself among them. */
  rowOf(cell: ReadLine): readonly ReadLine[]
  /** The cell of a row in the column of another one. */
  inColumn(cell: ReadLine, row: ReadLine): ReadLine | undefined
  /** Whether two cells stand in one column of two rows that have the same form. */
  areAlike(cell: ReadLine, other: ReadLine): boolean
}

function tableOf({ lines }: ReadDocument): Table {
  const rowOf = remembered(({ page, box }: ReadLine) =>
    lines.filter((one) => one.page === page && shareRow(one.box, box)),
  )
  const inColumn = (cell: ReadLine, row: ReadLine) => rowOf(row).find(({ box }) => shareColumn(box, cell.box))
  return {
    rowOf,
    inColumn,
    areAlike: (cell, other) =>
      inColumn(cell, other) === other &&
      rowOf(cell).filter((one) => formOf(inColumn(one, other)) === formOf(one)).length >= REPEATED_MIN,
  }
}

/** What a cell has in common with those above and below it. */
function formOf(cell: ReadLine | undefined): string | undefined {
  return cell?.line.text.replace(/\d/g, '0')
}

/** The row of the only one of a table's people who is named elsewhere too. */
function rowOfNamed(named: readonly RunWord[][], rows: readonly ReadLine[]): ReadLine | null {
  const isInTable = ({ line }: RunWord) => rows.includes(line)
  const elsewhere = named.filter((places) => places.some(isInTable) && !places.every(isInTable))
  return elsewhere.length === 1 ? (elsewhere[0]?.find(isInTable)?.line ?? null) : null
}

/** Rows of a table by the cell with the person's name. */
interface RowsOfPeople {
  readonly rows: readonly ReadLine[]
  /** Of which the network is surest. */
  readonly told: ReadLine
  readonly asked: ReadLine
}

/** Roles as the network gives them to the words of one row, for those of the row asked for; no roles in the other rows. */
function asTold(known: Roles, { rowOf, inColumn }: Table, { rows, told, asked }: RowsOfPeople): Roles {
  const count = known.roles.length / known.words.length
  const roles = known.roles.slice()
  const wordsIn = (cell: ReadLine | undefined) =>
    known.words.flatMap(({ line }, word) => (line === cell?.line ? [word] : []))
  for (const cell of rows.flatMap(rowOf)) {
    const like = rowOf(asked).includes(cell) ? wordsIn(inColumn(cell, told)) : []
    for (const [at, word] of wordsIn(cell).entries()) {
      const from = (like[Math.min(at, like.length - 1)] ?? Number.NaN) * count
      roles
        .fill(0, word * count, (word + 1) * count)
        .set(known.roles.subarray(from, from + count), word * count)
    }
  }
  return { ...known, roles }
}

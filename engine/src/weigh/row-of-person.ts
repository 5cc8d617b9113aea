import type { ReadDocument, ReadLine } from '../fields/reading.ts'
import { boxAround, shareColumn, shareRow } from '../geometry.ts'
import { READER } from '../model-facts.ts'
import type { Roles } from '../reader/read-roles.ts'
import { roleOf } from '../reader/role-of.ts'
import { remembered } from '../remembered.ts'
import { REPEATED_MIN } from './place-of.ts'
import { readerView } from './reader-view.ts'
import type { RoleField } from './role-field.ts'
import { wordsByRow } from './role-runs.ts'

/**
 * Of a table with a row for each of several people, only the one whom the document names elsewhere too, as whom a letter is for, is
 * asked for: what the network says of any row is true of theirs, and nothing of the others. Where it names nobody elsewhere, the row is
 * meant that the network is surest of.
 */
export function withRowOfPerson(reading: ReadDocument, person: RoleField): ReadDocument {
  const { roles } = reading
  if (!roles) return reading
  const table = tableOf(reading)
  const named = placesOfNames(reading, person)
  const surest = named.flat().sort((a, b) => b.sure - a.sure)
  const rowsWith = (least: number) =>
    surest.filter((one) => surest.some((other) => table.alikeIn(one.name, other.name) >= least))
  const rows = rowsWith(1)
  const [told] = rows
  if (!told) return reading
  const asked = rowOfNamed(named, rowsWith(REPEATED_MIN))
  const of = asked ? { like: rows, sure: told.sure } : { like: [told], sure: 1 }
  return { ...reading, roles: asTold(roles, table, rows, { ...(asked ?? told), ...of }) }
}

/** A place that names somebody. */
interface NamedPlace {
  /** The name's first line, in the box of all lines that it has in its cell. */
  readonly name: ReadLine
  /** How sure the network is that they are asked for. */
  readonly sure: number
}

/** Where each person is named whom the network takes for one asked for. */
function placesOfNames(reading: ReadDocument, person: RoleField): NamedPlace[][] {
  const view = readerView(reading)
  const words = wordsByRow(view.runs)
  return view.prints(person).map(({ places = [] }) => {
    const found = new Map<ReadLine, NamedPlace>()
    for (const { from, to } of places) {
      const first = words.get(from)
      if (!first || found.has(first.line)) continue
      const own = first.run.words.slice(first.index).filter(({ row }) => row < to)
      const name = { ...first.line, box: boxAround(own.map(({ line }) => line.box)) }
      found.set(first.line, { name, sure: roleOf(from, first.roles, person.role) })
    }
    return [...found.values()]
  })
}

interface Table {
  /** The cells beside a name, its own lines among them. */
  rowOf(name: ReadLine): readonly ReadLine[]
  /** The cell of a name's row in the column of another one. */
  inColumn(cell: ReadLine, name: ReadLine): ReadLine | undefined
  /** In how many columns the rows of two names have numbers of one form; none where the names are not in one column. */
  alikeIn(name: ReadLine, other: ReadLine): number
}

function tableOf({ lines }: ReadDocument): Table {
  const rowOf = remembered(({ page, box }: ReadLine) =>
    lines.filter((one) => one.page === page && shareRow(one.box, box)),
  )
  const inColumn = (cell: ReadLine, name: ReadLine) =>
    rowOf(name).find(({ box }) => shareColumn(box, cell.box))
  return {
    rowOf,
    inColumn,
    alikeIn: (name, other) => {
      const row = rowOf(name)
      if (!shareColumn(name.box, other.box) || row.some(({ line }) => line === other.line)) return 0
      const isAlike = (one: ReadLine) => formOf(inColumn(one, other)) === formOf(one)
      return row.filter((one) => NUMBER.test(one.line.text) && isAlike(one)).length
    },
  }
}

/** A day or a longer number, not that of a row. */
const NUMBER = /(?:\d\D?){6}/

/** What a cell has in common with those above and below it. */
function formOf(cell: ReadLine | undefined): string | undefined {
  return cell?.line.text.replace(/\d/g, '0')
}

/** The row of the only one of a table's people who is named elsewhere too. */
function rowOfNamed(named: readonly NamedPlace[][], rows: readonly NamedPlace[]): NamedPlace | undefined {
  const isInTable = (place: NamedPlace) => rows.includes(place)
  const elsewhere = named.filter((places) => places.some(isInTable) && !places.every(isInTable))
  return elsewhere.length === 1 ? elsewhere[0]?.find(isInTable) : undefined
}

/** Of whose row is true what the network says of some rows, as sure as it is of the surest of them. */
interface AskedRow extends NamedPlace {
  readonly like: readonly NamedPlace[]
}

/** Roles as the network gives them to the words of a column, for those of the row asked for; no roles in the other rows. */
function asTold(
  known: Roles,
  { rowOf, inColumn }: Table,
  rows: readonly NamedPlace[],
  { name: asked, like, sure }: AskedRow,
): Roles {
  const count = READER.roles.length
  const roles = known.roles.slice()
  const wordsIn = (cell: ReadLine | undefined) =>
    known.words.flatMap(({ line }, word) => (line === cell?.line ? [word] : []))
  const own = new Set(rowOf(asked))
  for (const cell of rows.flatMap(({ name }) => rowOf(name))) {
    const column = own.has(cell) ? like.map(({ name }) => wordsIn(inColumn(cell, name))) : []
    for (const [at, word] of wordsIn(cell).entries()) {
      const said = column.flatMap((words) => words[Math.min(at, words.length - 1)] ?? [])
      const each = said.map((one) => known.roles.subarray(one * count, (one + 1) * count))
      roles.set(ofColumn(each, sure), word * count)
    }
  }
  return { ...known, roles }
}

/** Roles of what belongs to nobody who is asked for. */
const OTHERS = READER.roles.map(
  (role) => ['O', 'CAPTION', 'PERSON'].includes(role) || role.startsWith('OTHER_'),
)

/**
 * What the words of a column are where one row is asked for: what the network says of them it says in doubt of which, as of the names.
 *
 * @param each the roles of every word
 */
function ofColumn(each: readonly Float32Array[], sure: number): number[] {
  const most = OTHERS.map((isOther, role) => {
    return Math.max(0, ...each.map((roles) => roles[role] ?? 0)) / (isOther ? 1 : sure)
  })
  const sumOf = (isOther: boolean) =>
    most.reduce((sum, one, role) => (OTHERS[role] === isOther ? sum + one : sum), 0)
  const [own, others] = [sumOf(false), sumOf(true)]
  const left = Math.max(0, 1 - own) / (others || 1)
  return most.map((one, role) => one * (OTHERS[role] ? left : 1 / Math.max(1, own)))
}

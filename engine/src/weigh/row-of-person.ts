import type { ReadDocument, ReadLine } from '../fields/reading.ts'
import { boxAround, shareColumn, shareRow } from '../geometry.ts'
import { grouped } from '../in-order.ts'
import { READER } from '../model-facts.ts'
import type { Roles } from '../reader/read-roles.ts'
import { isOfField, roleOf } from '../reader/role-of.ts'
import { REPEATED_MIN } from './place-of.ts'
import { readerView } from './reader-view.ts'
import type { RoleField } from './role-field.ts'
import { wordsByRow } from './role-runs.ts'
import { plates, taxNumbers } from './values-of-text.ts'

/** What the network takes for a name of somebody asked for. */
interface NamedPlace {
  /** In the box of all lines that the name has in its cell. */
  readonly line: ReadLine
  /** The cells of its row, its own lines among them. */
  readonly row: readonly ReadLine[]
  readonly probability: number
}

type Places = readonly NamedPlace[]

/**
 * Of a table with a row for each of several people, only the one whom, or whose number, the document names elsewhere too, as whom a
 * letter is for, is asked for: what the network says of any row is true of theirs, and nothing of the others. Where it names nobody
 * elsewhere, the row is meant that the network is surest of.
 */
export function withRowOfPerson(reading: ReadDocument, person: RoleField): ReadDocument {
  const { roles } = reading
  if (!roles) return reading
  const named = placesOfNames(reading, person)
  const surest = named.flat().sort((a, b) => b.probability - a.probability)
  const rowsWith = (least: number) =>
    surest.filter((one) => surest.some((other) => columnsAlike(one, other) >= least))
  const rows = rowsWith(1)
  const asked = rowOfNamed(named, rowsWith(REPEATED_MIN))
  if (asked) return { ...reading, roles: asTold(roles, rows, asked, rows) }
  const table = tableOf(surest, reading)
  const numbered = rowOfNumber(table, reading)
  if (numbered) return { ...reading, roles: asTold(roles, table, numbered, surest) }
  const [told] = rows
  return told ? { ...reading, roles: asTold(roles, rows, told, [told]) } : reading
}

/** The rows of a table that somebody is named in, those of others among them. */
function tableOf(named: Places, { pages }: ReadDocument): NamedPlace[] {
  const others = pages.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const line = row.find((cell) => named.some((one) => shareColumn(one.line.box, cell.box)))
      return line && !named.some((one) => one.row.includes(line)) ? [{ line, row, probability: 0 }] : []
    }),
  )
  const all = [...named, ...others]
  return all.filter((one) => named.some((other) => columnsAlike(one, other) >= NUMBERED_MIN))
}

/**
 * Of a table with a row for each of several companies, only the one whose number stands elsewhere too is asked for. Rows of vehicles
 * have the numbers of their owners, and are all asked for.
 */
export function withRowOfCompany(reading: ReadDocument): ReadDocument {
  const { roles, pages } = reading
  const places = pages
    .flatMap(({ rows }) => rows)
    .flatMap((row): NamedPlace[] => {
      const line = row.find((cell) => taxNumbers(cell.line.text).length > 0)
      const isOfVehicle = row.some((cell) => plates(cell.line.text).length > 0)
      return line && row.length > 1 && !isOfVehicle ? [{ line, row, probability: 1 }] : []
    })
  const rows = places.filter((one, i) =>
    [places[i - 1], places[i + 1]].some((other) => other && columnsAlike(one, other) >= REPEATED_MIN),
  )
  const asked = rowOfNumber(rows, reading)
  return roles && asked ? { ...reading, roles: asTold(roles, rows, asked, rows) } : reading
}

/** Where each person is named whom the network takes for one asked for. */
function placesOfNames(reading: ReadDocument, person: RoleField): Places[] {
  const view = readerView(reading)
  const words = wordsByRow(view.runs)
  return view.prints(person).map(({ places = [] }) => {
    const found = new Map<ReadLine, NamedPlace>()
    for (const { from, to } of places) {
      const first = words.get(from)
      if (!first || found.has(first.line)) continue
      const own = first.run.words.slice(first.index).filter(({ row }) => row < to)
      const line = { ...first.line, box: boxAround(own.map((word) => word.line.box)) }
      const row = reading.lines.filter(({ page, box }) => page === line.page && shareRow(box, line.box))
      found.set(first.line, { line, row, probability: roleOf(from, first.roles, person.role) })
    }
    return [...found.values()]
  })
}

/** So many numbers of one form has each row of a table in which the number that is asked for is looked for. */
const NUMBERED_MIN = 2
/** A day or a longer number, not that of a row. */
const NUMBER = /(?:\d\D?){6}/

/** In how many columns the rows of two names have numbers of one form; none where the names are not in one column. */
function columnsAlike(one: NamedPlace, other: NamedPlace): number {
  const isOneRow = one.row.some(({ line }) => line === other.line.line)
  if (isOneRow || !shareColumn(one.line.box, other.line.box)) return 0
  const formOf = (cell: ReadLine | undefined) => cell?.line.text.replace(/\d/g, '0')
  const isAlike = (cell: ReadLine) => formOf(cellBelow(cell, other)) === formOf(cell)
  return one.row.filter((cell) => NUMBER.test(cell.line.text) && isAlike(cell)).length
}

/** The cell of a name's row in the column of another one. */
function cellBelow({ box }: ReadLine, { row }: NamedPlace): ReadLine | undefined {
  return row.find((cell) => shareColumn(cell.box, box))
}

/** The only row of one of a table's people who is named elsewhere too. */
function rowOfNamed(named: readonly Places[], rows: Places): NamedPlace | undefined {
  const isInTable = (place: NamedPlace) => rows.includes(place)
  const elsewhere = named.filter((places) => places.some(isInTable) && !places.every(isInTable))
  return onlyOf(elsewhere.flat().filter(isInTable))
}

/** The number of a person or a company, with its separators: longer than a day. */
const OF_PERSON = /\d(?:[./-]?\d){8,}/g

/** The only row a number of which stands elsewhere too, as of people who have one name. */
function rowOfNumber(rows: Places, { lines }: ReadDocument): NamedPlace | undefined {
  const cells = new Set(rows.flatMap(({ row }) => row))
  const numbersIn = (some: readonly ReadLine[]) =>
    some.flatMap(({ line }) => line.text.match(OF_PERSON) ?? [])
  const elsewhere = new Set(numbersIn(lines.filter((line) => !cells.has(line))))
  return onlyOf(rows.filter(({ row }) => numbersIn(row).some((number) => elsewhere.has(number))))
}

function onlyOf<T>([first, ...more]: readonly T[]): T | undefined {
  return more.length === 0 ? first : undefined
}

/**
 * Roles as the network gives them to the words of a column, for those of the row asked for; no roles in the other rows.
 *
 * @param told the rows of which all is true of the one asked for, the surest first
 */
function asTold(known: Roles, rows: Places, asked: NamedPlace, told: Places): Roles {
  const count = READER.roles.length
  const roles = known.roles.slice()
  // Of several rows the network doubts which is meant, as of the names.
  const sure = (told.length > 1 && told[0]?.probability) || 1
  const byLine = grouped(known.words.keys(), (word) => known.words[word]?.line)
  const wordsIn = (cell: ReadLine | undefined) => byLine.get(cell?.line) ?? []
  for (const cell of rows.flatMap(({ row }) => row)) {
    const column = asked.row.includes(cell) ? told.map((one) => wordsIn(cellBelow(cell, one))) : []
    for (const [at, word] of wordsIn(cell).entries()) {
      const said = column.flatMap((words) => words[Math.min(at, words.length - 1)] ?? [])
      const each = said.map((one) => known.roles.subarray(one * count, (one + 1) * count))
      roles.set(each.length > 0 ? mostSaid(each, sure) : OF_NO_FIELD, word * count)
    }
  }
  return { ...known, roles }
}

const OF_NO_FIELD = READER.roles.map((role) => Number(role === 'O'))
const IS_OF_ASKED = READER.roles.map((role) => role !== 'PERSON' && isOfField(role))

/** The most that is said of each role, made to sum to 1: what is of no field yields to the others, which are divided by `sure`. */
function mostSaid(each: readonly Float32Array[], sure: number): number[] {
  const most = IS_OF_ASKED.map(
    (isOwn, role) => Math.max(0, ...each.map((roles) => roles[role] ?? 0)) / (isOwn ? sure : 1),
  )
  const sumOf = (isOwn: boolean) =>
    most.reduce((sum, one, i) => sum + (IS_OF_ASKED[i] === isOwn ? one : 0), 0)
  const [own, others] = [sumOf(true), sumOf(false)]
  const left = Math.max(0, 1 - own) / (others || 1)
  return most.map((one, i) => one * (IS_OF_ASKED[i] ? 1 / Math.max(1, own) : left))
}

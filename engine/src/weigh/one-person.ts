import type { ReadDocument, ReadLine } from '../fields/reading.ts'
import { shareColumn, shareRow } from '../geometry.ts'
import { firstWhere, grouped } from '../in-order.ts'
import { roleOf } from '../reader/role-of.ts'
import { remembered } from '../remembered.ts'
import { type Place, placeOf, placesOfValues, REPEATED_MIN } from './place-of.ts'
import { byProbability, FAINT, keyOf, POSSIBLE, type Proposal } from './proposal.ts'
import { proposalsOf, valuesOf } from './proposals.ts'
import { type ReaderView, readerView } from './reader-view.ts'
import type { RoleField } from './role-field.ts'
import { type RunWord, wordsByRow } from './role-runs.ts'

/** Another's data stand for the person asked for where they have so much more: two fields, or nearly. */
const RICHER = 1.5

/** Whether a value is told of somebody else; null where nobody else has data. */
type IsOthers = ((value: Proposal) => boolean) | null

/**
 * The candidates of one person, where a paper has the same data of several: of an insured driver and a third party in two columns, or of
 * drivers one below the other.
 *
 * @param person whose most probable name is that of the person asked for
 * @param data what is printed once of each person, the name among them
 */
export function viewOfPerson(
  reading: ReadDocument,
  person: RoleField,
  data: readonly RoleField[],
): ReaderView {
  const view = readerView(withRowOfPerson(reading, person))
  const [name] = view.prints(person).toSorted(byProbability)
  const isOthers = othersBeside(view, name, data) ?? othersInTurn(view, name, data)
  return isOthers ? without(view, isOthers) : view
}

/** A view without what is told of others. */
function without(view: ReaderView, isOthers: (value: Proposal) => boolean): ReaderView {
  const prints = remembered((field: RoleField) => view.prints(field).filter((one) => !isOthers(one)))
  return {
    ...view,
    prints,
    values: (field) => valuesOf(prints(field)),
    proposals: (field) => proposalsOf(field, prints(field)),
  }
}

/** Whether a value stands in the column of somebody else; null where nobody has data beside the person's. */
function othersBeside(view: ReaderView, name: Proposal | undefined, data: readonly RoleField[]): IsOthers {
  const place = name && placeOf(name)
  const between = placeBetweenTwo(view, data)
  if (!place || between === null) return null
  return (value) => {
    const own = placeOf(value)
    if (!own || own.page !== place.page || own.bottom <= place.top) return false
    return own.left > between !== place.left > between
  }
}

/** Where the columns of two people part whose data stand beside each other, in the same rows; null where too few do. */
function placeBetweenTwo(view: ReaderView, data: readonly RoleField[]): number | null {
  const pairs = data.flatMap((field) => {
    const places = placesOfValues(view.prints(field), FAINT)
    const [first, ...others] = places.toSorted((a, b) => a.left - b.left)
    const second = first && others.find((other) => other.key !== first.key && isBeside(first, other))
    return second ? [{ first, second }] : []
  })
  const end = Math.max(...pairs.map(({ first }) => first.right))
  const start = Math.min(...pairs.map(({ second }) => second.left))
  // Days of one row, whatever each is, are one pair; in a sentence no gap parts them.
  const count = new Set(pairs.map(({ first }) => first.key)).size
  return count < REPEATED_MIN || end > start ? null : (end + start) / 2
}

/** Whether a value stands among the data of somebody else, which begin where a field is printed again; null where nothing is. */
function othersInTurn(view: ReaderView, name: Proposal | undefined, data: readonly RoleField[]): IsOthers {
  const prints = data
    .flatMap((field) => view.prints(field).map((print) => ({ field, print })))
    .filter(({ print }) => print.probability >= POSSIBLE)
    .sort((a, b) => a.print.position - b.print.position)
  const repeated = [...grouped(prints, ({ field }) => field).values()].filter(
    (own) => new Set(own.map(({ print }) => keyOf(print))).size > 1,
  )
  if (repeated.length < REPEATED_MIN) return null
  const starts = [0]
  const seen = new Map<RoleField, string>()
  for (const { field, print } of prints) {
    if ((seen.get(field) ?? keyOf(print)) !== keyOf(print)) {
      starts.push(print.position)
      seen.clear()
    }
    seen.set(field, keyOf(print))
  }
  const turnOf = (position: number) => firstWhere(starts.length, (i) => (starts[i] ?? 0) > position)
  const told = grouped(prints, ({ print }) => turnOf(print.position))
  // What is most probable of each field.
  const sumOf = (turn: number) =>
    [...grouped(told.get(turn) ?? [], ({ field }) => field).values()].reduce(
      (sum, own) => sum + Math.max(...own.map(({ print }) => print.probability)),
      0,
    )
  const named = turnOf(name?.position ?? 0)
  const [richest = named] = [...told.keys()].toSorted((a, b) => sumOf(b) - sumOf(a))
  const own = sumOf(richest) - sumOf(named) > RICHER ? richest : named
  return ({ position }) => turnOf(position) !== own
}

function isBeside(one: Place, other: Place): boolean {
  return one.page === other.page && shareRow(one, other) && !shareColumn(one, other)
}

/**
 * Of a table with a row for each of several people, only the one whom the document names elsewhere too, as whom a letter is for, is
 * asked for: what the network says of the row that it is surest of is true of theirs, and nothing of the others.
 */
function withRowOfPerson(reading: ReadDocument, person: RoleField): ReadDocument {
  const { roles: known } = reading
  if (!known) return reading
  const view = readerView(reading)
  const words = wordsByRow(view.runs)
  const likeliest = ({ row }: RunWord) => roleOf(row, known, person.role)
  const named = view
    .prints(person)
    .map(({ places = [] }) => places.flatMap(({ from }) => words.get(from) ?? []))
  const rowOf = remembered(({ page, box }: ReadLine) =>
    reading.lines.filter((one) => one.page === page && shareRow(one.box, box)),
  )
  const above = (cell: ReadLine, row: ReadLine) => rowOf(row).find(({ box }) => shareColumn(box, cell.box))
  const isAlike = (line: ReadLine, other: ReadLine) =>
    above(line, other) === other &&
    rowOf(line).filter((cell) => formOf(above(cell, other)) === formOf(cell)).length >= REPEATED_MIN
  const printed = named.flat().sort((a, b) => likeliest(b) - likeliest(a))
  const all = [...new Set(printed.map(({ line }) => line))]
  const rows = new Set(all.filter((line) => all.some((one) => one !== line && isAlike(line, one))))
  const [told] = rows
  if (!told) return reading
  const isInTable = ({ line }: RunWord) => rows.has(line)
  const elsewhere = named.filter((own) => own.some(isInTable) && !own.every(isInTable))
  const own = (elsewhere.length === 1 && elsewhere[0]?.find(isInTable)?.line) || told
  const count = known.roles.length / known.words.length
  const roles = known.roles.slice()
  const rowsIn = (cell?: ReadLine) =>
    known.words.flatMap(({ line }, row) => (line === cell?.line ? [row] : []))
  for (const cell of [...rows].flatMap(rowOf)) {
    const from = rowOf(own).includes(cell) ? rowsIn(above(cell, told)) : []
    for (const [at, row] of rowsIn(cell).entries()) {
      const other = (from[Math.min(at, from.length - 1)] ?? Number.NaN) * count
      const source = known.roles.subarray(other, other + count)
      roles.fill(0, row * count, (row + 1) * count).set(source, row * count)
    }
  }
  return { ...reading, roles: { ...known, roles } }
}

/** What a cell has in common with those above and below it. */
function formOf(cell: ReadLine | undefined): string | undefined {
  return cell?.line.text.replace(/\d/g, '0')
}

import type { ReadDocument } from '../fields/reading.ts'
import { fold } from '../values/fold.ts'
import { type Printed, placeOf } from './place-of.ts'
import { byProbability, keyOf, type Proposal } from './proposal.ts'
import { listsOf } from './proposals.ts'
import { type ReaderView, readerView } from './reader-view.ts'
import type { RoleField } from './role-field.ts'
import { rowsOfPeople, withRolesOfColumns } from './rows-of-people.ts'

/**
 * The candidates of one person, where a paper has the same data of several in the rows of a table.
 *
 * @param person whose most probable name is that of the person asked for
 * @param data what is printed once of each person, the name among them
 */
export function viewOfPerson(
  reading: ReadDocument,
  person: RoleField,
  data: readonly RoleField[],
): ReaderView {
  const view = readerView(reading)
  const row = ownRow(view, person, data)
  if (row && reading.roles) {
    const roles = withRolesOfColumns(reading.roles, row.rowAt, row.own)
    return without(readerView({ ...reading, roles }), row.isOthers)
  }
  return view
}

/** A view without what is told of others. */
function without(view: ReaderView, isOthers: (value: Proposal) => boolean): ReaderView {
  const prints = (field: RoleField) => view.prints(field).filter((one) => !isOthers(one))
  // Printed of somebody else as well, a value is shown where it is the person's.
  const values = (field: RoleField) => {
    const own = new Map(
      prints(field)
        .toReversed()
        .map((one) => [keyOf(one), one]),
    )
    return view.values(field).flatMap((one) => {
      const print = own.get(keyOf(one))
      return print ? [{ ...one, spans: print.spans, position: print.position }] : []
    })
  }
  return {
    ...view,
    values,
    prints,
    proposals: (field) => {
      if (prints(field).length === view.prints(field).length) return view.proposals(field)
      return field.isMany ? listsOf(values(field)) : values(field).toSorted(byProbability)
    },
  }
}

/** The row of a table of people that is the person's, whom other words name as well; null where there is none. */
function ownRow(view: ReaderView, person: RoleField, data: readonly RoleField[]) {
  const [name] = view.prints(person).toSorted(byProbability)
  const rowAt = rowsOfPeople(data.map((field) => view.prints(field)))
  if (!name || !rowAt) return null
  const rowOf = (printed: Printed) => {
    const place = placeOf(printed)
    return place && rowAt(place)
  }
  const named = printsOf(String(name.value), view.text).map(rowOf)
  const own = named.find((row) => row !== null)
  if (own === undefined || !named.includes(null)) return null
  return { rowAt, own, isOthers: (value: Proposal) => (rowOf(value) ?? own) !== own }
}

/** Wherever the words of a name are printed, whatever the network takes them for. */
function printsOf(name: string, { folded, locate }: ReaderView['text']): Printed[] {
  const words = new RegExp(fold(name).replace(/[^A-Z ]/g, '.'), 'g')
  return [...folded.matchAll(words)].map(({ 0: found, index }) => ({
    spans: locate(index, index + found.length),
  }))
}

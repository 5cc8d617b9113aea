import type { ReadDocument } from '../fields/reading.ts'
import { firstWhere, grouped } from '../in-order.ts'
import { remembered } from '../remembered.ts'
import { isBeside, placeOf, REPEATED_MIN } from './place-of.ts'
import { byProbability, FAINT, keyOf, POSSIBLE, type Proposal } from './proposal.ts'
import { proposalsOf, valuesOf } from './proposals.ts'
import { type ReaderView, readerView } from './reader-view.ts'
import type { RoleField } from './role-field.ts'
import { withRowOfPerson } from './row-of-person.ts'

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
    const places = view.prints(field).flatMap((one) => {
      const place = one.probability >= FAINT ? placeOf(one) : null
      return place ? [{ ...place, key: keyOf(one) }] : []
    })
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

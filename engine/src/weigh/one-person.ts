import type { ReadDocument } from '../fields/reading.ts'
import { firstWhere, grouped } from '../in-order.ts'
import { remembered } from '../remembered.ts'
import { isBeside, placeOf, REPEATED_MIN } from './place-of.ts'
import { byProbability, FAINT, keyOf, POSSIBLE, type Proposal, SURE } from './proposal.ts'
import { proposalsOf, valuesOf } from './proposals.ts'
import { type ReaderView, readerView } from './reader-view.ts'
import type { RoleField } from './role-field.ts'
import { isTableOf, withRowOfPerson } from './row-of-person.ts'

/** Another's data stand for the person asked for where they have so much more: two fields, or nearly. */
const RICHER = 1.5

/** Whether a value is told of somebody else; null where nobody else has data. */
type IsOthers = ((value: Proposal) => boolean) | null

/**
 * The candidates of one person, where a paper has the same data of several: of an insured driver and a third party in two columns, of
 * drivers one below the other, or in rows of a table.
 *
 * @param person whose most probable name is that of the person asked for
 * @param data what is printed once of each person, the name among them
 */
export function viewOfPerson(
  reading: ReadDocument,
  person: RoleField,
  data: readonly RoleField[],
): ReaderView {
  const whole = readerView(reading)
  const isOthers = isTableOf(reading, person)
    ? null
    : (othersBeside(whole, person, data) ?? othersInTurn(whole, person, data))
  return isOthers ? without(whole, isOthers, person) : readerView(withRowOfPerson(reading, person))
}

/**
 * A view without what is told of others. Where the network doubts that anybody is asked for, it doubts as much of all that is theirs; who
 * is left is asked for.
 */
function without(view: ReaderView, isOthers: (value: Proposal) => boolean, person: RoleField): ReaderView {
  const sumOf = (people: readonly Proposal[]) => {
    const sum = people.reduce((sum, { probability }) => sum + probability, 0)
    return Math.min(1, Math.max(POSSIBLE, sum))
  }
  const people = view.values(person)
  const [anybody, left] = [sumOf(people), sumOf(people.filter((one) => !isOthers(one)))]
  const prints = remembered((field: RoleField) => {
    const sure = field === person ? left : anybody
    const likelier = ({ probability }: Proposal) => Math.max(probability, Math.min(SURE, probability / sure))
    return view
      .prints(field)
      .filter((one) => !isOthers(one))
      .map((one) => ({ ...one, probability: likelier(one) }))
  })
  return {
    ...view,
    prints,
    values: (field) => valuesOf(prints(field)),
    proposals: (field) => proposalsOf(field, prints(field)),
  }
}

/** Whether a value stands in the column of somebody else; null where nobody has data beside the person's. */
function othersBeside(view: ReaderView, person: RoleField, data: readonly RoleField[]): IsOthers {
  const [name] = view.prints(person).toSorted(byProbability)
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
function othersInTurn(view: ReaderView, person: RoleField, data: readonly RoleField[]): IsOthers {
  const [name] = view.prints(person).toSorted(byProbability)
  const all = data
    .flatMap((field) =>
      view
        .prints(field)
        .flatMap(atEachPlace)
        .map((print) => ({ field, print })),
    )
    .filter(({ print }) => print.probability >= FAINT)
  // What may be of several fields is of the likeliest.
  const prints = [...grouped(all, ({ print }) => print.position).values()]
    .flatMap((some) => some.toSorted((a, b) => byProbability(a.print, b.print)).slice(0, 1))
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
  const turnsOf = (one: Proposal) => new Set(atEachPlace(one).map(({ position }) => turnOf(position)))
  const richestOf = (turns: Iterable<number>) => [...turns].toSorted((a, b) => sumOf(b) - sumOf(a))[0]
  // Whom alone the paper names elsewhere too, as whom it is for.
  const [addressee, ...more] = view.values(person).filter((one) => turnsOf(one).size > 1)
  const meant = addressee && more.length === 0 ? richestOf(turnsOf(addressee)) : undefined
  const named = meant ?? turnOf(name?.position ?? 0)
  const richest = richestOf(told.keys()) ?? named
  const own = sumOf(richest) - sumOf(named) > RICHER ? richest : named
  return (value) => atEachPlace(value).every(({ position }) => turnOf(position) !== own)
}

/** Whoever is named again has what is told there. */
function atEachPlace(print: Proposal): Proposal[] {
  return print.places?.map(({ from }) => ({ ...print, position: from })) ?? [print]
}

import { grouped } from '../in-order.ts'
import type { JsonValue } from '../types.ts'
import { keyOf, LIKELY, type Proposal } from './proposal.ts'

/** People of a document, and where it names them. */
export interface Named {
  readonly positions: readonly number[]
}

/**
 * Which values belong to whom: as many values as people go in order (a table, side by side, `respectively`), others to
 * the person named last before them. What only one of several people has is said of all, if it can be.
 *
 * @param prints in the order of the document
 * @param others people who are not asked for: what is told of them belongs to nobody
 * @param isShared whether people may have it in common
 * @returns for each person the values, the most probable first
 */
export function belongingTo(
  people: readonly Named[],
  others: readonly Named[],
  prints: readonly Proposal[],
  isShared: (value: JsonValue) => boolean,
): Proposal[][] {
  // A value that is printed again is one value still, and stands where it is printed first.
  const likely = [
    ...grouped(
      prints.filter(({ probability }) => probability >= LIKELY),
      keyOf,
    ).values(),
  ]
  if (people.length > 1 && likely.length === people.length)
    return likely.map((some) => mostProbableFirst(some))
  const all = [...people, ...others]
  const own: Proposal[][] = all.map(() => [])
  for (const print of prints) own[lastBefore(print.position, all)]?.push(print)
  const told = own.slice(0, people.length).map((some) => mostProbableFirst(some))
  if (people.length === 1) return [mostProbableFirst(prints, told[0])]
  return withShared(told, isShared)
}

function withShared(told: readonly Proposal[][], isShared: (value: JsonValue) => boolean): Proposal[][] {
  const having = told.filter((some) => some.some(({ probability }) => probability >= LIKELY))
  const [said = []] = having
  return having.length === 1 && said.every(({ value }) => isShared(value)) ? told.map(() => said) : [...told]
}

/** Of equally probable ones the person's own come first. */
function mostProbableFirst(some: readonly Proposal[], own: readonly Proposal[] = []): Proposal[] {
  const isOwn = (one: Proposal) => Number(own.includes(one))
  const rank = ({ probability }: Proposal) => Number(probability >= LIKELY)
  return some.toSorted((a, b) => rank(b) - rank(a) || isOwn(b) - isOwn(a) || b.probability - a.probability)
}

/** Nobody is named before what stands first: it is told of the first person. */
function lastBefore(position: number, all: readonly Named[]): number {
  const distances = all.map(({ positions }) =>
    Math.min(...positions.map((at) => (at <= position ? position - at : Number.POSITIVE_INFINITY))),
  )
  return distances.indexOf(Math.min(...distances))
}

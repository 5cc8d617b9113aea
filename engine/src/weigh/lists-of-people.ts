import { grouped } from '../in-order.ts'
import { isLikely, type Proposal } from './proposal.ts'
import type { Named } from './whose.ts'

/** The values that follow one place where a person is named. */
interface Cluster {
  /** Index of the person among all people. */
  readonly person: number
  /** Where the person is named, in words from the beginning of the document. */
  readonly position: number
  readonly values: readonly Proposal[]
}

/**
 * A list of values for each person, as the parents are. It is what follows one of the places that name the person: the place that
 * most values follow. A list of one person alone is given to all.
 *
 * @param prints in the order of the document
 * @param others people who are not asked for
 * @returns for each person the values of the list
 */
export function listsOfPeople(
  people: readonly Named[],
  others: readonly Named[],
  prints: readonly Proposal[],
): Proposal[][] {
  const clusters = clustersOf([...people, ...others], prints)
  const own = people.map((_, i) => best(clusters.filter(({ person }) => person === i)))
  const having = own.filter((values) => values.length > 0)
  if (having.length > 1) return own.map((values) => [...values])
  const [shared = elsewhere(people, clusters)] = having
  return people.map(() => [...shared])
}

/** A list that follows somebody else's name. Before the people are named it must have two values: one may be a party's name. */
function elsewhere(people: readonly Named[], clusters: readonly Cluster[]): readonly Proposal[] {
  const first = Math.min(...people.flatMap(({ places = [] }) => places.map(({ from }) => from)))
  const after = best(clusters.filter(({ position }) => position > first))
  const before = best(clusters)
  return after.length > 0 || before.length < 2 ? after : before
}

const NOBODY = { person: -1, position: -1 }

function clustersOf(all: readonly Named[], prints: readonly Proposal[]): Cluster[] {
  const named = all
    .flatMap(({ places = [] }, person) => places.map(({ from: position }) => ({ person, position })))
    // A mother who is the guardian is named among the parents.
    .filter(({ position }) => !prints.some((print) => print.position === position))
    .sort((a, b) => a.position - b.position)
  const after = ({ position: at }: Proposal) => named.findLast(({ position }) => position < at) ?? NOBODY
  return [...grouped(prints, after)].map(([place, values]) => ({ ...place, values }))
}

/** Of equally many the first. */
function best(clusters: readonly Cluster[]): readonly Proposal[] {
  const counts = clusters.map(({ values }) => new Set(values.filter(isLikely).map(({ value }) => value)).size)
  const most = Math.max(0, ...counts)
  return most === 0 ? [] : (clusters[counts.indexOf(most)]?.values ?? [])
}

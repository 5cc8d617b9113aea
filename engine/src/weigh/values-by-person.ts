import { grouped } from '../in-order.ts'
import { isLikely, keyOf, type Proposal } from './proposal.ts'
import { type Named, ownersOf } from './whose.ts'

/**
 * Gives each value to a person. As many values as people are given in order (a table, side by side, `respectively`); any
 * other number of values goes to the person at the head of its block, or else named last before each, who has one: a further
 * value is of the person named before that one, as in `A, casada com B (CPF 1), CPF 2`. A value of one person alone is given
 * to all, if it may be shared.
 *
 * @param prints in the order of the document
 * @param others people who are not asked for: their values are left out
 * @param isShared whether several people may have the value, as they may an address
 * @returns for each person the values, the most probable first
 */
export function valuesByPerson(
  people: readonly Named[],
  others: readonly Named[],
  prints: readonly Proposal[],
  isShared: (value: Proposal) => boolean,
): Proposal[][] {
  // A value that is printed again is one value still, and stands where it is printed first.
  const likely = [...grouped(prints.filter(isLikely), keyOf).values()]
  if (people.length > 1 && likely.length === people.length)
    return likely.map((some) => mostProbableFirst(some))
  const all = [...people, ...others]
  const own: Proposal[][] = all.map(() => [])
  for (const print of prints) {
    const owners = ownersOf(print, all).map(({ person }) => person)
    const isFree = (person: number) =>
      !own[person]?.some((one) => isLikely(one) && keyOf(one) !== keyOf(print))
    // What nobody is named before is the first person's.
    own[owners.find(isFree) ?? owners[0] ?? 0]?.push(print)
  }
  const each = own.slice(0, people.length).map((some) => mostProbableFirst(some))
  if (people.length === 1) return [mostProbableFirst(prints, each[0])]
  return withShared(each, isShared)
}

function withShared(each: readonly Proposal[][], isShared: (value: Proposal) => boolean): Proposal[][] {
  const having = each.filter((some) => some.some(isLikely))
  const [shared = []] = having
  return having.length === 1 && shared.every(isShared) ? each.map(() => shared) : [...each]
}

/** Of equally probable ones the person's own come first. */
function mostProbableFirst(some: readonly Proposal[], own: readonly Proposal[] = []): Proposal[] {
  const isOwn = (one: Proposal) => Number(own.includes(one))
  const rank = (one: Proposal) => Number(isLikely(one))
  return some.toSorted((a, b) => rank(b) - rank(a) || isOwn(b) - isOwn(a) || b.probability - a.probability)
}

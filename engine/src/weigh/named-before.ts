import { byProbability, keyOf, type Proposal, timesOdds } from './proposal.ts'

/**
 * Factor of the odds of the person who is named last before a number that only the person asked for has. Found on documents that name
 * two likely people: from 2 on the right one is chosen, up to 20 no other is lost.
 */
const NAMED_BEFORE = 4

/** The people, with the one named last before the number more probable than the network says. */
export function namedLastBefore(
  people: readonly Proposal[],
  number: Proposal | undefined,
): readonly Proposal[] {
  if (!number || people.length < 2) return people
  const distances = people.map((one) => distanceTo(number.position, one))
  const least = Math.min(...distances)
  if (least === Number.POSITIVE_INFINITY) return people
  return people
    .map((one, i) =>
      distances[i] === least ? { ...one, probability: timesOdds(one.probability, NAMED_BEFORE) } : one,
    )
    .sort(byProbability)
}

function distanceTo(position: number, { positions, position: first }: Proposal): number {
  const before = (positions ?? [first]).filter((at) => at <= position)
  return before.length === 0 ? Number.POSITIVE_INFINITY : position - Math.max(...before)
}

/** Factor of the probability of a person whom the network does not see in the role. */
const OTHER_SHARE = 0.4

/** The people of a role, and everybody else who is named as a less probable candidate for it. */
export function withOthers(people: readonly Proposal[], others: readonly Proposal[]): Proposal[] {
  const most = new Map<string, Proposal>()
  const less = others.map((one) => ({ ...one, probability: OTHER_SHARE * one.probability }))
  for (const one of [...people, ...less]) {
    const known = most.get(keyOf(one))
    if (!known || known.probability < one.probability) most.set(keyOf(one), one)
  }
  return [...most.values()].sort(byProbability)
}

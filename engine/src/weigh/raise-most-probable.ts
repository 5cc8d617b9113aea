import { byProbability, LIKELY, type Proposal, TELLING, timesOdds } from './proposal.ts'

/**
 * The people of a role that every document of the type has. Where nobody is likely in it, the most probable person becomes more probable.
 * Likely people of the opposite role are passed over.
 *
 * @param others people of the opposite role
 */
export function raiseMostProbable(
  people: readonly Proposal[],
  others: readonly Proposal[],
): readonly Proposal[] {
  if (people.some(({ probability }) => probability >= LIKELY)) return people
  const taken = new Set(others.filter(({ probability }) => probability >= LIKELY).map(({ value }) => value))
  const free = people.filter(({ value }) => !taken.has(value)).toSorted(byProbability)
  const [most] = free
  if (!most) return people
  const raised = { ...most, probability: timesOdds(most.probability, TELLING) }
  return people.map((one) => (one === most ? raised : one))
}

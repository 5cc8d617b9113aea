import { byProbability, LIKELY, type Proposal, timesOdds } from './proposal.ts'

/**
 * Factor of the odds of the most probable person where nobody is likely. Found on terms whose ward has the guardian's surnames, which the
 * network takes for the guardian.
 */
const RAISED = 6

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
  const raised = { ...most, probability: timesOdds(most.probability, RAISED) }
  return people.map((one) => (one === most ? raised : one))
}

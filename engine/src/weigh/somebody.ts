import { byProbability, LIKELY, type Proposal, timesOdds } from './proposal.ts'

/**
 * What the odds of the likeliest are multiplied with where nobody is likely, although there is somebody: found on terms whose ward has
 * the guardian's surnames, of which the network says the guardian's role.
 */
const SOMEBODY = 6

/**
 * People of a role that every document of the type has. Where the network sees nobody in it, the likeliest is more likely than it says,
 * without those who surely are somebody else.
 *
 * @param others people of the opposite role
 */
export function somebody(people: readonly Proposal[], others: readonly Proposal[]): readonly Proposal[] {
  if (people.some(({ probability }) => probability >= LIKELY)) return people
  const taken = new Set(others.filter(({ probability }) => probability >= LIKELY).map(({ value }) => value))
  const free = people.filter(({ value }) => !taken.has(value)).toSorted(byProbability)
  const [likeliest] = free
  if (!likeliest) return people
  const raised = { ...likeliest, probability: timesOdds(likeliest.probability, SOMEBODY) }
  return people.map((one) => (one === likeliest ? raised : one))
}

import { byProbability, LIKELY, type Proposal, timesOdds } from './proposal.ts'

/** What the odds of a code are multiplied with that the link to check it with names, and divided by of the others. */
const NAMED = 20

/** Codes, the one that a link of the document names the most probable. */
export function namedByLink(codes: readonly Proposal[], links: readonly Proposal[]): readonly Proposal[] {
  const likely = links.filter(({ probability }) => probability >= LIKELY).map(({ value }) => String(value))
  const isNamed = ({ value }: Proposal) => likely.some((link) => link.includes(`=${String(value)}`))
  if (!codes.some(isNamed)) return codes
  return codes
    .map((one) => ({ ...one, probability: timesOdds(one.probability, isNamed(one) ? NAMED : 1 / NAMED) }))
    .toSorted(byProbability)
}

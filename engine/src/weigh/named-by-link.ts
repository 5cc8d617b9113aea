import { byProbability, LIKELY, type Proposal, timesOdds } from './proposal.ts'

/** What the odds of a code are multiplied with that the link to check it with names, and divided by of the others. */
const NAMED = 20

/** Shorter values of a link's parameters are numbers of pages and years. */
const CODE_LENGTH_MIN = 6

/** Codes, the one that is the whole value of a parameter of the link the most probable, where it is likely by itself. */
export function namedByLink(codes: readonly Proposal[], links: readonly Proposal[]): readonly Proposal[] {
  const likely = links.filter(({ probability }) => probability >= LIKELY).map(({ value }) => String(value))
  const values = new Set(likely.flatMap((link) => [...link.matchAll(PARAMETER)].map(([, value]) => value)))
  const isNamed = ({ value, probability }: Proposal) =>
    probability >= LIKELY && String(value).length >= CODE_LENGTH_MIN && values.has(String(value))
  if (!codes.some(isNamed)) return codes
  return codes
    .map((one) => ({ ...one, probability: timesOdds(one.probability, isNamed(one) ? NAMED : 1 / NAMED) }))
    .toSorted(byProbability)
}

const PARAMETER = /[?&][^=&#\s]+=([^&#\s]+)/g

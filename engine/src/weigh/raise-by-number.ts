import { byProbability, keyOf, type Proposal, timesOdds } from './proposal.ts'

/**
 * What the odds of a person are multiplied with right behind whom stands what only people of the role have, and divided by of
 * the others where every such value has its person. Found on papers in which the network takes a declarant, a requerent or
 * another name of the child for the one asked for: from 4 on the right one is chosen, up to 20 nobody of a couple is lost.
 */
const NUMBER_FACTOR = 8
/** A number next to a name needs to be less likely: of a couple's two the network may be sure of one. */
const NUMBER_MIN = 0.3
/** `inscrita no CPF sob o nº`: so many words stand between a name and its number. */
const GAP_MAX = 6

/**
 * The people of a role, weighed by what is told right behind their names.
 *
 * @param people with the rows of all places that name them
 * @param numbers prints of a value that only people of the role have: the guardian's CPF, the ward's day of birth
 */
export function raiseByNumber(
  people: readonly Proposal[],
  numbers: readonly Proposal[],
): readonly Proposal[] {
  const values = numbers.filter(({ probability }) => probability >= NUMBER_MIN)
  const owners = values.map(({ position }) => ownerOf(position, people))
  const own = new Set(owners.filter((owner) => owner !== null))
  if (own.size === 0 || people.length < 2) return people
  // Two numbers behind one name are a couple's: `Ana Lima e Rui Prado, CPF … e …`.
  const isWhole = !owners.includes(null) && new Set(values.map(keyOf)).size === own.size
  return people
    .map((one) => {
      const factor = own.has(one) ? NUMBER_FACTOR : isWhole ? 1 / NUMBER_FACTOR : 1
      return { ...one, probability: timesOdds(one.probability, factor) }
    })
    .toSorted(byProbability)
}

/** Whose name ends last before a row, and near it. */
function ownerOf(row: number, people: readonly Proposal[]): Proposal | null {
  const ends = people.map((one) => row - Math.max(...endsOf(one).filter((end) => end <= row)))
  const least = Math.min(...ends)
  return least <= GAP_MAX ? (people[ends.indexOf(least)] ?? null) : null
}

/** The rows behind each place that names a person. */
function endsOf({ value, positions = [] }: Proposal): number[] {
  const words = String(value).split(' ').length
  return positions.map((at) => at + words)
}

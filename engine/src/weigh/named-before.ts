import type { Span } from '../fields/span.ts'
import { shareRow } from '../geometry.ts'
import { nameAbove } from './blocks-of-people.ts'
import { placeOf } from './place-of.ts'
import { byProbability, LIKELY, mergeEqual, type Proposal, TELLING, timesOdds, weighed } from './proposal.ts'

/** People of a document, and where it names them. */
export interface Named {
  readonly positions: readonly number[]
  /** The rows behind the last word of each place. */
  readonly ends: readonly number[]
  /** The best print of the name. */
  readonly spans: readonly Span[]
}

/** The numbers of the people named before a place, the one named last first. */
export function namedBefore(place: number, people: readonly Pick<Named, 'positions'>[]): number[] {
  return people
    .map(({ positions }, i) => ({ i, at: Math.max(-1, ...positions.filter((at) => at <= place)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)
    .map(({ i }) => i)
}

/** Less than this, and it may be no person: offices have names in capitals too. */
const HARDLY_ANYBODY = 0.15

/** The people, with the one named last before the number more probable than the network says. */
export function namedLastBefore(
  people: readonly Proposal[],
  number: Proposal | undefined,
): readonly Proposal[] {
  if (!number || people.length < 2) return people
  const named = people.map(({ positions, position, probability }) => {
    return { positions: probability < HARDLY_ANYBODY ? [] : (positions ?? [position]) }
  })
  const [last = -1] = namedBefore(number.position, named)
  return weighed(people, (one) => (one === people[last] ? TELLING : 1))
}

/** `nomeio a nora Ana Lima (CPF …)`: a value whose own words say what it is has two signs. */
const LED = TELLING ** 2
/** A CPF or a day: any other number behind a name may be a certificate's. */
const PERSONAL = /^\d{11}$|^\d{4}-/
/** Words between the two: a caption, a bracket; or all that a sentence tells of somebody, up to `nascido em`. */
export const [BETWEEN_MAX, TOLD_MAX] = [2, 12]

/** Whether a value stands at most so many words behind a person's name, and nobody else is named between. */
export function isBehind(
  { position }: Proposal,
  most: number,
  people: readonly Named[],
  others: readonly Named[],
): boolean {
  const [last = people.length] = namedBefore(position, [...people, ...others])
  return people[last]?.ends.some((end) => position >= end && position - end <= most) ?? false
}

/**
 * The prints of a value. Unlikely numbers right behind a person's name are more probable than the network says.
 *
 * @param others in whose blocks a number may stand, beside the person's name
 * @param isLed whether the words right before a value say what it is, so that more may stand between it and the name
 */
export function likelierBehind(
  prints: readonly Proposal[],
  people: readonly Named[],
  others: readonly Named[],
  isLed: (value: Proposal) => boolean,
): Proposal[] {
  const factorOf = (one: Proposal) => {
    if (!PERSONAL.test(String(one.value)) || nameAbove(one, others) !== null) return 1
    if (isBehind(one, TOLD_MAX, people, others) && isLed(one)) return LED
    return isBehind(one, BETWEEN_MAX, people, others) ? TELLING : 1
  }
  return prints.map((one) =>
    one.probability < LIKELY ? { ...one, probability: timesOdds(one.probability, factorOf(one)) } : one,
  )
}

/** Whether a value may be all people's: their names make a list that it does not part, and it stands in the row of all or of none. */
export function isBesideAll(value: Proposal, people: readonly Named[]): boolean {
  const place = placeOf(value)
  const beside = people.filter((one) => {
    const name = placeOf(one)
    return place && name?.page === place.page && shareRow(name, place)
  })
  const inOrder = people.toSorted((a, b) => Math.min(...a.positions) - Math.min(...b.positions))
  const isList = inOrder.every(({ positions }, i) => {
    const ends = inOrder[i - 1]?.ends
    // `e` stands between two names, or nothing.
    return !ends?.every(
      (end) => !positions.some((at) => at === end || (at === end + 1 && value.position !== end)),
    )
  })
  return isList && beside.length !== 1
}

/** Factor of the probability of a person whom the network does not see in the role. */
const OTHER_SHARE = 0.4

/** The people of a role, and everybody else who is named as a less probable candidate for it. */
export function withOthers(people: readonly Proposal[], others: readonly Proposal[]): Proposal[] {
  const less = others.map((one) => ({ ...one, probability: OTHER_SHARE * one.probability }))
  return mergeEqual([...people, ...less]).sort(byProbability)
}

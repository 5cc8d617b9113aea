import {
  byProbability,
  FAINT,
  isLikely,
  keyOf,
  LIKELY,
  mergeEqual,
  type Proposal,
  SURE,
  TELLING,
  timesOdds,
  weighed,
} from './proposal.ts'
import type { Run } from './role-runs.ts'
import { type Named, type Owner, ownersOf } from './whose.ts'

/** A CPF or a day: any other number behind a name may be a certificate's. */
const PERSONAL = /^\d{11}$|^\d{4}-/
/** `nomeio a nora Ana Lima (CPF …)`: a value whose own words say what it is has two signs. */
export const LED = TELLING ** 2
/**
 * Words between a name and its value: a caption, a bracket; `inscrita no CPF sob o nº`, as far as only people of one role are asked for;
 * all that a sentence tells of somebody, up to `nascido em`.
 */
export const [BETWEEN_MAX, CAPTION_MAX, TOLD_MAX] = [2, 6, 12]

/**
 * Whether a value stands at most so many words behind a person's name, and nobody else is named between.
 *
 * @param others in whose blocks a value may stand, beside the person's name
 */
export function isBehind(
  value: Proposal,
  most: number,
  people: readonly Named[],
  others: readonly Named[],
): boolean {
  const [owner] = ownersOf(value, [...people, ...others])
  return owner !== undefined && owner.person < people.length && owner.away <= most
}

/**
 * The prints of a value. Unlikely numbers right behind a person's name are more probable than the network says, and those right behind
 * another's less.
 *
 * @param isLed whether the words right before a value say what it is, so that more may stand between it and the name
 */
export function likelierBehind(
  prints: readonly Proposal[],
  people: readonly Named[],
  others: readonly Named[],
  isLed: (value: Proposal) => boolean,
): Proposal[] {
  const all = [...others, ...people]
  const factorOf = (one: Proposal) => {
    const [owner] = ownersOf(one, all)
    if (!owner) return 1
    if (owner.person < others.length) return owner.away <= BETWEEN_MAX ? 1 / TELLING : 1
    if (isLikely(one) || !PERSONAL.test(String(one.value))) return 1
    if (owner.away <= TOLD_MAX && isLed(one)) return LED
    return owner.away <= BETWEEN_MAX ? TELLING : 1
  }
  return prints.map((one) => ({ ...one, probability: timesOdds(one.probability, factorOf(one)) }))
}

/** A candidate with less is no other person of the role: of 1,100 terms none loses one from 0.03 to 0.1. */
const HARDLY = 0.05

/**
 * The people of a role, weighed by the numbers behind their names, or below these in a block.
 *
 * @param people with the ends of all places that name them
 * @param numbers prints of a value that only people of the role have: the guardian's CPF, the ward's day of birth
 * @param runOf in a form, what comes next may stand in another person's cell: name and number are words of one run
 * @param factor of the odds of whom a sure number right behind the name tells
 */
export function raiseByNumber(
  people: readonly Proposal[],
  numbers: readonly Proposal[],
  runOf: (row: number) => Run | undefined,
  factor = TELLING,
): readonly Proposal[] {
  // Of a couple's two numbers the network may be sure of one: the less likely one keeps its person from losing.
  const values = numbers.filter(({ probability }) => probability >= FAINT)
  // `casada com Rui Prado, CPF`: who is hardly a candidate owns no number of the role.
  const named = people.filter(({ probability }) => probability >= HARDLY)
  const owners = values.map((value) => {
    const isNear = ({ away, to }: Owner) => away <= CAPTION_MAX && runOf(to - 1) === runOf(value.position)
    return ownersOf(value, named).find((one) => one.isAbove || isNear(one))
  })
  const ofSure = (least: number, most: number) =>
    new Set(
      owners.flatMap((one, i) =>
        one && one.away <= most && (values[i]?.probability ?? 0) >= least ? [named[one.person]] : [],
      ),
    )
  const [own, sure, right] = [ofSure(0, Infinity), ofSure(LIKELY, Infinity), ofSure(SURE, BETWEEN_MAX)]
  if (own.size === 0 || named.length < 2) return people
  // Two numbers behind one name are a couple's: `Ana Lima e Rui Prado, CPF … e …`.
  const isWhole = !owners.includes(undefined) && new Set(values.map(keyOf)).size === own.size
  return weighed(people, (one) => {
    return right.has(one) ? factor : sure.has(one) ? TELLING : isWhole && !own.has(one) ? 1 / TELLING : 1
  })
}

/** The people of a role, and everybody else who is named as a candidate half as probable, whom the network does not see in it. */
export function withOthers(people: readonly Proposal[], others: readonly Proposal[]): Proposal[] {
  const less = others.map((one) => ({ ...one, probability: one.probability / 2 }))
  return mergeEqual([...people, ...less]).sort(byProbability)
}

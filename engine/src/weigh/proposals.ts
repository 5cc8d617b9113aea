import { LIMITS } from '../limits.ts'
import { addYears } from '../values/calendar.ts'
import { inLifetime } from '../values/date.ts'
import { PROPOSALS_MAX } from './alternatives.ts'
import { byProbability, FAINT, isLikely, keyOf, mergeEqual, type Proposal } from './proposal.ts'
import type { Lifetime, RoleField } from './role-field.ts'
import type { Run } from './role-runs.ts'

/**
 * The candidates of a field, each as often as it is printed.
 *
 * @param printsOf prints of the fields that tell of a lifetime
 */
export function printsFor(
  field: RoleField,
  runs: readonly Run[],
  printsOf: (field: RoleField) => readonly Proposal[],
): Proposal[] {
  const prints = field.printsIn(field, runs).toSorted((a, b) => a.position - b.position)
  return field.lifetime ? inLife(prints, field.lifetime, printsOf) : prints
}

/** Births in the century that the document's days allow. */
function inLife(
  births: readonly Proposal[],
  { before, years }: Lifetime,
  printsOf: (field: RoleField) => readonly Proposal[],
): Proposal[] {
  const day = before.flatMap(printsOf).find(isLikely)
  const latest = day ? addYears(String(day.value).slice(0, 10), -years) : null
  return births.map((one) =>
    one.hasShortYear ? { ...one, value: inLifetime(String(one.value), latest) } : one,
  )
}

/** The same, each value once, in the order in which they are printed first. */
export function valuesOf(prints: readonly Proposal[]): Proposal[] {
  const firstOf = placesOf(prints)
  const values = mergeEqual(prints).map((one) => ({ ...one, position: firstOf(one) }))
  return values.sort((a, b) => a.position - b.position)
}

/** The proposals for a field, from all prints of its values: the most probable first. */
export function proposalsOf(field: RoleField, prints: readonly Proposal[]): Proposal[] {
  const sure = field.isFirst ? surePrints(prints) : []
  // A number whose check digits hold is the field's rather than one without any that stands before it.
  const first = sure.find(({ isDoubtful }) => !isDoubtful) ?? sure[0]
  if (first) return [first]
  const values = valuesOf(prints)
  return field.isMany ? listsOf(values) : values.sort(byProbability)
}

/** Values that are sure somewhere, those first that are printed first, be it where the network was not sure of them. */
function surePrints(prints: readonly Proposal[]): Proposal[] {
  const firstOf = placesOf(prints)
  return prints.filter(isLikely).sort((a, b) => firstOf(a) - firstOf(b) || a.position - b.position)
}

/** Where a value is printed first. */
function placesOf(prints: readonly Proposal[]): (one: Proposal) => number {
  const first = new Map(prints.toReversed().map((one) => [keyOf(one), one.position]))
  return (one) => first.get(keyOf(one)) ?? one.position
}

/**
 * The lists that values may form: the most probable value, the two most probable, the three …, in printed order. The probability of
 * a list is that all of its members are right and all other values are wrong.
 */
export function listsOf(values: readonly Proposal[]): Proposal[] {
  const ranked = values
    .filter(({ probability }) => probability >= FAINT)
    .sort(byProbability)
    .slice(0, LIMITS.listMembersMax)
  const inList = sums(ranked.map(({ probability }) => Math.log(probability)))
  const outside = sums(ranked.map(({ probability }) => Math.log1p(-probability)).reverse()).reverse()
  return ranked
    .map((_, last) => {
      const sum = (inList[last] ?? 0) + (outside[last + 1] ?? 0)
      // The geometric mean: long lists can be compared with short ones.
      return { last, probability: Math.exp(sum / ranked.length) }
    })
    .sort((a, b) => b.probability - a.probability)
    .slice(0, PROPOSALS_MAX)
    .map(({ last, probability }) => listOf(ranked.slice(0, last + 1), probability))
}

function listOf(some: readonly Proposal[], probability: number): Proposal {
  const members = [...some].sort((a, b) => a.position - b.position)
  return {
    value: members.flatMap(({ value }) => value),
    spans: members.flatMap(({ spans }) => spans),
    probability,
    isDoubtful: members.some(({ isDoubtful }) => isDoubtful),
    position: members[0]?.position ?? 0,
  }
}

/** Running sums. */
function sums(values: readonly number[]): number[] {
  let total = 0
  return values.map((value) => {
    total += value
    return total
  })
}

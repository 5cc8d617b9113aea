import type { Proposal } from './proposal.ts'

/** So many papers print days in an order that cannot be: a wrong year, two captions that changed places. */
const OUT_OF_ORDER = 0.05
/** A day so probable is printed, in order or not: the checks say what is wrong with it. */
const SURE = 0.9
/** Of each day; the rest have little. */
const PROPOSALS_MAX = 4

type Days = readonly (Proposal | null)[]

/**
 * Proposals of days of which each is later than those before: birth, issue, expiry. What does not fit the most probable
 * choice of all of them is dropped, and the rest share its probability.
 *
 * @param days proposals of each day in ISO form, the most probable first
 */
export function daysInOrder(days: readonly (readonly Proposal[])[]): Proposal[][] {
  const chosen = mostProbable(days)
  return days.map((proposals, i) => {
    const fits = (one: Proposal) => !isOutOfOrder(chosen.with(i, one), i)
    const own = chosen[i]
    // Days that were chosen although they are out of order are what is printed.
    if (own && !fits(own)) return [...proposals]
    const dropped = proposals.reduce((sum, one) => sum + (fits(one) ? 0 : one.probability), 0)
    return proposals.filter(fits).map((one) => ({ ...one, probability: shareOf(one.probability, dropped) }))
  })
}

function shareOf(probability: number, dropped: number): number {
  return Math.max(probability, Math.min(1, probability / Math.max(probability, 1 - dropped)))
}

/** Of all choices, each day one of its proposals or none. */
function mostProbable(days: readonly (readonly Proposal[])[]): Days {
  const choices = days.reduce<readonly Days[]>(
    (before, proposals) => before.flatMap((chosen) => choicesOf(proposals).map((one) => [...chosen, one])),
    [[]],
  )
  const probabilities = choices.map((chosen) => probabilityOf(chosen, days))
  return choices[probabilities.indexOf(Math.max(...probabilities))] ?? []
}

function choicesOf(proposals: readonly Proposal[]): Days {
  const sure = proposals.filter(({ probability }) => probability >= SURE).slice(0, 1)
  return sure.length > 0 ? sure : [null, ...proposals.slice(0, PROPOSALS_MAX)]
}

function probabilityOf(chosen: Days, days: readonly (readonly Proposal[])[]): number {
  return chosen.reduce((product, one, i) => {
    const order = isOutOfOrder(chosen.slice(0, i + 1), i) ? OUT_OF_ORDER : 1
    return product * order * (one ? one.probability : 1 - (days[i]?.[0]?.probability ?? 0))
  }, 1)
}

/** Whether a day is no later than one before it, or no earlier than one behind it. */
function isOutOfOrder(days: Days, at: number): boolean {
  const own = days[at]
  if (!own) return false
  const day = String(own.value)
  return days.some((other, i) => {
    if (!other || i === at) return false
    return i < at ? String(other.value) >= day : String(other.value) <= day
  })
}

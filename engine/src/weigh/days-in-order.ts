import { type Proposal, SURE } from './proposal.ts'

/** Share of documents that print days in an impossible order: a wrong year, two captions that changed places. */
const OUT_OF_ORDER = 0.05
/** At most this many proposals of each day are tried; the others are hardly probable. */
const PROPOSALS_MAX = 4

type Days<T> = readonly (T | null)[]

/** Whether the later of two days in ISO form may stand behind the earlier one. */
type MayFollow = (earlier: string, later: string) => boolean

/**
 * Keeps the proposals of days that are in order, as birth, issue and expiry are. Proposals that fit no probable choice of
 * one day each are dropped, and the others share their probability.
 *
 * @param days proposals of each day in ISO form, the most probable first
 * @param mayFollow what holds of any two days of a choice
 */
export function daysInOrder<T extends Proposal>(
  days: readonly (readonly T[])[],
  mayFollow: MayFollow = (earlier, later) => earlier < later,
): T[][] {
  const isOutOfOrder = (chosen: Days<T>, at: number) => !isInOrder(chosen, at, mayFollow)
  const chosen = mostProbable(days, isOutOfOrder)
  return days.map((proposals, i) => {
    const fits = (one: T) => !isOutOfOrder(chosen.with(i, one), i)
    const own = chosen[i]
    // A day that is kept out of order stands as printed, with its rivals.
    if (own && !fits(own)) return [...proposals]
    const dropped = proposals.reduce((sum, one) => sum + (fits(one) ? 0 : one.probability), 0)
    return proposals.filter(fits).map((one) => ({ ...one, probability: shareOf(one.probability, dropped) }))
  })
}

function shareOf(probability: number, dropped: number): number {
  return Math.max(probability, Math.min(1, probability / Math.max(probability, 1 - dropped)))
}

/** All choices: of each day one proposal or none. */
function mostProbable<T extends Proposal>(
  days: readonly (readonly T[])[],
  isOutOfOrder: (chosen: Days<T>, at: number) => boolean,
): Days<T> {
  const choices = days.reduce<readonly Days<T>[]>(
    (before, proposals) => before.flatMap((chosen) => choicesOf(proposals).map((one) => [...chosen, one])),
    [[]],
  )
  const probabilities = choices.map((chosen) =>
    chosen.reduce((product, one, i) => {
      const order = isOutOfOrder(chosen.slice(0, i + 1), i) ? OUT_OF_ORDER : 1
      return product * order * (one ? one.probability : 1 - (days[i]?.[0]?.probability ?? 0))
    }, 1),
  )
  return choices[probabilities.indexOf(Math.max(...probabilities))] ?? []
}

function choicesOf<T extends Proposal>(proposals: readonly T[]): Days<T> {
  // A day so probable is printed, in order or not: the checks say what is wrong with it.
  const sure = proposals.filter(({ probability }) => probability >= SURE).slice(0, 1)
  return sure.length > 0 ? sure : [null, ...proposals.slice(0, PROPOSALS_MAX)]
}

/** Whether a day may stand behind those before it, and those behind it may follow. */
function isInOrder<T extends Proposal>(days: Days<T>, at: number, mayFollow: MayFollow): boolean {
  const own = days[at]
  if (!own) return true
  const day = String(own.value)
  return days.every((other, i) => {
    if (!other || i === at) return true
    return i < at ? mayFollow(String(other.value), day) : mayFollow(day, String(other.value))
  })
}

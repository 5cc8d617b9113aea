import { addYears } from '../../values/calendar.ts'
import { PROPOSALS_MAX } from '../../weigh/alternatives.ts'
import { isLikely, LIKELY, POSSIBLE, type Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { isOfFirst } from './first-licence.ts'
import { BIRTH, EXPIRY, ISSUE } from './roles.ts'

/** No licence is valid for longer than ten years from the examination, which may be after the day of issue. */
const TERM_YEARS = 11

/**
 * Candidates for the day of issue and for the end. The end is after the issue, where any day is; a day that may be either is the end, where
 * no later one may be. No day of issue is the end, or may be a birth.
 *
 * @param isPaper false for a card, whose captions stand above their values: days out of order are a sign of forgery there
 */
export function ownDays(view: ReaderView, isPaper: boolean): Readonly<Record<string, readonly Proposal[]>> {
  const issues = view.proposals(ISSUE).filter((one) => isLikely(one) || !isOfFirst(one, view))
  const ends = view.proposals(EXPIRY)
  const told = isPaper ? eitherWay(possible(issues), possible(ends)) : null
  if (told) return { [ISSUE.name]: told.slice(0, 1), [EXPIRY.name]: told.slice(1) }
  const issued = issues.find(isLikely)
  const later = ends.filter(({ value }) => String(value) > String(issued?.value ?? ''))
  const either = possible(ends).filter(({ value }) => value === issued?.value)
  const last = either.map((one) => ({ ...one, probability: LIKELY }))
  const own = [later, last].find(({ length }) => length > 0) ?? ends
  const others = [...possible(view.proposals(BIRTH)), ...own.filter(isLikely).slice(0, 1)]
  const first = issues.filter(({ value }) => others.every((other) => other.value !== value))
  return { [ISSUE.name]: first, [EXPIRY.name]: own }
}

const possible = (days: readonly Proposal[]) =>
  days.filter(({ probability }) => probability >= POSSIBLE).slice(0, PROPOSALS_MAX)

/**
 * Issue and end, where the likeliest day of each cannot be a licence's term: the likeliest two that can, or two that the network takes for
 * each other, as it does where captions stand behind their values. Null where the likeliest can be one, or no two can.
 */
function eitherWay(issues: readonly Proposal[], ends: readonly Proposal[]): readonly Proposal[] | null {
  const pairs = issues.flatMap((issue) => ends.map((end) => [issue, end]))
  if (pairs.slice(0, 1).every(isTerm)) return null
  const odds = ([one, other]: readonly Proposal[]) => (one?.probability ?? 0) * (other?.probability ?? 0)
  const likeliest = pairs.toSorted((a, b) => odds(b) - odds(a))
  const taken = likeliest.filter(([issue]) => !ends.some(({ value }) => value === issue?.value))
  return likeliest.find(isTerm) ?? taken.map((pair) => pair.toReversed()).find(isTerm) ?? null
}

function isTerm([issue, end]: readonly Proposal[]): boolean {
  const [from, to] = [String(issue?.value), String(end?.value)]
  return from < to && to <= (addYears(from, TERM_YEARS) ?? '')
}

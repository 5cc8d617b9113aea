import { addYears } from '../../values/calendar.ts'
import { LIKELY, POSSIBLE, type Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { LICENCE_AGE_MIN } from './date-checks.ts'
import { BIRTH, EXPIRY, ISSUE } from './roles.ts'

/** Days of issue: not the end, and of what may be a birth as well, none that lies a driver's least age before the end. */
export function issueDays(view: ReaderView): readonly Proposal[] {
  const births = view.proposals(BIRTH).filter(({ probability }) => probability >= POSSIBLE)
  const end = endDays(view).find(isLikely)
  const isBirth = ({ value }: Proposal) =>
    births.some((birth) => birth.value === value) &&
    (addYears(String(value), LICENCE_AGE_MIN) ?? '') <= String(end?.value ?? '')
  return view.proposals(ISSUE).filter((one) => one.value !== end?.value && !isBirth(one))
}

/** Days of the end: none that is not after the issue, where another one is. What may be either, and has no end behind it, is the end. */
export function endDays(view: ReaderView): readonly Proposal[] {
  const ends = view.proposals(EXPIRY)
  const issued = view.proposals(ISSUE).find(isLikely)
  const later = ends.filter(({ value }) => String(value) > String(issued?.value ?? ''))
  if (later.length > 0) return later
  const either = ends.filter(({ value, probability }) => value === issued?.value && probability >= POSSIBLE)
  return either.length > 0 ? either.map((one) => ({ ...one, probability: LIKELY })) : ends
}

const isLikely = ({ probability }: Proposal) => probability >= LIKELY

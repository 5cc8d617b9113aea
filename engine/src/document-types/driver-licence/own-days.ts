import { addYears } from '../../values/calendar.ts'
import { LIKELY, POSSIBLE, type Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { LICENCE_AGE_MIN } from './date-checks.ts'
import { BIRTH, EXPIRY, ISSUE } from './roles.ts'

/** Days of issue; of what may be a birth as well, no day that lies a driver's least age before the end. */
export function issueDays(view: ReaderView): readonly Proposal[] {
  const births = view.proposals(BIRTH).filter(({ probability }) => probability >= POSSIBLE)
  const end = view.proposals(EXPIRY).find(({ probability }) => probability >= LIKELY)
  const isBirth = ({ value }: Proposal) =>
    births.some((birth) => birth.value === value) &&
    (addYears(String(value), LICENCE_AGE_MIN) ?? '') <= String(end?.value ?? '')
  return view.proposals(ISSUE).filter((one) => !isBirth(one))
}

/** Days of the end: none that is not after the issue, where another one is. */
export function endDays(view: ReaderView): readonly Proposal[] {
  const ends = view.proposals(EXPIRY)
  const issued = view.proposals(ISSUE).find(({ probability }) => probability >= LIKELY)
  const later = ends.filter(({ value }) => String(value) > String(issued?.value ?? ''))
  return later.length > 0 ? later : ends
}

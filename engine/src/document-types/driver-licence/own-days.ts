import { LIKELY, POSSIBLE, type Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { BIRTH, EXPIRY, ISSUE } from './roles.ts'

/** Days of issue: not the end, nor what may be a birth. */
export function issueDays(view: ReaderView): readonly Proposal[] {
  const births = view.proposals(BIRTH).filter(({ probability }) => probability >= POSSIBLE)
  const end = endDays(view).find(isLikely)
  const others = [...births, ...(end ? [end] : [])]
  return view.proposals(ISSUE).filter(({ value }) => others.every((other) => other.value !== value))
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

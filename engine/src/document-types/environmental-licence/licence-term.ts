import type { Reading } from '../../fields/reading.ts'
import { addTerm, findTerms } from '../../values/term.ts'
import type { Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { isOpenEnded, withDoubt } from './open-ended.ts'
import { EXPIRY, TERM_ROLES } from './roles.ts'

/** When a licence begins and when it may end, as the network sees it. */
export interface Term {
  /** The day it was issued, or else signed; null where it says neither. */
  readonly issued: string | null
  /** Dates after its issue, and what a term that is counted from it comes to. */
  readonly ends: readonly Proposal[]
  /** The text says that it has no end. */
  readonly isOpenEnded: boolean
}

/** Rather so than not. */
export const LIKELY = 0.5

export function termOf(reading: Reading, view: ReaderView): Term {
  const openEnded = isOpenEnded(reading)
  const base = issueOf(view)
  const printed = view.proposals(EXPIRY).filter(({ value }) => !base || String(value) > String(base.value))
  const ends = [...printed, ...(base ? computedEnds(view, base) : [])]
  return {
    issued: base ? String(base.value) : null,
    ends: openEnded ? ends.map(withDoubt) : ends,
    isOpenEnded: openEnded,
  }
}

function issueOf(view: ReaderView): Proposal | undefined {
  const [issued] = view.proposals(TERM_ROLES.issued)
  const [signed] = view.proposals(TERM_ROLES.signed)
  return [issued, signed].find((one) => one !== undefined && one.probability >= LIKELY)
}

/** `4 anos` from the day it was issued. */
function computedEnds(view: ReaderView, base: Proposal): Proposal[] {
  return view.proposals(TERM_ROLES.term).flatMap((term) => {
    const [counted] = findTerms(String(term.value))
    const value = counted ? addTerm(String(base.value), counted) : null
    if (value === null) return []
    const probability = term.probability * base.probability
    return [{ ...term, value, spans: [...term.spans, ...base.spans], probability }]
  })
}

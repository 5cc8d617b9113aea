import type { ReadDocument } from '../../fields/reading.ts'
import { addDays, addYears, compareDates } from '../../values/calendar.ts'
import { addLength, findLengths } from '../../values/term.ts'
import {
  byProbability,
  FAINT,
  isLikely,
  LIKELY,
  PROBABLE,
  type Proposal,
  SURE,
} from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { dayCountedFrom, lastOf } from './counted-from.ts'
import { isOpenEnded, withDoubt } from './open-ended.ts'
import { withProlonged } from './prolonged.ts'
import { EXPIRY, TERM_ROLES } from './roles.ts'

/** When a licence begins and when it may end, as the network sees it. */
export interface Term {
  /** The day it was issued, or else signed; null where it says neither. */
  readonly issued: string | null
  /** Dates after its issue, and ends computed from a length of time. */
  readonly ends: readonly Proposal[]
  /** The text says that it has no end. */
  readonly isOpenEnded: boolean
}

export function termOf(reading: ReadDocument, view: ReaderView): Term {
  const openEnded = isOpenEnded(reading, view)
  const hasTerm = view.proposals(TERM_ROLES.term).some(isLikely)
  const told = hasTerm ? dayCountedFrom(view) : undefined
  // A document with a length of time has a day from which it runs, so a less probable day is enough.
  const base = told ?? beginOf(view, hasTerm ? FAINT : LIKELY)
  const computed = base ? computedEnds(view, base) : []
  // A renewal is issued about when the licence before it ends: where its own term ends later, such a day is that one's.
  const soon = base && addDays(String(base.value), COUNTED_ELSEWHERE_MAX)
  const isLater = soon && computed.some((end) => isLikely(end) && String(end.value) > soon)
  const first = isLater ? soon : String(base?.value ?? '')
  const printed = view.proposals(EXPIRY).filter(({ value }) => String(value) > first)
  const isTold = printed.some((one) => isLikely(one) && !isOfPaper(one, view))
  const others = computed.filter(
    (end) => !printed.some((one) => isMeantBy(one, end)) && !(isTold && isOfPaper(end, view)),
  )
  // A rectified licence counts its years from the day of an earlier one, and prints the end. It may be another licence's as well.
  const isPrinted = printed.some(({ probability }) => probability >= SURE)
  const isContradicted = others.some(isLikely)
  const ends = isPrinted
    ? printed.map((one) => (isContradicted ? doubted(one) : one))
    : [...printed, ...others]
  return {
    issued: base ? String(base.value) : null,
    ends: openEnded ? withDoubt(ends, view) : withProlonged(ends, view),
    isOpenEnded: openEnded,
  }
}

/** `Esta certidão tem validade de 90 dias`: how long the paper holds that tells of a licence. */
const OF_PAPER = /\b(?:CERTIDAO|DECLARACAO|EXTRATO|CONSULTA|DOCUMENTO)\b[^.;]*$/

function isOfPaper({ position }: Proposal, view: ReaderView): boolean {
  return OF_PAPER.test(view.toldBefore(position))
}

/** An end that the length of time contradicts is hardly sure. */
export function doubted(one: Proposal): Proposal {
  return { ...one, sureAtMost: Math.min(PROBABLE, one.sureAtMost ?? 1) }
}

/** Days by which the end that is printed differs from one that is computed where the paper counts from another day. */
const COUNTED_ELSEWHERE_MAX = 62

/** Whether a printed end that may be the licence's is what a computed one stands for. */
function isMeantBy({ value, probability }: Proposal, computed: Proposal): boolean {
  const end = String(computed.value)
  const [from, to] = [addDays(end, -COUNTED_ELSEWHERE_MAX), addDays(end, COUNTED_ELSEWHERE_MAX)]
  return probability >= LIKELY && from !== null && to !== null && from <= String(value) && String(value) <= to
}

/** The day on which a licence begins: a likely one that fits its end, or else the most probable. */
function beginOf(view: ReaderView, least: number): Proposal | undefined {
  const issued = view.proposals(TERM_ROLES.issued).map((one) => ({ ...one, isIssue: true }))
  const signed = lastOf(view.proposals(TERM_ROLES.signed)).map((one) => ({ ...one, isIssue: false }))
  const begins = [...issued, ...signed].toSorted(byProbability)
  const ends = view.proposals(EXPIRY).filter(isLikely)
  const fits = ({ value }: Proposal) => ends.some((end) => mayEnd(String(value), String(end.value)))
  const isPossible = (one: Proposal) => ends.length === 0 || one.probability >= SURE || fits(one)
  // What those have that do not fit, the others share.
  const left = begins.reduce((rest, one) => rest - (isPossible(one) ? 0 : one.probability), 1)
  const possible = begins.filter(isPossible).map((one) => {
    return { ...one, probability: one.probability / Math.max(one.probability, left) }
  })
  const days = [possible.find(({ isIssue }) => isIssue), possible.find(({ isIssue }) => !isIssue)]
  const known = days.filter((one) => one !== undefined)
  const likely = known.find(isLikely)
  if (likely) return likely
  // Exactly one of them is the day: their probabilities are made to sum to 1.
  const total = known.reduce((sum, { probability }) => sum + probability, 0)
  const [first] = known.toSorted(byProbability)
  return first && first.probability >= least
    ? { ...first, probability: first.probability / total }
    : undefined
}

/** CONAMA 237, article 18: an operating licence runs 4 to 10 years. */
export const TERM_YEARS_MAX = 10

/** At most ten years after it was issued, and a day. */
export function mayEnd(issued: string, ends: string): boolean {
  const latest = addDays(addYears(issued, TERM_YEARS_MAX) ?? issued, 1) ?? issued
  return compareDates(issued, ends) <= 0 && compareDates(ends, latest) <= 0
}

/** `4 anos` from the day it was issued. */
function computedEnds(view: ReaderView, base: Proposal): Proposal[] {
  return view.proposals(TERM_ROLES.term).flatMap((term) => {
    const [counted] = findLengths(String(term.value))
    const value = counted ? addLength(String(base.value), counted.terms) : null
    if (value === null) return []
    const probability = term.probability * base.probability
    return [{ ...term, value, spans: [...term.spans, ...base.spans], probability }]
  })
}

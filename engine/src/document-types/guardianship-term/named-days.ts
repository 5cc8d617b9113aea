import { pattern } from '../../values/pattern.ts'
import {
  byProbability,
  isLikely,
  type Proposal,
  proposalOf,
  SURE,
  TELLING,
  timesOdds,
} from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { typedField } from '../../weigh/role-field.ts'
import { dates, moments } from '../../weigh/values-of-text.ts'

/** `por decisão proferida nesta data`: the term's own day, which is printed elsewhere. */
const DECIDED_THIS_DAY = pattern('g')`
  (?:DECISAO|SENTENCA|DESPACHO|DECIDI[A-Z]*|DETERMINAC[A-Z]*)(?![A-Z])[^.;]{0,60}?
  (?:[ND]?ESTA (?:MESMA )?DATA|(?:DE|NO DIA DE) HOJE)(?![A-Z])
`
/** `Catalão, data da assinatura eletrônica`, `na data do sistema`. */
const SIGNED_THAT_DAY =
  /(?<![A-Z])DATAD?[AO]? (?:D[AO]|PEL[AO]|N[AO]|CONFORME A?) (?:ASSINATURA|SISTEMA)(?![A-Z])/

export const ISSUE_FIELD = typedField('issueDate', 'ISSUE', dates)
export const SIGNED_FIELD = typedField('signatureDate', 'SIGNED', moments)
export const DECISION_FIELD = typedField('decisionDate', 'DECISION', dates)

/** Candidates for the day of the decision; the text may call it the term's own day. */
export function decisionDays(view: ReaderView, issueDate: string | null): Proposal[] {
  const days = view.proposals(DECISION_FIELD)
  const [named] = view.text.folded.matchAll(DECIDED_THIS_DAY)
  if (issueDate === null || !named) return [...days]
  const spans = view.text.locate(named.index, named.index + named[0].length)
  return [proposalOf(issueDate, spans, SURE), ...days.filter(({ value }) => value !== issueDate)]
}

/** Candidates for the term's own day; the text may call it the day of the signature. */
export function issueDays(view: ReaderView): Proposal[] {
  const days = ownDays(view)
  const [signed] = view.proposals(SIGNED_FIELD)
  if (!signed || !SIGNED_THAT_DAY.test(view.text.folded)) return [...days]
  return rather({ ...signed, value: dayOf(signed), probability: Math.min(SURE, signed.probability) }, days)
}

/** Days of which one is rather meant than the others; it is at least as probable as it was among them. */
function rather(named: Proposal, days: readonly Proposal[]): Proposal[] {
  const others = days.filter(({ value }) => value !== named.value)
  const own = days.filter(({ value }) => value === named.value).map(({ probability }) => probability)
  return [
    { ...named, probability: Math.max(named.probability, ...own) },
    ...others.map((one) => ({ ...one, probability: timesOdds(one.probability, 1 / TELLING) })),
  ]
}

/** `Assis, 17 de maio de 2022.`, a sentence of a town and a day: what stands before the day. */
const TOWN =
  /(?:^|\. )\p{Lu}[\p{L}']*(?:[\s/(-]+(?:\p{Lu}[\p{L}']*|\p{Ll}{1,3}(?!\p{L})))*\)?,\s(?:aos?\s|em\s)?$/u

function isClosing({ spans: [span, more] }: Proposal): boolean {
  const text = span?.line.line.text ?? ''
  return span !== undefined && !more && TOWN.test(text.slice(0, span.start))
}

/** `Data: 04/09/2025 10:22:47`, to the second: the day of a system, or of who printed the paper. */
function isOfSystem({ spans: [span] }: Proposal): boolean {
  return span !== undefined && /^\D{1,4}\d\d:\d\d:\d\d/.test(span.line.line.text.slice(span.end))
}

/** The days, of which that of the closing line is rather the term's own where the network wavers: others are told of. */
function withClosing(view: ReaderView): readonly Proposal[] {
  const days = view.proposals(ISSUE_FIELD)
  const closing = view.prints(ISSUE_FIELD).findLast(isClosing)
  if (!closing || days.some((one) => one.probability >= SURE && !isOfSystem(one))) return days
  return rather({ ...closing, probability: timesOdds(closing.probability, TELLING) }, days)
}

/**
 * Days of the term. Where no day is likely to be its own, a decision that serves as one was given on the day that it decided, if the
 * network wavers between the two, or else on the day it was signed.
 */
function ownDays(view: ReaderView): readonly Proposal[] {
  const days = withClosing(view)
  if (days.some(isLikely)) return days
  const decisions = new Map(view.proposals(DECISION_FIELD).map((one) => [one.value, one.probability]))
  const decided = days
    .map((one) => fromElsewhere({ ...one, probability: one.probability + (decisions.get(one.value) ?? 0) }))
    .toSorted(byProbability)
  if (decided.some(isLikely)) return decided
  const signed = view.proposals(SIGNED_FIELD).map((one) => fromElsewhere({ ...one, value: dayOf(one) }))
  return signed.some(isLikely) ? signed : days
}

function fromElsewhere(day: Proposal): Proposal {
  return { ...day, probability: Math.min(1, day.probability), sureAtMost: SURE }
}

function dayOf({ value }: Proposal): string {
  return String(value).slice(0, 10)
}

import { type Proposal, SURE, TELLING, timesOdds } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { typedField } from '../../weigh/role-field.ts'
import { dates, moments } from '../../weigh/values-of-text.ts'

/** `Catalão, data da assinatura eletrônica`, `na data do sistema`. */
const SIGNED_THAT_DAY =
  /(?<![A-Z])DATAD?[AO]? (?:D[AO]|PEL[AO]|N[AO]|CONFORME A?) (?:ASSINATURA|SISTEMA)(?![A-Z])/

export const ISSUE_FIELD = typedField('issueDate', 'ISSUE', dates)
export const SIGNED_FIELD = typedField('signatureDate', 'SIGNED', moments)
export const DECISION_FIELD = typedField('decisionDate', 'DECISION', dates)

/** Candidates for the term's own day; the text may call it the day of the signature. */
export function issueDays(view: ReaderView): Proposal[] {
  const days = view.proposals(ISSUE_FIELD)
  const [signed] = view.proposals(SIGNED_FIELD)
  if (!signed || !SIGNED_THAT_DAY.test(view.text.folded)) return [...days]
  const value = String(signed.value).slice(0, 10)
  const named = { ...signed, value, probability: Math.min(SURE, signed.probability) }
  const others = days.filter((one) => one.value !== value)
  return [named, ...others.map((one) => ({ ...one, probability: timesOdds(one.probability, 1 / TELLING) }))]
}

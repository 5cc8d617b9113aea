import { findDates } from '../../values/date.ts'
import { pattern } from '../../values/pattern.ts'
import { LIKELY, type Proposal, proposalOf, SURE } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'

/** `Fica prorrogado o prazo de validade até`, `Prorrogada por mais 2 anos, até`, `Nova data de vencimento:`, before the day. */
const PROLONGED = pattern('g')`
  (?:(?:(?<=^|[.;:] | {2})PRORROGADA
    |\b(?:VALIDADE|VIGENCIA|VENCIMENTO)\b[^.;]{0,40}\b(?:PRORROGAD|ESTENDID)[AO]
    |\b(?:PRORROGAD|ESTENDID)[AO]\b[^.;]{0,20}\b(?:VALIDADE|VIGENCIA|VENCIMENTO)
    )\b[^.;]{0,50}?\b(?:ATE|PARA)(?: O DIA)?
  |\bNOV[AO] (?:DATA DE |PRAZO DE )?(?:VALIDADE|VENCIMENTO)(?: ATE)?) ?:? {1,2}(?=\d)
`
/** What may be, what was, and what another paper is due: none of them prolongs the licence. */
const NOT_ITSELF = /\b(?:PODERA|SERA|DEVERA|CASO|ANTERIOR|RELATORIO|CONDICIONANTE|CERTIFICADO|ALVARA)\b/
/** Characters before such words, and from them on, in which the same sentence and the day stand. */
const REACH = 60

/** The ends of a licence that tells that it was prolonged, to a day after all others; the same where it does not. */
export function withProlonged(ends: readonly Proposal[], { text }: ReaderView): readonly Proposal[] {
  const likely = ends.filter(({ probability }) => probability >= LIKELY)
  const days = [...text.folded.matchAll(PROLONGED)].flatMap(({ 0: words, index }) => {
    const from = index + words.length
    const before = text.folded.slice(Math.max(0, index - REACH), index).replace(/^.*(?:[.;]| {2})/, '')
    const [day] = findDates(text.folded.slice(from, from + REACH))
    if (day?.start !== 0 || NOT_ITSELF.test(before + words)) return []
    return [proposalOf(day.iso, text.locate(from, from + day.dayEnd), SURE)]
  })
  const last = days.toSorted((a, b) => String(b.value).localeCompare(String(a.value)))[0]
  if (!last || !likely.every(({ value }) => String(value) <= String(last.value))) return ends
  const others = ends.filter(({ value }) => value !== last.value)
  return [last, ...others.map((end) => ({ ...end, probability: Math.min(end.probability, 1 - SURE) }))]
}

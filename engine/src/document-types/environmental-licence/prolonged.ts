import { anyOf, pattern } from '../../values/pattern.ts'
import { daysBehind } from '../../weigh/document-text.ts'
import { isLikely, type Proposal, SURE } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { lastOf } from './counted-from.ts'

/** `Fica prorrogado o prazo de validade até`, `Prorrogada por mais 2 anos, até`, `Nova data de vencimento:`, before the day. */
const PROLONGED = pattern('g')`
  (?:(?:(?<=^|[.;:] | {2})PRORROGADA
    |\b(?:VALIDADE|VIGENCIA|VENCIMENTO)\b[^.;]{0,40}\b(?:PRORROGAD|ESTENDID)[AO]
    |\b(?:PRORROGAD|ESTENDID)[AO]\b[^.;]{0,20}\b(?:VALIDADE|VIGENCIA|VENCIMENTO)
    )\b[^.;]{0,50}?\b(?:ATE|PARA)(?: O DIA)?
  |\bNOV[AO] (?:DATA DE |PRAZO DE )?(?:VALIDADE|VENCIMENTO)(?: ATE)?) ?:? {1,2}(?=\d)
`
/** What may be, what was, and what another paper is due: none of them prolongs the licence. */
const NOT_ITSELF = anyOf('PODERA|SERA|DEVERA|CASO|ANTERIOR|RELATORIO|CONDICIONANTE|CERTIFICADO|ALVARA')

/** The ends of a licence that tells that it was prolonged, to a day after all others; the same where it does not. */
export function withProlonged(ends: readonly Proposal[], { text }: ReaderView): readonly Proposal[] {
  const likely = ends.filter(isLikely)
  const days = daysBehind(PROLONGED, text).flatMap(({ day, words, before, between }) => {
    const sentence = before.replace(/^.*(?:[.;]| {2})/, '') + words
    return between === '' && !NOT_ITSELF.test(sentence) ? [day] : []
  })
  const [last] = lastOf(days)
  if (!last || !likely.every(({ value }) => String(value) <= String(last.value))) return ends
  const others = ends.filter(({ value }) => value !== last.value)
  return [last, ...others.map((end) => ({ ...end, probability: Math.min(end.probability, 1 - SURE) }))]
}

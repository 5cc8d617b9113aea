import type { ReadDocument } from '../../fields/reading.ts'
import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { isOpenTerm } from '../../values/term.ts'
import { type Proposal, TELLING, timesOdds } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'

/** `prazo indeterminado`, `indeterminado o prazo`, `encontra-se prorrogada até a manifestação`; what will be so is none. */
const OPEN_ENDED = pattern('s')`
  (?:VALID|VIGENCIA|VIGORA|PRAZO).{0,80}INDETERMINAD[AO]|INDETERMINAD[AO].{0,20}(?:VALID|VIGENCIA|VIGORA|PRAZO)
  |\b(?:ESTA(?:NDO)?|ENCONTRA-SE|FICA|FOI|PERMANECE|CONTINUA) (?:[A-Z]+MENTE )?(?:PRORROGADA|VALIDA|VIGENTE),? (?:[A-Z]+MENTE )?
   ATE (?:A |O |SUA )?(?:MANIFESTACAO|DECISAO|DELIBERACAO|PRONUNCIAMENTO)
`

/** Whether the text says that the licence has no end. */
export function isOpenEnded(reading: ReadDocument, view: ReaderView): boolean {
  const isSaid = OPEN_ENDED.test(normalise(view.text.text))
  return isSaid || reading.lines.some(({ norm }) => isOpenTerm(norm))
}

/** An end, less probable where the licence has none: the date is most likely about another document. */
export function withDoubt(end: Proposal): Proposal {
  return { ...end, probability: timesOdds(end.probability, 1 / TELLING ** 2) }
}

import type { ReadDocument } from '../../fields/reading.ts'
import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { isOpenTerm } from '../../values/term.ts'
import { type Proposal, TELLING, weighed } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'

/** `prazo indeterminado`, `indeterminado o prazo`, `encontra-se prorrogada até a manifestação`; what will be so is none. */
const OPEN_ENDED = pattern('s')`
  (?:VALID|VIGENCIA|VIGORA|PRAZO).{0,80}INDETERMINAD[AO]|INDETERMINAD[AO].{0,20}(?:VALID|VIGENCIA|VIGORA|PRAZO)
  |\b(?<former>(?:ESTA(?:NDO)?|ENCONTRA-SE|FICA|FOI|PERMANECE|CONTINUA) (?:[A-Z]+MENTE )?(?:PRORROGADA|VALIDA|VIGENTE),? (?:[A-Z]+MENTE )?
   ATE (?:A |O |SUA )?(?:MANIFESTACAO|DECISAO|DELIBERACAO|PRONUNCIAMENTO))
`

/** Whether the text says that the licence has no end. */
export function isOpenEnded(reading: ReadDocument, view: ReaderView): boolean {
  const isSaid = OPEN_ENDED.test(normalise(view.text.text))
  return isSaid || reading.lines.some(({ norm }) => isOpenTerm(norm))
}

/** Ends, less probable where the licence has none: a date is most likely about another document, or the end that it had. */
export function withDoubt(ends: readonly Proposal[], { text }: ReaderView): readonly Proposal[] {
  const isFormer = OPEN_ENDED.exec(normalise(text.text))?.groups?.former !== undefined
  return weighed(ends, () => 1 / (isFormer ? TELLING ** 2 : TELLING))
}

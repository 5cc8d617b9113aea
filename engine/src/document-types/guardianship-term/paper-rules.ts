import { hard } from '../check.ts'

/** What is asked of a term beside its values. */
export const PAPER_RULES = {
  stamp_case_number: hard('the margin stamp names the same case', 'caseNumber'),
  printed_cpfs: hard('every CPF on the page has the check digits of its number'),
  no_draft: hard('the document is no draft'),
  no_decision: hard('the document is a term, not the decision behind it', 'documentTitle'),
  no_petition: hard('the document is no petition', 'documentTitle'),
}

export type TermRule = keyof typeof PAPER_RULES

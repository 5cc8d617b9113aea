import type { Check } from '../../types.ts'
import { pattern } from '../../values/pattern.ts'
import { check } from '../check.ts'

/** Titles and phrases of documents that are no signed term. */
const DRAFT = new RegExp(
  `(?<![A-Z])(?:${[
    'MINUTA|M I N U T A|RASCUNHO|R A S C U N H O|ESBOCO|(?:PROJETO|MODELO) DE TERMO|VERSAO PRELIMINAR|ESPECIME|SPECIMEN|AMOSTRA',
    'SEM VALOR(?: LEGAL| JURIDICO)?|SEM (?:EFEITO|VALIDADE) (?:LEGAL|JURIDIC[OA])|TORNADO SEM EFEITO',
    '(?:DOCUMENTO|TERMO) (?:AINDA )?NAO ASSINADO|(?:AGUARDANDO|PENDENTE DE|FALTA A?) ?ASSINATURA',
  ].join('|')})(?![A-Z])`,
)
/** The court's own decision: a source of the same facts, but no term. */
const DECISION_PAPER =
  /(?:^|\n)\s*(?:S ?E ?N ?T ?E ?N ?C ?A|DECISAO(?: INTERLOCUTORIA)?|DESPACHO|CERTIDAO(?: DE [A-Z ]{4,40})?|ACORDAO)\s*(?=\n)/
const TERM = /(?:^|\n)[^\n]{0,40}(?:TERMO|COMPROMISSO)(?![A-Z])/
const PETITION = pattern()`
  ^[\s\S]{0,200}EXCELENTISSIM[OA] SENHORA? (?:DOUTORA? )?(?:JUIZA?|DESEMBARGADOR)|PEDE DEFERIMENTO
  |VEM,? RESPEITOSAMENTE|DA-SE A CAUSA O VALOR
`

/**
 * Checks that the document is a term, and not something similar.
 *
 * @param text of all lines, in capitals without accents
 */
export function checkKind(text: string): Check[] {
  return [
    check('no_draft', !DRAFT.test(text), 'the document is no draft', []),
    check(
      'no_decision',
      !DECISION_PAPER.test(text) || TERM.test(text),
      'the document is a term, not the decision behind it',
      ['documentTitle'],
    ),
    check('no_petition', !PETITION.test(text), 'the document is no petition', ['documentTitle']),
  ]
}

import type { ReadDocument } from '../../fields/reading.ts'
import { textIn, valuesOf } from '../../fields/values.ts'
import type { Check, Fields } from '../../types.ts'
import { findCaseNumbers } from '../../values/case-number.ts'
import { CPF_PRINT, findCpfs } from '../../values/cpf.ts'
import { fold } from '../../values/fold.ts'
import { pattern } from '../../values/pattern.ts'
import { withMask } from '../../values/printed-number.ts'
import { ifGiven, judged } from '../check.ts'
import { PAPER_RULES } from './paper-rules.ts'
import { TERM_RULES } from './value-checks.ts'

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

/** The rules of docs/domain.md 4.3. */
export function checkGuardianship(fields: Fields, reading: ReadDocument): Check[] {
  const values = valuesOf(fields)
  const lines = reading.lines.map(({ line }) => line.text)
  const text = fold(lines.join('\n'))
  const [stamped, cpfs] = [stampedNumbers(reading), printedCpfs(reading)]
  return [
    ...TERM_RULES.check(values, lines, []),
    ...judged(PAPER_RULES, {
      stamp_case_number:
        stamped.length > 0 ? ifGiven(textIn(values.caseNumber), (own) => stamped.includes(own)) : null,
      printed_cpfs: cpfs.length > 0 ? cpfs.every(({ valid }) => valid) : null,
      no_draft: !DRAFT.test(text),
      no_decision: !DECISION_PAPER.test(text) || TERM.test(text),
      no_petition: !PETITION.test(text),
    }),
  ]
}

/** The numbers that stamps repeat, in the margin or, of e-SAJ and Projudi, upright. */
function stampedNumbers({ pages }: ReadDocument): string[] {
  const texts = pages.flatMap(({ turned, rows }) => [
    turned.map(({ line }) => line.text).join(' '),
    ...[
      ...rows
        .flat()
        .map(({ line }) => line.text)
        .join(' ')
        .matchAll(STAMP),
    ].map(([, own, other]) => own ?? other ?? ''),
  ])
  return texts.flatMap(findCaseNumbers).map(({ value }) => value)
}

const STAMP = /informe o processo\s(.{0,32})|PROJUDI\s?[-–]\s?Processo:\s(.{0,32})/gi

/** The CPFs of all people on the page, in its text layer alone: on pixels they may be misread. */
function printedCpfs({ lines }: ReadDocument) {
  const own = lines.filter(({ line }) => line.source === 'text-layer')
  const hits = findCpfs(own.map(({ line }) => line.text).join('\n'))
  return hits.filter(({ raw, value }) => raw === withMask(CPF_PRINT.mask, value))
}

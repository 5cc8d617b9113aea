import { labelledCandidates, slotText } from '../../fields/candidates.ts'
import type { Candidate } from '../../fields/choose.ts'
import { type Flow, flowOf } from '../../fields/flow.ts'
import { type LabelHit, labelList } from '../../fields/labels.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Field } from '../../types.ts'
import { type DateHit, findDates, parseDate } from '../../values/date.ts'
import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { PLACE_BEFORE_DATE } from '../../values/place.ts'
import { findTerms } from '../../values/term.ts'
import {
  conditionScore,
  conditionScoreAt,
  decoyScore,
  lastSentence,
  ownParagraph,
  sentenceBefore,
  subjectScore,
} from './validity-talk.ts'
import { termCandidates, termsInCells, unitInCaption } from './validity-terms.ts'

const LABELS = labelList([
  ['COM VENCIMENTO EM', 4],
  ...['FIM', 'FINAL', 'TERMINO', 'ENCERRAMENTO', 'DATA FINAL', 'DATA LIMITE', 'PRAZO FINAL'].flatMap((end) =>
    ['DA VALIDADE', 'DE VALIDADE', 'DA VIGENCIA', 'DE VIGENCIA'].map((of) => [`${end} ${of}`, 3.5] as const),
  ),
  ['VALIDADE ATE', 4],
  ['VALIDA ATE', 4],
  ['VALIDO ATE', 4],
  ['VALIDADE DA LICENCA', 3],
  ['PRAZO DE VALIDADE', 3],
  ['DATA DE VALIDADE', 3.5],
  ['DATA DE VENCIMENTO', 3.5],
  ['DATA DO VENCIMENTO', 3.5],
  ['VENCIMENTO', 2.5],
  ['VENCE EM', 3],
  ['VIGENCIA', 2.5],
  ['VIGENTE ATE', 3.5],
  ['EXPIRA EM', 3],
  ['VIGORARA ATE', 3],
  ['TEMPO DE VALIDADE', 3],
  ['VALE', 1.6],
  ['VIGENCIA ATE', 3.5],
  ['DATA FINAL', 2],
  ['DATA LIMITE', 1.5],
  ['EXPIRACAO', 2.2],
  ['VALIDEZ', 2],
  ['VALIDAS ATE', 3.5],
  ['VENCENDO EM', 3],
  ['PRAZO ATE', 2],
  ['DATA DE EXPIRACAO', 3.5],
  ['VALIDADE FINAL', 3.5],
  ['VENCE', 2],
  ['EXPIRA', 2],
  ['TERMINO', 2],
  ['FIM', 1.6],
  ['VAL', 1.6],
  ['VALIDADE', 2.2],
])

/** `no período de a à b`, `de a até b`: the second date ends the validity. */
const PERIOD = /PERIODO|PRAZO|VIGENCIA|VIGENTE|VIGORA|VALID[AO]/
/** Between the two dates of a period. */
const PERIOD_LINK = /^\s*(?:a|à|at[ée]|e|[-–—])\s*$/
const INDETERMINATE = /PRAZO INDETERMINADO|VALIDADE INDETERMINADA|TEMPO INDETERMINADO|INDETERMINAD[AO]/
/** How far before a period the word for it stands. */
const PERIOD_CHARACTERS = 90
const ENDLESS_SCORE = -2.5

export interface Expiration {
  readonly candidates: readonly Candidate[]
  /** The text says that the licence has no end. */
  readonly indeterminate: boolean
}

/** Expiry by printed date, or by a term counted from the date of issue. */
export function expiration(reading: Reading, issued: Field): Expiration {
  const flow = flowOf(reading)
  const indeterminate = isIndeterminate(flow) || hasOpenTerm(reading)
  const candidates = [
    ...labelledDates(reading),
    ...saidDates(flow),
    ...periods(flow),
    ...termCandidates(flow, issued),
    ...termsInCells(reading, LABELS, issued),
    ...unitInCaption(flow, issued),
  ]
  return {
    // Where the text says that there is no end, a date near such words is most likely another paper's.
    candidates: indeterminate
      ? candidates.map((candidate) => ({ ...candidate, score: candidate.score + ENDLESS_SCORE }))
      : candidates,
    indeterminate,
  }
}

function labelledDates(reading: Reading): Candidate[] {
  return labelledCandidates(reading, LABELS, (text, neighbour, hit) => {
    const near = slotText(text, neighbour).slice(0, 130)
    const stop = near.search(/[.;](?:\s|$)/)
    const sentence = stop < 0 ? near : near.slice(0, stop)
    const dates = findDates(sentence)
    const first = dates[captionPlace(hit)] ?? dates[0] ?? shortDate(sentence)
    // "72 meses, a contar de 22/06/2024": the date is where the term begins, and is read with it.
    if (!first || findTerms(sentence.slice(0, first.start)).length > 0) return []
    // "de a até b" and "a a b" give a period: its end counts.
    const second = dates[1]
    const inPeriod = second && PERIOD_LINK.test(sentence.slice(first.end, second.start))
    // `Emitida em 01/03/2023, com validade até 01/03/2027` below the heading of both.
    const chosen = inPeriod || (second && ISSUED_BEFORE.test(sentence.slice(0, first.start))) ? second : first
    const own = normalise(hit.line.line.text.slice(0, hit.start))
    const said = hit.isCaption && own === '' ? '' : sentenceBefore(reading, hit.line, hit.start)
    const label = normalise(hit.line.line.text.slice(hit.start, hit.end))
    const caption = neighbour.direction === 'after' ? said : hit.line.norm
    const about = `${caption} ${label} ${normalise(sentence.slice(0, chosen.start))}`
    const score =
      (/\bINICI/.test(about) ? BEGIN_SCORE : 0) +
      decoyScore(about) +
      conditionScore(reading, hit.line, `${about} ${hit.line.norm}`) +
      (hit.isCaption ? 0 : subjectScore(said))
    // A cell holds the date and little before it; `Recife, 12 de maio …` below a caption is the date of issue.
    const isElsewhere = neighbour.direction !== 'after' && first.start > CELL_LEAD_MAX
    return [
      {
        value: chosen.iso,
        start: chosen.start,
        end: chosen.end,
        score:
          score +
          (neighbour.direction === 'below' && hit.line.line.text.length > 60 ? -2 : 0) +
          (isElsewhere || PLACE_ALONE.test(sentence.slice(0, first.start)) ? ELSEWHERE_SCORE : 0),
      },
    ]
  })
}

const ISSUED_BEFORE = /\b(?:emitid|expedid|assinad|lavrad|emiss|expedi[çc])[\p{L}]*(?:\s+em)?\s*:?\s*$/iu

/** `Emissão / vencimento` over `12/05/2023 / 12/05/2027`: which of the dates is meant; 0 for a caption of one. */
function captionPlace({ line, start }: LabelHit): 0 | 1 {
  return ISSUED_FIRST.test(`${normalise(line.line.text.slice(0, start))} `) ? 1 : 0
}

const ISSUED_FIRST = /^[A-Z ]*(?:EMISSAO|EXPEDICAO|INICIO|CONCESSAO)[A-Z ]*\/ ?(?:[A-Z]+ )*$/

/** `12-05-27` alone: anywhere else it may be a code. */
function shortDate(slot: string): Pick<DateHit, 'iso' | 'start' | 'end'> | undefined {
  const iso = parseDate(slot)
  return iso === null ? undefined : { iso, start: 0, end: slot.trimEnd().length }
}

/** `de`, `até o dia`, `a partir de`. */
const CELL_LEAD_MAX = 16
const PLACE_ALONE = new RegExp(`^${PLACE_BEFORE_DATE}$`, 'u')
const ELSEWHERE_SCORE = -4.5
/** `Validade inicial`, `Início da vigência`. */
const BEGIN_SCORE = -5

/** `válida, nestas condições, até o dia 12 de maio de 2027`, `vigorará até`, `vencendo-se em`. */
function saidDates(flow: Flow): Candidate[] {
  return findDates(flow.text).flatMap((date) => {
    const before = normalise(
      ownParagraph(flow.text.slice(Math.max(0, date.start - SENTENCE_CHARACTERS), date.start)),
    )
    const sentence = lastSentence(before)
    if (!SAID.test(sentence)) return []
    // How long before its end a licence is to be renewed, and when that end is.
    if (BEFORE_END.test(sentence))
      return [{ value: date.iso, spans: flow.locate(date.start, date.end), score: BEFORE_END_SCORE }]
    const score =
      2.4 + decoyScore(sentence) + subjectScore(sentence) + conditionScoreAt(flow, date.start, sentence)
    return [{ value: date.iso, spans: flow.locate(date.start, date.end), score }]
  })
}

const BEFORE_END =
  /ANTECEDENCIA[^.;]{0,40}\b(?:VENCIMENTO|VALIDADE|EXPIRACAO|VIGENCIA|TERMINO)\b[^.;]{0,30}\b(?:EM|DIA)(?: O DIA)? ?$/
const BEFORE_END_SCORE = 1.2
const SENTENCE_CHARACTERS = 160
const SAID = pattern()`
  \b(?:VALID[AO]S?|VALIDADE|VIG[EO]R\w*|VIGENTE|VIGENCIA|VENC\w+|EXPIR\w+|CADUC\w+|TERMINO|TERMO FINAL)\b
    [^.;]{0,100}\b(?:ATE|EM|NO DIA)(?: O DIA| A DATA DE| O| DIA)? ?$
  |\b
    (?:EFEITOS?|EFICACIA|PRAZO|(?:CONCEDID|EXPEDID|OUTORGAD|AUTORIZAD)[AO]
      |A (?:OPERAR|FUNCIONAR|CIRCULAR|TRAFEGAR|EXERCER))
    \b[^.;]{0,100}\bATE(?: O DIA| A DATA DE| O| DIA)? ?$
`

function periods(flow: Flow): Candidate[] {
  const dates = findDates(flow.text)
  return dates.flatMap((date, i) => {
    const next = dates[i + 1]
    if (!next) return []
    const between = normalise(flow.text.slice(date.end, next.start))
    if (!PERIOD_LINK.test(between.toLowerCase())) return []
    const before = normalise(flow.text.slice(Math.max(0, date.start - PERIOD_CHARACTERS), date.start))
    if (!PERIOD.test(before)) return []
    return [
      { value: next.iso, spans: flow.locate(next.start, next.end), score: decoyScore(before) < 0 ? 0.5 : 4 },
    ]
  })
}

/** `Prazo: indeterminado` as caption and value, wherever the value stands. */
function hasOpenTerm(reading: Reading): boolean {
  const found = labelledCandidates(reading, TERM_LABELS, (text, neighbour) => {
    const value = normalise(slotText(text, neighbour).slice(0, 40))
    return OPEN_VALUE.test(value) ? [{ value: true, start: 0, end: text.length, score: 0 }] : []
  })
  return found.some(({ score }) => score > 0)
}

const TERM_LABELS = [...LABELS, ...labelList([['PRAZO', 1.5]])]
const OPEN_VALUE =
  /^(?:POR |PRAZO |TEMPO |VALIDADE )*(?:INDETERMINAD[OA]|PERMANENTE|SEM (?:PRAZO|VENCIMENTO|LIMITE))\b/

function isIndeterminate(flow: Flow): boolean {
  const norm = normalise(flow.text)
  const at = norm.search(INDETERMINATE)
  return at >= 0 && /VALID|VIGENCIA|VIGORA|PRAZO/.test(norm.slice(Math.max(0, at - 80), at + 30))
}

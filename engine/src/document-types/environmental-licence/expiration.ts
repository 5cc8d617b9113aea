import { labelledCandidates, slotText } from '../../fields/candidates.ts'
import type { Candidate } from '../../fields/choose.ts'
import { type Flow, flowOf } from '../../fields/flow.ts'
import { labelList } from '../../fields/labels.ts'
import type { Reading } from '../../fields/reading.ts'
import { evidenceOf } from '../../fields/span.ts'
import type { Evidence, Field } from '../../types.ts'
import { addDays, addMonths, addYears } from '../../values/calendar.ts'
import { findDates } from '../../values/date.ts'
import { normalise } from '../../values/normalise.ts'
import { findTerms, type TermHit } from '../../values/term.ts'
import { isCondition, isInCondition } from './conditions.ts'

const LABELS = labelList([
  ['COM VENCIMENTO EM', 4],
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
  ['TERMINO DA VALIDADE', 3.5],
  ['TERMINO DA VIGENCIA', 3.5],
  ['DATA FINAL', 2],
  ['DATA LIMITE', 1.5],
  ['EXPIRACAO', 2.2],
  ['VALIDEZ', 2],
  ['VALIDAS ATE', 3.5],
  ['VENCENDO EM', 3],
  ['PRAZO ATE', 2],
  ['VALIDADE', 2.2],
])

/** `no período de a à b`, `de a até b`: the second date ends the validity. */
const PERIOD = /PERIODO|PRAZO|VIGENCIA|VIGENTE|VIGORA|VALID[AO]/
/** Between the two dates of a period. */
const PERIOD_LINK = /^\s*(?:a|à|até|e|[-–—])\s*$/
/** Talk about validity that is not this licence's: renewal deadlines, older licences, annexed papers. */
const DECOYS =
  /RENOVACAO|REVOG|ABSORVID|INCORPORAD|EXPIROU|VENCEU|EXPIRAD|CERTIDAO|APOLICE|SEGURO|REQUERI|ANTECEDENCIA|ANTES D|PUBLICAR|PUBLICACAO D[EO] (?:RECEB|PEDID|EXTRAT)|ANTERIOR|RENOVA A|INSTALACAO|\bPREVIA\b|A RENOVAR|\bL[IP]\b|\bART\b|ANOTACAO|CERTIFICADO DE|APRESENTAR|COMPROVANTE|CONTRATO|OUTORGA|ALVARA|LAUDO|SUBSTITUI/
/** What ties a relative term to this document: `válida por`, `prazo de validade de`, `pelo prazo de`. */
const TERM_CONTEXT = /(?:VALID[AO]S?|VALIDADE|VIGENCIA|VIGORA|VALE|PRAZO|LAPSO|PERIODO)\b[^.;]{0,60}$/
const STRONG_TERM_CONTEXT = /(?:VALID[AO]S?|VALIDADE|VIGENCIA|VALE POR)\b[^.;]{0,60}$/
const INDETERMINATE = /PRAZO INDETERMINADO|VALIDADE INDETERMINADA|TEMPO INDETERMINADO|INDETERMINAD[AO]/
const CONTEXT_CHARACTERS = 90

const ENDLESS_SCORE = -2.5

export interface Expiration {
  readonly candidates: readonly Candidate[]
  /** The text says that the licence has no end. */
  readonly indeterminate: boolean
}

/** Expiry by printed date, or by a term counted from the date of issue. */
export function expiration(reading: Reading, issued: Field): Expiration {
  const flow = flowOf(reading)
  const indeterminate = isIndeterminate(flow)
  const candidates = [
    ...labelledDates(reading),
    ...saidDates(flow),
    ...periods(flow),
    ...terms(flow, issued),
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
    const first = dates[0]
    // "72 meses, a contar de 22/06/2024": the date is where the term begins, and is read with it.
    if (!first || findTerms(sentence.slice(0, first.start)).length > 0) return []
    // "de a até b" and "a a b" give a period: its end counts.
    const second = dates[1]
    const inPeriod = second && PERIOD_LINK.test(sentence.slice(first.end, second.start))
    const chosen = inPeriod ? second : first
    const before = hit.line.norm.slice(
      0,
      hit.line.map.findIndex((offset) => offset >= hit.start),
    )
    const caption = neighbour.direction === 'after' ? before : hit.line.norm
    const about = `${caption} ${normalise(sentence.slice(0, chosen.start))}`
    const score = (DECOYS.test(about) ? -5.5 : 0) + (isCondition(reading, hit.line) ? -2.5 : 0)
    return [
      {
        value: chosen.iso,
        start: chosen.start,
        end: chosen.end,
        score: score + (neighbour.direction === 'below' && hit.line.line.text.length > 60 ? -2 : 0),
      },
    ]
  })
}

/** `válida, nestas condições, até o dia 12 de maio de 2027`, `vigorará até`, `vencendo-se em`. */
function saidDates(flow: Flow): Candidate[] {
  return findDates(flow.text).flatMap((date) => {
    const before = normalise(flow.text.slice(Math.max(0, date.start - SENTENCE_CHARACTERS), date.start))
    const sentence = lastSentence(before)
    if (!SAID.test(sentence)) return []
    const score = 2.4 + (DECOYS.test(sentence) ? -5.5 : 0) + (isInCondition(flow.text, date.start) ? -2.5 : 0)
    return [{ value: date.iso, spans: flow.locate(date.start, date.end), score }]
  })
}

const SENTENCE_CHARACTERS = 160
const SAID =
  /\b(?:VALID[AO]S?|VALIDADE|VIG[EO]R\w*|VIGENTE|VIGENCIA|VENC\w+|EXPIR\w+|TERMINO)\b[^.;]{0,100}\b(?:ATE|EM|NO DIA)(?: O DIA| A DATA DE| O| DIA)? ?$/

function periods(flow: Flow): Candidate[] {
  const dates = findDates(flow.text)
  return dates.flatMap((date, i) => {
    const next = dates[i + 1]
    if (!next) return []
    const between = normalise(flow.text.slice(date.end, next.start))
    if (!PERIOD_LINK.test(between.toLowerCase())) return []
    const before = normalise(flow.text.slice(Math.max(0, date.start - CONTEXT_CHARACTERS), date.start))
    if (!PERIOD.test(before)) return []
    return [
      { value: next.iso, spans: flow.locate(next.start, next.end), score: DECOYS.test(before) ? 0.5 : 4 },
    ]
  })
}

function terms(flow: Flow, issued: Field): Candidate[] {
  return findTerms(flow.text).flatMap((term): Candidate[] => {
    const before = normalise(flow.text.slice(Math.max(0, term.start - CONTEXT_CHARACTERS), term.start))
    const after = normalise(flow.text.slice(term.end, term.end + CONTEXT_CHARACTERS))
    const near = before.slice(-70)
    const announced = TERM_CONTEXT.test(near) || /VALIDADE|VALID[AO]/.test(before.slice(-40))
    const counted = /^[^.;]{0,25}(?:A PARTIR D|A CONTAR D|CONTAD[OA]S? D|DA DATA D|APOS)/.test(after)
    if (!announced && !counted) return []
    const base = (counted ? dateAfter(flow, term) : null) ?? issueBase(issued)
    const end = base && addTerm(base.iso, term)
    if (!base || !end) return []
    const sentence = lastSentence(before)
    // "Conceder RENOVAÇÃO DA LICENÇA DE OPERAÇÃO, válida por …" names what is granted, in a clause of its own.
    const clause = sentence.replace(/RENOVACAO D[AE] LICENCA[^,]{0,60},/, '')
    const score =
      0.6 +
      (STRONG_TERM_CONTEXT.test(near)
        ? 2.2
        : /PELO (?:PRAZO|LAPSO|PERIODO) D[EO]/.test(near)
          ? 1
          : announced
            ? -1.2
            : 0) +
      (counted ? 1.2 : 0) +
      (term.disagree ? -0.5 : 0) +
      (DECOYS.test(`${clause} ${after.slice(0, 30)}`) ? -4 : 0) +
      (isInCondition(flow.text, term.start) ? -2.5 : 0)
    const spans = flow.locate(term.start, term.end)
    const evidence = [...evidenceOf(spans), ...base.evidence]
    const raw = flow.text.slice(term.start, term.end).replace(/\s+/g, ' ')
    // How sure the base date is bounds how sure the sum is.
    return [{ value: end, spans, evidence, raw, score: score + Math.log(base.confidence) }]
  })
}

/** `Validade (anos): 4`. */
function unitInCaption(flow: Flow, issued: Field): Candidate[] {
  const base = issueBase(issued)
  if (!base) return []
  return [...flow.text.matchAll(UNIT_IN_CAPTION)].flatMap((match) => {
    const [whole, unit = '', amount = ''] = match
    const end = addTerm(base.iso, {
      amount: Number(amount),
      unit: UNITS[unit.charAt(0).toLowerCase()] ?? 'day',
    })
    const spans = flow.locate(match.index, match.index + whole.length)
    const evidence = [...evidenceOf(spans), ...base.evidence]
    return end ? [{ value: end, spans, evidence, raw: whole, score: 3 + Math.log(base.confidence) }] : []
  })
}

const UNIT_IN_CAPTION = /(?:validade|vigência|prazo)\s*\((anos?|meses|dias)\)\s*:?\s*(\d{1,4})(?![\d/.])/giu
const UNITS: Readonly<Record<string, TermHit['unit']>> = { a: 'year', m: 'month', d: 'day' }

/** What follows the last end of a sentence; a point inside a number ends none. */
function lastSentence(norm: string): string {
  const end = [...norm.matchAll(/[.;] /g)].at(-1)
  return end ? norm.slice(end.index + 2) : norm
}

/** The date that a term is counted from. */
interface Base {
  readonly iso: string
  readonly confidence: number
  readonly evidence: readonly Evidence[]
}

/** `a contar da data 22 de junho de 2024`: the sentence itself says where the term begins. */
function dateAfter(flow: Flow, term: TermHit): Base | null {
  const after = flow.text.slice(term.end, term.end + CONTEXT_CHARACTERS)
  const sentence = after.slice(0, after.search(/[.;](?:\s|$)/) + 1 || after.length)
  const date = findDates(sentence)[0]
  if (!date) return null
  const spans = flow.locate(term.end + date.start, term.end + date.end)
  return { iso: date.iso, confidence: 1, evidence: evidenceOf(spans, [], 'derived') }
}

function issueBase(issued: Field): Base | null {
  if (issued.status !== 'found') return null
  const evidence = issued.evidence.map((item) => ({ ...item, source: 'derived' as const }))
  return { iso: String(issued.value), confidence: issued.confidence, evidence }
}

function addTerm(base: string, term: Pick<TermHit, 'amount' | 'unit'>): string | null {
  switch (term.unit) {
    case 'year':
      return addYears(base, term.amount)
    case 'month':
      return addMonths(base, term.amount)
    case 'day':
      return addDays(base, term.amount)
  }
}

function isIndeterminate(flow: Flow): boolean {
  const norm = normalise(flow.text)
  const at = norm.search(INDETERMINATE)
  return at >= 0 && /VALID|VIGENCIA|VIGORA|PRAZO/.test(norm.slice(Math.max(0, at - 80), at + 30))
}

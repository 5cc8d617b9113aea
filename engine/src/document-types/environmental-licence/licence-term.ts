import type { ReadDocument } from '../../fields/reading.ts'
import { addDays, addYears, compareDates } from '../../values/calendar.ts'
import { findDates } from '../../values/date.ts'
import { addTerm, findTerms } from '../../values/term.ts'
import { byProbability, LIKELY, type Proposal, proposalOf, SURE } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { isOpenEnded, withDoubt } from './open-ended.ts'
import { EXPIRY, TERM_ROLES } from './roles.ts'

/** When a licence begins and when it may end, as the network sees it. */
export interface Term {
  /** The day it was issued, or else signed; null where it says neither. */
  readonly issued: string | null
  /** Dates after its issue, and ends computed from a length of time. */
  readonly ends: readonly Proposal[]
  /** The text says that it has no end. */
  readonly isOpenEnded: boolean
}

/** A document with a length of time has a day from which it runs, so a less probable day is enough. */
const COUNTED_MIN = 0.2

export function termOf(reading: ReadDocument, view: ReaderView): Term {
  const openEnded = isOpenEnded(reading, view)
  const hasTerm = view.proposals(TERM_ROLES.term).some(({ probability }) => probability >= LIKELY)
  const base = (hasTerm && eventOf(view)) || beginOf(view, hasTerm ? COUNTED_MIN : LIKELY)
  const printed = view.proposals(EXPIRY).filter(({ value }) => !base || String(value) > String(base.value))
  // A rectified licence counts its years from the day of an earlier one, and prints the end.
  const isPrinted = printed.some(({ probability }) => probability >= SURE)
  const ends = [...printed, ...(base && !isPrinted ? computedEnds(view, base) : [])]
  return {
    issued: base ? String(base.value) : null,
    ends: openEnded ? ends.map(withDoubt) : ends,
    isOpenEnded: openEnded,
  }
}

/** The day on which a licence begins: a likely one that fits its end, or else the most probable. */
function beginOf(view: ReaderView, least: number): Proposal | undefined {
  const issued = view.proposals(TERM_ROLES.issued).map((one) => ({ ...one, isIssue: true }))
  const signed = lastOf(view.proposals(TERM_ROLES.signed)).map((one) => ({ ...one, isIssue: false }))
  const begins = [...issued, ...signed].toSorted(byProbability)
  const ends = view.proposals(EXPIRY).filter(({ probability }) => probability >= LIKELY)
  const fits = ({ value }: Proposal) => ends.some((end) => mayEnd(String(value), String(end.value)))
  const isPossible = (one: Proposal) => ends.length === 0 || one.probability >= SURE || fits(one)
  // What those have that do not fit, the others share.
  const left = begins.reduce((rest, one) => rest - (isPossible(one) ? 0 : one.probability), 1)
  const possible = begins.filter(isPossible).map((one) => {
    return { ...one, probability: one.probability / Math.max(one.probability, left) }
  })
  const days = [possible.find(({ isIssue }) => isIssue), possible.find(({ isIssue }) => !isIssue)]
  const known = days.filter((one) => one !== undefined)
  const likely = known.find(({ probability }) => probability >= LIKELY)
  if (likely) return likely
  // Exactly one of them is the day: their probabilities are made to sum to 1.
  const total = known.reduce((sum, { probability }) => sum + probability, 0)
  const [first] = known.toSorted(byProbability)
  return first && first.probability >= least
    ? { ...first, probability: first.probability / total }
    : undefined
}

/** What several people sign is signed on the last of their days. */
function lastOf(days: readonly Proposal[]): readonly Proposal[] {
  const likely = days.filter(({ probability }) => probability >= LIKELY)
  const [last] = likely.toSorted((a, b) => compareDates(String(b.value), String(a.value)))
  return last ? [last] : days
}

/** CONAMA 237, article 18: an operating licence runs 4 to 10 years. */
export const TERM_YEARS_MAX = 10

/** At most ten years after it was issued, and a day. */
export function mayEnd(issued: string, ends: string): boolean {
  const latest = addDays(addYears(issued, TERM_YEARS_MAX) ?? issued, 1) ?? issued
  return compareDates(issued, ends) <= 0 && compareDates(ends, latest) <= 0
}

/** What a term may be counted from besides the issue: how its sentence says so, and what stands before the day. */
const EVENTS = [
  {
    counted:
      /CONTA(?:D[AO]S?|R|NDO)?\b[^.;]{0,40}PUBLICACAO|PARTIR[^.;]{0,20}PUBLICACAO|PUBLICACAO[^.;]{0,30}SE CONTA/,
    // `, publicada em` is about another document; a gazette's own day stands in its head.
    told: /(?<!, ?)PUBLICAD[AO]\b|(?<=^| {2})DIARIO OFICIAL\b/g,
    beginsSentence: true,
  },
  {
    counted: /(?:CONTA(?:D[AO]S?|R|NDO)?\b|PARTIR)[^.;]{0,20}\b(?:RECEBIMENTO|ENTREGA|CIENCIA)\b/,
    told: /RECEBI(?:MENTO)?\b/g,
    beginsSentence: true,
  },
  {
    counted:
      /(?:CONTA(?:D[AO]S?|R|NDO)?\b|PARTIR|SEGUINTE)[^.;]{0,30}\b(?:TERMINO|VENCIMENTO|FIM|EXPIRACAO|VALIDADE)\b[^.;]{0,40}\bANTERIOR\b/,
    told: /\b(?:VENCID[AO]|VENCEU|VENCEM?|EXPIROU|EXPIRAD[AO]|VALID[AO] ATE|VENCIMENTO)\b/g,
    beginsSentence: false,
  },
  {
    counted: /(?:CONTA(?:D[AO]S?|R|NDO)?\b|PARTIR)[^.;]{0,20}\b(?:DELIBERACAO|REUNIAO)\b/,
    told: /\b(?:DELIBER(?:ACAO|OU)|REUNIAO|SESSAO)\b/g,
    beginsSentence: false,
  },
]
/** Characters from there in which the day stands. */
const EVENT_REACH = 100
/** `período de 2 (dois) anos, contado a partir de 19 de setembro de 2022`: the day stands right behind. */
const FROM_DAY =
  /\b(?:ANOS?|MESES|DIAS),? (?:E )?(?:A )?(?:(?:CONTAD[AO]S?|CONTAR|PARTIR)(?: A PARTIR)?|A PARTIR) D[EO](?: DIA)? (?=\d)/g
/** A day that the same sentence has named: `reunião de 12/12/2019, contando-se a validade desta data`. */
const THAT_DAY =
  /(?:CONTA(?:D[AO]S?|R|NDO)?|PARTIR)\b[^.;]{0,30}\bD(?:ESTA|ESSA|AQUELA|A REFERIDA|A MESMA) DATA\b/g

/** Before a day that is another paper's. */
const OF_A_PAPER = /\b(?:LEI|DECRETO|RESOLUCAO|PORTARIA|PROCESSO|PROTOCOLO|PARECER|REQUERIMENTO)\b[^;]{0,40}$/

/** The day of the event that a term is counted from, where the text has it. */
function eventOf(view: ReaderView): Proposal | undefined {
  return dayBehind(view) ?? dayBefore(view.text) ?? dayOfEvent(view.text)
}

function dayBehind(view: ReaderView): Proposal | undefined {
  const { folded, locate } = view.text
  const terms = view.proposals(TERM_ROLES.term).filter(({ probability }) => probability >= LIKELY)
  for (const { 0: words, index } of folded.matchAll(FROM_DAY)) {
    const from = index + words.length
    const [day] = findDates(folded.slice(from, from + EVENT_REACH))
    const [unit] = locate(index, index + 1)
    const isTerm = terms.some(({ spans }) =>
      spans.some(({ line, start, end }) => line === unit?.line && start <= unit.start && unit.start < end),
    )
    if (day?.start === 0 && isTerm) return proposalOf(day.iso, locate(from, from + day.dayEnd), SURE)
  }
  return undefined
}

function dayBefore({ folded, locate }: ReaderView['text']): Proposal | undefined {
  for (const { index } of folded.matchAll(THAT_DAY)) {
    const from = Math.max(0, index - EVENT_REACH)
    const sentence = folded
      .slice(from, index)
      .replace(/^.*(?:;|\.\s)/s, (before) => ' '.repeat(before.length))
    const day = findDates(sentence).at(-1)
    if (day && !OF_A_PAPER.test(sentence.slice(0, day.start)))
      return proposalOf(day.iso, locate(from + day.start, from + day.dayEnd), SURE)
  }
  return undefined
}

function dayOfEvent(text: ReaderView['text']): Proposal | undefined {
  const { folded } = text
  const event = EVENTS.find(({ counted }) => counted.test(folded))
  for (const { index } of event ? folded.matchAll(event.told) : []) {
    const [day] = findDates(folded.slice(index, index + EVENT_REACH))
    if (!day || (event?.beginsSentence && !/^\p{Lu}/u.test(text.text.slice(index)))) continue
    return proposalOf(day.iso, text.locate(index + day.start, index + day.dayEnd), SURE)
  }
  return undefined
}

/** `4 anos` from the day it was issued. */
function computedEnds(view: ReaderView, base: Proposal): Proposal[] {
  return view.proposals(TERM_ROLES.term).flatMap((term) => {
    const [counted] = findTerms(String(term.value))
    const value = counted ? addTerm(String(base.value), counted) : null
    if (value === null) return []
    const probability = term.probability * base.probability
    return [{ ...term, value, spans: [...term.spans, ...base.spans], probability }]
  })
}

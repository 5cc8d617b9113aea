import { LIMITS } from '../../limits.ts'
import { compareDates } from '../../values/calendar.ts'
import { findDates } from '../../values/date.ts'
import { anyOf, pattern } from '../../values/pattern.ts'
import { daysBehind, SENTENCE_REACH } from '../../weigh/document-text.ts'
import { isLikely, type Proposal, proposalOf, SURE } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { TERM_ROLES } from './roles.ts'

const COUNTED = String.raw`\b(?:CONTA(?:D[AO]S?|R|NDO)?|PARTIR)\b`
/** What a term is counted from begins so many characters behind its beginning. */
const BEHIND = 40
const IS_COUNTED = new RegExp(`^.{0,${BEHIND}}${COUNTED}`)
/** The end of a sentence, or of a clause of several. */
const ENDS = /;|\.\s/
const LENGTH = String.raw`\b(?:ANOS?|MESES|DIAS)\b`

/** What a term may be counted from besides the issue: how its sentence says so, and what stands before the day. */
const EVENTS = [
  {
    counted: pattern()`${COUNTED}[^.;]{0,40}PUBLICACAO|PUBLICACAO[^.;]{0,30}SE CONTA`,
    // `, publicada em` is about another document; a gazette's own day stands in its head, with the day of the week.
    told: /(?<!, ?)PUBLICAD[AO]\b|(?<=^| {2})DIARIO OFICIAL\b|(?<=^| )(?:[A-Z]{5,7}-FEIRA|SABADO),? (?=\d)/g,
  },
  {
    counted:
      /\b(?:CONTA|PARTIR|SEGUINTE)[^.;]{0,40}\b(?:TERMINO|VENCIMENTO|FIM|EXPIRACAO|VALIDADE)\b(?:[^.;]{0,40} ANTERIOR| D[AE] LICENCA)\b/,
    told: anyOf(
      'VENCIDA|VENCIDO|VENCEU|VENCE|VENCEM|EXPIROU|EXPIRADA|EXPIRADO|VALIDA ATE|VALIDO ATE|VENCIMENTO',
      'g',
    ),
  },
]
/** `2 (dois) anos, contado a partir de 19 de setembro de 2022`, `contados da renovação, ocorrida em`: the day stands right behind. */
const FROM_DAY = pattern('g')`
  ${LENGTH}[^.;\d]{0,20}?${COUNTED}(?:(?: A PARTIR)? D[EO](?: DIA)?
  |[^.;\d]{0,60}(?:\b(?:OCOR(?:- )?RID|HAVID|REALIZAD|EFETIVAD|FIRMAD)[AO] (?:EM|NO DIA|A)|, EM)) (?=\d)
`
/** A day that the same sentence has named: `reunião de 12/12/2019, contando-se a validade desta data`. */
const THAT_DAY = pattern('g')`${COUNTED}[^.;]{0,30}\bD(?:ESTA|ESSA|AQUELA|A REFERIDA|A MESMA) DATA\b`

/** `desta data. Publique-se. Cuiabá, 12 de maio de 2023`: the place before the day on which it is signed. */
const BELOW = /(?:^|[.;]) *[A-Z][^.;,\d]*, $/

/** Before a day or a deed of another act: `Portaria nº 15, publicada em`. */
const OF_AN_ACT = /\b(?:LEI|DECRETO|RESOLUCAO|PORTARIA|LICENCA(?=[^;]*,))\b[^;]{0,40}$/

/** The day that a term is counted from, where the text names one besides the issue. */
export function dayCountedFrom({ prints, text, toldFrom }: ReaderView): Proposal | undefined {
  const terms = prints(TERM_ROLES.term).filter(isLikely)
  const sentences = terms.map(({ position }) => toldFrom(position).split(ENDS, 1).join())
  // Where a term's own sentence counts, others that do are about conditions.
  const counted = sentences.filter((one) => IS_COUNTED.test(one))
  const behind = daysBehind(FROM_DAY, text).filter(({ between }) => between === '')
  const [day] = behind.filter(({ words }) => isTerms(words, counted)).map((one) => one.day)
  return day ?? dayMeant(text, counted) ?? dayOfEvent(text, counted) ?? dayOfDeed(text, counted)
}

/** Whether words say right behind a term what it is counted from. */
function isTerms(words: string, counted: readonly string[]): boolean {
  return counted.some((one) => one.slice(0, BEHIND + words.length).includes(words))
}

function dayMeant(text: ReaderView['text'], counted: readonly string[]): Proposal | undefined {
  const { folded, locate } = text
  for (const { index } of folded.matchAll(THAT_DAY)) {
    const from = Math.max(0, index - SENTENCE_REACH)
    const before = folded.slice(from, index)
    const day = findDates(before).at(-1)
    if (day && !ENDS.test(before.slice(day.dayEnd)) && !OF_AN_ACT.test(before.slice(0, day.start)))
      return proposalOf(day.iso, locate(from + day.start, from + day.dayEnd), SURE)
  }
  const below = daysBehind(THAT_DAY, text).filter(({ between }) => BELOW.test(between))
  return below.find(({ words }) => isTerms(words, counted))?.day
}

function dayOfEvent(text: ReaderView['text'], counted: readonly string[]): Proposal | undefined {
  const event = EVENTS.find((one) => one.counted.test(counted.join('; ') || text.folded))
  return event && daysBehind(event.told, text).find(({ between }) => !OF_AN_ACT.test(between))?.day
}

/** What several people sign is signed on the last of their days. */
export function lastOf(days: readonly Proposal[]): readonly Proposal[] {
  const likely = days.filter(isLikely)
  const [last] = likely.toSorted((a, b) => compareDates(String(b.value), String(a.value)))
  return last ? [last] : days
}

/** What a term is counted from: `contados do recebimento do processo`. Issue and signature are roles that the network knows. */
const DEED = pattern('g')`
  ${COUNTED}[^.;\d]{0,20}?\bD[AOE](?: DATA D[AEO])?(?: (?:ASSINATURA|EMISSAO|EXPEDICAO) D[AO])?(?: SEU| SUA)?
  \x20((?!EMISS|EXPED|ASSINA|LICENCA|PRESENTE)[A-Z]{7,})
`
/** What another sentence says, and a deadline: `recebimento até 27/08/2023`. */
const NOT_TOLD = /;|\.\s|\bATE\b/
/** `Recebi o original desta licença e seus anexos. Nome: … Em: 22/05/2019`: the receipt of the paper itself, as it is stamped. */
const OF_THE_PAPER =
  /^(?![A-Z]+(?:CAO|MENTO)\b)[^;\d]{0,100}\b(?:LICENCA|ORIGINAL|VIA)\b[^;\d]*\b(?:EM|DATA|DIA):? *$/
/** Letters that a deed and its verb share: `recebimento`, `recebido em`. */
const STEM = 5

/** The day of the deed that a term is counted from, told elsewhere by a word of the same stem right before it, and no other day. */
function dayOfDeed(text: ReaderView['text'], counted: readonly string[]): Proposal | undefined {
  const isOfTerm = ([words]: RegExpExecArray) => counted.length === 0 || isTerms(words, counted)
  const deeds = [...text.folded.matchAll(DEED)].filter(isOfTerm).slice(0, LIMITS.looksMax)
  const days = deeds.flatMap(({ 0: words, 1: deed = '', index: at }) => {
    const told = new RegExp(`\\b${deed.slice(0, STEM)}[A-Z]*`, 'g')
    return daysBehind(told, text).flatMap(({ day, words: verb, index, before, between }) => {
      const isNear = !NOT_TOLD.test(between)
      const isOwn = at <= index && index < at + words.length
      const isTold = !isOwn && !OF_AN_ACT.test(before) && (isNear || OF_THE_PAPER.test(verb + between))
      return isTold ? [day] : []
    })
  })
  return new Set(days.map(({ value }) => value)).size === 1 ? days[0] : undefined
}

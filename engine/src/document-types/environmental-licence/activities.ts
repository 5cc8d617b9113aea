import type { ReadDocument } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import { READER } from '../../model-facts.ts'
import type { Roles } from '../../reader/read-roles.ts'
import type { JsonValue } from '../../types.ts'
import { fold } from '../../values/fold.ts'
import { pattern } from '../../values/pattern.ts'
import { LIKELY, type Proposal, SURE } from '../../weigh/proposal.ts'
import { listsOf } from '../../weigh/proposals.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { ACTIVITIES } from './roles.ts'
import { titleActivity } from './title-activity.ts'

/** Two texts name the same activity when they share this part of the shorter one's words. */
const SAME_SHARE = 0.6
const SAME_WORDS_MIN = 2
/** A sentence names what a caption names already, `Finalidade: funcionamento de uma indústria de …`, when it shares this part. */
const SENTENCE_SHARE = 0.5
/** Words are compared by this many letters, so that `reparo` and `reparação` are the same. */
const STEM = 5
/** Texts with more words between them are not neighbours in a list. */
const APART_WORDS = 25
/** A text less probable than this is no second activity beside a sure one. On spent sets 0.5 to 0.8 are alike. */
const UNLIKELY = 0.7
/** Words between a caption and its value. */
const CAPTION_REACH = 3

/**
 * The licensed activities, each once. Of two texts for one activity the line with a code is kept, or else the text with a caption
 * before a sentence. Where none is likely, the title may name it.
 */
export function activityProposals(view: ReaderView, reading: ReadDocument): readonly Proposal[] {
  const { roles } = reading
  const told = view.values(ACTIVITIES).filter((one) => !isMeasure(textOf(one.value)) && !mayBeCaption(one))
  const values = withoutCompanies(told)
  const isNamed = values.some(({ probability }) => probability >= LIKELY)
  const title = isNamed ? null : titleActivity(reading)
  const named = title ? [...values, title] : values
  return listsOf(roles ? saidOnce(named, roles) : named)
}

/** A company's name, `Transcolono Cargas Líquidas Ltda`, is not an activity where another text is. */
function withoutCompanies(values: readonly Proposal[]): readonly Proposal[] {
  const others = values.filter(({ value }) => !COMPANY.test(textOf(value)))
  return others.some(({ probability }) => probability >= LIKELY) ? others : values
}

const COMPANY = /(?<![\p{L}\d])(?:LTDA|EIRELI|S[./]A)(?![\p{L}\d])/iu

/** `11.640,00 m², capacidade de 2.400 couros/dia`: how much, not what. */
function isMeasure(text: string): boolean {
  return /^\d[\d.,]*\s?(?:m[²³2]?|km|ha|t|kg|l|kW|MW|kV|litros?|unidades?)(?![\p{L}\d])/iu.test(text)
}

/** `CNAE` over a column of codes: the short name of a list that the network wavers about. */
function mayBeCaption({ value, probability }: Proposal): boolean {
  return probability < SURE && /^\p{Lu}{2,5}$/u.test(textOf(value))
}

interface Place {
  readonly proposal: Proposal
  readonly stems: ReadonlySet<string>
  /** The caption before it without figures; null in a sentence. */
  readonly caption: string | null
  readonly hasCode: boolean
}

function saidOnce(values: readonly Proposal[], roles: Roles): Proposal[] {
  const places = values.map((proposal) => placeOf(proposal, roles))
  return places
    .filter((one) => !places.some((other) => other !== one && isToldBetter(one, other, roles)))
    .map(({ proposal }) => proposal)
}

/** Whether a better text names the same activity. */
function isToldBetter(one: Place, other: Place, roles: Roles): boolean {
  if (other.proposal.probability < LIKELY) return false
  if (isOfAnotherCaption(one, other) || isUncertainBeside(one, other, roles) || isUnlikelyBeside(one, other))
    return true
  if (isOfAnotherCaption(other, one)) return false
  if (!(saysTheSame(one, other) || isPlainBeside(one, other))) return false
  const isCounted = rank(other) < rank(one) || (rank(other) === rank(one) && isBefore(other, one))
  return isCounted && !isSameList(one, other) && areApart(one.proposal, other.proposal, roles)
}

/** A licence with one activity by the list's code has all by code: a text without a code elsewhere describes it. */
function isPlainBeside(one: Place, other: Place): boolean {
  return other.hasCode && !one.hasCode
}

/** What stands under `Grupo`, `Tipologia`, `Finalidade` or the firm's `CNAE` only describes what stands under `Atividade`. */
function isOfAnotherCaption(one: Place, other: Place): boolean {
  return (
    (!one.hasCode || OF_FIRM.test(one.caption ?? '')) &&
    Boolean(one.caption) &&
    !isOwn(one.caption) &&
    isOwn(other.caption)
  )
}

/** Requirements and equipment read like activities: where a caption's value is sure, one elsewhere must be as well. */
function isUncertainBeside(one: Place, other: Place, roles: Roles): boolean {
  if (one.hasCode || isOwn(one.caption) || one.caption === other.caption || other.caption === null)
    return false
  const isSurer = one.proposal.probability < SURE && other.proposal.probability >= SURE
  return isSurer && areApart(one.proposal, other.proposal, roles)
}

/** A text that is as likely none: where a sure one stands, only its own caption or its code would make it another. */
function isUnlikelyBeside(one: Place, other: Place): boolean {
  if (one.hasCode || isOwn(one.caption)) return false
  return one.proposal.probability < UNLIKELY && other.proposal.probability >= SURE
}

function isOwn(caption: string | null): boolean {
  return caption !== null && OWN_CAPTION.test(caption)
}

const OF_FIRM = /^CNAES?(?![A-Z])/
const OWN_CAPTION = /^(?:DESCRICAO D[AE]S? )?ATIVIDADES?(?![A-Z])/

function saysTheSame(a: Place, b: Place): boolean {
  const shared = [...a.stems].filter((stem) => b.stems.has(stem)).length
  const few = Math.min(a.stems.size, b.stems.size)
  if ((a.caption === null) !== (b.caption === null)) return shared > 0 && shared >= SENTENCE_SHARE * few
  return shared >= SAME_WORDS_MIN && shared >= SAME_SHARE * few
}

/** Several activities: each has a code of the list, or each has the same caption. */
function isSameList(a: Place, b: Place): boolean {
  return (a.hasCode && b.hasCode) || (a.caption !== null && a.caption === b.caption)
}

function rank({ hasCode, caption }: Place): number {
  if (hasCode) return 0
  return caption === null ? 2 : 1
}

function isBefore(a: Place, b: Place): boolean {
  return a.proposal.position < b.proposal.position
}

/** Neighbours without a caption between them are parts of one list. */
function areApart(a: Proposal, b: Proposal, roles: Roles): boolean {
  const [first, second] = a.position < b.position ? [a, b] : [b, a]
  const from = first.position + textOf(first.value).split(/\s+/).length
  if (second.position - from >= APART_WORDS) return true
  for (let row = from; row < second.position; row++) if (isCaption(row, roles)) return true
  return false
}

function placeOf(proposal: Proposal, roles: Roles): Place {
  const text = textOf(proposal.value)
  const words = fold(text.replace(/\s+(?:com|c\/)\s+(?:capacidade|[áa]rea|pot[êe]ncia)(?!\p{L}).*$/isu, ''))
    .split(/[^A-Z]+/)
    .filter((word) => word.length >= STEM - 1 && !GENERIC.test(word))
  return {
    proposal,
    stems: new Set(words.map((word) => word.slice(0, STEM))),
    caption: captionOf(proposal, roles),
    hasCode: /^(?:c[óo]d\S*\s+)?[A-Z]?-?\d[\d.,/-]*\d/i.test(text),
  }
}

/** Words that any activity may have. */
const GENERIC = pattern()`
  ^(?:ATIVIDADES?|CAPACIDADE|DEMAIS|EMPREENDIMENTO|ESTABELECIMENTO|INDUSTRIAS?|INSTALACAO|INSTALACOES|OPERACAO|OUTR[AO]S?
  |PARA|SERVICOS?|UNIDADES?)$
`

/** The caption of a value: at the beginning of its line, or right before it. */
function captionOf({ position, spans }: Proposal, roles: Roles): string | null {
  const named: string[] = []
  let row = position - 1
  while (row >= Math.max(0, position - CAPTION_REACH) && !isCaption(row, roles)) row--
  for (; row >= 0 && isCaption(row, roles); row--) named.unshift(wordAt(row, roles))
  if (named.length > 0)
    return fold(named.join(' '))
      .replace(/[^A-Z]+/g, ' ')
      .trim()
  return isCell(spans[0]) ? '' : null
}

/** It begins its line, and is all of it. */
function isCell(span: Span | undefined): boolean {
  return span !== undefined && span.start === 0 && span.end >= span.line.line.text.length
}

function isCaption(row: number, { roles }: Roles): boolean {
  const count = READER.roles.length
  const own = roles.subarray(row * count, (row + 1) * count)
  return READER.roles[own.indexOf(Math.max(...own))] === 'CAPTION'
}

function wordAt(row: number, { words }: Roles): string {
  const word = words[row]
  return word?.line.words[word.at]?.text ?? ''
}

function textOf(value: JsonValue): string {
  return [value].flat().map(String).join(' ')
}

import type { ReadDocument } from '../../fields/reading.ts'
import type { JsonValue } from '../../types.ts'
import { fold } from '../../values/fold.ts'
import { isLikely, type Proposal } from '../../weigh/proposal.ts'
import { listsOf } from '../../weigh/proposals.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { ACTIVITIES } from './roles.ts'
import { titleActivity } from './title-activity.ts'

/** Two texts name the same activity when they share this part of the shorter one's words, and not the first of both alone. */
const SAME_SHARE = 0.5
/** Words are compared by their first letters, so that `reparo` and `reparação` are the same. */
const STEMS = /(?<![A-Z])[A-Z]{4,5}/g
/** Texts with fewer words between them are neighbours in a list, however alike. */
const APART_WORDS = 8

/** The licensed activities, each once. Where none is likely, the title may name it. */
export function activityProposals(view: ReaderView, reading: ReadDocument): readonly Proposal[] {
  const seen = view.values(ACTIVITIES)
  const found = titleActivity(reading)
  const told = found ? seen.map((one) => withTitle(found, one)) : seen
  const named = found && !told.some(isLikely) ? [...told, found] : told
  return listsOf(saidOnce(named, view))
}

/** The title where its last line says the text; else the text alone. */
function withTitle(title: Proposal, told: Proposal): Proposal {
  const isLast = title.spans.at(-1)?.line === told.spans[0]?.line
  return isLast ? { ...told, value: title.value, spans: title.spans } : told
}

/** A text of an activity. */
interface Told {
  readonly proposal: Proposal
  readonly stems: ReadonlySet<string>
  readonly hasCode: boolean
  /** Empty in a sentence or a list. */
  readonly caption: string
}

function saidOnce(values: readonly Proposal[], view: ReaderView): Proposal[] {
  const told = values.map((value) => toldBy(value, view))
  return told
    .filter((one) => !told.some((other) => other !== one && isToldBetter(one, other)))
    .map(({ proposal }) => proposal)
}

/**
 * Whether another text says the same, by the list's code or before; or stands under `Atividade` where this one stands under another
 * caption, as `Empreendimento` or the firm's `CNAE`.
 */
function isToldBetter(one: Told, other: Told): boolean {
  if (!isLikely(other.proposal)) return false
  if (one.caption !== '' && !isOwn(one) && isOwn(other)) return true
  if (one.hasCode && other.hasCode) return false
  const isFirst = one.hasCode === other.hasCode && other.proposal.position < one.proposal.position
  return (other.hasCode || isFirst) && saysTheSame(one, other) && areApart(one.proposal, other.proposal)
}

const OWN_CAPTION = /^(?:DESCRICAO D[AE]S? )?ATIVIDADES?(?![A-Z])/
/** Whether it stands under a caption of the activity itself. */
const isOwn = ({ caption }: Told) => OWN_CAPTION.test(caption)

function saysTheSame(a: Told, b: Told): boolean {
  const shared = [...a.stems].filter((stem) => b.stems.has(stem))
  const fewest = Math.min(a.stems.size, b.stems.size)
  const isKind = shared.length === 1 && fewest > 1 && [...a.stems][0] === [...b.stems][0]
  return shared.length > 0 && !isKind && shared.length >= SAME_SHARE * fewest
}

function areApart(a: Proposal, b: Proposal): boolean {
  const [first, second] = a.position < b.position ? [a, b] : [b, a]
  return second.position - first.position - textOf(first.value).split(/\s+/).length >= APART_WORDS
}

function toldBy(proposal: Proposal, view: ReaderView): Told {
  const text = textOf(proposal.value)
  return {
    proposal,
    stems: new Set(fold(text).match(STEMS)),
    hasCode: /^(?:c[óo]d\S*\s+)?[A-Z]?-?\d[\d.,/-]*\d/i.test(text),
    caption: view.captionOf(proposal.position),
  }
}

function textOf(value: JsonValue): string {
  return [value].flat().map(String).join(' ')
}

import { NOTHING } from '../../fields/field.ts'
import type { ReadDocument } from '../../fields/reading.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { findDangerousGoodsCourse, readCetpp } from '../../values/observations.ts'
import { findRenachs } from '../../values/renach.ts'
import { shown } from '../../weigh/choose.ts'
import { following } from '../../weigh/confidence.ts'
import type { Proposal } from '../../weigh/proposal.ts'

/** The print could be another course, one letter apart. */
const DOUBTFUL_MAX = 0.5
/** Confidence that there are no remarks: their place was seen, and the network saw none in it. */
const NO_REMARKS = 0.8
/** Confidence in a course that stands outside of remarks: the text may ask for it. */
const COURSE = 0.8
const REMARKS = /(?<![A-Z])OBSERVAC(?:AO|OES)(?![A-Z])/

/**
 * Whether the remarks say that the holder may carry dangerous goods; a document that is no card may say so anywhere. False needs the
 * place of the remarks to be seen: a document without a word about courses does not say no.
 */
export function cetppOf(comments: Field | undefined, reading: ReadDocument, isOtherDocument: boolean): Field {
  if (comments?.status === 'found') {
    const { hasCetpp, doubtful } = readCetpp(comments.raw)
    return following(comments, hasCetpp, doubtful ? DOUBTFUL_MAX : 1)
  }
  const absent = comments?.confidence ?? 0
  const named = isOtherDocument ? namedCourse(reading) : null
  if (named) return named
  const confidence = Math.min(absent, NO_REMARKS)
  const seen = evidenceOf(placeOfRemarks(reading))
  return seen.length === 0 ? { ...NOTHING, confidence } : shown(false, seen, confidence)
}

/** Where a document names the course beside other data of the driver; null where it does not. */
function namedCourse({ lines }: ReadDocument): Field | null {
  const found = lines.flatMap((line) => {
    const hit = findDangerousGoodsCourse(line.line.text)
    return hit ? evidenceOf([{ line, ...hit }]) : []
  })
  return found.length > 0 ? shown(true, found.slice(0, 1), COURSE) : null
}

/** Lists of parents without people who are named only in the remarks (`NOME CIVIL …`), where others are named before these. */
export function namedBeforeRemarks(
  lists: readonly Proposal[],
  names: readonly Proposal[],
  { lines }: ReadDocument,
): readonly Proposal[] {
  const caption = lines.find(({ norm }) => REMARKS.test(norm))
  const isBefore = ({ line }: Span) => line.page !== caption?.page || line.box.top < caption.box.bottom
  const parents = new Set(names.filter(({ spans }) => spans.some(isBefore)).map(({ value }) => value))
  const others = new Set(names.map(({ value }) => value).filter((value) => !parents.has(value)))
  if (!caption || parents.size === 0 || others.size === 0) return lists
  const own = lists.flatMap((list) => {
    if (!Array.isArray(list.value)) return others.has(list.value) ? [] : [list]
    const value = list.value.filter((name) => !others.has(name))
    return value.length === 0 ? [] : [{ ...list, value, spans: list.spans.filter(isBefore) }]
  })
  const keys = own.map(({ value }) => JSON.stringify(value))
  return own.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}

/** The caption; or the RENACH, which stands on the half of the card that has the box. */
function placeOfRemarks({ lines }: ReadDocument): Span[] {
  const line =
    lines.find(({ norm }) => REMARKS.test(norm)) ??
    lines.find(({ line: { text } }) => findRenachs(text).length > 0)
  return line ? [{ line, start: 0, end: line.line.text.length }] : []
}

import { NOTHING } from '../../fields/field.ts'
import type { ReadDocument } from '../../fields/reading.ts'
import { boxOfSpan, evidenceOf, type Span, spanText } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { isCodedRemark, readCetpp } from '../../values/observations.ts'
import { findRenachs } from '../../values/renach.ts'
import { shown } from '../../weigh/choose.ts'
import { following } from '../../weigh/confidence.ts'
import type { Proposal } from '../../weigh/proposal.ts'
import { namedCourse } from './named-course.ts'

/** The print could be another course, one letter apart; or the course is named, and what is said of it is not understood. */
const DOUBTFUL_MAX = 0.5
/**
 * Confidence in what no remarks say: that there are none, where their place was seen and the network saw none in it, and a course that
 * stands elsewhere, where the text may ask for it.
 */
const ELSEWHERE = 0.8
const REMARKS = /(?<![A-Z])OBSERVAC(?:AO|OES)(?![A-Z])/

/**
 * Whether the remarks say that the holder may carry dangerous goods; a document that is no card may say so anywhere. False needs the
 * place of the remarks to be seen: a document without a word about courses does not say no.
 */
export function cetppOf(comments: Field | undefined, reading: ReadDocument, isOtherDocument: boolean): Field {
  const remarks = comments?.status === 'found' ? readCetpp(comments.raw) : null
  const named = isOtherDocument && !remarks?.hasCetpp ? namedCourse(reading) : null
  if (named && named.has !== null) return shown(named.has, evidenceOf([named.span]), ELSEWHERE)
  const isDoubtful = named !== null || remarks?.doubtful
  if (comments && remarks) return following(comments, remarks.hasCetpp, isDoubtful ? DOUBTFUL_MAX : 1)
  const confidence = Math.min(comments?.confidence ?? 0, isDoubtful ? DOUBTFUL_MAX : ELSEWHERE)
  const seen = evidenceOf(placeOfRemarks(reading))
  return seen.length === 0 ? { ...NOTHING, confidence } : shown(false, seen, confidence)
}

/** Remarks with the rows below them in which a list of codes and meanings goes on: the network loses most of such a list. */
export function withCodedRows(remarks: Proposal, { pages }: ReadDocument): Proposal {
  const [first] = remarks.spans
  const rows = pages.find(({ page }) => page === first?.line.page)?.rows ?? []
  const at = rows.findIndex((row) => first && row.includes(first.line))
  if (!first || at < 0) return remarks
  const { left, top, bottom } = boxOfSpan(first)
  const spans: Span[] = []
  for (const row of rows.slice(at)) {
    const cells = row
      .map((line) => ({ line, start: line === first.line ? first.start : 0, end: line.line.text.length }))
      .filter((cell) => boxOfSpan(cell).left > left - (bottom - top))
    const own = cells.slice(0, BARE_CODE.test(spanText(cells.slice(0, 1))) ? 2 : 1)
    if (!isCodedRemark(spanText(own))) break
    spans.push(...own)
  }
  // What the network saw further below is no list of codes.
  const isAll = remarks.spans.every(({ line }) => spans.some((span) => span.line === line))
  return isAll && spans.length > remarks.spans.length
    ? { ...remarks, value: spanText(spans), spans }
    : remarks
}

/** In a column of its own, its meaning in the next one. */
const BARE_CODE = /^[A-Z]{1,5}$/

/** The caption; or the RENACH, which stands on the half of the card that has the box. */
function placeOfRemarks({ lines }: ReadDocument): Span[] {
  const line =
    lines.find(({ norm }) => REMARKS.test(norm)) ??
    lines.find(({ line: { text } }) => findRenachs(text).length > 0)
  return line ? [{ line, start: 0, end: line.line.text.length }] : []
}

import { NOTHING } from '../../fields/field.ts'
import type { ReadDocument } from '../../fields/reading.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { readCetpp } from '../../values/observations.ts'
import { findRenachs } from '../../values/renach.ts'
import { shown } from '../../weigh/choose.ts'
import { following } from '../../weigh/confidence.ts'
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

/** The caption; or the RENACH, which stands on the half of the card that has the box. */
function placeOfRemarks({ lines }: ReadDocument): Span[] {
  const line =
    lines.find(({ norm }) => REMARKS.test(norm)) ??
    lines.find(({ line: { text } }) => findRenachs(text).length > 0)
  return line ? [{ line, start: 0, end: line.line.text.length }] : []
}

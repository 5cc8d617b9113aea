import { NOTHING } from '../../fields/field.ts'
import type { ReadDocument } from '../../fields/reading.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { findDangerousGoodsCourse, readCetpp } from '../../values/observations.ts'
import { findRenachs } from '../../values/renach.ts'
import { shown } from '../../weigh/choose.ts'
import { following } from '../../weigh/confidence.ts'
import { LIKELY, USUAL } from '../../weigh/proposal.ts'

const REMARKS = /(?<![A-Z])OBSERVAC(?:AO|OES)(?![A-Z])/

/**
 * Whether the remarks say that the holder may carry dangerous goods; a document that is no card may say so anywhere. False needs the
 * place of the remarks to be seen: a document without a word about courses does not say no.
 */
export function cetppOf(comments: Field | undefined, reading: ReadDocument, isOtherDocument: boolean): Field {
  if (comments?.status === 'found') {
    const { hasCetpp, doubtful } = readCetpp(comments.raw)
    return following(comments, hasCetpp, doubtful ? LIKELY : 1)
  }
  const absent = comments?.confidence ?? 0
  const named = isOtherDocument ? namedCourse(reading) : null
  if (named) return named
  const confidence = Math.min(absent, USUAL)
  const seen = evidenceOf(placeOfRemarks(reading))
  return seen.length === 0 ? { ...NOTHING, confidence } : shown(false, seen, confidence)
}

/** Where a document names the course beside other data of the driver; null where it does not. */
function namedCourse({ lines }: ReadDocument): Field | null {
  const found = lines.flatMap((line) => {
    const hit = findDangerousGoodsCourse(line.line.text)
    return hit ? evidenceOf([{ line, ...hit }]) : []
  })
  return found.length > 0 ? shown(true, found.slice(0, 1), USUAL) : null
}

/** The caption; or the RENACH, which stands on the half of the card that has the box. */
function placeOfRemarks({ lines }: ReadDocument): Span[] {
  const line =
    lines.find(({ norm }) => REMARKS.test(norm)) ??
    lines.find(({ line: { text } }) => findRenachs(text).length > 0)
  return line ? [{ line, start: 0, end: line.line.text.length }] : []
}

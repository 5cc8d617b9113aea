import type { Reading } from '../../fields/reading.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { readCetpp } from '../../values/observations.ts'
import { findRenachs } from '../../values/renach.ts'

/** The print could be another course, one letter apart. */
const DOUBTFUL_CONFIDENCE = 0.5
/** The place for remarks was seen, and the reader saw none in it. */
const TOLD_CONFIDENCE = 0.8
const REMARKS = /(?<![A-Z])OBSERVAC(?:AO|OES)(?![A-Z])/

/** Whether the remarks say that the holder may carry dangerous goods; false needs their place to be seen. */
export function cetppOf(comments: Field | undefined, reading: Reading): Field {
  if (comments?.status === 'found') {
    const { hasCetpp, doubtful } = readCetpp(comments.raw)
    const confidence = doubtful ? Math.min(comments.confidence, DOUBTFUL_CONFIDENCE) : comments.confidence
    return { ...comments, value: hasCetpp, confidence }
  }
  const absent = comments?.confidence ?? 0
  const [seen] = evidenceOf(placeOfRemarks(reading))
  if (!seen) return { status: 'missing', value: null, confidence: absent }
  const confidence = Math.min(absent, TOLD_CONFIDENCE)
  return { status: 'found', value: false, raw: seen.text, confidence, evidence: [seen] }
}

/** The caption; or the RENACH, which stands on the half of the card that has the box. */
function placeOfRemarks({ lines }: Reading): Span[] {
  const line =
    lines.find(({ norm }) => REMARKS.test(norm)) ??
    lines.find(({ line: { text } }) => findRenachs(text).length > 0)
  return line ? [{ line, start: 0, end: line.line.text.length }] : []
}

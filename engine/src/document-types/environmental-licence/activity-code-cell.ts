import { labelledCandidates } from '../../fields/candidates.ts'
import type { Candidate } from '../../fields/choose.ts'
import type { Label } from '../../fields/labels.ts'
import { neighboursOf } from '../../fields/neighbours.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import { endInCell } from './activity-end.ts'
import { activityScore, clean, isActivity, namesActivity } from './activity-text.ts'

/** `Atividade | 71.70.10 | Complexo turístico`: codes have cells of their own, one or a column of them, and caption the text beside. */
export function activitiesBesideCodes(reading: Reading, labels: readonly Label[]): Candidate[] {
  const codes = labelledCandidates(reading, labels, (text, _, { isCaption }) =>
    isCaption && text.trim().split('\n').every(isCodeAlone)
      ? [{ value: text, start: 0, end: text.length, score: 0 }]
      : [],
  )
  return codes.flatMap(({ spans, score }) => {
    const rows = spans.map((code) => [code, ...textOfCode(reading, code)])
    if (rows.some((row) => row.length < 2)) return []
    const elements = rows.map((row) =>
      clean(row.map(({ line, start, end }) => line.line.text.slice(start, end)).join('\n')),
    )
    return [{ value: elements, spans: rows.flat(), score: score + activityScore(elements) }]
  })
}

function isCodeAlone(line: string): boolean {
  return CODE_ALONE.test(line.trim())
}

const CODE_ALONE = /^(?!\d{2}\.\d{3}\.\d{3}\/|\d{3}\.\d{3}\.\d{3}-)(?:[A-Z]-)?\d[\d.,/-]{2,}\d$/

/** The cell right of a code; below it only words that name an activity. */
function textOfCode(reading: Reading, code: Span): Span[] {
  const label = { phrase: code.line.norm, weight: 0 }
  const neighbours = neighboursOf(reading, { ...code, label, edits: 0, isCaption: true })
  const found = neighbours.find(({ direction, flow: { text } }) => {
    const isText = /^\p{L}/u.test(text) && isActivity(clean(text))
    return isText && (direction === 'right' || (direction === 'below' && namesActivity(text)))
  })
  return found ? found.flow.locate(0, endInCell(found.flow.text)) : []
}

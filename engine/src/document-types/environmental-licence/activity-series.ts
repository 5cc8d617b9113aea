import { labelledCandidates } from '../../fields/candidates.ts'
import type { Candidate } from '../../fields/choose.ts'
import type { Reading, ReadLine } from '../../fields/reading.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import { endInCell } from './activity-end.ts'
import { NOT_LICENSED } from './activity-labels.ts'
import { activityScore, clean, isActivity } from './activity-text.ts'

/** Activities that have a caption each: one list. */
export function captionedSeries(reading: Reading): Candidate[] {
  return [...repeatedActivities(reading), ...numberedActivities(reading)]
}

/** `Atividade: …` and once more `Atividade: …` on the line below: one list. */
function repeatedActivities(reading: Reading): Candidate[] {
  return reading.pages.flatMap(({ rows }) => {
    const values = rows.map(([line]) => (line ? repeatedValue(line) : null))
    return values.flatMap((first, i) => {
      if (!first || values[i - 1]) return []
      const end = values.findIndex((value, at) => at > i && !value)
      const list = values.slice(i, end < 0 ? values.length : end).flatMap((value) => value ?? [])
      const captions = new Set(list.map(({ line, start }) => line.norm.slice(0, start)))
      if (list.length < 2 || captions.size > 1) return []
      const elements = list.map(({ line, start, end: to }) => clean(line.line.text.slice(start, to)))
      const evidence = list.flatMap((span, n) => evidenceOf([span], [n]))
      return [{ value: elements, spans: list, evidence, score: REPEATED_SCORE + activityScore(elements) }]
    })
  })
}

function repeatedValue(line: ReadLine): Span | null {
  const start = /^\s*Atividade(?:\s\p{L}{5,12})?\s?:\s+/iu.exec(line.line.text)?.[0].length
  if (start === undefined) return null
  const end = start + endInCell(line.line.text.slice(start))
  const value = clean(line.line.text.slice(start, end))
  return isActivity(value) && !NOT_LICENSED.test(line.norm.slice(0, start)) ? { line, start, end } : null
}

/** More than one of the lines has by itself. */
const REPEATED_SCORE = 6

/** `Atividade 1: …`, `Atividade 2: …`, with other captions between them: one list. */
function numberedActivities(reading: Reading): Candidate[] {
  if (!reading.lines.some(({ norm }) => SECOND.test(norm))) return []
  const numbers = NUMBERED.map((phrase) => ({ phrase, weight: 3 }))
  const found = numbers.map((label) =>
    labelledCandidates(reading, [label], (text, _, { isCaption, edits }) => {
      const value = clean(text.slice(0, endInCell(text)))
      // With an edit any caption would have any number.
      return isCaption && edits === 0 && isActivity(value)
        ? [{ value, start: 0, end: endInCell(text), score: 0 }]
        : []
    }).sort((a, b) => b.score - a.score),
  )
  const count = found.findIndex((candidates) => candidates.length === 0)
  const list = (count < 0 ? found : found.slice(0, count)).flatMap(([best]) => (best ? [best] : []))
  if (list.length < 2) return []
  const elements = list.map(({ value }) => String(value))
  const spans = list.flatMap((one) => one.spans)
  const evidence = list.flatMap((one, i) => evidenceOf(one.spans, [i]))
  return [{ value: elements, spans, evidence, score: 4 + activityScore(elements) }]
}

const NUMBERED = Array.from({ length: 9 }, (_, i) => `ATIVIDADE ${i + 1}`)
/** Without a second one there is no list, and nothing to look for. */
const SECOND = /^\W*ATIVIDADE 2\b/

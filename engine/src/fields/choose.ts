import type { Evidence, Field, JsonValue } from '../types.ts'
import { evidenceOf, readingConfidence, type Span, spanText } from './span.ts'

/**
 * A possible value of a field. Scores are log-odds against "the field is not here": each clue adds
 * its weight, so that candidates of different origin can be compared.
 */
export interface Candidate {
  readonly value: JsonValue
  readonly spans: readonly Span[]
  readonly score: number
  /** Instead of the spans' own, e.g. for a value computed from several places. */
  readonly evidence?: readonly Evidence[]
  readonly raw?: string
}

/** No reading is certain: what a text layer says may still be another field's value. */
export const CONFIDENCE_MAX = 0.995

/**
 * Choose among all candidates of a field; the confidence is the winner's share.
 *
 * Candidates with equal values support each other; different values compete with each other and with
 * "not here" (score 0) in one softmax, whose share is the confidence.
 *
 * @param missing what `data` carries when the field is not found
 * @param confidenceMax lower for values that nothing can prove: free text has no grammar and no check digit
 */
export function choose(
  candidates: readonly Candidate[],
  missing: null | readonly [] | false = null,
  confidenceMax = CONFIDENCE_MAX,
): Field {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const key = JSON.stringify(candidate.value)
    const group = groups.get(key)
    if (group) group.push(candidate)
    else groups.set(key, [candidate])
  }
  const ranked = [...groups.values()]
    .map((group) => [...group].sort((a, b) => b.score - a.score))
    .map((group) => ({ best: group[0], score: logSumExp(group.map((candidate) => candidate.score)) }))
    .sort((a, b) => b.score - a.score)
  const total = logSumExp([0, ...ranked.map((group) => group.score)])
  const winner = ranked[0]
  if (!winner?.best || winner.score <= 0) return fieldOf(null, Math.exp(-total), missing)
  return fieldOf(winner.best, Math.min(confidenceMax, Math.exp(winner.score - total)))
}

/**
 * A choice as a field.
 *
 * @param probability that the candidate is right, its text taken as read; for null, that the field is not there
 * @param missing what `data` carries when the field is not found
 */
function fieldOf(
  candidate: Candidate | null,
  probability: number,
  missing: null | readonly [] | false = null,
): Field {
  const share = Math.min(CONFIDENCE_MAX, probability)
  if (!candidate) return { status: 'missing', value: missing, confidence: share }
  const [first, ...rest] = candidate.evidence ?? evidenceOf(candidate.spans)
  if (!first) throw new RangeError('a candidate without evidence cannot be a value')
  return {
    status: 'found',
    value: candidate.value,
    raw: candidate.raw ?? spanText(candidate.spans),
    confidence: share * readingConfidence(candidate.spans),
    evidence: [first, ...rest],
  }
}

function logSumExp(values: readonly number[]): number {
  // Not Math.max(...values): a hostile text has more candidates than a call takes arguments.
  const largest = values.reduce((max, value) => Math.max(max, value), -Infinity)
  return largest + Math.log(values.reduce((sum, value) => sum + Math.exp(value - largest), 0))
}

import { mapValues } from '../map-values.ts'
import type { Check, Field, Fields, ReadPage } from '../types.ts'
import { CONFIDENCE_OF_RULES, hidesText, judgedIn, verdictOf } from './verdict.ts'

/**
 * `documentValidation` of the specification: whether what is printed is consistent (docs/domain.md 4).
 * A `fail` breaks it; a `warn` or a rule that could not be applied does not. Of a file that hides text it is unsure.
 */
export function documentValidation(
  checks: readonly Check[],
  fields: Fields,
  pages: readonly Pick<ReadPage, 'issues'>[] = [],
): Field {
  const judged = new Set(judgedIn(checks))
  const seen = Object.entries(fields).flatMap(([name, field]) =>
    field.status === 'found' && (judged.has(name) || judged.size === 0) ? [field] : [],
  )
  const [first] = seen.flatMap((field) => field.evidence)
  if (!first) return { status: 'missing', value: false, confidence: CONFIDENCE_OF_RULES }
  const confidences = mapValues(fields, ({ confidence }) => confidence)
  const { holds: value, confidence } = verdictOf(checks, confidences, hidesText(pages))
  const failed = checks.filter(({ outcome }) => outcome === 'fail')
  const raw = failed.map(({ rule }) => rule).join(', ')
  return { status: 'found', value, raw, confidence, evidence: [{ ...first, source: 'derived', path: [] }] }
}

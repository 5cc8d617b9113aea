import type { Check, Field, Fields } from '../types.ts'

/** All checks pass or one fails: nothing in between, so only the reading itself can be wrong. */
const CONFIDENCE_OF_RULES = 0.98

/**
 * `documentValidation` of the specification: whether what is printed is consistent (docs/domain.md 4).
 * A `fail` breaks it; a `warn` or a rule that could not be applied does not.
 */
export function documentValidation(checks: readonly Check[], fields: Fields): Field {
  const value = checks.every((check) => check.outcome !== 'fail')
  const judged = new Set(
    checks.filter((check) => check.outcome !== 'not_applicable').flatMap((check) => check.fields),
  )
  const seen = Object.entries(fields).flatMap(([name, field]) =>
    field.status === 'found' && (judged.has(name) || judged.size === 0) ? [field] : [],
  )
  const [first] = seen.flatMap((field) => field.evidence)
  if (!first) return { status: 'missing', value: false, confidence: CONFIDENCE_OF_RULES }
  // A verdict has the confidence of its weakest ground, which may be a field that was not seen.
  const grounds = Object.entries(fields).filter(([name]) => judged.has(name))
  const weakest = Math.min(CONFIDENCE_OF_RULES, ...grounds.map(([, field]) => field.confidence))
  return {
    status: 'found',
    value,
    raw: checks
      .filter((check) => check.outcome === 'fail')
      .map((check) => check.rule)
      .join(', '),
    confidence: weakest,
    evidence: [{ ...first, source: 'derived', path: [] }],
  }
}

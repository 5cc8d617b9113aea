import type { Check, Field, Fields, ReadPage } from '../types.ts'

/** All checks pass or one fails: nothing in between, so only the reading itself can be wrong. */
const CONFIDENCE_OF_RULES = 0.98
/** How often the outcome is wrong when one of the fields that the checks use is wrong; scans and photos of the tuning part. */
const HIDES = 0.3
/** How often a failing check is right, when all of its values were read with high confidence; the same documents. */
const FAILS = 0.9

/** A file that says more than its pages show, or may, is perhaps forged, or just cut from another: half are trusted. */
const HIDES_TEXT_MAX = 0.5

/**
 * `documentValidation` of the specification: whether what is printed is consistent (docs/domain.md 4).
 * A `fail` breaks it; a `warn` or a rule that could not be applied does not. Of a file that hides text it is unsure.
 */
export function documentValidation(
  checks: readonly Check[],
  fields: Fields,
  pages: readonly Pick<ReadPage, 'issues'>[] = [],
): Field {
  const value = checks.every((check) => check.outcome !== 'fail')
  const judged = new Set(
    checks.filter((check) => check.outcome !== 'not_applicable').flatMap((check) => check.fields),
  )
  const seen = Object.entries(fields).flatMap(([name, field]) =>
    field.status === 'found' && (judged.has(name) || judged.size === 0) ? [field] : [],
  )
  const hides = pages.some(({ issues }) =>
    issues.some(({ code }) => code === 'hidden_text' || code === 'text_not_checked'),
  )
  const most = hides ? HIDES_TEXT_MAX : 1
  const [first] = seen.flatMap((field) => field.evidence)
  if (!first) return { status: 'missing', value: false, confidence: CONFIDENCE_OF_RULES }
  return {
    status: 'found',
    value,
    raw: checks
      .filter((check) => check.outcome === 'fail')
      .map((check) => check.rule)
      .join(', '),
    confidence: value ? Math.min(most, sureOfAll([...judged], fields)) : sureOfOne(checks, fields),
    evidence: [{ ...first, source: 'derived', path: [] }],
  }
}

/** All checks hold. A field that was misread or missed seldom hides a failure. */
function sureOfAll(judged: readonly string[], fields: Fields): number {
  return Math.min(CONFIDENCE_OF_RULES, 1 - HIDES * (1 - weakest(judged, fields)))
}

/** Not valid: one check that fails on what is printed is enough. */
function sureOfOne(checks: readonly Check[], fields: Fields): number {
  const failed = checks.filter(({ outcome }) => outcome === 'fail')
  const sure = failed.map((check) => {
    const most = check.fields.length === 0 ? CONFIDENCE_OF_RULES : FAILS
    return Math.min(most, weakest(check.fields, fields))
  })
  return Math.max(0, ...sure)
}

function weakest(names: readonly string[], fields: Fields): number {
  return Math.min(1, ...names.map((name) => fields[name]?.confidence ?? 1))
}

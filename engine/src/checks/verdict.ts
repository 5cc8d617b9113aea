import type { Check } from '../types.ts'
import { LIKELY, SURE } from '../weigh/proposal.ts'

/** All checks pass or one fails: nothing in between, so only the reading itself can be wrong. */
export const CONFIDENCE_OF_RULES = 0.98
/** How often the outcome is wrong when one of the fields that the checks use is wrong; scans and photos of the tuning part. */
const HIDES = 0.3

/** camelCase field name → probability that its value is right; a name that is not there is not doubted. */
export type Confidences = Readonly<Record<string, number>>

export interface Verdict {
  /** False where a check fails: a `warn` or a rule that could not be applied breaks nothing. */
  readonly holds: boolean
  readonly confidence: number
}

/**
 * What the outcomes of all checks come to.
 *
 * @param hidesText of a file that says more than its pages show, or may, the verdict is unsure
 */
export function verdictOf(checks: readonly Check[], confidences: Confidences, hidesText: boolean): Verdict {
  const holds = checks.every((check) => check.outcome !== 'fail')
  if (!holds) return { holds, confidence: sureOfOne(checks, confidences) }
  // A file that says more than its pages show, or may, is perhaps forged, or just cut from another.
  const most = hidesText ? LIKELY : CONFIDENCE_OF_RULES
  // A field that was misread or missed seldom hides a failure.
  return { holds, confidence: Math.min(most, 1 - HIDES * (1 - weakest(judgedIn(checks), confidences))) }
}

/** Names of the fields that a rule could be applied to. */
export function judgedIn(checks: readonly Check[]): string[] {
  const applied = checks.filter(({ outcome }) => outcome !== 'not_applicable')
  return [...new Set(applied.flatMap(({ fields }) => fields))]
}

/** Whether the file says more than its pages show, or may. */
export function hidesText(
  pages: readonly { readonly issues: readonly { readonly code: string }[] }[],
): boolean {
  return pages.some(({ issues }) =>
    issues.some(({ code }) => code === 'hidden_text' || code === 'text_not_checked'),
  )
}

/** Not valid: one check that fails on what is printed is enough. */
function sureOfOne(checks: readonly Check[], confidences: Confidences): number {
  const failed = checks.filter(({ outcome }) => outcome === 'fail')
  const sure = failed.map((check) => {
    const most = check.fields.length === 0 ? CONFIDENCE_OF_RULES : SURE
    return Math.min(most, weakest(check.fields, confidences))
  })
  return Math.max(0, ...sure)
}

function weakest(names: readonly string[], confidences: Confidences): number {
  return Math.min(1, ...names.map((name) => confidences[name] ?? 1))
}

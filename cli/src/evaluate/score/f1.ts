import { NOT_READ } from './cases.ts'
import { type Case, groupBy, sameJson } from './metrics.ts'

/**
 * Mean over the fields of the harmonic mean of precision and recall. A value is a true positive when it is
 * printed and read exactly, a false positive when it is read and wrong, a miss when it is printed and not read so.
 * A wrong value counts as both. Fields that no document carries and nobody claims are left out.
 */
export function macroF1(cases: readonly Case[]): number {
  const scores = [...groupBy(cases, ({ type, field }) => `${type} ${field}`).values()].flatMap((own) => {
    const printed = own.filter(({ expected }) => isValue(expected)).length
    const read = own.filter(({ actual }) => isValue(actual)).length
    const right = own.filter(({ expected, actual }) => isValue(expected) && sameJson(expected, actual)).length
    return printed + read === 0 ? [] : [(2 * right) / (printed + read)]
  })
  return scores.length === 0 ? 1 : scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** False is a value that a field says; nothing, an empty list and an unread document are none. */
function isValue(value: Case['expected']): boolean {
  return value !== null && value !== NOT_READ && !(Array.isArray(value) && value.length === 0)
}

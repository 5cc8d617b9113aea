import { textOf } from '../../fields/field.ts'
import type { Evidence, Field } from '../../types.ts'
import { ADULT_YEARS, addYears } from '../../values/calendar.ts'
import { findDates } from '../../values/date.ts'
import { fold } from '../../values/fold.ts'
import { addLength, findLengths, type Term } from '../../values/term.ts'
import { leastSure } from '../../weigh/confidence.ts'

const MAJORITY = /MAIORIDADE|(?:18|DEZOITO)[^,;]{0,12} ANOS/
/** `1 ano e meio`. */
const AND_A_HALF = / ANO(?:\(?S?\)?)? E MEIO(?![A-Z])/
const HALF_YEAR: Term = { amount: 6, unit: 'month' }

/**
 * The last day of the office, computed from the words of its term; as sure as the least sure of what it is computed
 * from, and missing where the office has no fixed end.
 *
 * @param birthDate of the ward, who comes of age
 */
export function endOfOffice(validityText: Field, issueDate: Field, birthDate: Field | undefined): Field {
  const words = textOf(validityText) ?? ''
  const isOfAge = MAJORITY.test(fold(words))
  const [date, length] = [findDates(words)[0], findLengths(words)[0]]
  const base = isOfAge ? birthDate : date || !length ? undefined : issueDate
  const from = base ? textOf(base) : null
  const terms = [...(length?.terms ?? []), ...(AND_A_HALF.test(fold(words)) ? [HALF_YEAR] : [])]
  const counted = from && (isOfAge ? addYears(from, ADULT_YEARS) : addLength(from, terms))
  const value = base ? counted : date?.iso
  if (validityText.status !== 'found' || !value)
    return { status: 'missing', value: null, confidence: validityText.confidence }
  const derived = (one: Evidence): Evidence => ({ ...one, path: [], source: 'derived' })
  const [first, ...rest] = validityText.evidence
  const others = base?.status === 'found' ? base.evidence : []
  return {
    ...validityText,
    value,
    confidence: leastSure(base ? [validityText, base] : [validityText]),
    evidence: [derived(first), ...rest.map(derived), ...others.map(derived)],
  }
}

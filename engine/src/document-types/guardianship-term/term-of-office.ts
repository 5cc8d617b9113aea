import { textOf } from '../../fields/field.ts'
import type { Evidence, Field } from '../../types.ts'
import { addYears } from '../../values/calendar.ts'
import { findDates } from '../../values/date.ts'
import { fold } from '../../values/fold.ts'
import { addLength, findLengths, type Term } from '../../values/term.ts'
import { leastSure } from '../../weigh/confidence.ts'
import { ADULT_YEARS } from './value-checks.ts'

/** When an office ends, by the words of its term. */
type End =
  /** Several for `1 ano e 6 meses`. */
  | { readonly by: 'length'; readonly terms: readonly Term[] }
  | { readonly by: 'date'; readonly iso: string }
  | { readonly by: 'majority' }

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
export function endOfOffice(validityText: Field, issueDate: Field, birthDate: Field): Field {
  const words = textOf(validityText)
  const end = words === null ? null : endIn(words)
  const base = end?.by === 'length' ? issueDate : end?.by === 'majority' ? birthDate : undefined
  const value = end && dayOf(end, base ? textOf(base) : null)
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

function endIn(words: string): End | null {
  const folded = fold(words)
  if (MAJORITY.test(folded)) return { by: 'majority' }
  const [date] = findDates(words)
  if (date) return { by: 'date', iso: date.iso }
  const [length] = findLengths(words)
  if (!length) return null
  return { by: 'length', terms: AND_A_HALF.test(folded) ? [...length.terms, HALF_YEAR] : length.terms }
}

function dayOf(end: End, base: string | null): string | null {
  if (end.by === 'date') return end.iso
  if (base === null) return null
  if (end.by === 'majority') return addYears(base, ADULT_YEARS)
  return addLength(base, end.terms)
}

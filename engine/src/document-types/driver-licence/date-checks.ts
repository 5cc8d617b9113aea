import { textIn, type Values } from '../../fields/values.ts'
import type { Check } from '../../types.ts'
import { ADULT_YEARS, addMonths, addYears } from '../../values/calendar.ts'
import { check, soft } from '../check.ts'

const HEAVY_CLASS_AGE_MIN = 21
/** Lei 14.071/2020: longer terms for cards issued from this day on. */
const LONG_TERMS_FROM = '2021-04-12'
/** Fields that say how old the holder was. */
const AT_ISSUE = ['dateOfBirth', 'issueDate']
/** The dates of a card, null where they were not found. */
export interface Dates {
  readonly birth: string | null
  readonly first: string | null
  readonly issue: string | null
  readonly expiry: string | null
}

export function dateOrder({ birth, first, issue, expiry }: Dates): Check {
  const known = [birth, first, issue, expiry].filter((date) => date !== null)
  const sorted = known.every((date, at) => at === 0 || (known[at - 1] ?? '') <= date)
  const strict = birth !== (first ?? issue ?? expiry) && (issue === null || issue !== expiry)
  const outcome = known.length < 2 ? null : sorted && strict
  const message = 'birth < first licence ≤ issue < expiry'
  return check('date_order', outcome, message, [...AT_ISSUE, 'expirationDate'])
}

export function ageAtFirstLicence({ birth, first, issue }: Dates): Check {
  const from = first ?? issue
  const adult = birth === null ? null : addYears(birth, ADULT_YEARS)
  const outcome = adult === null || from === null ? null : adult <= from
  return check('age_at_first_licence', outcome, `the holder was ${ADULT_YEARS} or older`, AT_ISSUE)
}

/** Soft: the term counts from the medical examination, and terms were prolonged in 2020 and 2021. */
export function validityTerm({ birth, issue, expiry }: Dates): Check {
  const years = birth === null || issue === null ? null : termYears(birth, issue)
  const last = years === null || issue === null ? null : addYears(issue, years)
  const latest = last === null ? null : addMonths(last, 1)
  const outcome = latest === null || expiry === null ? null : expiry <= latest
  const message = `issued for ${years ?? 'the'} years at most at the holder's age`
  return soft('validity_term', outcome, message, [...AT_ISSUE, 'expirationDate'])
}

function termYears(birth: string, issue: string): number {
  const isOlderThan = (years: number) => (addYears(birth, years) ?? '9') <= issue
  if (issue < LONG_TERMS_FROM) return isOlderThan(65) ? 3 : 5
  if (isOlderThan(70)) return 3
  return isOlderThan(50) ? 5 : 10
}

export function ageForClass(values: Values, { birth, issue }: Dates): Check {
  const value = textIn(values.licenseClass)
  const isHeavy = value !== null && /[DE]/.test(value)
  const adult = birth === null ? null : addYears(birth, HEAVY_CLASS_AGE_MIN)
  const outcome = !isHeavy || adult === null || issue === null ? null : adult <= issue
  const message = `classes D and E are issued from ${HEAVY_CLASS_AGE_MIN} years on`
  return soft('age_for_class', outcome, message, [...AT_ISSUE, 'licenseClass'])
}

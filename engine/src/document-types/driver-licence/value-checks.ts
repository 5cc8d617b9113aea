import { textIn, type Values } from '../../fields/values.ts'
import type { Check } from '../../types.ts'
import { ADULT_YEARS, addMonths, addYears } from '../../values/calendar.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { isLicenceClass, parseLicenceClass } from '../../values/licence-class.ts'
import { isValidLicenceNumber } from '../../values/licence-number.ts'
import { formatPlace, parsePlace } from '../../values/place.ts'
import { findRenachs } from '../../values/renach.ts'
import { parseUf } from '../../values/uf.ts'
import { allGiven, hard, ifBoth, ifGiven, judged, soft } from '../check.ts'
import type { RulesOfValues } from '../rules-of-values.ts'

/** Without these, which every front prints, a card says too little to be called valid. */
export const REQUIRED = 'name dateOfBirth expirationDate licenseNumber licenseClass personalNumber'.split(' ')

const HEAVY_CLASS_AGE_MIN = 21
/** Lei 14.071/2020: longer terms for cards issued from this day on. */
const LONG_TERMS_FROM = '2021-04-12'
/** Fields that say how old the holder was. */
const AT_ISSUE = ['dateOfBirth', 'issueDate']

/** The rules of domain section 1.10 and 4.1 that need the values and the printed lines alone. */
const RULES = {
  required_fields: hard('all required fields were found'),
  licence_number_check_digits: hard('the last two digits of the registration number', 'licenseNumber'),
  cpf_check_digits: hard('the last two digits of the CPF', 'personalNumber'),
  numbers_differ: hard(
    'registration number and CPF are different numbers',
    'licenseNumber',
    'personalNumber',
  ),
  date_order: hard('birth < first licence ≤ issue < expiry', ...AT_ISSUE, 'expirationDate'),
  age_at_first_licence: hard(`the holder was ${ADULT_YEARS} or older`, ...AT_ISSUE),
  // The term counts from the medical examination, and terms were prolonged in 2020 and 2021.
  validity_term: soft("issued for the years at most at the holder's age", ...AT_ISSUE, 'expirationDate'),
  licence_class_known: hard('the class is one of those issued', 'licenseClass'),
  age_for_class: soft(
    `classes D and E are issued from ${HEAVY_CLASS_AGE_MIN} years on`,
    ...AT_ISSUE,
    'licenseClass',
  ),
  cetpp_class: soft('dangerous goods are carried with class B or higher', 'hasCetpp', 'licenseClass'),
  renach_agrees: soft('the RENACH begins with the state of issue', 'placeOfIssue'),
}

export type CardValueRule = keyof typeof RULES

export const DRIVER_RULES: RulesOfValues = {
  check: (values, lines) => checkValues(values, lines, null),
  compared: ['mrz_agrees'],
  spellings: {
    licenseNumber: (text) => (/^[\d\s.-]+$/.test(text) ? text.replace(/\D/g, '') : undefined),
    licenseClass: (text) => parseLicenceClass(text) ?? text,
    placeOfBirth(text) {
      const place = parsePlace(text)
      return place ? formatPlace(place) : text
    },
    placeOfIssue: (text) => parseUf(text) ?? undefined,
  },
}

/** @param first the day of the first licence, where it is printed */
export function checkValues(values: Values, lines: readonly string[], first: string | null): Check[] {
  const [number, cpf] = [textIn(values.licenseNumber), textIn(values.personalNumber)]
  const [licenceClass, place] = [textIn(values.licenseClass), textIn(values.placeOfIssue)]
  const [birth, issue, expiry] = ['dateOfBirth', 'issueDate', 'expirationDate'].map(
    (name) => textIn(values[name]) ?? undefined,
  )
  const turned = (years: number) => birth && addYears(birth, years)
  const isHeavy = licenceClass !== null && /[DE]/.test(licenceClass)
  const units = lines.flatMap(findRenachs).map(({ uf }) => uf)
  const years = birth && issue && termYears(birth, issue)
  const last = years && issue && addYears(issue, years)
  return judged(RULES, {
    required_fields: allGiven(values, REQUIRED),
    licence_number_check_digits: ifGiven(number, isValidLicenceNumber),
    cpf_check_digits: ifGiven(cpf, isValidCpf),
    numbers_differ: ifBoth(number, cpf, (own, other) => own !== other),
    date_order: areInOrder(birth, first ?? undefined, issue, expiry),
    age_at_first_licence: ifBoth(turned(ADULT_YEARS), first ?? issue, (adult, day) => adult <= day),
    validity_term: {
      passes: ifBoth(last && addMonths(last, 1), expiry, (latest, day) => day <= latest),
      message: `issued for ${years ?? 'the'} years at most at the holder's age`,
    },
    licence_class_known: ifGiven(licenceClass, isLicenceClass),
    age_for_class: isHeavy ? ifBoth(turned(HEAVY_CLASS_AGE_MIN), issue, (adult, day) => adult <= day) : null,
    cetpp_class:
      values.hasCetpp === true ? ifGiven(licenceClass, (own) => own !== 'A' && own !== 'ACC') : null,
    renach_agrees: units.length > 0 ? ifGiven(place, (own) => units.some((uf) => uf === own)) : null,
  })
}

function areInOrder(birth?: string, first?: string, issue?: string, expiry?: string): boolean | null {
  const known = [birth, first, issue, expiry].filter((date) => date !== undefined)
  const isSorted = known.every((date, at) => at === 0 || (known[at - 1] ?? '') <= date)
  const isStrict = birth !== (first ?? issue ?? expiry) && (issue === undefined || issue !== expiry)
  return known.length < 2 ? null : isSorted && isStrict
}

/** Years until a licence must be renewed, by the holder's age. */
function termYears(birth: string, issue: string): number {
  const isOlderThan = (years: number) => (addYears(birth, years) ?? '9') <= issue
  if (issue < LONG_TERMS_FROM) return isOlderThan(65) ? 3 : 5
  if (isOlderThan(70)) return 3
  return isOlderThan(50) ? 5 : 10
}

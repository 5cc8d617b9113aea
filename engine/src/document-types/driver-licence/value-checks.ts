import { textIn, type Values } from '../../fields/values.ts'
import type { Check } from '../../types.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { isLicenceClass, parseLicenceClass } from '../../values/licence-class.ts'
import { isValidLicenceNumber } from '../../values/licence-number.ts'
import { formatPlace, parsePlace } from '../../values/place.ts'
import { findRenachs } from '../../values/renach.ts'
import { parseUf } from '../../values/uf.ts'
import { check, required, soft, valid } from '../check.ts'
import type { RulesOfValues } from '../rules-of-values.ts'
import { ageAtFirstLicence, ageForClass, type Dates, dateOrder, validityTerm } from './date-checks.ts'

/** Without these, which every front prints, a card says too little to be called valid. */
export const REQUIRED = 'name dateOfBirth expirationDate licenseNumber licenseClass personalNumber'.split(' ')

const REGISTRATION_DIGITS = 'the last two digits of the registration number'

/** The rules of domain section 1.10 and 4.1 that need the values and the printed lines alone. */
export const DRIVER_RULES: RulesOfValues = {
  check: (values, lines) => valueRules(values, lines, null),
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
export function valueRules(values: Values, lines: readonly string[], first: string | null): Check[] {
  const dates: Dates = {
    birth: textIn(values.dateOfBirth),
    first,
    issue: textIn(values.issueDate),
    expiry: textIn(values.expirationDate),
  }
  return [
    required('required_fields', values, REQUIRED),
    valid('licence_number_check_digits', values, 'licenseNumber', isValidLicenceNumber, REGISTRATION_DIGITS),
    valid('cpf_check_digits', values, 'personalNumber', isValidCpf, 'the last two digits of the CPF'),
    numbersDiffer(values),
    dateOrder(dates),
    ageAtFirstLicence(dates),
    validityTerm(dates),
    valid('licence_class_known', values, 'licenseClass', isLicenceClass, 'the class is one of those issued'),
    ageForClass(values, dates),
    cetppClass(values),
    renachAgrees(values, lines),
  ]
}

function numbersDiffer(values: Values): Check {
  const [licence, cpf] = [textIn(values.licenseNumber), textIn(values.personalNumber)]
  const outcome = licence === null || cpf === null ? null : licence !== cpf
  const names = ['licenseNumber', 'personalNumber']
  return check('numbers_differ', outcome, 'registration number and CPF are different numbers', names)
}

function cetppClass(values: Values): Check {
  const value = textIn(values.licenseClass)
  const has = values.hasCetpp === true
  const outcome = !has || value === null ? null : value !== 'A' && value !== 'ACC'
  const message = 'dangerous goods are carried with class B or higher'
  return soft('cetpp_class', outcome, message, ['hasCetpp', 'licenseClass'])
}

function renachAgrees(values: Values, lines: readonly string[]): Check {
  const place = textIn(values.placeOfIssue)
  const units = lines.flatMap(findRenachs).map(({ uf }) => uf)
  const outcome = place === null || units.length === 0 ? null : units.some((uf) => uf === place)
  return soft('renach_agrees', outcome, 'the RENACH begins with the state of issue', ['placeOfIssue'])
}

import { flowOf } from '../../fields/flow.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Check, CheckOutcome, Fields } from '../../types.ts'
import { addMonths, addYears } from '../../values/calendar.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { isLicenceClass } from '../../values/licence-class.ts'
import { isValidLicenceNumber } from '../../values/licence-number.ts'
import { normalise } from '../../values/normalise.ts'
import { type Card, readCard } from './card.ts'
import { type DateName, findCardDates } from './dates.ts'
import { findMachineZone, type MachineZone } from './machine-zone.ts'
import { startsAs } from './names.ts'
import { findRenachTokens } from './numbers.ts'
import { proximity } from './proximity.ts'

/** Without these a card says too little to be called valid. */
const REQUIRED = [
  'name',
  'dateOfBirth',
  'expirationDate',
  'licenseNumber',
  'licenseClass',
  'personalNumber',
] as const

const LICENCE_AGE_MIN = 18
const HEAVY_CLASS_AGE_MIN = 21
/** Lei 14.071/2020: longer terms for cards issued from this day on. */
const LONG_TERMS_FROM = '2021-04-12'
/** A number right under `Nº REGISTRO` scores above this. */
const CLEARLY_CAPTIONED = 3

/** Rules of domain section 1.10 and 4.1. */
export function checkCard(fields: Fields, reading: Reading): Check[] {
  const card = readCard(reading)
  const zone = findMachineZone(card.faces)
  const first = textOf(findCardDates(card, zone), 'firstLicenceDate')
  const dates = {
    birth: valueIn(fields, 'dateOfBirth'),
    first,
    issue: valueIn(fields, 'issueDate'),
    expiry: valueIn(fields, 'expirationDate'),
  }
  return [
    requiredFields(fields),
    licenceNumber(fields),
    personalNumber(fields),
    numbersDiffer(fields),
    oneLicenceNumber(card),
    dateOrder(dates),
    ageAtFirstLicence(dates),
    validityTerm(dates),
    licenceClass(fields),
    ageForClass(fields, dates),
    cetppClass(fields),
    zoneCheckDigits(zone),
    zoneAgrees(fields, zone),
    renachAgrees(fields, card),
    drivingDocument(reading),
    digitalSignature(reading),
    notASpecimen(reading),
  ]
}

function requiredFields(fields: Fields): Check {
  const missing = REQUIRED.filter((name) => valueIn(fields, name) === null)
  const message = missing.length === 0 ? 'all required fields were found' : `not found: ${missing.join(', ')}`
  return check('required_fields', missing.length === 0, message, REQUIRED)
}

function licenceNumber(fields: Fields): Check {
  const number = valueIn(fields, 'licenseNumber')
  const outcome = number === null ? null : isValidLicenceNumber(number)
  return check('licence_number_check_digits', outcome, 'the last two digits of the registration number', [
    'licenseNumber',
  ])
}

function personalNumber(fields: Fields): Check {
  const number = valueIn(fields, 'personalNumber')
  const outcome = number === null ? null : isValidCpf(number)
  return check('cpf_check_digits', outcome, 'the last two digits of the CPF', ['personalNumber'])
}

function numbersDiffer(fields: Fields): Check {
  const [licence, cpf] = [valueIn(fields, 'licenseNumber'), valueIn(fields, 'personalNumber')]
  const outcome = licence === null || cpf === null ? null : licence !== cpf
  return check('numbers_differ', outcome, 'registration number and CPF are different numbers', [
    'licenseNumber',
    'personalNumber',
  ])
}

function oneLicenceNumber(card: Card): Check {
  const numbers = new Set(
    card.pieces
      .filter((piece) => /^\d{11}$/.test(piece.text))
      .filter((piece) => (proximity(card, 'licenceNumber', piece) ?? 0) > CLEARLY_CAPTIONED)
      .map(({ text }) => text),
  )
  const outcome = numbers.size === 0 ? null : numbers.size === 1
  return check('one_licence_number', outcome, 'every side shows the same registration number', [
    'licenseNumber',
  ])
}

interface Dates {
  readonly birth: string | null
  readonly first: string | null
  readonly issue: string | null
  readonly expiry: string | null
}

function dateOrder({ birth, first, issue, expiry }: Dates): Check {
  const known = [birth, first, issue, expiry].filter((date) => date !== null)
  const sorted = known.every((date, at) => at === 0 || (known[at - 1] ?? '') <= date)
  const strict = birth !== (first ?? issue ?? expiry) && (issue === null || issue !== expiry)
  const outcome = known.length < 2 ? null : sorted && strict
  return check('date_order', outcome, 'birth < first licence ≤ issue < expiry', [
    'dateOfBirth',
    'issueDate',
    'expirationDate',
  ])
}

function ageAtFirstLicence({ birth, first, issue }: Dates): Check {
  const from = first ?? issue
  const adult = birth === null ? null : addYears(birth, LICENCE_AGE_MIN)
  const outcome = adult === null || from === null ? null : adult <= from
  return check('age_at_first_licence', outcome, `the holder was ${LICENCE_AGE_MIN} or older`, [
    'dateOfBirth',
    'issueDate',
  ])
}

/** Soft: the term counts from the medical examination, and terms were prolonged in 2020 and 2021. */
function validityTerm({ birth, issue, expiry }: Dates): Check {
  const years = birth === null || issue === null ? null : termYears(birth, issue)
  const last = years === null || issue === null ? null : addYears(issue, years)
  const latest = last === null ? null : addMonths(last, 1)
  const outcome = latest === null || expiry === null ? null : expiry <= latest
  return soft('validity_term', outcome, `issued for ${years ?? 'the'} years at most at the holder's age`, [
    'dateOfBirth',
    'issueDate',
    'expirationDate',
  ])
}

function termYears(birth: string, issue: string): number {
  const isOlderThan = (years: number) => (addYears(birth, years) ?? '9') <= issue
  if (issue < LONG_TERMS_FROM) return isOlderThan(65) ? 3 : 5
  if (isOlderThan(70)) return 3
  return isOlderThan(50) ? 5 : 10
}

function licenceClass(fields: Fields): Check {
  const value = valueIn(fields, 'licenseClass')
  const outcome = value === null ? null : isLicenceClass(value)
  return check('licence_class_known', outcome, 'the class is one of those issued', ['licenseClass'])
}

function ageForClass(fields: Fields, { birth, issue }: Dates): Check {
  const value = valueIn(fields, 'licenseClass')
  const isHeavy = value !== null && /[DE]/.test(value)
  const adult = birth === null ? null : addYears(birth, HEAVY_CLASS_AGE_MIN)
  const outcome = !isHeavy || adult === null || issue === null ? null : adult <= issue
  return soft('age_for_class', outcome, `classes D and E are issued from ${HEAVY_CLASS_AGE_MIN} years on`, [
    'dateOfBirth',
    'issueDate',
    'licenseClass',
  ])
}

function cetppClass(fields: Fields): Check {
  const value = valueIn(fields, 'licenseClass')
  const has = fields.hasCetpp?.status === 'found' && fields.hasCetpp.value === true
  const outcome = !has || value === null ? null : value !== 'A' && value !== 'ACC'
  return soft('cetpp_class', outcome, 'dangerous goods are carried with class B or higher', [
    'hasCetpp',
    'licenseClass',
  ])
}

/** The composite digit failed alone on a genuine card (domain section 1.9): that is soft. */
function zoneCheckDigits(zone: MachineZone | null): Check {
  const checks = zone?.mrz.checks
  const hard = checks?.licenceNumber && checks.dateOfBirth && checks.expirationDate
  const outcome = !checks ? 'not_applicable' : !hard ? 'fail' : checks.composite ? 'pass' : 'warn'
  return {
    rule: 'mrz_check_digits',
    outcome,
    message: 'check digits of the machine-readable zone',
    fields: ['licenseNumber', 'dateOfBirth', 'expirationDate'],
  }
}

function zoneAgrees(fields: Fields, zone: MachineZone | null): Check {
  const names = ['licenseNumber', 'dateOfBirth', 'expirationDate', 'name']
  const message = 'machine-readable zone and printed fields say the same'
  if (!zone) return { rule: 'mrz_agrees', outcome: 'not_applicable', message, fields: names }
  const { mrz } = zone
  const differs = (name: string, inZone: string | null) => {
    const value = valueIn(fields, name)
    return value !== null && inZone !== null && value !== inZone
  }
  const isWrong =
    differs('licenseNumber', mrz.licenceNumber) ||
    differs('dateOfBirth', mrz.dateOfBirth) ||
    differs('expirationDate', mrz.expirationDate)
  const name = valueIn(fields, 'name')
  // Transliterations of names differ; figures do not.
  const outcome: CheckOutcome = isWrong ? 'fail' : name !== null && !startsAs(name, zone) ? 'warn' : 'pass'
  return { rule: 'mrz_agrees', outcome, message, fields: names }
}

function renachAgrees(fields: Fields, card: Card): Check {
  const place = valueIn(fields, 'placeOfIssue')
  const units = findRenachTokens(card).map(({ renach }) => renach.uf)
  const outcome = place === null || units.length === 0 ? null : units.some((uf) => uf === place)
  return soft('renach_agrees', outcome, 'the RENACH begins with the state of issue', ['placeOfIssue'])
}

/** The digital export says that it is signed; a file that says so and is not was made or changed by others. */
function digitalSignature(reading: Reading): Check {
  const claims = /ASSINADO COM CERTIFICADO DIGITAL/.test(normalise(flowOf(reading).text))
  const message = 'a file that says it is digitally signed carries a signature over all of its bytes'
  return check('digital_signature', claims ? reading.isSigned : null, message, [])
}

/** The export "documento de identificação" says so itself, over two lines of its paragraph. */
function drivingDocument(reading: Reading): Check {
  const text = normalise(flowOf(reading).text)
  const isOther = /NAO PODE SER UTILIZADO COMO DOCUMENTO DE HABILITACAO/.test(text)
  return check('driving_document', !isOther, 'the file says that it may be used as a driver licence', [])
}

function notASpecimen(reading: Reading): Check {
  const specimen = /^\W*(?:SPECIMEN|ESPECIME|MODELO|AMOSTRA|SEM VALOR(?: LEGAL)?)\W*$/
  const isSpecimen = reading.lines.some(({ norm }) => specimen.test(norm))
  return check('not_a_specimen', !isSpecimen, 'no specimen mark', [])
}

/** @param passes null: the rule says nothing about these fields */
function check(rule: string, passes: boolean | null, message: string, fields: readonly string[]): Check {
  return { rule, outcome: passes === null ? 'not_applicable' : passes ? 'pass' : 'fail', message, fields }
}

function soft(rule: string, passes: boolean | null, message: string, fields: readonly string[]): Check {
  return { rule, outcome: passes === null ? 'not_applicable' : passes ? 'pass' : 'warn', message, fields }
}

function valueIn(fields: Fields, name: string): string | null {
  const field = fields[name]
  return field?.status === 'found' && typeof field.value === 'string' ? field.value : null
}

function textOf(dates: ReturnType<typeof findCardDates>, name: DateName): string | null {
  const field = dates.get(name)
  return field?.status === 'found' && typeof field.value === 'string' ? field.value : null
}

import { textOf } from '../../fields/field.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Check, Fields } from '../../types.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { isLicenceClass } from '../../values/licence-class.ts'
import { isValidLicenceNumber } from '../../values/licence-number.ts'
import { normalise } from '../../values/normalise.ts'
import { findRenachs } from '../../values/renach.ts'
import { readerView } from '../../weigh/reader-view.ts'
import { check, required, soft } from '../check.ts'
import { ageAtFirstLicence, ageForClass, dateOrder, validityTerm } from './date-checks.ts'
import type { MachineZone } from './machine-zone.ts'
import { oneCard } from './one-card.ts'
import { zoneAgrees, zoneCheckDigits } from './zone-checks.ts'

/** Without these a card says too little to be called valid. */
const REQUIRED = [
  'name',
  'dateOfBirth',
  'expirationDate',
  'licenseNumber',
  'licenseClass',
  'personalNumber',
] as const

/** What was seen beside the fields. */
interface Seen {
  readonly zone: MachineZone | null
  /** Every registration number that is printed. */
  readonly numbers: readonly string[]
  readonly firstLicence: string | null
  /** False where the data stand in a list, a table, a form or a text; null where nothing tells. */
  readonly isOnCard: boolean | null
}

/** Rules of domain section 1.10 and 4.1. */
export function checkCard(fields: Fields, reading: Reading, seen: Seen): Check[] {
  const { zone, isOnCard } = seen
  const dates = {
    birth: textOf(fields.dateOfBirth),
    first: seen.firstLicence,
    issue: textOf(fields.issueDate),
    expiry: textOf(fields.expirationDate),
  }
  return [
    required('required_fields', fields, REQUIRED),
    licenceNumber(fields),
    personalNumber(fields),
    numbersDiffer(fields),
    oneLicenceNumber(seen.numbers),
    oneCard(fields, reading, isOnCard),
    dateOrder(dates),
    ageAtFirstLicence(dates),
    validityTerm(dates),
    licenceClass(fields),
    ageForClass(fields, dates),
    cetppClass(fields),
    zoneCheckDigits(zone),
    zoneAgrees(fields, zone),
    renachAgrees(fields, reading),
    drivingDocument(reading),
    isCard(isOnCard),
    digitalSignature(reading),
    notASpecimen(reading),
  ]
}

function licenceNumber(fields: Fields): Check {
  const number = textOf(fields.licenseNumber)
  const outcome = number === null ? null : isValidLicenceNumber(number)
  return check('licence_number_check_digits', outcome, 'the last two digits of the registration number', [
    'licenseNumber',
  ])
}

function personalNumber(fields: Fields): Check {
  const number = textOf(fields.personalNumber)
  const outcome = number === null ? null : isValidCpf(number)
  return check('cpf_check_digits', outcome, 'the last two digits of the CPF', ['personalNumber'])
}

function numbersDiffer(fields: Fields): Check {
  const [licence, cpf] = [textOf(fields.licenseNumber), textOf(fields.personalNumber)]
  const outcome = licence === null || cpf === null ? null : licence !== cpf
  return check('numbers_differ', outcome, 'registration number and CPF are different numbers', [
    'licenseNumber',
    'personalNumber',
  ])
}

function oneLicenceNumber(numbers: readonly string[]): Check {
  const outcome = numbers.length === 0 ? null : new Set(numbers).size === 1
  return check('one_licence_number', outcome, 'every side shows the same registration number', [
    'licenseNumber',
  ])
}

function licenceClass(fields: Fields): Check {
  const value = textOf(fields.licenseClass)
  const outcome = value === null ? null : isLicenceClass(value)
  return check('licence_class_known', outcome, 'the class is one of those issued', ['licenseClass'])
}

function cetppClass(fields: Fields): Check {
  const value = textOf(fields.licenseClass)
  const has = fields.hasCetpp?.status === 'found' && fields.hasCetpp.value === true
  const outcome = !has || value === null ? null : value !== 'A' && value !== 'ACC'
  return soft('cetpp_class', outcome, 'dangerous goods are carried with class B or higher', [
    'hasCetpp',
    'licenseClass',
  ])
}

function renachAgrees(fields: Fields, { lines }: Reading): Check {
  const place = textOf(fields.placeOfIssue)
  const units = lines.flatMap(({ line }) => findRenachs(line.text)).map(({ uf }) => uf)
  const outcome = place === null || units.length === 0 ? null : units.some((uf) => uf === place)
  return soft('renach_agrees', outcome, 'the RENACH begins with the state of issue', ['placeOfIssue'])
}

/** The digital export says that it is signed; a file that says so and is not was made or changed by others. */
function digitalSignature(reading: Reading): Check {
  const claims = /ASSINADO COM CERTIFICADO DIGITAL/.test(normalise(readerView(reading).text.text))
  const message = 'a file that says it is digitally signed carries a signature over all of its bytes'
  return check('digital_signature', claims ? reading.isSigned : null, message, [])
}

/** The export "documento de identificação" says so itself, over two lines of its paragraph. */
function drivingDocument(reading: Reading): Check {
  const text = normalise(readerView(reading).text.text)
  const isOther = /NAO PODE SER UTILIZADO COMO DOCUMENTO DE HABILITACAO/.test(text)
  return check('driving_document', !isOther, 'the file says that it may be used as a driver licence', [])
}

/** A print-out may say the truth; it is no document that a driver can show. */
function isCard(isOnCard: boolean | null): Check {
  return check('is_card', isOnCard, 'the data stand on a card or its digital export', [])
}

function notASpecimen(reading: Reading): Check {
  const specimen = /^\W*(?:SPECIMEN|ESPECIME|MODELO|AMOSTRA|SEM VALOR(?: LEGAL)?)\W*$/
  const isSpecimen = reading.lines.some(({ norm }) => specimen.test(norm))
  return check('not_a_specimen', !isSpecimen, 'no specimen mark', [])
}

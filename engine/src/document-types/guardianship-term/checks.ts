import { textOf } from '../../fields/field.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Check, Fields, JsonValue } from '../../types.ts'
import { ageAt, compareDates, isIsoDate } from '../../values/calendar.ts'
import { caseNumberParts, findCaseNumbers } from '../../values/case-number.ts'
import { CPF_PRINT, findCpfs, isValidCpf } from '../../values/cpf.ts'
import { fold } from '../../values/fold.ts'
import { withMask } from '../../values/printed-number.ts'
import { check, soft } from '../check.ts'
import type { RuleName } from '../rules.ts'
import { checkPaper } from './paper-checks.ts'

const ADULT_YEARS = 18
const CASE_YEAR_MIN = 1980
const YOUNG_CURATEE = /MENOR PUBERE|NASCITURO|CURATELA ESPECIAL|AINDA MENOR|RELATIVAMENTE INCAPAZ/

/** The rules of docs/domain.md 4.3. */
export function checkGuardianship(fields: Fields, reading: Reading): Check[] {
  const text = fold(reading.lines.map((line) => line.line.text).join('\n'))
  return [
    present(
      'kind_known',
      fields,
      'kind',
      'the document says whether it is about guarda, tutela or curatela',
      ['OTHER'],
    ),
    present('case_number_present', fields, 'caseNumber', 'a court case number is printed'),
    caseNumberDigits(fields),
    courtOfNumber(fields),
    caseYear(fields),
    stampNumber(fields, reading),
    listed('guardian_named', fields, 'guardians', 'at least one guardian is named'),
    listed('ward_named', fields, 'wards', 'at least one ward is named'),
    cpfDigits(fields),
    printedCpfs(reading),
    guardianIsNotWard(fields),
    wardAge(fields, text),
    present('issue_date_present', fields, 'issueDate', 'the date of the term is printed'),
    dateOrder(fields),
    courtHeader(fields, text),
    signature(fields),
    ...checkPaper(text),
  ]
}

function dateOf(fields: Fields, name: string): string | null {
  const value = textOf(fields[name])?.slice(0, 10) ?? null
  return value !== null && isIsoDate(value) ? value : null
}

function present(
  rule: RuleName,
  fields: Fields,
  name: string,
  message: string,
  except: readonly string[] = [],
): Check {
  const value = textOf(fields[name])
  return check(rule, value !== null && !except.includes(value), message, [name])
}

/** Members of a list field as plain records. */
function membersOf(fields: Fields, name: string): Record<string, JsonValue>[] {
  const value = fields[name]?.value ?? null
  if (!Array.isArray(value)) return []
  return value.flatMap((one) =>
    one !== null && typeof one === 'object' && !Array.isArray(one) ? [{ ...one }] : [],
  )
}

function listed(rule: RuleName, fields: Fields, name: string, message: string): Check {
  return check(rule, membersOf(fields, name).length > 0, message, [name])
}

function caseNumberDigits(fields: Fields): Check {
  return check(
    'case_number_check_digits',
    textOf(fields.caseNumber) === null ? null : fields.caseNumberValid?.value === true,
    'the check digits of the case number follow CNJ resolution 65/2008',
    ['caseNumber', 'caseNumberValid'],
  )
}

function courtOfNumber(fields: Fields): Check {
  const uf = caseNumberParts(textOf(fields.caseNumber) ?? '')?.uf
  const state = textOf(fields.state)
  const passes = !uf || state === null ? null : uf === state
  return check('case_number_court', passes, "the court in the case number is the letterhead's", [
    'caseNumber',
    'court',
    'state',
  ])
}

function caseYear(fields: Fields): Check {
  const year = caseNumberParts(textOf(fields.caseNumber) ?? '')?.year
  const issued = dateOf(fields, 'issueDate')
  const passes = !year || issued === null ? null : year >= CASE_YEAR_MIN && year <= Number(issued.slice(0, 4))
  return soft('case_number_year', passes, 'the case was filed before the term was issued', [
    'caseNumber',
    'issueDate',
  ])
}

/** The number that the margin stamp repeats. */
function stampNumber(fields: Fields, reading: Reading): Check {
  const number = textOf(fields.caseNumber)
  const stamps = reading.pages.flatMap((page) =>
    [
      page.turned.map((line) => line.line.text).join(' '),
      ...stampSentences(page.rows.map((row) => row.map((line) => line.line.text).join(' ')).join(' ')),
    ].flatMap((stamp) => findCaseNumbers(stamp).map((hit) => hit.value)),
  )
  const passes = number === null || stamps.length === 0 ? null : stamps.includes(number)
  return check('stamp_case_number', passes, 'the margin stamp names the same case', ['caseNumber'])
}

/** e-SAJ and Projudi print their stamps upright as well. */
function stampSentences(text: string): string[] {
  return [...text.matchAll(/informe o processo\s(.{0,32})|PROJUDI\s?[-–]\s?Processo:\s(.{0,32})/gi)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
}

function cpfDigits(fields: Fields): Check {
  const cpfs = ['guardians', 'wards'].flatMap((name) =>
    membersOf(fields, name).flatMap(({ cpf }) => (typeof cpf === 'string' ? [cpf] : [])),
  )
  const passes = cpfs.length === 0 ? null : cpfs.every(isValidCpf)
  return check('cpf_check_digits', passes, 'every CPF has the check digits of its number', [
    'guardians',
    'wards',
  ])
}

/** Of anybody whom the page names; pixels may have been misread. */
function printedCpfs(reading: Reading): Check {
  const lines = reading.lines.filter(({ line }) => line.source === 'text-layer')
  const hits = findCpfs(lines.map(({ line }) => line.text).join('\n')).filter(
    ({ raw, value }) => raw === withMask(CPF_PRINT.mask, value),
  )
  const passes = hits.length === 0 ? null : hits.every((hit) => hit.valid)
  return check('printed_cpfs', passes, 'every CPF on the page has the check digits of its number', [])
}

function guardianIsNotWard(fields: Fields): Check {
  // Initials are shared by many.
  const names = (name: string) =>
    membersOf(fields, name)
      .map((one) => fold(String(one.name)))
      .filter((printed) => /[A-Z]{3}/.test(printed))
  const wards = names('wards')
  const keepers = names('guardians')
  const passes =
    wards.length === 0 || keepers.length === 0 ? null : !keepers.some((name) => wards.includes(name))
  return check('guardian_is_not_ward', passes, 'nobody is both guardian and ward', ['guardians', 'wards'])
}

/** Guarda and tutela are for people under 18; curatela for adults, with exceptions the text must name. */
function wardAge(fields: Fields, text: string): Check {
  const issued = dateOf(fields, 'issueDate')
  const kind = textOf(fields.kind)
  const ages = membersOf(fields, 'wards').flatMap(({ birthDate }) =>
    typeof birthDate === 'string' && isIsoDate(birthDate) && issued !== null
      ? [ageAt(birthDate, issued)]
      : [],
  )
  const names = ['wards', 'issueDate', 'kind']
  if (ages.length === 0 || kind === null || kind === 'OTHER')
    return check('ward_age', null, 'the age of the ward fits the kind', names)
  if (kind === 'CURATELA') {
    const passes = ages.every((age) => age >= ADULT_YEARS) || YOUNG_CURATEE.test(text)
    return soft('ward_age', passes, `a curatee is ${ADULT_YEARS} or older`, names)
  }
  const isMinor = ages.every((age) => age >= 0 && age < ADULT_YEARS)
  return check('ward_age', isMinor, `a ward of guarda or tutela is under ${ADULT_YEARS}`, names)
}

function dateOrder(fields: Fields): Check {
  const [decided, issued] = [dateOf(fields, 'decisionDate'), dateOf(fields, 'issueDate')]
  const passes = decided === null || issued === null ? null : compareDates(decided, issued) <= 0
  return soft('decision_before_issue', passes, 'the decision is not later than the term', [
    'decisionDate',
    'issueDate',
  ])
}

/** Where a letterhead stands, and what its lines say; `Comarca: Lagarto` is told by somebody else. */
const HEAD_LINES = 16
const COURT_LINE = /^[^:]*(?:TRIBUNAL|PODER JUDICIARIO|COMARCA D|JUIZO|JUSTICA (?:ESTADUAL|D[OE] ))[^:]*$/

function courtHeader(fields: Fields, text: string): Check {
  const words = text
    .split('\n')
    .slice(0, HEAD_LINES)
    .some((line) => COURT_LINE.test(line))
  const named = textOf(fields.court) !== null || textOf(fields.courtDivision) !== null
  return check('court_header', words && named, 'the letterhead of a court is printed', [
    'court',
    'courtDivision',
  ])
}

function signature(fields: Fields): Check {
  const elements = ['signedBy', 'signatureDate', 'verificationCode', 'verificationLink']
  const isSigned = elements.some((name) => fields[name]?.status === 'found')
  return check('signature_element', isSigned, 'a signature, stamp or code is printed', elements)
}

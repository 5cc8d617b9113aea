import type { Reading } from '../../fields/reading.ts'
import type { Check, CheckOutcome, Field, Fields, JsonValue } from '../../types.ts'
import { ageAt, compareDates, isIsoDate } from '../../values/calendar.ts'
import { caseNumberParts, findCaseNumbers } from '../../values/case-number.ts'
import { CPF_PRINT, findCpfs, isValidCpf } from '../../values/cpf.ts'
import { fold } from '../../values/fold.ts'
import { pattern } from '../../values/pattern.ts'
import { withMask } from '../../values/printed-number.ts'

const ADULT_YEARS = 18
const CASE_YEAR_MIN = 1980
/** Papers that are no signed term. */
const DRAFT = new RegExp(
  `(?<![A-Z])(?:${[
    'MINUTA',
    'M I N U T A',
    'RASCUNHO',
    'R A S C U N H O',
    'ESBOCO',
    'PROJETO DE TERMO',
    'MODELO DE TERMO',
    'VERSAO PRELIMINAR',
    'SEM VALOR(?: LEGAL| JURIDICO)?',
    'SEM (?:EFEITO|VALIDADE) (?:LEGAL|JURIDIC[OA])',
    'TORNADO SEM EFEITO',
    '(?:DOCUMENTO|TERMO) (?:AINDA )?NAO ASSINADO',
    '(?:AGUARDANDO|PENDENTE DE|FALTA A?) ?ASSINATURA',
    'ESPECIME',
    'SPECIMEN',
    'AMOSTRA',
  ].join('|')})(?![A-Z])`,
)
/** The court's own decision: a source of the same facts, but no term. */
const DECISION_PAPER =
  /(?:^|\n)\s*(?:S ?E ?N ?T ?E ?N ?C ?A|DECISAO(?: INTERLOCUTORIA)?|DESPACHO|CERTIDAO(?: DE [A-Z ]{4,40})?|ACORDAO)\s*(?=\n)/
const TERM = /(?:^|\n)[^\n]{0,40}(?:TERMO|COMPROMISSO)(?![A-Z])/
const PETITION = pattern()`
  ^[\s\S]{0,200}EXCELENTISSIM[OA] SENHORA? (?:DOUTORA? )?(?:JUIZA?|DESEMBARGADOR)|PEDE DEFERIMENTO
  |VEM,? RESPEITOSAMENTE|DA-SE A CAUSA O VALOR
`
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
    check('no_draft', DRAFT.test(text) ? 'fail' : 'pass', 'the paper is no draft', []),
    check(
      'no_decision',
      DECISION_PAPER.test(text) && !TERM.test(text) ? 'fail' : 'pass',
      'the paper is a term, not the decision behind it',
      ['documentTitle'],
    ),
    check('no_petition', PETITION.test(text) ? 'fail' : 'pass', 'the paper is no petition', [
      'documentTitle',
    ]),
  ]
}

function check(rule: string, outcome: CheckOutcome, message: string, fields: readonly string[]): Check {
  return { rule, outcome, message, fields }
}

function fieldValue(field: Field | undefined): JsonValue {
  return field?.status === 'found' ? field.value : null
}

function textOf(fields: Fields, name: string): string | null {
  const value = fieldValue(fields[name])
  return typeof value === 'string' ? value : null
}

function dateOf(fields: Fields, name: string): string | null {
  const value = textOf(fields, name)?.slice(0, 10) ?? null
  return value !== null && isIsoDate(value) ? value : null
}

function present(
  rule: string,
  fields: Fields,
  name: string,
  message: string,
  except: readonly string[] = [],
): Check {
  const value = textOf(fields, name)
  return check(rule, value === null || except.includes(value) ? 'fail' : 'pass', message, [name])
}

/** Members of a list field as plain records. */
function membersOf(fields: Fields, name: string): Record<string, JsonValue>[] {
  const value = fieldValue(fields[name])
  if (!Array.isArray(value)) return []
  return value.flatMap((one) =>
    one !== null && typeof one === 'object' && !Array.isArray(one) ? [{ ...one }] : [],
  )
}

function listed(rule: string, fields: Fields, name: string, message: string): Check {
  return check(rule, membersOf(fields, name).length > 0 ? 'pass' : 'fail', message, [name])
}

function caseNumberDigits(fields: Fields): Check {
  const valid = fieldValue(fields.caseNumberValid)
  const outcome = textOf(fields, 'caseNumber') === null ? 'not_applicable' : valid === true ? 'pass' : 'fail'
  return check(
    'case_number_check_digits',
    outcome,
    'the check digits of the case number follow CNJ resolution 65/2008',
    ['caseNumber', 'caseNumberValid'],
  )
}

function courtOfNumber(fields: Fields): Check {
  const parts = caseNumberParts(textOf(fields, 'caseNumber') ?? '')
  const state = textOf(fields, 'state')
  const outcome = !parts?.uf || state === null ? 'not_applicable' : parts.uf === state ? 'pass' : 'fail'
  return check('case_number_court', outcome, "the court in the case number is the letterhead's", [
    'caseNumber',
    'court',
    'state',
  ])
}

function caseYear(fields: Fields): Check {
  const parts = caseNumberParts(textOf(fields, 'caseNumber') ?? '')
  const issued = dateOf(fields, 'issueDate')
  const last = issued === null ? null : Number(issued.slice(0, 4))
  const outcome =
    !parts || last === null
      ? 'not_applicable'
      : parts.year >= CASE_YEAR_MIN && parts.year <= last
        ? 'pass'
        : 'warn'
  return check('case_number_year', outcome, 'the case was filed before the term was issued', [
    'caseNumber',
    'issueDate',
  ])
}

/** The number that the margin stamp repeats. */
function stampNumber(fields: Fields, reading: Reading): Check {
  const number = textOf(fields, 'caseNumber')
  const stamps = reading.pages.flatMap((page) =>
    [
      page.turned.map((line) => line.line.text).join(' '),
      ...stampSentences(page.rows.map((row) => row.map((line) => line.line.text).join(' ')).join(' ')),
    ].flatMap((stamp) => findCaseNumbers(stamp).map((hit) => hit.value)),
  )
  const outcome =
    number === null || stamps.length === 0 ? 'not_applicable' : stamps.includes(number) ? 'pass' : 'fail'
  return check('stamp_case_number', outcome, 'the margin stamp names the same case', ['caseNumber'])
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
  const outcome = cpfs.length === 0 ? 'not_applicable' : cpfs.every(isValidCpf) ? 'pass' : 'fail'
  return check('cpf_check_digits', outcome, 'every CPF has the check digits of its number', [
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
  const outcome = hits.length === 0 ? 'not_applicable' : hits.every((hit) => hit.valid) ? 'pass' : 'fail'
  return check('printed_cpfs', outcome, 'every CPF on the page has the check digits of its number', [])
}

function guardianIsNotWard(fields: Fields): Check {
  // Initials are shared by many.
  const names = (name: string) =>
    membersOf(fields, name)
      .map((one) => fold(String(one.name)))
      .filter((printed) => /[A-Z]{3}/.test(printed))
  const wards = names('wards')
  const keepers = names('guardians')
  const outcome =
    wards.length === 0 || keepers.length === 0
      ? 'not_applicable'
      : keepers.some((name) => wards.includes(name))
        ? 'fail'
        : 'pass'
  return check('guardian_is_not_ward', outcome, 'nobody is both guardian and ward', ['guardians', 'wards'])
}

/** Guarda and tutela are for people under 18; curatela for adults, with exceptions the text must name. */
function wardAge(fields: Fields, text: string): Check {
  const issued = dateOf(fields, 'issueDate')
  const kind = textOf(fields, 'kind')
  const ages = membersOf(fields, 'wards').flatMap(({ birthDate }) =>
    typeof birthDate === 'string' && isIsoDate(birthDate) && issued !== null
      ? [ageAt(birthDate, issued)]
      : [],
  )
  const names = ['wards', 'issueDate', 'kind']
  if (ages.length === 0 || kind === null || kind === 'OTHER')
    return check('ward_age', 'not_applicable', 'the age of the ward fits the kind', names)
  if (kind === 'CURATELA') {
    const isAdult = ages.every((age) => age >= ADULT_YEARS)
    const outcome = isAdult || YOUNG_CURATEE.test(text) ? 'pass' : 'warn'
    return check('ward_age', outcome, `a curatee is ${ADULT_YEARS} or older`, names)
  }
  const isMinor = ages.every((age) => age >= 0 && age < ADULT_YEARS)
  return check(
    'ward_age',
    isMinor ? 'pass' : 'fail',
    `a ward of guarda or tutela is under ${ADULT_YEARS}`,
    names,
  )
}

function dateOrder(fields: Fields): Check {
  const [decided, issued] = [dateOf(fields, 'decisionDate'), dateOf(fields, 'issueDate')]
  const outcome =
    decided === null || issued === null
      ? 'not_applicable'
      : compareDates(decided, issued) <= 0
        ? 'pass'
        : 'warn'
  return check('decision_before_issue', outcome, 'the decision is not later than the term', [
    'decisionDate',
    'issueDate',
  ])
}

function courtHeader(fields: Fields, text: string): Check {
  const words =
    /TRIBUNAL DE JUSTICA|PODER JUDICIARIO|COMARCA|JUIZO|(?<![A-Z])VARA(?![A-Z])|JUSTICA ESTADUAL/.test(text)
  const named = textOf(fields, 'court') !== null || textOf(fields, 'courtDivision') !== null
  return check('court_header', words && named ? 'pass' : 'fail', 'the letterhead of a court is printed', [
    'court',
    'courtDivision',
  ])
}

function signature(fields: Fields): Check {
  const elements = ['signedBy', 'signatureDate', 'verificationCode', 'verificationLink']
  const isSigned = elements.some((name) => fields[name]?.status === 'found')
  return check(
    'signature_element',
    isSigned ? 'pass' : 'fail',
    'a signature, stamp or code is printed',
    elements,
  )
}

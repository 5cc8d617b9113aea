import { groupsIn, isGiven, textIn, type Values } from '../../fields/values.ts'
import type { Check } from '../../types.ts'
import { ADULT_YEARS, ageAt, compareDates, isIsoDate } from '../../values/calendar.ts'
import { caseNumberParts, findCaseNumbers } from '../../values/case-number.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { fold } from '../../values/fold.ts'
import { anyOf } from '../../values/pattern.ts'
import { parseUf } from '../../values/uf.ts'
import { HEAD_LINES, hard, ifBoth, judged, type Outcome, soft } from '../check.ts'
import type { RulesOfValues } from '../rules-of-values.ts'
import { follow } from './follow.ts'

const PEOPLE = ['guardians', 'wards']
const SIGNS = ['signedBy', 'signatureDate', 'verificationCode', 'verificationLink']
const COURT = ['court', 'courtDivision']
const YOUNG_CURATEE = anyOf('MENOR PUBERE|NASCITURO|CURATELA ESPECIAL|AINDA MENOR|RELATIVAMENTE INCAPAZ')

/** The rules of docs/domain.md 4.3 that need the values and the printed lines alone. */
const RULES = {
  kind_known: hard('the document says whether it is about guarda, tutela or curatela', 'kind'),
  case_number_present: hard('a court case number is printed', 'caseNumber'),
  case_number_check_digits: hard(
    'the check digits of the case number follow CNJ resolution 65/2008',
    'caseNumber',
    'caseNumberValid',
  ),
  case_number_court: hard(
    'the court in the case number is that of the letterhead',
    'caseNumber',
    'court',
    'state',
  ),
  case_number_year: soft('the case was filed before the term was issued', 'caseNumber', 'issueDate'),
  guardian_named: hard('at least one guardian is named', 'guardians'),
  ward_named: hard('at least one ward is named', 'wards'),
  cpf_check_digits: hard('every CPF has the check digits of its number', ...PEOPLE),
  guardian_is_not_ward: hard('nobody is both guardian and ward', ...PEOPLE),
  ward_age: hard('the age of the ward fits the kind', 'wards', 'issueDate', 'kind'),
  issue_date_present: hard('the date of the term is printed', 'issueDate'),
  decision_before_issue: soft('the decision is not later than the term', 'decisionDate', 'issueDate'),
  court_header: hard('the letterhead of a court is printed', ...COURT),
  signature_element: hard('a signature, stamp or code is printed', ...SIGNS),
}

export type TermValueRule = keyof typeof RULES

export const TERM_RULES: RulesOfValues = {
  check: checkValues,
  compared: ['stamp_case_number'],
  spellings: {
    caseNumber(text) {
      const [hit, ...more] = findCaseNumbers(text)
      return hit && more.length === 0 && hit.raw === text ? hit.value : text
    },
    state: (text) => parseUf(text) ?? undefined,
  },
  follow,
}

function checkValues(values: Values, lines: readonly string[]): Check[] {
  const text = fold(lines.join('\n'))
  const caseNumber = textIn(values.caseNumber)
  const { uf, year } = caseNumberParts(caseNumber ?? '') ?? {}
  const [decided, issued] = [dateOf(values, 'decisionDate'), dateOf(values, 'issueDate')]
  const [guardians, wards] = PEOPLE.map((name) => groupsIn(values[name]).map(nameOf).filter(isWhole))
  const cpfs = PEOPLE.flatMap((name) => groupsIn(values[name]).flatMap(({ cpf }) => textIn(cpf) ?? []))
  const isGivenIn = (name: string) => isGiven(values[name])
  return judged(RULES, {
    kind_known: isGivenIn('kind') && values.kind !== 'OTHER',
    case_number_present: isGivenIn('caseNumber'),
    case_number_check_digits: caseNumber === null ? null : values.caseNumberValid === true,
    case_number_court: ifBoth(uf, textIn(values.state), (own, state) => own === state),
    case_number_year: ifBoth(year, issued, (own, day) => own <= Number(day.slice(0, 4))),
    guardian_named: isGivenIn('guardians'),
    ward_named: isGivenIn('wards'),
    cpf_check_digits: cpfs.length === 0 ? null : cpfs.every(isValidCpf),
    guardian_is_not_ward:
      guardians?.length && wards?.length ? !guardians.some((name) => wards.includes(name)) : null,
    ward_age: wardAge(values, issued, text),
    issue_date_present: isGivenIn('issueDate'),
    decision_before_issue: ifBoth(decided, issued, (one, other) => compareDates(one, other) <= 0),
    court_header:
      text.split('\n', HEAD_LINES).some((line) => COURT_LINE.test(line)) &&
      COURT.some((name) => textIn(values[name]) !== null),
    signature_element: SIGNS.some(isGivenIn),
  })
}

/** What lines of a letterhead begin with. `Comarca: Lagarto` with a colon is a caption, not a letterhead. */
const COURT_LINE = /^[^:]*(?:TRIBUNAL|PODER JUDICIARIO|COMARCA D|JUIZO|JUSTICA (?:ESTADUAL|D[OE] ))[^:]*$/

function dateOf(values: Values, name: string): string | null {
  const value = textIn(values[name])?.slice(0, 10) ?? null
  return value !== null && isIsoDate(value) ? value : null
}

const nameOf = ({ name }: Values) => fold(String(name))
/** Initials are shared by many. */
const isWhole = (name: string) => /[A-Z]{3}/.test(name)

/** Guarda and tutela are for people under 18; curatela for adults, with exceptions the text must name. */
function wardAge(values: Values, issued: string | null, text: string): Outcome {
  const kind = textIn(values.kind)
  const ages = groupsIn(values.wards).flatMap((ward) => {
    const birth = dateOf(ward, 'birthDate')
    return birth && issued ? [ageAt(birth, issued)] : []
  })
  if (ages.length === 0 || kind === null || kind === 'OTHER') return null
  if (kind === 'CURATELA') {
    const passes = ages.every((age) => age >= ADULT_YEARS) || YOUNG_CURATEE.test(text)
    return { passes, message: `a curatee is ${ADULT_YEARS} or older`, isSoft: true }
  }
  const passes = ages.every((age) => age >= 0 && age < ADULT_YEARS)
  return { passes, message: `a ward of guarda or tutela is under ${ADULT_YEARS}` }
}

import { groupsIn, isGiven, textIn, type Values } from '../../fields/values.ts'
import type { Check } from '../../types.ts'
import { ADULT_YEARS, ageAt, compareDates, isIsoDate } from '../../values/calendar.ts'
import { caseNumberParts, findCaseNumbers } from '../../values/case-number.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { fold } from '../../values/fold.ts'
import { anyOf } from '../../values/pattern.ts'
import { parseUf } from '../../values/uf.ts'
import { check, HEAD_LINES, soft } from '../check.ts'
import type { RuleName } from '../rules.ts'
import type { RulesOfValues } from '../rules-of-values.ts'
import { follow } from './follow.ts'

const PEOPLE = ['guardians', 'wards']
const YOUNG_CURATEE = anyOf('MENOR PUBERE|NASCITURO|CURATELA ESPECIAL|AINDA MENOR|RELATIVAMENTE INCAPAZ')

/** The rules of docs/domain.md 4.3 that need the values and the printed lines alone. */
export const TERM_RULES: RulesOfValues = {
  check(values, lines) {
    const text = fold(lines.join('\n'))
    return [
      present(
        'kind_known',
        { kind: values.kind === 'OTHER' ? null : (values.kind ?? null) },
        'kind',
        'the document says whether it is about guarda, tutela or curatela',
      ),
      present('case_number_present', values, 'caseNumber', 'a court case number is printed'),
      caseNumberDigits(values),
      courtOfNumber(values),
      caseYear(values),
      present('guardian_named', values, 'guardians', 'at least one guardian is named'),
      present('ward_named', values, 'wards', 'at least one ward is named'),
      cpfDigits(values),
      guardianIsNotWard(values),
      wardAge(values, text),
      present('issue_date_present', values, 'issueDate', 'the date of the term is printed'),
      dateOrder(values),
      courtHeader(values, text),
      signature(values),
    ]
  },
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

function dateOf(values: Values, name: string): string | null {
  const value = textIn(values[name])?.slice(0, 10) ?? null
  return value !== null && isIsoDate(value) ? value : null
}

function present(rule: RuleName, values: Values, name: string, message: string): Check {
  return check(rule, isGiven(values[name]), message, [name])
}

function caseNumberDigits(values: Values): Check {
  const passes = textIn(values.caseNumber) === null ? null : values.caseNumberValid === true
  const message = 'the check digits of the case number follow CNJ resolution 65/2008'
  return check('case_number_check_digits', passes, message, ['caseNumber', 'caseNumberValid'])
}

function courtOfNumber(values: Values): Check {
  const uf = caseNumberParts(textIn(values.caseNumber) ?? '')?.uf
  const state = textIn(values.state)
  const passes = !uf || state === null ? null : uf === state
  const message = "the court in the case number is the letterhead's"
  return check('case_number_court', passes, message, ['caseNumber', 'court', 'state'])
}

function caseYear(values: Values): Check {
  const year = caseNumberParts(textIn(values.caseNumber) ?? '')?.year
  const issued = dateOf(values, 'issueDate')
  const passes = !year || issued === null ? null : year <= Number(issued.slice(0, 4))
  const message = 'the case was filed before the term was issued'
  return soft('case_number_year', passes, message, ['caseNumber', 'issueDate'])
}

function cpfDigits(values: Values): Check {
  const cpfs = PEOPLE.flatMap((name) =>
    groupsIn(values[name]).flatMap(({ cpf }) => (typeof cpf === 'string' ? [cpf] : [])),
  )
  const passes = cpfs.length === 0 ? null : cpfs.every(isValidCpf)
  return check('cpf_check_digits', passes, 'every CPF has the check digits of its number', PEOPLE)
}

function guardianIsNotWard(values: Values): Check {
  // Initials are shared by many.
  const names = (name: string) =>
    groupsIn(values[name])
      .map((one) => fold(String(one.name)))
      .filter((printed) => /[A-Z]{3}/.test(printed))
  const wards = names('wards')
  const keepers = names('guardians')
  const passes =
    wards.length === 0 || keepers.length === 0 ? null : !keepers.some((name) => wards.includes(name))
  return check('guardian_is_not_ward', passes, 'nobody is both guardian and ward', PEOPLE)
}

/** Guarda and tutela are for people under 18; curatela for adults, with exceptions the text must name. */
function wardAge(values: Values, text: string): Check {
  const issued = dateOf(values, 'issueDate')
  const kind = textIn(values.kind)
  const ages = groupsIn(values.wards).flatMap(({ birthDate }) =>
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

function dateOrder(values: Values): Check {
  const [decided, issued] = [dateOf(values, 'decisionDate'), dateOf(values, 'issueDate')]
  const passes = decided === null || issued === null ? null : compareDates(decided, issued) <= 0
  const message = 'the decision is not later than the term'
  return soft('decision_before_issue', passes, message, ['decisionDate', 'issueDate'])
}

/** What lines of a letterhead begin with. `Comarca: Lagarto` with a colon is a caption, not a letterhead. */
const COURT_LINE = /^[^:]*(?:TRIBUNAL|PODER JUDICIARIO|COMARCA D|JUIZO|JUSTICA (?:ESTADUAL|D[OE] ))[^:]*$/

function courtHeader(values: Values, text: string): Check {
  const words = text
    .split('\n')
    .slice(0, HEAD_LINES)
    .some((line) => COURT_LINE.test(line))
  const names = ['court', 'courtDivision']
  const isNamed = names.some((name) => textIn(values[name]) !== null)
  return check('court_header', words && isNamed, 'the letterhead of a court is printed', names)
}

function signature(values: Values): Check {
  const elements = ['signedBy', 'signatureDate', 'verificationCode', 'verificationLink']
  const isSigned = elements.some((name) => isGiven(values[name]))
  return check('signature_element', isSigned, 'a signature, stamp or code is printed', elements)
}

import type { ReadDocument } from '../../fields/reading.ts'
import { wholeLine } from '../../fields/span.ts'
import { withDigits } from '../../values/code-text.ts'
import { courthouse, REST_OF_COURT } from '../../values/court-name.ts'
import { findDates } from '../../values/date.ts'
import { findIdentityIssuers, findIdentityNumbers } from '../../values/identity-number.ts'
import { findKinships } from '../../values/kinship.ts'
import { isOpenTerm, termOfOffice } from '../../values/term.ts'
import { trimmed, withoutCaption } from '../../values/trimmed-text.ts'
import type { GroupField } from '../../weigh/group.ts'
import { isLikely, type Proposal, proposalOf, SURE } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import {
  brokenField,
  namesField,
  ofNumberBefore,
  partsField,
  personField,
  type RoleField,
  sentencesField,
  textField,
  typedField,
} from '../../weigh/role-field.ts'
import type { Find } from '../../weigh/values-of-grammar.ts'
import {
  caseNumbers,
  city,
  cpfs,
  dates,
  isPluralWord,
  kinshipsToChild,
  links,
  place,
} from '../../weigh/values-of-text.ts'
import { ISSUE_FIELD, SIGNED_FIELD } from './named-days.ts'

export const CASE_FIELD = { ...typedField('caseNumber', 'CASE', caseNumbers), others: 'OTHER_NUMBER' }
/** A decision has its own number at its head, and quotes those of others. */
export const CASE_OF_DECISION: RoleField = { ...CASE_FIELD, isFirst: true }

export const TITLE_FIELD = textField('documentTitle', 'TITLE')

export const KEY_FIELD = partsField('verificationCode', 'KEY', withDigits)

const WHOLE_NAME = { endsWith: 'DISTRICT', goesOn: /^\D/, takesIn: REST_OF_COURT }
export const DIVISION_FIELD: RoleField = {
  ...textField('courtDivision', 'COURT_DIVISION', withoutCaption, WHOLE_NAME),
  isFirst: true,
}

export const DISTRICT_FIELD = textField('district', 'DISTRICT', city)

const VALIDITY_FIELD = textField('validityText', 'TERM', termOfOffice, { endsWith: 'EXPIRY' })

/** The last day alone, as it is printed. */
const LAST_DAY_FIELD = typedField('validityText', 'EXPIRY', (text) =>
  findDates(text).map(({ start, dayEnd: end }) => ({ value: text.slice(start, end), start, end })),
)

/** Which words of a term are which field. */
export const TERM_FIELDS: readonly RoleField[] = [
  TITLE_FIELD,
  CASE_FIELD,
  textField('caseClass', 'CASE_CLASS'),
  personField('judgeName', 'JUDGE'),
  DIVISION_FIELD,
  DISTRICT_FIELD,
  textField('forum', 'FORUM', courthouse, { endsWith: 'DISTRICT' }),
  ISSUE_FIELD,
  VALIDITY_FIELD,
  sentencesField('powers', 'POWERS'),
  SIGNED_FIELD,
  KEY_FIELD,
]

/** Kept apart: QR codes give links as well. */
export const LINK_FIELD = brokenField('verificationLink', 'LINK', links)

const GUARDIAN = personField(
  'guardians.name',
  'GUARDIAN',
  'GUARDIAN_CPF GUARDIAN_RG NATIONALITY MARITAL_STATUS OCCUPATION ADDRESS'.split(' '),
)
const WARD = personField('wards.name', 'WARD', 'BIRTH WARD_CPF WARD_RG BIRTH_PLACE PARENT'.split(' '))

/** Spouses, witnesses and whoever else is named. */
export const PERSON = personField('people.name', 'PERSON', [])

/** Whom a guardian replaced. */
export const FORMER = personField('formerGuardians.name', 'FORMER_GUARDIAN', [])

export const GUARDIAN_CPF: RoleField = {
  ...typedField('guardians.cpf', 'GUARDIAN_CPF', cpfs),
  takenFor: 'WARD_CPF',
}

const GUARDIAN_RG = typedField('guardians.rg', 'GUARDIAN_RG', findIdentityNumbers)

export const RELATIONSHIP = typedField('guardians.relationship', 'RELATIONSHIP', findKinships)

const guardians = (kinshipsToWard: Find): GroupField => ({
  name: 'guardians',
  key: GUARDIAN,
  others: [WARD, PERSON, FORMER],
  members: [
    GUARDIAN_CPF,
    GUARDIAN_RG,
    ofNumberBefore('guardians.rgIssuer', 'GUARDIAN_RG', findIdentityIssuers),
    textField('guardians.nationality', 'NATIONALITY'),
    textField('guardians.maritalStatus', 'MARITAL_STATUS'),
    { ...textField('guardians.occupation', 'OCCUPATION'), isShared: isPluralWord },
    textField('guardians.address', 'ADDRESS', trimmed, { goesOn: /./ }),
    { ...typedField('guardians.relationship', 'RELATIONSHIP', kinshipsToWard), isShared: isPluralWord },
  ],
})

export const GUARDIANS = guardians(findKinships)

export const GUARDIANS_OF_CHILDREN = guardians(kinshipsToChild)

/** A ward is already born when the term is written. */
const LIFETIME = { before: [ISSUE_FIELD, SIGNED_FIELD], years: 0 }

/** `nascido em Campinas aos` tells of one child, `nascidas` of all; a twin has the birth of the others. */
const BORN = /(g[eê]me[oa],?\s)?\bnascid[oa](s?)\s(?:\S+\s){0,6}$/iu

/** One birth for several children is that of each where it is told of none alone: they are twins. */
export const WARD_BIRTH = {
  ...typedField('wards.birthDate', 'BIRTH', dates),
  lifetime: LIFETIME,
  ledBy: BORN,
  isShared: (_birth: unknown, before: string) => {
    const [, twin, all] = BORN.exec(before) ?? []
    return twin !== undefined || all === 's'
  },
}

const WARD_CPF: RoleField = { ...typedField('wards.cpf', 'WARD_CPF', cpfs), takenFor: 'GUARDIAN_CPF' }
const WARD_RG = typedField('wards.rg', 'WARD_RG', findIdentityNumbers)

/** Numbers of one person alone. */
export const NUMBERS = [
  { member: 'cpf', ofGuardian: GUARDIAN_CPF, ofWard: WARD_CPF },
  { member: 'rg', ofGuardian: GUARDIAN_RG, ofWard: WARD_RG },
] as const

export const WARDS: GroupField = {
  name: 'wards',
  key: WARD,
  others: [GUARDIAN, PERSON, FORMER],
  members: [
    WARD_BIRTH,
    WARD_CPF,
    WARD_RG,
    textField('wards.placeOfBirth', 'BIRTH_PLACE', place),
    namesField('wards.filiation', 'PARENT'),
  ],
}

/** The term; where the network tells none, a cell that says that it has no end, or the last day. */
export function validity(view: ReaderView, { lines }: ReadDocument): readonly Proposal[] {
  const told = view.proposals(VALIDITY_FIELD)
  const isTold = told.some(isLikely)
  const line = isTold ? undefined : lines.find(({ norm }) => isOpenTerm(norm))
  if (line) return [proposalOf(withoutCaption(line.line.text), [wholeLine(line)], SURE), ...told]
  // A day without a length may be another paper's.
  const days = view.proposals(LAST_DAY_FIELD).map((day) => ({ ...day, sureAtMost: SURE }))
  return isTold ? told : [...days, ...told]
}

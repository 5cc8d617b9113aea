import type { GroupField } from '../../weigh/group.ts'
import {
  addressField,
  firstOfThem,
  namesField,
  ofNumberBefore,
  partsField,
  personField,
  type RoleField,
  sentencesField,
  sharedWhere,
  textEndingWith,
  textField,
  trimmed,
  typedField,
  withDigits,
} from '../../weigh/role-field.ts'
import {
  caseNumbers,
  cpfs,
  dates,
  identityIssuers,
  identityNumbers,
  isPluralKinship,
  kinships,
  links,
  place,
} from '../../weigh/values-of-text.ts'

/** Which words of a term are which field: fields that the reader tells alone. */
export const READ_FIELDS: readonly RoleField[] = [
  textField('documentTitle', 'TITLE'),
  firstOfThem(typedField('caseNumber', 'CASE', caseNumbers)),
  textField('caseClass', 'CASE_CLASS'),
  personField('judgeName', 'JUDGE'),
  firstOfThem(textEndingWith('courtDivision', 'COURT_DIVISION', 'DISTRICT')),
  sentencesField('powers', 'POWERS'),
]

/** Fields that have rules too. */
export const TERM_FIELDS: readonly RoleField[] = [
  textField('district', 'DISTRICT'),
  textEndingWith('forum', 'FORUM', 'DISTRICT'),
  typedField('decisionDate', 'DECISION', dates),
  typedField('issueDate', 'ISSUE', dates),
  textField('validityText', 'TERM'),
  typedField('verificationLink', 'LINK', links),
  partsField('verificationCode', 'KEY', withDigits),
]

const GUARDIAN = personField(
  'guardians.name',
  'GUARDIAN',
  'GUARDIAN_CPF GUARDIAN_RG NATIONALITY MARITAL_STATUS OCCUPATION ADDRESS'.split(' '),
)
const WARD = personField('wards.name', 'WARD', 'BIRTH WARD_CPF WARD_RG BIRTH_PLACE PARENT'.split(' '))

/** `solteira, maior e capaz`: what follows is no part of the status. */
const maritalStatus = (text: string) => trimmed(text.replace(/,.*/s, ''))

export const GUARDIANS: GroupField = {
  name: 'guardians',
  key: GUARDIAN,
  others: [WARD],
  members: [
    typedField('guardians.cpf', 'GUARDIAN_CPF', cpfs),
    typedField('guardians.rg', 'GUARDIAN_RG', identityNumbers),
    ofNumberBefore('guardians.rgIssuer', 'GUARDIAN_RG', identityIssuers),
    textField('guardians.nationality', 'NATIONALITY'),
    textField('guardians.maritalStatus', 'MARITAL_STATUS', maritalStatus),
    textField('guardians.occupation', 'OCCUPATION'),
    addressField('guardians.address', 'ADDRESS'),
    sharedWhere(typedField('guardians.relationship', 'RELATIONSHIP', kinships), isPluralKinship),
  ],
}

export const WARDS: GroupField = {
  name: 'wards',
  key: WARD,
  others: [GUARDIAN],
  members: [
    // Of several children one birth is told: they are twins.
    sharedWhere(typedField('wards.birthDate', 'BIRTH', dates), () => true),
    typedField('wards.cpf', 'WARD_CPF', cpfs),
    typedField('wards.rg', 'WARD_RG', identityNumbers),
    textField('wards.placeOfBirth', 'BIRTH_PLACE', place),
    namesField('wards.filiation', 'PARENT'),
  ],
}

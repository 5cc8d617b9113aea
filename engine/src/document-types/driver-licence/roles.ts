import { LICENCE_NUMBER } from '../../constrain/grammars.ts'
import { ADULT_YEARS } from '../../values/calendar.ts'
import { isLicenceClass } from '../../values/licence-class.ts'
import {
  COURSE_OR_ITS_DATE,
  isNoObservation,
  isObservation,
  parseComments,
  remarksAlone,
  withSeparators,
} from '../../values/observations.ts'
import { trimmed } from '../../values/trimmed-text.ts'
import { namesField, personField, type RoleField, textField, typedField } from '../../weigh/role-field.ts'
import { cpfs, dates, licenceClass, licenceNumbers, place, state } from '../../weigh/values-of-text.ts'
import { codesBy, onlyState } from './states.ts'

export const HOLDER = personField('name', 'HOLDER')
export const ISSUE = typedField('issueDate', 'ISSUE', dates)
export const EXPIRY = typedField('expirationDate', 'EXPIRY', dates)
/** Drivers are of age when a card is issued. */
export const BIRTH: RoleField = {
  ...typedField('dateOfBirth', 'BIRTH', dates),
  lifetime: { before: [ISSUE, EXPIRY], years: ADULT_YEARS },
}
export const PLACE_OF_BIRTH = textField('placeOfBirth', 'BIRTH_PLACE', place)
export const PLACE_OF_ISSUE = textField(
  'placeOfIssue',
  'ISSUE_PLACE',
  (text) => state(text) ?? onlyState(text),
)
/** By its state: `Detran/PR`, or a letterhead with one state's name. */
export const CARD_ISSUER = textField('cardIssuer', 'AGENCY', (text) => onlyState(text))
/** Of the first card, where a file has two. */
export const REGISTRATION: RoleField = {
  ...typedField('licenseNumber', 'REGISTRATION', licenceNumbers, LICENCE_NUMBER),
  isFirst: true,
}

/** A former licence and the class that is applied for are printed behind it. */
export const CLASS: RoleField = {
  ...textField('licenseClass', 'CATEGORY', licenceClass, { isCode: true }),
  isFirst: true,
}

/** `02559108365/E`; AC is a state, too. */
export const CLASS_BEHIND_NUMBER = typedField(
  'licenseClass',
  'REGISTRATION',
  codesBy(/\d{11}\s?[/–-]\s?(?!AC)([A-E]{1,2})(?![\p{L}\d])/gu, isLicenceClass),
)

const CPF = typedField('personalNumber', 'HOLDER_CPF', cpfs)
/** What a paper prints behind a driver's name. */
export const OF_ONE_PERSON = [BIRTH, CPF, REGISTRATION]
/** And once of each driver. */
export const PRINTED_ONCE = [HOLDER, ...OF_ONE_PERSON, ISSUE, EXPIRY]

export const PARENTS = namesField('filiation', 'PARENT')

export const REMARKS = textField('comments', 'REMARKS', remarksOf, {
  goesOn: /./,
  takesIn: COURSE_OR_ITS_DATE,
})

/** Which words of a driver's data are which field. */
export const DRIVER_ROLES: readonly RoleField[] = [
  ...PRINTED_ONCE,
  CLASS,
  PARENTS,
  PLACE_OF_BIRTH,
  PLACE_OF_ISSUE,
  CARD_ISSUER,
  REMARKS,
]

/** Forms that have a place for remarks say so where there are none. */
export function remarksOf(text: string): string | null {
  const found = parseComments(trimmed(withSeparators(remarksAlone(text))) ?? '')
  return found !== null && !isNoObservation(found) && isObservation(found) ? found : null
}

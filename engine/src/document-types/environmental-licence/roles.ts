import { activities } from '../../values/activity-text.ts'
import { withDigits } from '../../values/code-text.ts'
import {
  brokenField,
  cellsField,
  partsField,
  type RoleField,
  textField,
  typedField,
} from '../../weigh/role-field.ts'
import type { FoundValue } from '../../weigh/values-of-grammar.ts'
import { dates, links, taxNumbers, terms } from '../../weigh/values-of-text.ts'
import { AGENCY_CNPJS } from './agency-ids.ts'
import { authorisedPlates } from './excluded-plates.ts'
import { REST_OF_ACTIVITY } from './rest-of-activity.ts'

export const EXPIRY = typedField('expirationDate', 'EXPIRY', dates)

export const ACTIVITIES = cellsField('mainActivity', 'ACTIVITY', activities, REST_OF_ACTIVITY)

export const KEY = partsField('accessKey', 'KEY', accessKey)

export const NUMBER = textField('number', 'LICENCE_NUMBER', licenceNumber, { isCode: true })

export const PLATES: RoleField = {
  ...typedField('licensePlate', 'PLATE', authorisedPlates),
  isMany: true,
  ledBy: /(?<![\p{L}\d])placas?(?!\p{L})/iu,
}

/** Which words of a licence are which field. */
export const LICENCE_ROLES: readonly RoleField[] = [
  typedField('id', 'LICENSEE_ID', holders),
  NUMBER,
  KEY,
  EXPIRY,
  PLATES,
  ACTIVITIES,
]

/** Kept apart: QR codes give links as well. */
export const LINK_FIELD = brokenField('validationLink', 'LINK', links)

/** Who issued the licence, which shows its scope. */
export const AGENCY = textField('agency', 'AGENCY')

/** What the end is computed from where only a term is printed. */
export const TERM_ROLES = {
  term: typedField('term', 'TERM', terms),
  issued: typedField('issued', 'ISSUE', dates),
  signed: typedField('signed', 'SIGNED', dates),
}

/** An agency is never the holder. */
function holders(text: string): FoundValue[] {
  return taxNumbers(text).filter(({ value }) => !AGENCY_CNPJS.has(String(value)))
}

/**
 * `01234 / 2022` has no spaces, nor has `04 17 / 2003`, typed with gaps; `123/2022 - DICOP` ends before the department,
 * `123/2022/CLASSE II` before the class and `123/2022 - 1ª RENOVAÇÃO` before the renewal.
 */
function licenceNumber(text: string): string | null {
  const core = withDigits(text)
    ?.replace(/^(\d{1,3}) (?=\d{1,3}\s*\/\s*\d{4}$)/, '$1')
    .replace(/(?<=[\d\p{L}])\s*(?:\/\s*|\s-\s*(?=\d)|-\s+(?=\d))/gu, (sign) => sign.trim())
    .replace(/\/classe.*$|-\d{1,2}[ªº°].*$/i, '')
  const word = core?.split(/\s+/).find((one) => /\d/.test(one))
  return word === undefined || DATED.test(word) ? null : word
}

/** `VALIDADE22/11/2028`: a caption glued to its date. */
const DATED = /\p{L}{4}\d{2}\/\d{2}\/\d{4}$/u

/** What one types to see the document. A piece of its link, a number with a check digit and a file's name are no keys. */
function accessKey(text: string): string | null {
  const core = withDigits(text)
  const isKey = core !== null && !/[?=&,_]|^\d{6,}-\d$|^\p{Lu}?\p{Ll}{3,}\d$/u.test(core)
  return isKey ? core : null
}

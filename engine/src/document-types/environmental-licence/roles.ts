import { withDigits } from '../../values/code-text.ts'
import { trimmed } from '../../values/trimmed-text.ts'
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
  ledBy: /^placas?\b/i,
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

/** How much of one activity is licensed, before the next: `couro, com capacidade de 1.800 couros/dia, e de estação de tratamento`. */
const MEASURE_BETWEEN = /,?\s+com\s+capacidade\s[^,;]{0,60}?\d[^,;]{0,30},\s+e\s+(?:de\s+|d[oa]s?\s+)?/iu

const NEXT_ACTIVITY = /;\s+(?=\p{Lu}\p{Ll}|\p{L}\)\s|\(?(?:[cC][óÓoO][dD]\S*\s+)?\d[\d.,/-]{2,}\d)|\s[•·|]\s/u

const CODE = String.raw`\p{Lu}?\s?-?\d+[.,/-][\d.,/-]*\d`
const BEHIND = String.raw`\((?:\p{L}+\.?\s)?${CODE}`
/** `Fundição (código B-03-07-7) e serralheria (B-05-10-0)`, `B-03-07-7 Fundição B-05-10-0 Serralheria`. Measures have a unit. */
const NEXT_CODED = new RegExp(
  String.raw`(?<=${BEHIND}\)),?\s+(?:e\s+)?(?=[^()]+${BEHIND})|(?<=^${CODE}\s.*)\s(?=${CODE}\s+(?:[-–]\s+)?\p{Lu}\p{L}{3})`,
  'su',
)

/** A capital or a code after a semicolon begins the next one, and so do a bullet and what follows a code. */
function activities(text: string): string[] | null {
  const parts = [MEASURE_BETWEEN, NEXT_ACTIVITY, NEXT_CODED].reduce(
    (some, between) => some.flatMap((part) => part.split(between)),
    [text],
  )
  const each = parts.flatMap((one) => activity(one) ?? [])
  return each.length > 0 ? each : null
}

/** `Olaria CNAE: 2342-7/02`: the next cell was glued to it. In `COMÉRCIO E SERVIÇOS: POSTOS DE REVENDA …` much follows the colon. */
const NEXT_CAPTION = /\s\p{Lu}\p{L}+(?:\s\p{L}+)?:\s(?:\S*\d.*|\S+(?:\s\S+){0,3})$/su

/** `para OPERAR usina`, `a realizar a coleta`: what is done is the activity, that it is done is not. */
const DOES = /^(?:operar|realizar|exercer|desenvolver|executar)\s+(?:[ao]s?\s+)?/iu

function activity(text: string): string | null {
  const value = trimmed(text.replace(DOES, '').replace(NEXT_CAPTION, ''))
  return value !== null && /\p{L}{4}/u.test(value) && !/^(\S+)(?: \1)+$/iu.test(value) ? value : null
}

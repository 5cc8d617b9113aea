import { textIn, type Values } from '../../fields/values.ts'
import type { Check } from '../../types.ts'
import { isValidCnpj } from '../../values/cnpj.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { normalise } from '../../values/normalise.ts'
import { findNups } from '../../values/nup.ts'
import { parsePlate } from '../../values/plate.ts'
import { hostOf, isOfficialHost } from '../../values/url.ts'
import { allGiven, hard, ifGiven, judged } from '../check.ts'
import type { RulesOfValues } from '../rules-of-values.ts'
import { AGENCY_CNPJS } from './agency-ids.ts'

/** Public companies that run a government's servers under other domains (docs/domain.md 2.3). */
const OFFICIAL_COMPANIES = ['procempa.com.br']
/** Without these a licence says too little to be called valid. */
export const REQUIRED = ['id', 'number', 'scope']

/** The rules of docs/domain.md 4.2 that need the values and the printed lines alone. */
const RULES = {
  minimum_fields: hard('all required fields were found'),
  id_check_digits: hard('the check digits of the CPF or CNPJ must be right', 'id'),
  id_is_not_the_agency: hard('the licensee must not be the issuing agency', 'id'),
  official_link: hard('the validation link must point to a public body', 'validationLink'),
  process_check_digits: hard('the check digits of a federal process number must be right'),
}

export type LicenceValueRule = keyof typeof RULES

export const LICENCE_RULES: RulesOfValues = {
  // Whether it must have an end was read from its text.
  check: (values, lines, before) =>
    checkValues(values, lines, before.find(({ rule }) => rule === 'minimum_fields')?.fields ?? REQUIRED),
  compared: ['term_plausible', 'expiry_agrees'],
  spellings: { licensePlate: (text) => parsePlate(text) ?? text },
}

/** @param names of the fields without which it says too little */
export function checkValues(values: Values, lines: readonly string[], names: readonly string[]): Check[] {
  const [id, scope] = [textIn(values.id), textIn(values.scope)]
  const processes = scope === 'FEDERAL' ? findNups(normalise(lines.join('\n'))) : []
  return judged(RULES, {
    minimum_fields: allGiven(values, names),
    id_check_digits: ifGiven(id, (own) => (own.length === 11 ? isValidCpf(own) : isValidCnpj(own))),
    id_is_not_the_agency: ifGiven(id, (own) => !AGENCY_CNPJS.has(own)),
    official_link: ifGiven(textIn(values.validationLink), (link) => isOfOffice(hostOf(link), scope)),
    process_check_digits: processes.length === 0 ? null : processes.some(({ valid }) => valid),
  })
}

function isOfOffice(host: string, scope: string | null): boolean {
  // Small towns and consortia have no .gov.br of their own; .org.br is a registered body all the same.
  const isTown = scope === 'MUNICIPAL' && /\.org\.br$/.test(host)
  return (
    isOfficialHost(host) || OFFICIAL_COMPANIES.some((company) => `.${host}`.endsWith(`.${company}`)) || isTown
  )
}

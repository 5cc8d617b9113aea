import { textIn, type Values } from '../../fields/values.ts'
import type { Check } from '../../types.ts'
import { isValidCnpj } from '../../values/cnpj.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { normalise } from '../../values/normalise.ts'
import { findNups } from '../../values/nup.ts'
import { parsePlate } from '../../values/plate.ts'
import { hostOf, isOfficialHost } from '../../values/url.ts'
import { check, required, valid } from '../check.ts'
import type { RulesOfValues } from '../rules-of-values.ts'
import { AGENCY_CNPJS } from './agency-ids.ts'

/** Public companies that run a government's servers under other domains (docs/domain.md 2.3). */
const OFFICIAL_COMPANIES = ['procempa.com.br']
const PUBLIC_BODY = 'the validation link must point to a public body'
/** Without these a licence says too little to be called valid. */
export const REQUIRED = ['id', 'number', 'scope']

/** The rules of docs/domain.md 4.2 that need the values and the printed lines alone. */
export const LICENCE_RULES: RulesOfValues = {
  // Whether it must have an end was read from its text.
  check: (values, lines, before) =>
    valueRules(values, lines, before.find(({ rule }) => rule === 'minimum_fields')?.fields ?? REQUIRED),
  compared: ['term_plausible', 'expiry_agrees'],
  spellings: { licensePlate: (text) => parsePlate(text) ?? text },
}

/** @param names of the fields without which it says too little */
export function valueRules(values: Values, lines: readonly string[], names: readonly string[]): Check[] {
  const scope = textIn(values.scope)
  const isRight = (id: string) => (id.length === 11 ? isValidCpf(id) : isValidCnpj(id))
  const isLicensee = (id: string) => !AGENCY_CNPJS.has(id)
  const isOfficial = (link: string) => isOfOffice(hostOf(link), scope)
  return [
    required('minimum_fields', values, names),
    valid('id_check_digits', values, 'id', isRight, 'the check digits of the CPF or CNPJ must be right'),
    valid('id_is_not_the_agency', values, 'id', isLicensee, 'the licensee must not be the issuing agency'),
    valid('official_link', values, 'validationLink', isOfficial, PUBLIC_BODY),
    nup(scope, normalise(lines.join('\n'))),
  ]
}

function isOfOffice(host: string, scope: string | null): boolean {
  // Small towns and consortia have no .gov.br of their own; .org.br is a registered body all the same.
  const isTown = scope === 'MUNICIPAL' && /\.org\.br$/.test(host)
  return (
    isOfficialHost(host) || OFFICIAL_COMPANIES.some((company) => `.${host}`.endsWith(`.${company}`)) || isTown
  )
}

function nup(scope: string | null, text: string): Check {
  const found = scope === 'FEDERAL' ? findNups(text) : []
  const passes = found.length === 0 ? null : found.some((hit) => hit.valid)
  const message = 'the check digits of a federal process number must be right'
  return check('process_check_digits', passes, message, [])
}

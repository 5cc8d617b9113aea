import { textIn, type Values } from '../../fields/values.ts'
import type { Check } from '../../types.ts'
import { isValidCnpj } from '../../values/cnpj.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { normalise } from '../../values/normalise.ts'
import { findNups } from '../../values/nup.ts'
import { parsePlate } from '../../values/plate.ts'
import { hostOf, isOfficialHost } from '../../values/url.ts'
import { check, required } from '../check.ts'
import type { RulesOfValues } from '../rules-of-values.ts'
import { AGENCY_CNPJS } from './agency-ids.ts'

/** Public companies that run a government's servers under other domains (docs/domain.md 2.3). */
const OFFICIAL_COMPANIES = /(?:^|\.)(?:procempa)\.com\.br$/
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
  const [id, scope] = [textIn(values.id), textIn(values.scope)]
  return [
    required('minimum_fields', values, names),
    idCheckDigits(id),
    notAgency(id),
    officialLink(textIn(values.validationLink), scope),
    nup(scope, normalise(lines.join('\n'))),
  ]
}

function idCheckDigits(id: string | null): Check {
  const passes = id === null ? null : id.length === 11 ? isValidCpf(id) : isValidCnpj(id)
  return check('id_check_digits', passes, 'the check digits of the CPF or CNPJ must be right', ['id'])
}

function notAgency(id: string | null): Check {
  const passes = id === null ? null : !AGENCY_CNPJS.has(id)
  return check('id_is_not_the_agency', passes, 'the licensee must not be the issuing agency', ['id'])
}

function officialLink(link: string | null, scope: string | null): Check {
  const host = hostOf(link ?? '')
  // Small towns and consortia have no .gov.br of their own; .org.br is a registered body all the same.
  const isTown = scope === 'MUNICIPAL' && /\.org\.br$/.test(host)
  const passes = link === null ? null : isOfficialHost(host) || OFFICIAL_COMPANIES.test(host) || isTown
  return check('official_link', passes, 'the validation link must point to a public body', ['validationLink'])
}

function nup(scope: string | null, text: string): Check {
  const found = scope === 'FEDERAL' ? findNups(text) : []
  const passes = found.length === 0 ? null : found.some((hit) => hit.valid)
  return check(
    'process_check_digits',
    passes,
    'the check digits of a federal process number must be right',
    [],
  )
}

import { hasQrCode } from '../../fields/code-links.ts'
import { flowOf } from '../../fields/flow.ts'
import type { Reading, ReadLine } from '../../fields/reading.ts'
import type { Check, CheckOutcome, Field, Fields } from '../../types.ts'
import { addDays, addYears, compareDates } from '../../values/calendar.ts'
import { isValidCnpj } from '../../values/cnpj.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { normalise } from '../../values/normalise.ts'
import { findNups } from '../../values/nup.ts'
import { pattern } from '../../values/pattern.ts'
import { isOfficialHost } from '../../values/url.ts'
import type { Expiration } from './expiration.ts'
import { AGENCY_CNPJS } from './licensee.ts'

/** CONAMA 237, article 18: an operating licence runs 4 to 10 years. */
const TERM_YEARS_MAX = 10
const OTHER_KIND = pattern()`
  LICENCA (?:AMBIENTAL )?PREVIA|LICENCA (?:AMBIENTAL )?DE INSTALACAO|OUTORGA D|\bCADRI\b
  |CERTIFICADO DE REGULARIDADE|DISPENSA DE LICENCIAMENTO|DECLARACAO DE (?:DISPENSA|ISENCAO)|REQUERIMENTO D
`
const LO_FAMILY = pattern()`
  LICENCA (?:\w+ ){0,3}(?:DE |PARA )?
    (?:OPERACAO|FUNCIONAMENTO|REGULARIZACAO|SIMPLIFICADA|UNICA|INTEGRADA|CORRETIVA|ADESAO)
  |LICENCA (?:AMBIENTAL |MUNICIPAL )|CERTIFICADO (?:DE )?(?:LICENCA|LICENCIAMENTO|LO\b)|AUTORIZACAO AMBIENTAL
  |\b(?:LAO|LMO|RLO|LOR|LAU|LAS|LAC)\b
`
const DRAFT = /\bRASCUNHO\b|\bMINUTA\b|PROTOCOLO DE ENTREGA|\bSEM VALOR\b/
const REVOKED = /\b(?:CANCELAD|SUSPENS|REVOGAD|ANULAD|CASSAD)[AO]\b/
/** Stamps are short; a condition that threatens with revocation is a sentence. */
const STAMP_WORDS_MAX = { upperCase: 9, mixed: 5 } as const
const SIGNATURE = pattern()`
  ASSINAD[OA] (?:DIGITAL|ELETRONIC)|ASSINATURA (?:DIGITAL|ELETRONICA)|CERTIFICADA POR ASSINATURA
  |AUTEN.{0,2}CIDADE|SECRETARI[OA]\b|DIRETOR|SUPERINTENDENTE|PRESIDENTE|COORDENADOR|GERENTE|CHEFE|PREFEIT[OA]
  |ANALISTA|_{8,}
`
/** Public companies that run a government's servers under other domains (docs/domain.md 2.3). */
const OFFICIAL_COMPANIES = /(?:^|\.)(?:procempa)\.com\.br$/
const TITLE_LINES = 16

/** docs/domain.md 4.2. */
export function checkLicence(fields: Fields, reading: Reading, issued: Field, end: Expiration): Check[] {
  const heading = reading.lines.slice(0, TITLE_LINES).map((line) => line.norm)
  const text = normalise(flowOf(reading).text)
  return [
    kind(heading, text),
    present(fields, end),
    idCheckDigits(fields.id),
    notAgency(fields.id),
    term(fields.expirationDate, issued),
    {
      rule: 'not_draft_or_revoked',
      outcome: reading.lines.some(isVoid) ? 'fail' : 'pass',
      message: 'the document must not be a draft, nor stamped as cancelled, suspended or revoked',
      fields: [],
    },
    authenticity(fields, reading, text),
    officialLink(fields.validationLink, fields.scope),
    nup(fields.scope, text),
    agreement(end, fields.expirationDate),
    pageSequence(reading),
  ]
}

function isVoid(line: ReadLine): boolean {
  const { text } = line.line
  const wordsMax = text === text.toUpperCase() ? STAMP_WORDS_MAX.upperCase : STAMP_WORDS_MAX.mixed
  const short = line.norm.split(' ').length <= wordsMax
  return (
    short &&
    (DRAFT.test(line.norm) || (REVOKED.test(line.norm) && !/^\W*(?:\d|SER |PODERA|[A-Z]\))/.test(line.norm)))
  )
}

function kind(heading: readonly string[], text: string): Check {
  const title = heading.find((line) => LO_FAMILY.test(line) || OTHER_KIND.test(line)) ?? ''
  const other = OTHER_KIND.test(title) && !/OPERACAO|FUNCIONAMENTO/.test(title)
  const family = LO_FAMILY.test(title) || LO_FAMILY.test(text)
  return {
    rule: 'licence_kind',
    outcome: family && !other ? 'pass' : 'fail',
    message:
      'the title must be of the operating-licence family (domain: LO, LAO, LMO, RLO, LOR, LAS, transport authorisations)',
    fields: [],
  }
}

function present(fields: Fields, end: Expiration): Check {
  const needed = ['id', 'number', 'scope', ...(end.indeterminate ? [] : ['expirationDate'])]
  const missing = needed.filter((name) => fields[name]?.status !== 'found')
  return {
    rule: 'minimum_fields',
    outcome: missing.length === 0 ? 'pass' : 'fail',
    message: missing.length === 0 ? 'all required fields were found' : `not found: ${missing.join(', ')}`,
    fields: needed,
  }
}

function idCheckDigits(id: Field | undefined): Check {
  const outcome = judge(id, (value) => (value.length === 11 ? isValidCpf(value) : isValidCnpj(value)))
  return {
    rule: 'id_check_digits',
    outcome,
    message: 'the check digits of the CPF or CNPJ must be right',
    fields: ['id'],
  }
}

function notAgency(id: Field | undefined): Check {
  const outcome = judge(id, (value) => !AGENCY_CNPJS.has(value))
  return {
    rule: 'id_is_not_the_agency',
    outcome,
    message: 'the licensee must not be the issuing agency',
    fields: ['id'],
  }
}

function term(expires: Field | undefined, issued: Field): Check {
  const message = `the expiry must lie after the issue, and at most ${TERM_YEARS_MAX} years and a day after it`
  const outcome =
    issued.status === 'missing'
      ? 'not_applicable'
      : judge(expires, (end) => {
          const start = String(issued.value)
          const latest = addDays(addYears(start, TERM_YEARS_MAX) ?? start, 1) ?? start
          return compareDates(start, end) <= 0 && compareDates(end, latest) <= 0
        })
  return { rule: 'term_plausible', outcome, message, fields: ['expirationDate'] }
}

function authenticity(fields: Fields, reading: Reading, text: string): Check {
  const element =
    fields.accessKey?.status === 'found' ||
    fields.validationLink?.status === 'found' ||
    hasQrCode(reading) ||
    SIGNATURE.test(text)
  return {
    rule: 'authenticity_element',
    outcome: element ? 'pass' : 'fail',
    message: 'a key, a validation link, a QR code or a signature must be printed',
    fields: ['accessKey', 'validationLink'],
  }
}

function officialLink(link: Field | undefined, scope: Field | undefined): Check {
  const municipal = scope?.status === 'found' && scope.value === 'MUNICIPAL'
  const outcome = judge(link, (value) => {
    const host = hostOf(value)
    // Small towns and consortia have no .gov.br of their own; .org.br is a registered body all the same.
    return isOfficialHost(host) || OFFICIAL_COMPANIES.test(host) || (municipal && /\.org\.br$/.test(host))
  })
  return {
    rule: 'official_link',
    outcome,
    message: 'the validation link must point to a public body',
    fields: ['validationLink'],
  }
}

function nup(scope: Field | undefined, text: string): Check {
  const found = findNups(text)
  const federal = scope?.status === 'found' && scope.value === 'FEDERAL'
  const outcome: CheckOutcome =
    !federal || found.length === 0 ? 'not_applicable' : found.some((hit) => hit.valid) ? 'pass' : 'fail'
  return {
    rule: 'process_check_digits',
    outcome,
    message: 'the check digits of a federal process number must be right',
    fields: [],
  }
}

function agreement(end: Expiration, expires: Field | undefined): Check {
  const others = new Set(
    end.candidates.filter((candidate) => candidate.score > 2).map((candidate) => candidate.value),
  )
  const outcome = expires?.status !== 'found' ? 'not_applicable' : others.size > 1 ? 'warn' : 'pass'
  return {
    rule: 'expiry_agrees',
    outcome,
    message: 'dates and terms that state the validity should agree',
    fields: ['expirationDate'],
  }
}

/** `Pag.1/3`: pages named in the print should all be there. */
function pageSequence(reading: Reading): Check {
  const totals = reading.lines.flatMap((line) => {
    const match = /\bPAG(?:INA)?S?\.? ?(\d{1,3}) ?(?:\/|DE) ?(\d{1,3})\b/.exec(line.norm)
    return match ? [{ page: Number(match[1]), total: Number(match[2]) }] : []
  })
  const total = Math.max(0, ...totals.map((item) => item.total))
  const seen = new Set(totals.map((item) => item.page))
  const outcome = total === 0 ? 'not_applicable' : seen.size >= total ? 'pass' : 'warn'
  return {
    rule: 'pages_complete',
    outcome,
    message: 'all pages that the print counts should be there',
    fields: [],
  }
}

function judge(field: Field | undefined, passes: (value: string) => boolean): CheckOutcome {
  if (field?.status !== 'found') return 'not_applicable'
  return passes(String(field.value)) ? 'pass' : 'fail'
}

function hostOf(link: string): string {
  return (
    link
      .replace(/^https?:\/\//i, '')
      .split(/[/?#:]/)[0]
      ?.toLowerCase() ?? ''
  )
}

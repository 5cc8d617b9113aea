import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { isGiven, textIn, valuesOf } from '../../fields/values.ts'
import type { Check, Fields } from '../../types.ts'
import { normalise } from '../../values/normalise.ts'
import { anyOf, pattern } from '../../values/pattern.ts'
import { hasQrCode } from '../../weigh/links.ts'
import { isLikely } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { HEAD_LINES, ifBoth, judged } from '../check.ts'
import { takenOutRows } from './excluded-plates.ts'
import { mayEnd, type Term } from './licence-term.ts'
import { saysOffice } from './office.ts'
import { PAPER_RULES } from './paper-rules.ts'
import { checkValues, REQUIRED } from './value-checks.ts'

const OTHER_KIND = pattern()`
  LICENCA (?:AMBIENTAL )?PREVIA|LICENCA (?:AMBIENTAL )?DE INSTALACAO|OUTORGA D|\bCADRI\b
  |CERTIFICADO DE REGULARIDADE|DISPENSA DE LICENCIAMENTO|DECLARACAO DE (?:DISPENSA|ISENCAO)|REQUERIMENTO D
`
const OPERATES = anyOf('OPERACAO|FUNCIONAMENTO')
const LO_FAMILY = pattern()`
  LICENCA (?:\w+ ){0,3}(?:DE |PARA )?
    (?:OPERACAO|FUNCIONAMENTO|REGULARIZACAO|SIMPLIFICADA|UNICA|INTEGRADA|CORRETIVA|ADESAO)
  |LICENCA (?:AMBIENTAL |MUNICIPAL )|CERTIFICADO (?:DE )?(?:LICENCA|LICENCIAMENTO|LO\b)|AUTORIZACAO AMBIENTAL
  |\b(?:LAO|LMO|RLO|LOR|LAU|LAS|LAC)\b
`
const DRAFT = anyOf('RASCUNHO|MINUTA|PROTOCOLO DE ENTREGA|SEM VALOR')
const ENDINGS = 'CANCELADA|CANCELADO|SUSPENSA|SUSPENSO|REVOGADA|REVOGADO|ANULADA|ANULADO|CASSADA|CASSADO'
const REVOKED = anyOf(ENDINGS)
/** `Situação: cancelada a pedido`, `Esta licença foi suspensa`, `Licença anulada em 3/5/2026`. */
const ENDED = pattern()`
  ^\W*(?:(?:SITUACAO|STATUS)(?: ATUAL)?(?: D[AO] (?:LICENCA|DOCUMENTO))?\W+|(?:ESTA|A PRESENTE) LICENCA (?:FOI|ESTA|ENCONTRA-SE)\x20
  |LICENCA (?=[A-Z]+ (?:EM \d|(?:CONFORME|PEL[AO]) (?:DESPACHO|PORTARIA|DECISAO)\b)))(?:${ENDINGS})\b
`
/** The title of an act that ends a licence. */
const ENDING_ACT = pattern()`
  ^(?:(?:TERMO|AVISO|ATO|AUTO|NOTIFICACAO|COMUNICADO|DESPACHO|PORTARIA) D[EAO] )?
  (?:CANCELAMENTO|REVOGACAO|SUSPENSAO|CASSACAO|ANULACAO) D[AE] LICENCA\b
`
/** Stamps are short; a condition that threatens with revocation is a sentence. */
const STAMP_WORDS_MAX = { upperCase: 9, mixed: 5 } as const
const SIGNED = pattern()`
  ASSINAD[OA] (?:DIGITAL|ELETRONIC)|ASSINATURA (?:DIGITAL|ELETRONICA)|CERTIFICADA POR ASSINATURA
  |AUTEN.{0,2}CIDADE|_{8,}
`

/** docs/domain.md 4.2. */
export function checkLicence(fields: Fields, reading: ReadDocument, view: ReaderView, term: Term): Check[] {
  const heading = reading.lines.slice(0, HEAD_LINES).map((line) => line.norm)
  const text = normalise(view.text.text)
  const values = valuesOf(fields)
  const expires = textIn(values.expirationDate)
  const lines = reading.lines.map(({ line }) => line.text)
  const vehicles = takenOutRows(reading)
  const isInCapitals = ({ line: { text } }: ReadLine) => text === text.toUpperCase()
  const isNone = (line: ReadLine, i: number) =>
    (isVoid(line) && !vehicles.has(line)) ||
    (i < HEAD_LINES && isInCapitals(line) && ENDING_ACT.test(line.norm))
  const title = heading.find((line) => LO_FAMILY.test(line) || OTHER_KIND.test(line)) ?? ''
  const isOtherKind = OTHER_KIND.test(title) && !OPERATES.test(title)
  const ends = new Set(term.ends.filter(isLikely).map(({ value }) => value))
  const required = [...REQUIRED, ...(term.isOpenEnded ? [] : ['expirationDate'])]
  return [
    ...checkValues(values, lines, required),
    ...judged(PAPER_RULES, {
      licence_kind: LO_FAMILY.test(text) && !isOtherKind,
      term_plausible: ifBoth(term.issued, expires, mayEnd),
      not_draft_or_revoked: !reading.lines.some(isNone),
      authenticity_element:
        isGiven(values.accessKey) ||
        isGiven(values.validationLink) ||
        hasQrCode(reading) ||
        SIGNED.test(text) ||
        saysOffice(view, reading),
      expiry_agrees: expires === null ? null : ends.size <= 1,
      pages_complete: hasAllPages(reading),
    }),
  ]
}

function isVoid(line: ReadLine): boolean {
  const { text } = line.line
  const wordsMax = text === text.toUpperCase() ? STAMP_WORDS_MAX.upperCase : STAMP_WORDS_MAX.mixed
  const short = line.norm.split(' ').length <= wordsMax
  return (
    ENDED.test(line.norm) ||
    (short && DRAFT.test(line.norm)) ||
    (short && REVOKED.test(line.norm) && !/^\W*(?:\d|SER |PODERA|[A-Z]\))/.test(line.norm))
  )
}

/** `Pag.1/3`: pages named in the print should all be there. */
function hasAllPages(reading: ReadDocument): boolean | null {
  const pages = reading.lines.flatMap(({ norm }) => {
    const match = /\bPAG(?:INA)?S?\.? ?(\d{1,3}) ?(?:\/|DE) ?(\d{1,3})\b/.exec(norm)
    return match ? [{ page: Number(match[1]), total: Number(match[2]) }] : []
  })
  const total = Math.max(0, ...pages.map((item) => item.total))
  return total === 0 ? null : new Set(pages.map(({ page }) => page)).size >= total
}

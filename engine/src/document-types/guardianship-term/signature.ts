import type { Candidate } from '../../fields/choose.ts'
import type { DateHit } from '../../values/date.ts'
import { pattern } from '../../values/pattern.ts'
import { tidy } from '../../values/tidy.ts'
import { findUrls } from '../../values/url.ts'
import { candidateAt, type Prose } from './prose.ts'
import { STAMP_BEFORE, STAMP_WORDS } from './signed-by.ts'

const SIGNING = pattern()`
  (?:LIBERADO NOS AUTOS(?: DIGITAIS)? EM|DATA E HORA(?: DA ASSINATURA)?\s*:|DATA\/HORA\s*:
    |DATA DA ASSINATURA\s*:|ASSINAD[OA][^\n]{0,160}|ASSINATURA (?:DIGITAL|ELETRONICA)[^\n]{0,120}
    |SIGNATARI[OA][^\n]{0,120}\n?[^\n]{0,60})
  [\s,(-]*(?:EM\s*)?[:,]?\s*$
`
const NO_SIGNING =
  /(?:GERADO|IMPRESS|CONSULTAD|EMITIDO|JUNTAD[OA] (?:EM|AOS)|DISPONIBILIZAD|RECEBIDO|PROTOCOLAD|ACESSAD|ACESSO)[^\n]{0,60}$/

/** When the electronic signature was made; a time of day tells it from the date of the term. */
export function signatureDateCandidates(prose: Prose, dates: readonly DateHit[]): Candidate[] {
  const candidates = dates.flatMap((date) => {
    const words = before(prose, date.start, 220)
    const line = words.slice(words.lastIndexOf('\n') + 1)
    if (NO_SIGNING.test(line) || /LEI|RESOLUCAO|MEDIDA PROVISORIA|DECRETO/.test(line.slice(-40))) return []
    const cue = SIGNING.test(words)
    const isStamp = STAMP_WORDS.test(words) || /PROJUDI|PROCESSO:/.test(line)
    if (!cue && !(isStamp && date.time)) return []
    const named = STAMP_BEFORE.test(line) || /LIBERADO|DATA E HORA|DATA\/HORA/.test(line)
    const score = (cue ? 2.6 : 0.6) + (date.time ? 1.8 : -0.4) + (named ? 0.6 : 0)
    const time = date.time === null ? '' : `T${date.time.length === 5 ? `${date.time}:00` : date.time}`
    return [candidateAt(prose, date.iso + time, date.start, date.end, score)]
  })
  return candidates.map((candidate) => ({
    ...candidate,
    value: withTime(String(candidate.value), candidates),
  }))
}

/** A stamp may print the day twice, once with the time. */
function withTime(value: string, candidates: readonly Candidate[]): string {
  const timed = candidates.find((other) => String(other.value).startsWith(`${value}T`))
  return timed ? String(timed.value) : value
}

const VERIFY =
  /CONFER|AUTENTIC|VERIFIC|VALIDA|ACESS|ORIGINAL|SITE|ENDERECO|CONSULTA|LOCALIZ|DISPONIVEL|LINK|ASSINAD/
const DOCUMENT_PATH =
  /CONFERENCIA|CONSULTADOCUMENTO|AUTENTIC|VALIDA|VERIFIC|EXTERNO|PROJUDI|CERTIDAO|DOCUMENTO/

/** Links of the stamp to check the document with; a court's home page in the letterhead is none. */
export function verificationLinkCandidates(prose: Prose): Candidate[] {
  return findUrls(prose.text).map((hit) => {
    const around = prose.folded.slice(Math.max(0, hit.start - 160), hit.start)
    const path = hit.url
      .replace(/^https?:\/\//i, '')
      .replace(/^[^/]*/, '')
      .toUpperCase()
    const isHome = path.replace(/\//g, '') === '' && !VERIFY.test(around.slice(-90))
    const score =
      (hit.official ? 1.2 : -1) +
      (DOCUMENT_PATH.test(path) ? 2 : 0) +
      (VERIFY.test(around) ? 1.6 : 0) +
      (isHome ? -3.5 : 0) +
      (/CERTIFICADO|ASSINADOR|SERPRO|ITI\.GOV/.test(hit.host.toUpperCase()) ? -3 : 0)
    return candidateAt(prose, hit.url, hit.start, hit.end, score)
  })
}

const CODE_LABELS: readonly { readonly pattern: RegExp; readonly weight: number }[] = [
  { pattern: /NUMERO DO DOCUMENTO\s*:\s*/g, weight: 4.2 },
  {
    pattern: /NUMERO D[EA] (?:CONSULTA(?: PUBLICA)?|VALIDACAO|AUTENTICACAO|CONTROLE)\s(?=\d{6})/g,
    weight: 3,
  },
  { pattern: /(?:E|SOB O|COM O|O) CODIGO(?: DE [A-Z]+)?\s*:?\s*(?=[^\s,;:]{4,})/g, weight: 3.2 },
  { pattern: /NUMERO D[EA] (?:CONSULTA(?: PUBLICA)?|VALIDACAO|AUTENTICACAO|CONTROLE)\s*:\s*/g, weight: 3.4 },
  { pattern: /PEL[OA] (?:CODIGO|CHAVE)\s*:?\s*/g, weight: 3.4 },
  {
    pattern: pattern('g')`
      CODIGO (?:DE |DA |DO )?
      (?:AUTENTICACAO|AUTENTICIDADE|VERIFICACAO|VALIDACAO|SEGURANCA|CONFERENCIA|ACESSO|CONTROLE|CERTIFICACAO
        |RASTREAMENTO|RASTREIO|CONSULTA|DOCUMENTO|ASSINATURA)
      (?: DO DOCUMENTO)?\s*:?\s*
    `,
    weight: 3.8,
  },
  {
    pattern: /(?:CODIGO|CHAVE|SENHA) PARA (?:A )?[A-Z]+(?: D[EO] (?:DOCUMENTO|TERMO|AUTENTICIDADE))?\s*:\s*/g,
    weight: 3.6,
  },
  {
    pattern: pattern('g')`
      (?:IDENTI.{0,2}CADOR|CHAVE DE (?:ACESSO|SEGURANCA|VALIDACAO|AUTENTICACAO|VERIFICACAO)|CHAVE
        |AUTENTICADOR|HASH|TOKEN|SELO DIGITAL(?: DE FISCALIZACAO)?)
      (?: DO DOCUMENTO)?\s*:\s*
    `,
    weight: 3.2,
  },
  { pattern: /(?<![A-Z])CODIGO\s*:\s*/g, weight: 2.6 },
  { pattern: /(?<![A-Z])ID DO DOCUMENTO\s*:\s*/g, weight: 2.2 },
]
const VERIFIER_AND_CRC =
  /CODIGO VERIFICADOR\s*:?\s*(?:N[º°O.]*\s*)?(\d{5,14}(?:\s?\.?V\d+)?)[^\n]{0,60}?CRC\s*:?\s*([0-9A-F]{6,8})(?![0-9A-F])/g
/** One group of letters and digits, or several of four or five, joined by dots, hyphens or spaces. */
const CODE = /^(?:[A-Z0-9]{4,5}(?: [A-Z0-9]{4,5}){2,6}(?![A-Za-z0-9])|[A-Za-z0-9]+(?:[.\-/][A-Za-z0-9]+)*)/

/** Codes that the stamp tells to type; verifier and CRC joined by a space. */
export function verificationCodeCandidates(prose: Prose): Candidate[] {
  const pairs = [...prose.folded.matchAll(VERIFIER_AND_CRC)].map((match) => {
    const [, verifier = '', crc = ''] = match
    const start = match.index + match[0].indexOf(verifier)
    const end = match.index + match[0].length
    const value = `${prose.text.slice(start, start + verifier.length)} ${prose.text.slice(end - crc.length, end)}`
    return candidateAt(prose, value, start, end, 6)
  })
  const labelled = CODE_LABELS.flatMap(({ pattern, weight }) =>
    [...prose.folded.matchAll(pattern)].flatMap((match) => {
      const start = match.index + match[0].length
      const value = CODE.exec(withoutAccents(prose.text.slice(start, start + 140)))?.[0]
      if (value === undefined || !looksLikeCode(value)) return []
      return [candidateAt(prose, tidy(value), start, start + value.length, weight)]
    }),
  )
  return [...pairs, ...labelled]
}

/** A code has no accents: what was read as one is a speck above its letter. Character for character. */
function withoutAccents(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0))
}

/** Digits, or a mixture of cases that no word has; not a postcode and not a law. */
function looksLikeCode(value: string): boolean {
  const bare = value.replace(/[^A-Za-z0-9]/g, '')
  if (bare.length < 4) return false
  return /\d/.test(bare) || /[a-z][A-Z]/.test(bare) || (/^[A-Z]{6,}$/.test(bare) && /[.\- ]/.test(value))
}

function before(prose: Prose, at: number, length: number): string {
  return prose.folded.slice(Math.max(0, at - length), at)
}

import { type Candidate, choose } from '../../fields/choose.ts'
import { evidenceOf } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import type { DateHit } from '../../values/date.ts'
import { pattern, patternPart } from '../../values/pattern.ts'
import { tidy } from '../../values/tidy.ts'
import { findUrls } from '../../values/url.ts'
import { candidateAt, type Prose } from './prose.ts'
import type { Role } from './role-words.ts'
import type { RoleMention } from './roles.ts'

const SIGNED_HOW = [
  'ELETRONICAMENTE',
  'DIGITALMENTE',
  'E CERTIFICAD[OA]',
  'DE FORMA (?:ELETRONICA|DIGITAL)',
  'COM CERTIFICADO DIGITAL',
  'POR CERTIFICACAO DIGITAL',
  'ATRAVES DE[^\\n:]{0,40}',
  'E PUBLICAD[OA](?: DIGITALMENTE)?',
  'EM [\\d/.]{8,10}(?:,? AS [\\d:H]{4,8})?',
].join('|')
const SIGNED_BY = [
  `ASSINAD[OA](?:\\(A\\))?(?:\\s(?:${SIGNED_HOW}))*,?\\s(?:POR|PEL[OA])`,
  'SIGNATARI[OA]\\s?(?:\\(A\\))?',
  'ASSINATURA (?:DIGITAL|ELETRONICA) DE',
  'ASSINANTE',
  'SIGNED BY',
  'ASSINADO POR',
  'CERTIFICADO DIGITAL DE',
].join('|')
/** Words of an electronic stamp right before the name of who signed. */
const STAMP_BEFORE = new RegExp(
  patternPart`
    (?:${SIGNED_BY})\s*:?\s*(?:(?:O|A)\s)?(?:EXM[OA]\.?\s)?(?:MM\.?\s)?(?:JUIZA?(?:\(A\))?(?: DE DIREITO)?:?\s)?
    (?:DRA?\.?(?:\(A\)\.?)?\s)?$
  `,
)
const STAMP_WORDS =
  /ASSINAD[OA][^\n]{0,40}(?:ELETRONICA|DIGITAL)|ASSINATURA (?:ELETRONICA|DIGITAL)|LIBERADO NOS AUTOS|SIGNATARI/
const SIGNED_BY_SCORE = 5
const LINES_SCORE = 3.2
/** On pixels a stamp in the margin may not have been found, and then the lines are not what was wanted. */
const READ_LINES_SCORE = 1.9

/** Names in the electronic stamp; without one, those at signature lines. */
export function signedByField(prose: Prose, mentions: readonly RoleMention[]): Field {
  const stamped = uniqueNames(
    mentions.filter((mention) => STAMP_BEFORE.test(before(prose, mention.start, 140))),
  )
  if (stamped.length > 0) return namesField(prose, stamped, SIGNED_BY_SCORE)
  const isRead = prose.lines.some(({ line }) => line.line.source === 'ocr')
  const signing = uniqueNames(mentions.filter((mention) => isAtSignature(prose, mention, mentions)))
  return namesField(prose, signing, isRead ? READ_LINES_SCORE : LINES_SCORE)
}

function uniqueNames(mentions: readonly RoleMention[]): RoleMention[] {
  return mentions.filter((mention, i) => mentions.findIndex((other) => other.key === mention.key) === i)
}

/** A name alone on its line after the closing, under a rule or above an office. */
function isAtSignature(prose: Prose, mention: RoleMention, mentions: readonly RoleMention[]): boolean {
  const head = prose.folded.slice(0, mention.start)
  const lineStart = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('\f')) + 1
  const lead = head.slice(lineStart)
  const following = prose.folded.slice(mention.end, mention.end + LINE_REACH)
  const rest = /^[^\n]*/.exec(following)?.[0] ?? ''
  const isClosed = CLOSING.test(prose.folded.slice(Math.max(0, mention.start - 2500), mention.start))
  const next = /^[^\n]*\n\s*([^\n]*)/.exec(following)?.[1] ?? ''
  const isUnder = /_{5,}\s*$/.test(head.slice(Math.max(0, lineStart - 60), lineStart))
  const isRuled = isUnder || /^_{5,}/.test(lead) || /^_{5,}/.test(next)
  const isAlone =
    /^[\s_]*(?:(?:DR|DRA|SR|SRA)\.?(?:\(A\))?\s)?$/.test(lead) &&
    /^[\s.]*$|^\s*[-–,(]\s?[A-Z][A-Z ().ª]{3,50}$/.test(rest)
  // A rule drawn as a line is no text: who holds an office anywhere in the term signs it.
  const isOffice = mentions.some(({ key, role }) => key === mention.key && role !== null && OFFICES.has(role))
  const isLabelled = isUnder && /^[A-Z() ]{4,30}:\s*(?:DRA?\.\s)?$/.test(lead) && /^[\s.]*$/.test(rest)
  const isTitled = mention.start > prose.text.length / 2 && OFFICE_LINE.test(next)
  return (isAlone || isLabelled) && (isClosed || isRuled || isTitled) && (isRuled || isOffice)
}

const OFFICES: ReadonlySet<Role> = new Set<Role>(['judge', 'guardian', 'official'])
/** The office below a signature, which needs no closing words before it. */
const OFFICE_LINE =
  /^(?:JUIZA?|CURADORA?|TUTORA?|GUARDIAO?|COMPROMISSAD[OA])(?:\(A\))?(?: (?:DE DIREITO|[A-Z]{8,14}))?\.?$/
/** Two lines of a page. */
const LINE_REACH = 300
const CLOSING = pattern()`
  LIDO E ACHADO|NADA MAIS|SUBSCREV|DIGITEI|LAVR(?:EI|OU|ADO)|ASSINAD|,\s?\d{1,2}[º°]? DE [A-Z]{4,9} DE \d{4}
  |\d{2}\/\d{2}\/\d{4}\.?\s|ASSINAM|FIRMA
`

function namesField(prose: Prose, mentions: readonly RoleMention[], score: number): Field {
  if (mentions.length === 0) return choose([], [])
  const spans = mentions.flatMap(({ start, end }) => prose.locate(start, end))
  const evidence = mentions.flatMap(({ start, end }, i) => evidenceOf(prose.locate(start, end), [i]))
  return choose([{ value: mentions.map(({ name }) => name), spans, evidence, score }], [])
}

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

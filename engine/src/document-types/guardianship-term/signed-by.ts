import { choose } from '../../fields/choose.ts'
import { withOneSpelling } from '../../fields/one-spelling.ts'
import { evidenceOf } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { fold } from '../../values/fold.ts'
import { pattern, patternPart } from '../../values/pattern.ts'
import { namesOfMention } from '../../weigh/values-of-text.ts'
import type { Prose } from './prose.ts'

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
export const STAMP_BEFORE = new RegExp(
  patternPart`
    (?:${SIGNED_BY})\s*:?\s*(?:(?:O|A)\s)?(?:EXM[OA]\.?\s)?(?:MM\.?\s)?(?:JUIZA?(?:\(A\))?(?: DE DIREITO)?:?\s)?
    (?:DRA?\.?(?:\(A\)\.?)?\s)?$
  `,
)
export const STAMP_WORDS =
  /ASSINAD[OA][^\n]{0,40}(?:ELETRONICA|DIGITAL)|ASSINATURA (?:ELETRONICA|DIGITAL)|LIBERADO NOS AUTOS|SIGNATARI/
const SIGNED_BY_SCORE = 5
/** Letters. */
const STAMP_REACH = 140
const LINES_SCORE = 3.2
/** On pixels a stamp in the margin may not have been found, and then the lines are not what was wanted. */
const READ_LINES_SCORE = 1.9

/**
 * Names in the electronic stamp; without one, those at signature lines.
 *
 * @param officers keys of those who hold an office: they sign
 */
export function signedByField(prose: Prose, officers: ReadonlySet<string>): Field {
  const mentions = mentionsOf(prose)
  const stamped = uniqueNames(
    mentions.filter((mention) =>
      STAMP_BEFORE.test(prose.folded.slice(Math.max(0, mention.start - STAMP_REACH), mention.start)),
    ),
  )
  if (stamped.length > 0) return namesField(prose, stamped, SIGNED_BY_SCORE)
  const isRead = prose.lines.some(({ line }) => line.line.source === 'ocr')
  const signing = uniqueNames(mentions.filter((mention) => isAtSignature(prose, mention, officers)))
  return namesField(prose, signing, isRead ? READ_LINES_SCORE : LINES_SCORE)
}

/** A place of the text that names somebody. */
interface Mention {
  readonly name: string
  readonly start: number
  readonly end: number
  /** Same for every spelling of one name. */
  readonly key: string
}

function mentionsOf(prose: Prose): Mention[] {
  const mentions = namesOfMention(prose.text).map(({ name: printed, start, end }): Mention => {
    const name = printed.replace(/\s+/g, ' ')
    return { name, start, end, key: fold(name) }
  })
  return withOneSpelling(mentions, ({ start, end }) => prose.locate(start, end))
}

function uniqueNames(mentions: readonly Mention[]): Mention[] {
  return mentions.filter((mention, i) => mentions.findIndex((other) => other.key === mention.key) === i)
}

/** A name alone on its line after the closing, under a rule or above an office. */
function isAtSignature(prose: Prose, mention: Mention, officers: ReadonlySet<string>): boolean {
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
  const isOffice = officers.has(mention.key)
  const isLabelled = isUnder && /^[A-Z() ]{4,30}:\s*(?:DRA?\.\s)?$/.test(lead) && /^[\s.]*$/.test(rest)
  const isTitled = mention.start > prose.text.length / 2 && OFFICE_LINE.test(next)
  return (isAlone || isLabelled) && (isClosed || isRuled || isTitled) && (isRuled || isOffice)
}

/** The office below a signature, which needs no closing words before it. */
const OFFICE_LINE =
  /^(?:JUIZA?|CURADORA?|TUTORA?|GUARDIAO?|COMPROMISSAD[OA])(?:\(A\))?(?: (?:DE DIREITO|[A-Z]{8,14}))?\.?$/
/** Two lines of a page. */
const LINE_REACH = 300
const CLOSING = pattern()`
  LIDO E ACHADO|NADA MAIS|SUBSCREV|DIGITEI|LAVR(?:EI|OU|ADO)|ASSINAD|,\s?\d{1,2}[º°]? DE [A-Z]{4,9} DE \d{4}
  |\d{2}\/\d{2}\/\d{4}\.?\s|ASSINAM|FIRMA
`

function namesField(prose: Prose, mentions: readonly Mention[], score: number): Field {
  if (mentions.length === 0) return choose([], [])
  const spans = mentions.flatMap(({ start, end }) => prose.locate(start, end))
  const evidence = mentions.flatMap(({ start, end }, i) => evidenceOf(prose.locate(start, end), [i]))
  return choose([{ value: mentions.map(({ name }) => name), spans, evidence, score }], [])
}

import { pattern, patternPart } from '../../values/pattern.ts'
import { tidy } from '../../values/tidy.ts'
import type { TextRange } from './address.ts'
import { DOCUMENTS, NATIONALITY, NO_OCCUPATION } from './civil-status-words.ts'
import { GENDER } from './role-words.ts'

export interface CivilStatus {
  readonly nationality: TextRange | null
  readonly maritalStatus: TextRange | null
  readonly occupation: TextRange | null
}

const MARITAL = new RegExp(
  patternPart`
    ^(?:(?:DE |COM )?ESTADO CIVIL\s(?:DE )?)?
    (
      (?:
          (?:SOLTEIR|CASAD|DIVORCIAD|VIUV|SEPARAD|DESQUITAD|AMASIAD|AMIGAD)[OA]S?${GENDER}
            (?: JUDICIALMENTE| DE FATO)?
          |(?:CONVIVENTES? |VIVENDO |CONVIVENDO |VIVE |VIVEM |CONVIVE )?EM UNIAO ESTAVEL|UNIAO ESTAVEL
          |CONVIVENTES?|COMPANHEIR[OA])
        (?![A-Z])
      )
  `,
)
/** Words that say what follows is a trade: `de profissão …`, `que exerce o ofício de …`, `atualmente …`. */
const OCCUPATION = pattern()`
  ^
  (?:ATUALMENTE\s(?=[A-Z])|CUJ[OA] (?:PROFISSAO|OCUPACAO|OFICIO) E\s
    |(?:(?:QUE )?(?:DECLAR(?:A|OU)(?:-SE)? )?(?:EXERCE(?:R|NDO)?|TRABALHA(?:R|NDO)?|ATUA(?:R|NDO)?)\s)?
      (?:(?:COM|A|O|DE|NA)\s)?
      (?:(?:PROFISSAO|OCUPACAO|OFICIO|FUNCAO|ATIVIDADE)(?: PROFISSIONAL)?(?: DE)?|(?<=[AOR] )COMO)\s
    )
`
/** `seringueira de profissão`. */
const OCCUPATION_AFTER = /\s(?:DE|POR|COMO) (?:PROFISSAO|OFICIO|OCUPACAO)$/
const STATUS_WORDS =
  /BRASILEIR|SOLTEIR|CASAD|DIVORCIAD|VIUV|UNIAO ESTAVEL|SEPARAD|CONVIVENT|DESQUITAD|AMASIAD|NACIONALIDADE|ESTADO CIVIL/
/** `Ana, costureira, CPF …`, `Ana, costureira, e …`: the rest of the status is said of both later. */
const TRADE_ONLY = pattern()`
  ^[\s(,-]{1,4}[A-Z][A-Z ]{3,40},?\s?
  (?:(?:PORTADOR|INSCRIT|C\.?P\.?F|R\.?\s?G\.?(?![A-Z])|CARTEIRA|CEDULA|IDENTIDADE)
    |(?:E(?: D[EOA]S?)?(?: SEU| SUA)?(?: [A-Z]+)?\s*)?$)
`
const STATE = '(?:(?:SOLTEIR|CASAD|DIVORCIAD|VIUV)[OA]S?)'
const STATUS = `(?<![A-Z])(?:BRASILEIR[OA]S?|${STATE}|SEPARAD[OA]S?(?: JUDICIALMENTE| DE FATO)?|UNIAO ESTAVEL)${GENDER}`
/** What goes on with the state itself: `casada com …`, `viúva de …`, `separado judicialmente`. */
const OF_STATUS =
  '(?:E|COM|SOB|HA|NAT[OA]|PEL[OA]|N[OA]|DE FATO|D[EAO]S?(?! LAR(?![A-Z])| PROFISSAO| ESTADO CIVIL)|[A-Z]+MENTE)'
/** `casada e costureira`, `brasileira/casada`, `brasileira casada costureira`: what joins them instead of a comma. */
const BESIDE_STATUS = new RegExp(
  [
    `(?<=${STATUS})(?:\\sE\\s|\\s?[/-]\\s?|\\s(?=[A-Z])(?!${OF_STATUS}(?![A-Z])))`,
    `\\sE\\s(?=${STATE}[,;\\s]|(?:DE )?(?:ESTADO CIVIL|PROFISSAO)(?![A-Z]))`,
    // `brasileira costureira casada`
    `(?<=(?<![A-Z])BRASILEIR[OA]S? [A-Z]{4,}(?<!CIVIL|MENTE)(?: [A-Z]{4,})?)\\s(?=${STATE}(?![A-Z]))`,
  ].join('|'),
  'g',
)
const AFTER_STATUS = new RegExp(`${STATUS},?\\s?$`)
const LENGTH_MAX = 80

/** Nationality, marital status and trade from `brasileira, em união estável, do lar, …` or from captions. */
export function findCivilStatus(text: string, folded: string): CivilStatus {
  const labelled = fromCaptions(text, folded)
  // What stands in brackets after a name is no trade; after the state it is.
  const bare = folded.replace(/\([^()]{4,200}\)/g, (inside, at: number) =>
    STATUS_WORDS.test(inside) ||
    NATIONALITY.test(inside.slice(1)) ||
    /C\.?P\.?F|R\.?G\.?(?![A-Z])/.test(inside) ||
    AFTER_STATUS.test(folded.slice(Math.max(0, at - 40), at))
      ? inside.replace(/[()]/g, ',')
      : ' '.repeat(inside.length),
  )
  const prose = fromItems(
    text,
    bare.replace(BESIDE_STATUS, (sign) => sign.replace(/\S|^\s$/, ',')),
  )
  return {
    nationality: labelled.nationality ?? prose.nationality,
    maritalStatus: labelled.maritalStatus ?? prose.maritalStatus,
    occupation: labelled.occupation ?? prose.occupation,
  }
}

const STATUS_CAPTION =
  '(?:NACIONALIDADE|NAC\\.|EST(?:ADO|\\.) CIVIL|PROF(?:ISSAO|\\.)|OCUPACAO|OFICIO|ATIVIDADE|TRABALHO)[^:\\n,;]{0,40}:'
/** A caption with its value, up to the end of the line or the next caption. */
const CAPTIONED = new RegExp(
  `(?:^|[\\n;,.]|(?<=[A-Z)])\\s)[\\s•*–-]*(${STATUS_CAPTION})\\s*([^\\n;.]+?)(?=[\\n;.]|$|,?\\s+${STATUS_CAPTION})`,
  'g',
)

/** `Estado civil: casado`, also `Nacionalidade / Estado civil: brasileira / casada`. */
function fromCaptions(text: string, folded: string): CivilStatus {
  const found: { -readonly [K in keyof CivilStatus]: CivilStatus[K] } = {
    nationality: null,
    maritalStatus: null,
    occupation: null,
  }
  for (const match of folded.matchAll(CAPTIONED)) {
    const names = (match[1] ?? '').replace(/:$/, '').split(/\s*\/\s*|\s+E\s+/)
    const whole = match[2] ?? ''
    const start = match.index + match[0].length - whole.length
    const printed = whole.split(
      names.length > 1 ? /[/,;]|\s-(?=\s)/ : /,|(?<=[A-Z])\.\s|\s(?=[A-Z][A-Z ]{2,20}:)/,
    )
    let at = start
    for (const [i, name] of names.entries()) {
      const piece = printed[i]
      if (piece === undefined) break
      const range = rangeOf(text, at, at + piece.length)
      at += piece.length + 1
      if (name.startsWith('NAC')) found.nationality ??= range
      else if (name.startsWith('EST')) found.maritalStatus ??= range
      else found.occupation ??= range
    }
  }
  return found
}

function fromItems(text: string, folded: string): CivilStatus {
  const end = DOCUMENTS.exec(folded)?.index ?? folded.length
  let nationality: TextRange | null = null
  let maritalStatus: TextRange | null = null
  let occupation: TextRange | null = null
  let stated: TextRange | null = null
  let at = 0
  let afterStatus = false
  const isQualified = STATUS_WORDS.test(folded.slice(0, 400)) || TRADE_ONLY.test(folded)
  for (const item of folded.split(/[,;\n]/)) {
    const lead = /^[\s(–-]*(?:E\s)?/.exec(item)?.[0].length ?? 0
    const start = at + lead
    // `costureira inscrita no CPF`: a trade ends where the documents begin.
    const isCut: boolean = afterStatus && start < end && end < at + item.length
    const words = (isCut ? folded.slice(start, end) : item.slice(lead)).replace(HOME_FOLLOWS, '').trimEnd()
    at += item.length + 1
    const country = NATIONALITY.exec(words)
    const state = MARITAL.exec(words)
    if (country && !nationality) {
      nationality = rangeOf(text, start + country[0].lastIndexOf(country[1] ?? ''), start + country[0].length)
      const rest = /^ E (.+)$/.exec(words.slice(country[0].length))
      const second = rest?.[1] === undefined ? null : MARITAL.exec(rest[1])
      if (rest && second) {
        const from = start + country[0].length + 3
        maritalStatus ??= rangeOf(text, from, from + second[0].length)
      }
    } else if (state && !maritalStatus) {
      maritalStatus = rangeOf(text, start + state[0].lastIndexOf(state[1] ?? ''), start + state[0].length)
    } else if (country || state) {
      // Another person's, as of a husband who is named beside her.
      break
    } else if (OCCUPATION.test(words)) {
      const prefix = OCCUPATION.exec(words)?.[0].length ?? 0
      stated ??= rangeOf(text, start + prefix, start + words.length)
    } else if (!occupation && (start < end || afterStatus) && isOccupation(words, isQualified)) {
      occupation = rangeOf(text, start, start + words.replace(OCCUPATION_AFTER, '').length)
    }
    afterStatus = country !== null || state !== null || (afterStatus && /^(?:MAIOR|CAPAZ|$)/.test(words))
  }
  return {
    nationality,
    maritalStatus,
    occupation: stated ?? occupation ?? (isQualified ? lateOccupation(text, folded, end) : null),
  }
}

/** `…, RG 1.234.567 ITEP/RN, pescador artesanal, residente na …, CEP 59600-000, …`: a trade before the home or right behind it. */
function lateOccupation(text: string, folded: string, from: number): TextRange | null {
  const home = HOME.exec(folded.slice(from))?.index
  if (home === undefined) return null
  const isCapitals = !/\p{Ll}/u.test(text)
  const before = folded.slice(from, from + home).matchAll(/(?<=,\s)[A-Z][A-Z '()-]+?(?=,\s)/g)
  const behind = folded.slice(from).matchAll(/(?<=CEP:? ?[\d.]{5,6}-\d{3},\s)[A-Z][A-Z '()-]+?(?=,\s)/g)
  for (const item of [...before, ...behind]) {
    const start = from + item.index
    // Issuers are capitals in print.
    const isWord = isCapitals ? item[0].length >= CAPITALS_MIN : /^\p{Ll}/u.test(text.charAt(start))
    if (isWord && !DOCUMENTS.test(item[0]) && isOccupation(item[0], true))
      return rangeOf(text, start, start + item[0].length)
  }
  return null
}

const CAPITALS_MIN = 6
/** `vendedora e residir na …`. */
const HOME_FOLLOWS = /\sE(?:\s(?:RESID|DOMICILI|MORA).*|\s?)$/
const HOME = /(?<![A-Z])(?:RESIDEN|DOMICILI|MORADOR|COM ENDERECO|ENDERECO)/

function isOccupation(words: string, isQualified: boolean): boolean {
  if (!isQualified || words.length < 3 || words.length > LENGTH_MAX) return false
  if (/ENSES?$/.test(words)) return false
  return (
    /^[A-Z](?:[A-Z '()/ªº-]|(?<=[A-Z])\.(?= [A-Z])|\d{1,2}(?=[ºª°]))+$/.test(words) &&
    !NO_OCCUPATION.test(words)
  )
}

function rangeOf(text: string, start: number, end: number): TextRange | null {
  const value = tidy(text.slice(start, end))
  return value === '' ? null : { value, start, end }
}

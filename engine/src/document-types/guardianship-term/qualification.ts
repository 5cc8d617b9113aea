import { findCpfs } from '../../values/cpf.ts'
import { findDates } from '../../values/date.ts'
import { pattern, patternPart } from '../../values/pattern.ts'
import { tidy } from '../../values/tidy.ts'
import { parseUf } from '../../values/uf.ts'
import type { TextRange } from './address.ts'
import { KINSHIP, SIDE } from './role-words.ts'

/** Readers of one attribute each, over the text after a name; offsets are of that text. */

/** Another document's number may stand near; the caption decides, or the mask that only a CPF has. */
export function findPersonCpfs(text: string, folded: string): (TextRange & { readonly valid: boolean })[] {
  return findCpfs(text)
    .filter((hit) => {
      const before = folded.slice(Math.max(0, hit.start - 30), hit.start)
      return hit.masked || /C\.?\s?P\.?\s?F|CIC|CADASTRO DE PESSOA/.test(before)
    })
    .map((hit) => ({ value: hit.value, start: hit.start, end: hit.end, valid: hit.valid }))
}

const RG = pattern('g')`
  (?<![A-Z])
  (?:R\.?\s?G\.?(?:\/CI|\/RG)?|C.?[/]?RG|C\.?I\.?(?:\/RG)?
    |(?:CARTEIRA|CEDULA|DOCUMENTO|REGISTRO)(?: DE)? IDENTIDADE|IDENTIDADE(?: CIVIL)?|REGISTRO GERAL
    |R\.?N\.?[EM]\.?|CIN)
  (?![A-Z])[^\d\n;]{0,34}?((?:[A-Z]{1,2}[-. ]?)?\d[\d.]{2,14}\d?(?:\s?-\s?(?:\d{1,2}|X)|\sX(?![A-Z]))?)
  (?!\d|\/\d)
`
const ISSUER = pattern()`
  ^[\s,./()–-]{0,4}(?:\dª? ?VIA,?\s)?
  (?:(?:EXPEDID[OA]|EMITID[OA])(?:,? EM \S+)? P(?:EL[OA]|OR)\s+(?:[OA]\s)?
    |(?:ORGAO(?: EMISSOR| EXPEDIDOR)?(?: ?\/ ?UF)?|EXPEDICAO)[: ]+|D[OA]\s)?
  (
    (?!E |CPF|C\.P|NASC|RESID|INSCR|FILH|DATA|EXPED)[A-Z]{2,8}
      (?:\s?[/-]\s?(?!CPF|CIC)[A-Z]{2,4}(?![A-Z])){0,2}
      (?:\s(?:AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)(?![A-Z]))?
    )
  (?![A-Za-z])
`
/** Issuers are capitals in print, whatever the text around them. */
const ISSUER_PRINTED = /^[A-ZÀ-Ý]{2,8}/

export interface RgHit {
  readonly rg: TextRange
  readonly issuer: TextRange | null
}

export function findRgs(text: string, folded: string): RgHit[] {
  return [...folded.matchAll(RG)].flatMap((match) => {
    const printed = match[1] ?? ''
    const start = match.index + match[0].length - printed.length
    const end = start + printed.length
    // `12.345.678-` and `X` below it: the hyphen at the end of a line is easily lost.
    const value = tidy(text.slice(start, end)).replace(/\s?-\s?|\s(?=X$)/g, '-')
    if (value.replace(/\D/g, '').length < 4) return []
    const first = { rg: { value, start, end }, issuer: issuerAfter(text, folded, end) }
    return [first, ...listedRgs(text, folded, first.issuer?.end ?? end)]
  })
}

const LISTED_RG =
  /^[\s)]*(?:,|E)\s+(?:D[EO]\s)?N[º°O.]{0,2}\s*((?:[A-Z]{1,2}[-. ]?)?\d[\d.]{4,14}(?:\s?-\s?[\dX])?)(?![\d/])/

/** `… nº 1 (SSP/MT) e nº 2 (SESP/MT)`: the caption is said once. */
function listedRgs(text: string, folded: string, from: number): RgHit[] {
  const match = LISTED_RG.exec(folded.slice(from, from + 60))
  const printed = match?.[1]
  if (!match || printed === undefined) return []
  const end = from + match[0].length
  const start = end - printed.length
  const issuer = issuerAfter(text, folded, end)
  return [
    { rg: { value: text.slice(start, end), start, end }, issuer },
    ...listedRgs(text, folded, issuer?.end ?? end),
  ]
}

function issuerAfter(text: string, folded: string, at: number): TextRange | null {
  const match = ISSUER.exec(folded.slice(at, at + 60))
  const name = match?.[1]
  if (!match || name === undefined) return null
  const start = at + match[0].length - name.length
  const printed = text.slice(start, start + name.length)
  return ISSUER_PRINTED.test(printed)
    ? { value: printed.replace(/\s+/g, ' '), start, end: start + name.length }
    : null
}

/** `nascida em …`, `com nascimento em …`, `Data de nascimento: …`; all dates of a list. */
export function findBirthDates(text: string, folded: string): (TextRange & { readonly iso: string })[] {
  const dates = findDates(text, { pivot: 30 })
  const cues = [
    ...folded.matchAll(/(?<![A-Z])(?:NASCID[OA]S?|NASCEU|NASCERAM|NASCIMENTO|NASC\.?|D\.?N\.?|DN)(?![A-Z])/g),
  ]
  return dates.flatMap((date, i) => {
    const before = folded.slice(0, date.start)
    const cue = cues.findLast((one) => one.index < date.start)
    if (!cue) return []
    const gap = before.slice(cue.index + cue[0].length)
    const previous = dates[i - 1]
    const isListed =
      previous &&
      /^[\s,]*(?:E|E,|,)?[\s,]*(?:E )?(?:EM|AOS|A)?\s*$/.test(folded.slice(previous.end, date.start))
    if (gap.length > 60 && !isListed) return []
    if (/(?:SENTENCA|DECISAO|CPF|PROFERID|DATADA)/.test(gap)) return []
    return [{ value: date.iso, iso: date.iso, start: date.start, end: date.end }]
  })
}

const BIRTHPLACE_CUES: readonly RegExp[] = [
  /^,\s(?:NATURAL\s)?DE\s/,
  /(?<![A-Z])(?:NATURALIDADE|NATURA(?:L|IS) D[EOA](?:\([A-Z]\))?|LOCAL DE NASCIMENTO)[\s:]*(?:(?:D?A CIDADE|D?O MUNICIPIO) D[EO]\s)?/,
  /NASCID[OA]S?(?:\([A-Z]\))?\s(?:EM|AOS|NO DIA):?[^;:]{4,40}?,?\s(?:EM|NA CIDADE DE|N[OA] MUNICIPIO DE)\s(?=[A-Z])/,
  /NASCID[OA]S?(?:\([A-Z]\))?\sEM\s(?=[A-Z])/,
  /(?:NASCID[OA]S?(?:\([A-Z]\))?\sEM|NASCIMENTO:)\s[\d/.]{8,10}\s?,\s(?=[A-Z][A-Z' -]{2,40}\/[A-Z]{2}(?:\s?[,;)\n]|$))/,
]
const CITY =
  /^([A-Z][A-Z' .-]{1,40}?)\s?(?:[/,(]|\s[-–]|[-–])\s?(?:(?:ESTADO )?D[OEA]S? )?([A-Z]{2}(?![A-Z])|[A-Z ]{4,19}?(?=[\s)]*(?:[,.;\n)]|$)))/

/** `natural de Betim/MG`, `Naturalidade: Betim - MG`, `nascido em 2019, em Catalão/GO`; as `City/UF`. */
export function findBirthplace(text: string, folded: string): TextRange | null {
  for (const cue of BIRTHPLACE_CUES) {
    const match = cue.exec(folded)
    if (!match) continue
    const start = match.index + match[0].length
    const place = CITY.exec(folded.slice(start, start + 90))
    const uf = place ? parseUf(place[2] ?? '') : null
    if (!place || !uf) continue
    const city = text.slice(start, start + (place[1]?.length ?? 0)).trim()
    return { value: `${city}/${uf}`, start, end: start + place[0].length }
  }
  return null
}

const RELATIONSHIP = `((?:${KINSHIP})${SIDE})`
const RELATIONSHIPS: readonly RegExp[] = [
  new RegExp(
    `(?:QUALIDADE|PARENTESCO[^:\\n]{0,30}|VINCULO[^:\\n]{0,30}|RELACAO COM [^:\\n]{0,30})(?::\\s*|(?<=\\))\\s)${RELATIONSHIP}(?![A-Z])`,
  ),
  new RegExp(
    patternPart`
      (?:^\s?|[,;(]\s?|\s-\s|NA QUALIDADE DE |NA CONDICAO DE |SENDO (?:O|A)S? [A-Z]+ |QUE E |(?<![A-Z])E )
      (?:SEU |SUA |O |A |ELE |ELA )?${RELATIONSHIP}
      (?=\s*[,).;]|\s-|\s(?:D[EOA]S?|E)(?:\([A-Z]\))?\s(?!NASC)|\s*$)
    `,
  ),
]

/** Kinship to the ward, as printed. `filho de …` names a parent and `companheira` a state, so both need more. */
export function findRelationship(text: string, folded: string): TextRange | null {
  for (const [nth, pattern] of RELATIONSHIPS.entries()) {
    for (const match of folded.matchAll(new RegExp(pattern, 'g'))) {
      const word = match[1] ?? ''
      const start = match.index + match[0].lastIndexOf(word)
      const after = folded.slice(start + word.length, start + word.length + 12)
      const isCaptioned = nth === 0
      if (isCaptioned)
        return { value: text.slice(start, start + word.length), start, end: start + word.length }
      if (/^FILH[OA]$/.test(word) && /^ D[EA] (?!CURAT|INTERD|REQUERID|INCAPAZ|TUTELAD)/.test(after)) continue
      if (/^(?:COMPANHEIR[OA]|ESPOS[OA]|MARIDO|MULHER|CONJUGE)$/.test(word) && !/^ D[OA]/.test(after))
        continue
      return { value: text.slice(start, start + word.length), start, end: start + word.length }
    }
  }
  return null
}

/** `seu sobrinho, NAME`, `a avó materna, NAME`. */
export function relationshipBefore(text: string, folded: string): TextRange | null {
  const match = new RegExp(
    `(?<![A-Z])(?:SEUS?|SUAS?|OS?|AS?)\\s${RELATIONSHIP}(?:\\sD[OA]S?\\s[A-Z]{5,16})?[,\\s]*(?:(?:O|A)\\s)?(?:SRA?\\.?|SENHORA?)?\\s*$`,
  ).exec(folded)
  const word = match?.[1]
  if (!match || word === undefined) return null
  if (
    /^(?:COMPANHEIR[OA]|ESPOS[OA]|MARIDO|MULHER|CONJUGE)$/.test(word) &&
    /(?<![A-Z])E\s(?:DE\s)?(?:SEU|SUA)\s/.test(folded)
  )
    return null
  const start = match.index + match[0].indexOf(word)
  return { value: text.slice(start, start + word.length), start, end: start + word.length }
}

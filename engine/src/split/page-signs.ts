import type { PageLayout, ReadLine } from '../fields/reading.ts'
import { median } from '../geometry.ts'
import { fold } from '../values/fold.ts'
import { beginsWithGivenName } from '../values/given-names.ts'
import { pattern } from '../values/pattern.ts'
import { findPersonNames } from '../values/person-name.ts'

/** Signs of one page for where documents begin and end. */
export interface PageSigns {
  /** `página 2 de 3`, `Pag.1/3`; null where it is not numbered. The last page is null where it is not printed. */
  readonly number: { readonly at: number; readonly of: number | null } | null
  /** Numbers and codes that stand for one document, person or case. */
  readonly keys: ReadonlySet<string>
  /** Names of people, folded. */
  readonly names: ReadonlySet<string>
  /** Words of five letters and more. */
  readonly words: ReadonlySet<string>
  /** The first rows of print, without figures. */
  readonly head: readonly string[]
  /** The last rows. */
  readonly foot: readonly string[]
  /** The title of a document stands alone on a row of the upper part. */
  readonly hasTitle: boolean
  /** A court, an office or the republic opens the page. */
  readonly hasLetterhead: boolean
  /** The first row goes on with a sentence, or with an item that is not the first. */
  readonly goesOn: boolean
  /** An annex, a list of conditions or of vehicles opens the page. */
  readonly isAnnex: boolean
  /** The page opens with what ends a document: a place and a day, who signed it, where it can be verified. */
  readonly opensWithEnd: boolean
  /** Keys of the first rows: the number of a licence or case. */
  readonly headKeys: ReadonlySet<string>
  /** Somebody signs in the lower part, or a place and a day stand there. */
  readonly isSigned: boolean
  /** Of the page's height: where its last upright row below the head ends. */
  readonly end: number
  readonly width: number
  readonly height: number
  /** Of print, as a share of the page's height. */
  readonly em: number
  /** Of the page's width. */
  readonly left: number
  readonly isLayer: boolean
}

const UPPER_PART = 0.4
const LOWER_PART = 0.5
const HEAD_ROWS = 4
const FOOT_ROWS = 3
const TITLE_LENGTH_MAX = 90

const TITLE = pattern()`
  ^\W*(?:LICENCA|TERMO|CERTIFICADO|AUTORIZACAO|PORTARIA|DECLARACAO|CERTIDAO|ALVARA|CARTEIRA|OFICIO|REQUERIMENTO|PROCURACAO
  |CONTRATO|SENTENCA|DECISAO|DESPACHO|RELATORIO|LAUDO|PARECER|NOTA FISCAL|FATURA|RECIBO|BOLETIM|FICHA|FORMULARIO|COMPROVANTE
  |ATESTADO|EXTRATO|PETICAO|EDITAL|ATA|RESOLUCAO|LAO|LO|LMO|PERMISSAO|CADASTRO|REGISTRO|PRONTUARIO|COMUNICADO|NOTIFICACAO
  |CURRICULO|ORDEM|TERMOS|GUIA|CRLV|APOLICE|PROPOSTA)(?![A-Z])
`
const LETTERHEAD = pattern()`
  ^\W*(?:PODER JUDICIARIO|TRIBUNAL DE JUSTICA|GOVERNO D|ESTADO D|PREFEITURA|MUNICIPIO D|SERVICO PUBLICO|MINISTERIO|SECRETARIA
  |REPUBLICA FEDERATIVA|INSTITUTO|AGENCIA|FUNDACAO|COMPANHIA|DEPARTAMENTO|CONSORCIO|COMARCA|JUIZO|DETRAN)
`
const SIGNED = pattern()`
  ASSINAD|ASSINATURA|JUIZ|ESCRIV|DIRETOR|PRESIDENTE|SECRETARI|COORDENADOR|SUPERINTENDENTE|TESTEMUNHA
  |\bDE (?:JANEIRO|FEVEREIRO|MARCO|ABRIL|MAIO|JUNHO|JULHO|AGOSTO|SETEMBRO|OUTUBRO|NOVEMBRO|DEZEMBRO) DE\b
`
const NUMBERED = pattern()`
  (?:\bPAG(?:INA)?\b|\bPG\b|\bFOLHA\b|\bF[L1I]\b)[ .:N]{0,3}(\d{1,3})(?: ?(?:/|\bDE\b) ?(\d{1,3}))?(?![\d/])
  |^\W*(\d{1,2}) ?(?:/|\bDE\b) ?(\d{1,2})\W*$
`
const ANNEX = pattern()`
  \bANEX[OA]S?\b|\bCONDICIONANTES?\b|^\W*CONDICOES\b|\bCONTINUACAO\b|\bCRONOGRAMA\b|^\W*(?:RELACAO|LISTA) D[EOA]S?\b
  |^\W*VERSO\b|^\W*(?:VEICULOS|FROTA|PLACAS?)\b|^\W*OBSERVACOES\b
`
const END = pattern()`
  ASSINAD[OA]|AUTENTICIDADE|PODE SER (?:CONFERID|VERIFICAD|VALIDAD)
  |^\W*[A-Z' -]{3,40}(?:[,/-] ?[A-Z]{2})?, (?:EM )?\d{1,2}A? DE [A-Z]+ DE \d{4}|^\W*_{6,}
`
const NAME_WORDS_MIN = 3
const ANNEX_ROWS = 4
const KEY_ROWS = 6
/** Numbers with marks, or of letters and figures, that are long enough to be somebody's. */
const KEY = /[A-Z\d](?:[./-]?[A-Z\d]){6,}|\d{1,4}\/(?:19|20)\d\d(?!\d)/g
const GOES_ON = /^(?:\p{Ll}|[-–•]|(?:[2-9]|[1-9]\d)(?:\.\d+)*[.)\s-])/u

/** What a page says; null where nothing is printed on it. */
export function signsOf({ page, rows, turned }: PageLayout): PageSigns | null {
  const lines = rows.flat()
  if (lines.length === 0) return null
  const texts = rows.map((row) => row.map(({ norm }) => norm).join(' '))
  const all = [...texts, ...turned.map(({ norm }) => norm)]
  const annexAt = texts.slice(0, ANNEX_ROWS).findIndex((text) => ANNEX.test(text))
  const isAnnex = annexAt >= 0
  const titleAt = rows.findIndex((row) => row.some(isTitleOf(page.height)))
  const lower = lines.filter(({ box }) => box.bottom > LOWER_PART * page.height)
  const head = texts.slice(0, HEAD_ROWS)
  const foot = [...texts.slice(-FOOT_ROWS), ...turned.map(({ norm }) => norm)]
  return {
    number: numberIn([...head, ...foot]),
    keys: new Set(all.flatMap(keysIn)),
    names: new Set(lines.flatMap(({ line }) => namesIn(line.text))),
    words: new Set(all.flatMap((text) => text.match(/[A-Z]{5,}/g) ?? [])),
    head: head.map(withoutFigures),
    foot: foot.map(withoutFigures),
    hasTitle: isAnnex ? titleAt >= 0 && titleAt < annexAt : titleAt >= 0,
    hasLetterhead: lines.slice(0, 2 * HEAD_ROWS).some(({ norm }) => LETTERHEAD.test(norm)),
    goesOn: GOES_ON.test((rows[0]?.[0] ?? lines[0])?.line.text.trim() ?? ''),
    isAnnex,
    opensWithEnd: texts.slice(0, 2).some((text) => END.test(text)),
    headKeys: new Set(texts.slice(0, KEY_ROWS).flatMap(keysIn)),
    isSigned: lower.some(({ norm }) => SIGNED.test(norm)),
    end: endOf(rows, page.height),
    width: page.width,
    height: page.height,
    em: median(lines.map(({ line }) => line.height)) / page.height,
    left: Math.min(...lines.map(({ box }) => box.left)) / page.width,
    isLayer: lines.every(({ line }) => line.source === 'text-layer'),
  }
}

function isTitleOf(height: number): (line: ReadLine) => boolean {
  return ({ norm, box }) =>
    box.top < UPPER_PART * height && norm.length <= TITLE_LENGTH_MAX && TITLE.test(norm)
}

function numberIn(texts: readonly string[]): PageSigns['number'] {
  for (const text of texts) {
    const [, at, of, bareAt, bareOf] = NUMBERED.exec(text) ?? []
    const [first, last] = [Number(at ?? bareAt), Number(of ?? bareOf)]
    if (!(first >= 1)) continue
    if (Number.isNaN(last)) return { at: first, of: null }
    if (last >= first) return { at: first, of: last }
  }
  return null
}

function keysIn(text: string): string[] {
  return (text.match(KEY) ?? [])
    .filter((key) => key.replace(/\D/g, '').length >= 5)
    .map((key) => key.replace(/[./-]/g, ''))
}

/** Of three words and more: two are soon another person's. Offices read as names, but begin with no given name. */
function namesIn(text: string): string[] {
  return findPersonNames(text)
    .filter(({ name }) => beginsWithGivenName(name))
    .map(({ name }) => fold(name))
    .filter((name) => name.split(' ').length >= NAME_WORDS_MIN)
}

function withoutFigures(text: string): string {
  return text.replace(/\d+/g, '0')
}

/** Furniture at the foot ends no text. */
function endOf(rows: readonly (readonly ReadLine[])[], height: number): number {
  const bottoms = rows.flat().map(({ box }) => box.bottom / height)
  return Math.max(...bottoms.filter((bottom) => bottom < 0.92), 0)
}

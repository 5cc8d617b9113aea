import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { PLACE_BEFORE_DATE } from '../../values/place.ts'

const BULLET =
  /^\s*(?:[•▪◦*·]|[-–—](?=\s)|\(?(?:[a-z]|[ivx]{1,4})\)|[IVX]{1,4}\s?[-–—.)](?=\s)|\d{1,2}[.)](?=\s))\s*/
/** `1 - …` numbers an item only where `2 - …` follows. */
const DASHED_NUMBER = /^\s*(\d{1,2})\s?[-–—]\s+/
/** `D-01-13-9 …`, `1011-2/01 - …`, `47.10.10 – …`, or a bullet. */
export const ELEMENT_START =
  /^\s*(?:[•▪◦*·]|[-–—]\s|\(?(?:[a-z]|[ivx]{1,4})\)(?:\s|$)|[IVX]{1,4}\s?[-–—.)]\s|\d{1,2}[.)]\s|(?:[A-Z]-)?\d[\d.,/-]{3,}\d(?:\s|$))/
/** Letters an activity must have; less is a code or a measure. */
const LETTERS_MIN = 6
/** Captions of other columns: an activity is none of them. */
export const OTHER_CAPTION = pattern()`
  ^
  (?:CODIGO|PARAMETRO|QUANTIDADE|UNIDADE(?! D[EAO] (?!MEDIDA))|PORTE|MEDIDA|CLASSE
    |GRUPO(?= (?:\d{1,2}|[A-Z])\b)|POTENCIAL|CNAE|ENDERECO|MUNICIPIO|BACIA|LOCALIZACAO|CEP|BAIRRO
    |AREA(?! DE (?:TRANSBORDO|TRIAGEM|LAZER))|CORPO|COORDENADA|CPF|CNPJ|NOME|RAZAO)
  \b
`

/** Lists put a code or a bullet before each activity; without them the cell is one activity that wraps. */
export function splitElements(text: string): string[] {
  const beside = text.split(/\s\|\s/).map(clean)
  if (beside.length > 1 && beside.every(namesActivity)) return beside
  // `4930-2/03 - Transporte …; 5211-7/99 - Depósitos …`: a code after a semicolon begins the next one.
  const lines = withBulletsApart(text)
    .replace(/;\s+(?=(?:[A-Z]-)?\d[\d.,/-]{3,}\d\s)/g, '\n')
    .replace(INLINE_ITEM, '\n')

    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length > 1 && lines.every((line, i) => DASHED_NUMBER.exec(line)?.[1] === String(i + 1)))
    return lines.map((line) => clean(line.replace(DASHED_NUMBER, '')))
  const starts = lines.filter((line) => ELEMENT_START.test(line)).length
  if (starts < 2 || !ELEMENT_START.test(lines[0] ?? '')) {
    // `Polimento de rochas; Depósito de lama`: a capital after a semicolon begins the next activity.
    const whole = text.replace(BULLET, '')
    const parts = whole.split(/;\s+(?:e\s+)?/u).map(clean)
    if (isTurnedRound(parts)) return [clean(whole)]
    return parts.every(standsAlone) ? parts : whole.split(/;\s+(?=\p{Lu}\p{Ll})/u).map(clean)
  }
  const elements: string[] = []
  for (const line of lines) {
    if (ELEMENT_START.test(line)) elements.push(line)
    else elements[elements.length - 1] += `\n${line}`
  }
  return elements.map((element) => clean(element.replace(BULLET, '')))
}

/** `a) extração; b) fabricação` on one line. */
const INLINE_ITEM = /[;,]\s+(?:e\s+)?(?=\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s|[IVX]{1,4}\s[-–—]\s)/g

/** `Revenda de combustíveis • Lavagem de veículos`: bullets that part the items of one line. */
function withBulletsApart(text: string): string {
  const parts = text.split(/(?<=[^\s•▪◦])[^\S\n]+[•▪◦]\s+/)
  return parts.length > 1 ? parts.map((part) => `• ${part.replace(BULLET, '')}`).join('\n') : text
}

/** `Combustíveis e lubrificantes; comércio varejista`: the thing, and in small letters what is done with it. */
function isTurnedRound([thing = '', deed = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && /^\p{Lu}.*\p{Ll}/u.test(thing) && /^\p{Ll}/u.test(deed) && !namesActivity(thing)
}

/** `Embalagens de plástico; fabricação de` turns one activity's words round; others are several. */
export function standsAlone(part: string): boolean {
  const letters = part.match(/\p{L}/gu)?.length ?? 0
  return letters >= PART_LETTERS_MIN && /\s/.test(part) && !/\s(?:d[aeo]s?|em|com|para|e)$/i.test(part)
}

const PART_LETTERS_MIN = 12

/** One line, without what parts it from its surroundings; a hyphen at the end of a line is one of the word. */
export function clean(text: string): string {
  return text
    .replace(/(?<=[\p{L}\d]-)\s*\n\s*(?=[\p{L}\d])/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:–—-]+/, '')
    .replace(/[\s.,;:]+$/, '')
}

/** Nouns that activities are named by all over the catalogues, and how such nouns end. */
const ACTIVITY = pattern()`
  ^(?:[\dA-Z.,/-]*\d\S* ?-? ?)?
  (?:\w{4,}(?:[CS]AO|[CS]OES|CULTURA)|\w+(?:AGEM|MENTO)|PRODU\w+|TRANSPORTE|COMERCIO|INDUSTRIA|COLETA|LAVRA
    |ABATE|ABATEDOURO|FRIGORIFICO|CURTUME|SERRARIA|OLARIA|CERAMICA|USINA|POSTO|ATERRO|DEPOSITO|OFICINA
    |HOSPITAL|CLINICA|CEMITERIO|LATICINIO|FABRICA|CONFECCAO|TERMINAL|SISTEMA|ESTACAO|SERVICOS?|POLIMENTO
    |REFORMA|CULTIVO|AVIARIO|GRANJA|MINERACAO)
  \b(?: |$)
`

/** Whether it begins as activities are named, with more words than one: `Fabricação de telhas`, not `Olaria`. */
export function namesActivity(value: string): boolean {
  const norm = normalise(value)
  return (
    ACTIVITY.test(norm) &&
    /^(?:\S+ )?\S+ (?:D[AEO]S?|E|PARA|A|EM|POR|COM|SEM|RODOVIARI[OA]|INDUSTRIAL|SANITARIO)\b/.test(norm)
  )
}

/** `empreendimento acima qualificado`, `atividade descrita no item 2`: the activity itself stands elsewhere. */
const POINTS_ELSEWHERE = pattern()`
  ^(?:(?:D?[AO]S?|SEU|SUA) )?
  (?:EMPREENDIMENTO|ESTABELECIMENTO|ATIVIDADES?|UNIDADE|INTERESSAD[AO]|LICENCIAD[AO])S?
  ,? (?:(?:LOGO|ORA|SUPRA|AO|NO|NA) ?)*
  (?:ACIMA|ABAIXO|LADO|SUPRA\w*|DESCRIT[AO]S?|QUALIFICAD[AO]S?|IDENTIFICAD[AO]S?|MENCIONAD[AO]S?
    |ESPECIFICAD[AO]S?|DISCRIMINAD[AO]S?|RELACIONAD[AO]S?|REFERID[AO]S?|VERSO|ANEXO|QUADRO|ITEM|CAMPO|TABELA)
  \b
`
/** `DESCRIÇÃO DA ATIVIDADE` + `A SER DESENVOLVIDA`: a caption that goes on. */
const REST_OF_CAPTION =
  /^(?:A SER(?:EM)? |QUE |(?:LICENCIAD|DESENVOLVID|EXERCID|PRETENDID|AUTORIZAD|REQUERID|SOLICITAD|DECLARAD)[AO]S?\b)/
const PLACE_AND_DATE = new RegExp(
  `^${PLACE_BEFORE_DATE}\\d{1,2}A? (?:DE [A-Z]+ DE |/ ?\\d{2} ?/ ?)\\d{4}`,
  'u',
)

/** Words enough to be an activity, and not another column's caption. */
export function isActivity(value: string): boolean {
  const norm = normalise(value)
  return (
    (norm.match(/[A-Z]/g)?.length ?? 0) >= LETTERS_MIN &&
    !OTHER_CAPTION.test(norm) &&
    !/^(?:NENHUMA?|NAO |SEM (?:ATIVIDADES?|OUTR[AO]S?)|INEXISTENTE|ISENT|ABAIXO|A SEGUIR|ACIMA|PRINCIPAL|DESCRICAO)\b/.test(
      norm,
    ) &&
    !POINTS_ELSEWHERE.test(norm) &&
    !REST_OF_CAPTION.test(norm) &&
    !PLACE_AND_DATE.test(norm)
  )
}

/** How much the words speak for or against an activity, as log-odds: what begins like one, what talks of the licence. */
export function activityScore(elements: readonly string[]): number {
  if (elements.some((element) => OF_THE_LICENCE.test(normalise(element)))) return -1.5
  if (elements.every((element) => KIND.test(normalise(element)))) return -1.2
  return (0.6 * elements.filter(namesActivity).length) / elements.length
}

/** The kind of an activity in one word, beside which the activity itself is printed. */
const KIND = pattern()`
  ^
  (?:(?:AGRO)?INDUSTRIAL?|COMERCIAL|COMERCIO|RURAL|AGROPECUARIA|AGRICOLA|PECUARIA|SERVICOS?
    |PRESTACAO DE SERVICOS|TRANSPORTES?|MINERACAO|ENERGIA|SANEAMENTO)
  $
`

const OF_THE_LICENCE =
  /\b(?:LICENCAS?|PROCESSO|REQUERIMENTO|CONDICIONANTES?|RESOLUCAO|DECRETO|PORTARIA|VALIDADE|INTERESSADO|EMPREENDEDOR)\b/

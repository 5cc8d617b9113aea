import { LIMITS } from '../limits.ts'
import type { TextLine } from '../types.ts'
import { normalise } from '../values/normalise.ts'
import { anyOf } from '../values/pattern.ts'
import { columnsOf } from './columns.ts'
import { beginsParagraph, boxOfRows } from './paragraphs.ts'
import { type PlacedLine, type Row, rowsOf } from './reading-order.ts'

const ACTS_MIN = 2
/** At most so many rows are an act's head: kind, number and day. Within as many a notice says that it makes something public. */
const HEAD_ROWS_MAX = 6
/** The body of an act has so many words in small letters: captions and cells of a form are no text. */
const BODY_PROSE_MIN = 5
/** What stands above the first act and has more words is no page's head. */
const HEAD_WORDS_MAX = 70
/** A row of so many cells is one of a table, as of former licences, not the beginning of an act. */
const TABLE_CELLS = 4

/** One of several acts that a page prints one after the other, in the parts that columns make of it. */
export interface Act {
  readonly parts: readonly (readonly TextLine[])[]
  /** How many it has. */
  readonly words: number
  /** Its title has a number, or it makes something public: a part of a form, as a receipt under a licence, has neither. */
  readonly isNumbered: boolean
  readonly isNotice: boolean
}

/** A gazette's page: what belongs to the page itself, and its acts in the order they are read. */
export interface PageOfActs {
  readonly furniture: readonly TextLine[]
  readonly acts: readonly Act[]
}

/** What acts of offices are called where they begin. */
const HEAD = anyOf(
  'ACORDAO|ADJUDICACAO|ATA|ATO|AUTORIZACAO|AVISO|CERTIDAO|CHAMADA PUBLICA|CHAMAMENTO|COMUNICADO|CONCESSAO|CONCORRENCIA|CONVOCACAO|' +
    'DECISAO|DECLARACAO|DECRETO|DELIBERACAO|DESPACHO|DISPENSA|EDITAL|ERRATA|EXTRATO|HOMOLOGACAO|INEXIGIBILIDADE|' +
    'INSTRUCAO NORMATIVA|LEI|LICENCA|NOTIFICACAO|PEDIDO|PORTARIA|PORTARIAS|PREGAO|RATIFICACAO|RECEBIMENTO|REQUERIMENTO|' +
    'RESOLUCAO|RESULTADO|RETIFICACAO|SUMULA|TERMO|TOMADA DE PRECOS',
)

/** A court's gazette begins each case with its number. */
const CASE = /^\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}(?!\d)/

/** The same with a word before it, where a column has at least so many: surely, or where the text of a case stands between two. */
const LISTED_CASE = /(?:^|[–-] )PROCESSO(?: N[.O]*)?:? ?(\d{7}-\d{2}\.\d{4}\.\S+)/
const LISTED = { surely: 3, least: 2 }

/** A gazette's own number of an act, at the act's foot. */
const FOOT = /^(?:CODIGO IDENTIFICADOR|COD(?:IGO)?\.? (?:DA )?MAT(?:ERIA)?|PROTOCOLO)\W+\w*\d\w*$/

/** A part of a court, above its acts, where a page has several. */
const DIVISION = /^\d{1,2}A VARA(?: [A-Z]+)*$/
const DIVISIONS_MIN = 2

/** A judgment of several judges ends with what they decided. */
const [JUDGMENT, PART_OF_JUDGMENT] = ['ACORDAO', 'DECISAO']

const NUMBERED = /\bN[.O]* ?\d|\d\/\d{4}\b|\b\d{7}-\d{2}\.\d{4}/

const MAKES_PUBLIC =
  /\bTORNA(?:M)? PUBLIC[AO]S?\b|\bFAZ(?:EM)? SABER\b|\bCOMUNICA(?:M)? (?:QUE )?(?:RECEBEU|REQUEREU)\b/

/** The acts of a page that has several; null where it has not. */
export function actsOf(lines: readonly TextLine[]): PageOfActs | null {
  const placed = rowsOf(lines).flat()
  if (placed.length === 0) return null
  const { above, columns } = columnsOf(placed)
  const divisions = new Set(
    placed.map(({ line }) => normalise(line.text)).filter((text) => DIVISION.test(text)),
  )
  const isDivision = (text: string) => divisions.size >= DIVISIONS_MIN && divisions.has(text)
  const acts: Row[][][] = []
  const before: PlacedLine[] = [...above]
  let headEnds = Number.NEGATIVE_INFINITY
  for (const column of columns) {
    const rows = rowsOf(column.map(({ line }) => line))
    const starts = startsOf(rows, isDivision)
    const [first = rows.length] = starts
    // What goes on from the column before; of the first column it is the page's head, or the end of an act of the page before.
    // Beside that head stands more of it, as a gazette's day.
    const open = acts.at(-1)
    const beside = rows.slice(0, first).filter((row) => row.every(({ box }) => box.bottom <= headEnds))
    const begun = rows.slice(beside.length, first)
    before.push(...beside.flat())
    if (open) open.push(begun)
    else if (starts.length > 0 && wordsOf(begun) > HEAD_WORDS_MAX) acts.push([begun])
    else {
      before.push(...begun.flat())
      headEnds = Math.max(headEnds, ...(begun.at(-1) ?? []).map(({ box }) => box.top))
    }
    for (const [i, start] of starts.entries()) acts.push([rows.slice(start, starts[i + 1])])
  }
  if (acts.length < ACTS_MIN || acts.length > LIMITS.actsPerPageMax) return null
  const own = new Set(placed.map(({ line }) => line))
  const turned = lines.filter((line) => !own.has(line))
  return { furniture: [...before.map(({ line }) => line), ...turned], acts: acts.map(actOf) }
}

function actOf(parts: readonly (readonly Row[])[]): Act {
  const filled = parts.map((rows) => rows.flat().map(({ line }) => line)).filter(({ length }) => length > 0)
  const texts = (parts[0] ?? []).map(textOf)
  const behind = texts.findIndex((text) => !isHead(text))
  const title = texts.slice(0, Math.max(1, behind))
  return {
    parts: filled,
    words: wordsOf(parts.flat()),
    isNumbered: title.some((text) => NUMBERED.test(text)),
    isNotice: MAKES_PUBLIC.test(texts.slice(0, HEAD_ROWS_MAX).join(' ')),
  }
}

function textOf(row: Row): string {
  return normalise(printOf(row))
}

function printOf(row: Row): string {
  return row.map(({ line }) => line.text).join(' ')
}

function wordsOf(rows: readonly Row[]): number {
  return rows.flat().reduce((sum, { line }) => sum + line.words.length, 0)
}

/** The rows of a column that acts begin with. */
function startsOf(rows: readonly Row[], isDivision: (text: string) => boolean): number[] {
  const column = boxOfRows(rows)
  const texts = rows.map(textOf)
  const named = rows.map((row, i) => isNamed(texts[i] ?? '') && isTitle(row))
  const cases = new Set(texts.flatMap((text) => LISTED_CASE.exec(text)?.[1] ?? [])).size
  const starts: number[] = []
  for (const [i, row] of rows.entries()) {
    const last = starts.at(-1)
    const isSameHead = last !== undefined && i - last <= HEAD_ROWS_MAX && texts.slice(last, i).every(isHead)
    if (isSameHead) continue
    const above = texts[i - 1] ?? ''
    const text = texts[i] ?? ''
    const isListed = cases >= LISTED.least && LISTED_CASE.test(text)
    const isOver = () => last === undefined || hasBody(rows.slice(last, i), texts.slice(last, i))
    if (isDivision(text) && isOver()) starts.push(i)
    const isBegin = i === 0 || isHead(above) || beginsParagraph(rows[i - 1] ?? [], row, above, column)
    if (isDivision(text) || FOOT.test(text) || (!isBegin && !isListed)) continue
    // A notice below the next head is that head's, and one behind a foot is of the next act.
    const until = texts
      .slice(i + 1, i + HEAD_ROWS_MAX)
      .findIndex((one, j) => named[i + 1 + j] || FOOT.test(one))
    const reach = until < 0 ? HEAD_ROWS_MAX : until + 1
    const isNotice = MAKES_PUBLIC.test(texts.slice(i, i + reach).join(' '))
    if (text === PART_OF_JUDGMENT && last !== undefined && texts[last]?.startsWith(JUDGMENT)) continue
    // What has begun is looked at only where another act may begin: its cost stays linear.
    const mayBegin = isNotice || isListed || CASE.test(text)
    const begins = named[i] || (isListed && cases >= LISTED.surely) || (mayBegin && isOver())
    // The letterhead of a division stands above its act's title.
    const isTitleOfDivision = begins && isDivision(texts[last ?? -1] ?? '') && !isOver()
    if (begins && !isTitleOfDivision) starts.push(i)
  }
  return starts
}

/** Whether an act has more than its head: else what follows, the number of its case or its notice, is no further act. */
function hasBody(rows: readonly Row[], texts: readonly string[]): boolean {
  const text = rows.map(printOf).join(' ')
  const prose = text.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []
  return prose.length >= BODY_PROSE_MIN || MAKES_PUBLIC.test(texts.join(' '))
}

function isHead(text: string): boolean {
  return isNamed(text) || CASE.test(text)
}

function isNamed(text: string): boolean {
  return text.search(HEAD) === 0
}

/** Its first word is in capitals, and it is no row of a table. */
function isTitle(row: Row): boolean {
  if (row.length >= TABLE_CELLS) return false
  const [first = ''] = printOf(row).match(/\p{L}+/u) ?? []
  return first === first.toUpperCase()
}

import { type Block, HEADING_LENGTH_MAX, type ReadDocument, type ReadLine } from '../../fields/reading.ts'
import { type Span, wholeLine, wordConfidence } from '../../fields/span.ts'
import { LIMITS } from '../../limits.ts'
import type { Field } from '../../types.ts'
import { listOfShown } from '../../weigh/choose.ts'
import { SURE } from '../../weigh/proposal.ts'

/** `II - Condições e Restrições:`, `CONDICIONANTES`; a sentence that speaks of them is no heading. */
const HEADING =
  /^\W*(?:(?:[IVX]{1,5}|\d{1,2}(?:\.\d)?|[A-Z])\s?[.)–-]\s?)?(?:D[AE]S? )?(?:CONDICIONANTES?|CONDICOES|EXIGENCIAS|RESTRICOES|OBRIGACOES)\b/
/** A heading of anything else ends the list. */
const OTHER_HEADING =
  /^\W*(?:[IVX]{1,5}\s?[.)–-]\s?\p{Lu}|(?:OBSERVAC|DOCUMENTOS|VALIDADE|ASSINAT|ANEXO)[\p{Lu} ]*:?\W*$|(?:\d{1,2}\W+)?IDENTIFICACAO D)/u
const MARK =
  /^\W{0,2}(?:(\d{1,3})(\s?[.)–-]|\s)\s?|(\d{1,2}(?:\.\d{1,2}){1,2})\.?\s?[.)–-]?\s|([a-z])\)\s?)(?=["“(]?\p{L})/u
/** A sign ends a condition, but not that of an abbreviation whose word comes next: `disposto no art.`. */
const ENDS = /[.;:][^.;:\w]*$/
const ABBREVIATIONS = new Set(
  'art arts inc n no pág págs p fl fls cap res dec proc cf obs av eng dr dra sr sra'.split(' '),
)
/** `2 ENVIAR`, not `2 anos`. */
const CAPITAL = /^\W*\p{Lu}/u
const LETTER = /[\p{L}\d]/u
/** One condition may be any sentence. */
const ITEMS_MIN = 2

interface Mark {
  readonly text: string
  /** Of characters, with what stands before the condition's first word. */
  readonly length: number
  /** A sign or a second number says that it is one. */
  readonly isSigned: boolean
}

interface Item {
  /** null where a sentence announces the list. */
  readonly heading: string | null
  readonly mark: Mark
  readonly spans: Span[]
  readonly block: Block
  words: number
  isOpen: boolean
}

/**
 * The numbered conditions of a licence below each heading that calls them so, with its heading and lines. Numbers must follow
 * each other: what stands between is left out.
 */
export function conditionsField({ pages }: ReadDocument): Field {
  const items = listsIn(pages.flatMap(({ blocks }) => blocks))
    .filter((list) => list.length >= ITEMS_MIN)
    .flat()
  const told = items.map(({ heading, mark, spans }) => {
    return { value: { heading, number: mark.text, text: textOf(spans) }, spans }
  })
  const sure = items.map(({ spans }) => wordConfidence(spans))
  // A list whose numbers follow each other is sure to be one.
  return listOfShown(told, (SURE * sure.reduce((sum, one) => sum + one, 0)) / sure.length)
}

function listsIn(blocks: readonly Block[]): Item[][] {
  const lists: Item[][] = []
  let list: Item[] | null = null
  let heading: string | null = null
  /** A heading stands above that no condition followed yet. */
  let isFresh = false
  for (const { line, block } of blocks.flatMap((block) => block.map((line) => ({ line, block })))) {
    const { text } = line.line
    const last: Item | undefined = list?.at(-1)
    const isWithin = isSmall(text) && last?.isOpen === true && last.block === block
    if (text.length <= HEADING_LENGTH_MAX && HEADING.test(line.norm) && !isWithin) {
      heading = isSmall(text) ? null : text.replace(/\s*:\s*$/, '')
      isFresh = true
      if (last) last.isOpen = false
      list ??= []
      continue
    }
    if (!list) continue
    const mark = markOf(text)
    const isOther = OTHER_HEADING.test(line.norm) && !isWithin
    const begins = mark !== null && isFresh && isNext(mark.text, undefined) && !isOther
    if (mark && (begins || follows(mark, last, text)) && list.length < LIMITS.listMembersMax) {
      if (begins) {
        list = []
        lists.push(list)
      }
      list.push(itemOf(heading, mark, line, block))
      isFresh = false
    } else if (last && (isOther || !LETTER.test(text))) {
      last.isOpen = false
      if (LETTER.test(text)) list = null
    } else if (last?.isOpen && last.block === block && last.words < LIMITS.textWordsMax) {
      last.spans.push(wholeLine(line))
      last.words += line.line.words.length
      last.isOpen = isOpen(text)
    }
  }
  return lists
}

function itemOf(heading: string | null, mark: Mark, line: ReadLine, block: Block): Item {
  const { text, words } = line.line
  const spans = [{ ...wholeLine(line), start: mark.length }]
  return { heading, mark, spans, block, words: words.length, isOpen: isOpen(text) }
}

/** A line within a sentence. */
function isSmall(text: string): boolean {
  return /^\W*\p{Ll}/u.test(text)
}

function isOpen(text: string): boolean {
  const [, last = ''] = /(?<![\p{L}\d])(\p{L}+)\.\s*$/u.exec(text) ?? []
  return !ENDS.test(text) || ABBREVIATIONS.has(last.toLowerCase())
}

function markOf(text: string): Mark | null {
  const found = MARK.exec(text)
  const mark = found?.[1] ?? found?.[3] ?? found?.[4]
  if (!found || mark === undefined) return null
  return { text: mark, length: found[0].length, isSigned: found[2]?.trim() !== '' }
}

/** A number without a sign may also be of the sentence above, where that has no end. */
function follows(mark: Mark, last: Item | undefined, text: string): boolean {
  if (!last || !isNext(mark.text, last.mark.text)) return false
  if (!last.isOpen) return true
  const isCapital = CAPITAL.test(text.slice(mark.length))
  return mark.isSigned ? isCapital || !/^\d+\./.test(mark.text) : isCapital && !last.mark.isSigned
}

/** `2` after `1`, `1.2` after `1.1` or `1`, `b` after `a`; a list begins with the first. */
function isNext(mark: string, before: string | undefined): boolean {
  if (before === undefined) return /^0{0,2}1(?:\.0?1)?$|^a$/.test(mark)
  if (/^[a-z]$/.test(mark)) return /^[a-z]$/.test(before) && mark.charCodeAt(0) === before.charCodeAt(0) + 1
  const [own, last] = [mark, before].map((one) => one.split('.').map(Number))
  if (!own || !last) return false
  const shared = own.slice(0, -1).every((part, i) => part === last[i])
  const goesDown = own.length === last.length + 1 && shared && own.at(-1) === 1
  const goesOn = own.length <= last.length && shared && own.at(-1) === (last[own.length - 1] ?? 0) + 1
  // `2.1` after `1.4`: its own heading has no number, or was not read.
  const goesUp =
    own.length === last.length && own.length > 1 && own[0] === (last[0] ?? 0) + 1 && own.at(-1) === 1
  return goesDown || goesOn || goesUp
}

/** A hyphen at the end of a line is the word's own, or parts it. */
function textOf(spans: readonly Span[]): string {
  const parts = spans.map(({ line, start, end }) => line.line.text.slice(start, end).trim())
  return parts.join('\n').replace(/(?<=\p{Ll})-\n(?=\p{Ll})|\n/gu, (end) => (end === '\n' ? ' ' : ''))
}
